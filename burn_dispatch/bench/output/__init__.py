"""How records are shown: tables of several kinds, and a page."""
