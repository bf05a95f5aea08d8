"""The C-like targets: one emitter, and what they share. A target is a `Dialect`."""
