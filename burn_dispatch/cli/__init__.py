"""The command line, `burn-cube`: one module a command. Nothing else imports this."""

from __future__ import annotations

from typing import IO, Any

import click

from burn_cube.errors import CubeError
from burn_dispatch.cli.bench import bench
from burn_dispatch.cli.cache import cache
from burn_dispatch.cli.compile import compile
from burn_dispatch.cli.conformance import conformance
from burn_dispatch.cli.devices import devices
from burn_dispatch.cli.doctor import doctor
from burn_dispatch.cli.export import export
from burn_dispatch.cli.show import show


class Refusal(click.ClickException):
    """An error that the user can mend: its text in our format on stderr, exit code 2."""

    exit_code = 2

    def show(self, file: IO[Any] | None = None) -> None:
        """Write the text."""
        click.echo(self.message, file=file, err=True)


class Commands(click.Group):
    """Commands whose errors all look alike, those of the options included."""

    def make_context(self, *args: Any, **kwargs: Any) -> click.Context:
        """Parse the options before the command."""
        try:
            return super().make_context(*args, **kwargs)
        except click.UsageError as error:
            raise _refusal(error) from None

    def invoke(self, ctx: click.Context) -> Any:
        """Parse the rest and run the command."""
        try:
            return super().invoke(ctx)
        except CubeError as error:
            raise Refusal(str(error)) from None
        except click.UsageError as error:
            raise _refusal(error) from None
        except BrokenPipeError:
            raise  # click ends quietly: the reader has seen enough
        except OSError as error:
            raise Refusal(f"error: cannot write the result: {error.strerror}") from None


def _refusal(error: click.UsageError) -> click.ClickException:
    if isinstance(error, click.exceptions.NoArgsIsHelpError):
        return error
    command = error.ctx.command_path if error.ctx else "burn-cube"
    message = error.format_message().rstrip(".")
    return Refusal(f"error: {message[:1].lower()}{message[1:]}\n= help: {command} --help lists what it takes")


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(None, "-V", "--version", package_name="burn-cube", prog_name="burn-cube")
def main() -> None:
    """Devices, generated code and the state of the installation."""


main.add_command(devices)
main.add_command(show)
main.add_command(compile)
main.add_command(export)
main.add_command(doctor)
main.add_command(conformance)
main.add_command(bench)
main.add_command(cache)
