"""Backend on PyTorch, on the CPU. A primitive is a `torch.Tensor`; modules hold functions named as ops."""
