"""Ops written over other ops: what a backend does that has nothing better for them.

Each function takes the ops of a backend, those of its family by their short names (`b.add` is `float_add` for
a float), then the op's arguments as primitives.
"""
