"""Autotuning: several ways to compute one thing, and the one that is fastest here for arguments of this sort.

key (what sort of arguments these are), trials (copies of arguments, and whether an answer is right), sampling
(how often to time whom), choices (what was found, in memory and on disk), tuner (all together).
"""

from burn_cube.launch.autotune.choices import Choice
from burn_cube.launch.autotune.tuner import Autotuner, Candidate

__all__ = ["Autotuner", "Candidate", "Choice"]
