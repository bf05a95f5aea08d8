"""What the runtimes of GPUs share: the argument record, folded grids, reports, and compilers' messages."""
