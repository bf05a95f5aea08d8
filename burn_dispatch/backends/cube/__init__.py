"""The backend of all runtimes of the kernel language: one variant, whose devices say which runtime it is."""
