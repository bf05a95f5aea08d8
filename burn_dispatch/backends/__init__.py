"""The backends: what a primitive is in each, and the ops it implements itself."""
