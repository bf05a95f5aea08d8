"""The methods of `Tensor`, by area; and what checks their arguments before anything runs."""
