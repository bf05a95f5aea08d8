"""The files that settings name for what is to be told."""

from __future__ import annotations

import sys

from burn_cube.errors import ConfigError


def append(setting: str, file: str, text: str) -> None:
    """Write text to the end of the file that a setting names, or to stderr; nothing if it names none."""
    if file == "stderr":
        sys.stderr.write(text)
    elif file:
        try:
            with open(file, "a", encoding="utf-8") as log:
                log.write(text)
        except OSError as error:
            raise unwritable(setting, error) from None


def unwritable(setting: str, error: OSError) -> ConfigError:
    """The error for a file that cannot be written."""
    return ConfigError(f"cannot write the file of the setting {setting}: {error}")
