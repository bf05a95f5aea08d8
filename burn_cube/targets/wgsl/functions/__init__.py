"""The texts of the prelude's functions."""
