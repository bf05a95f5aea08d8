"""The benchmark: implementations in processes of their own, checked first, timed in turns."""
