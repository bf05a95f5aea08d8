"""The kernel language and its compiler: the public names, re-exports only."""
