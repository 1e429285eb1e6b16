"""The commands and their options; each hands over to the module of its name."""

from __future__ import annotations

import gc
import io
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from typer.main import get_command

import burgrave
from burgrave.cli.admin import admin
from burgrave.cli.options import convert, difficulties, listing, split
from burgrave.cli.wish import NAME, named
from burgrave.cli.words import TEXTS, own, spoken, usual_language
from burgrave.kernel.build import kind
from burgrave.kernel.errors import BadSetup, BurgraveError

FAILED: Final = 2
INTERRUPTED: Final = 130
WITH_GAME_OPTIONS: Final = {"ignore_unknown_options": True}

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
app.add_typer(admin, name="admin")


def run(arguments: Sequence[str]) -> int:
    """Run a command and return its exit code; whatever a user can do wrong is told in one sentence."""
    _never_fail_to_print()
    try:
        command = _command(usual_language(), help_wanted="--help" in arguments)
        return command.main(list(arguments) or ["--help"], prog_name=NAME, standalone_mode=False) or 0
    except BurgraveError as error:
        return _refuse(str(error))
    except OSError as error:
        return _refuse(own(usual_language(), "error-file", file=str(error.filename or "-"), reason=str(error.strerror)))
    except (typer.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except Exception as error:
        told = getattr(error, "format_message", None)  # typer's own errors, wherever their classes live
        if told is None:
            raise
        return _refuse(told())


def _refuse(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return FAILED


def _never_fail_to_print() -> None:
    """A terminal that lacks a letter shows a question mark instead of stopping the game."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _command(language: str, help_wanted: bool) -> Any:
    """The commands with their help in the user's language."""
    group: Any = get_command(app)  # typer brings its own copy of click or uses another: no common type
    group.help = own(language, "help")
    group.params[0].help = own(language, "help-version")
    if help_wanted:
        group.commands["play"].epilog = group.commands["arena"].epilog = listing(language)
        group.commands["opponent"].epilog = difficulties(language)
    _explain(group, "help", language)
    return group


def _explain(group: Any, prefix: str, language: str) -> None:
    """Put the help of commands, and of the commands in them, into words."""
    for name, command in group.commands.items():
        command.help = own(language, f"{prefix}-{name}")
        for parameter in command.params:
            names = (f"{prefix}-{name}-{parameter.name}", f"{prefix}-{parameter.name}")  # its own, or one for all
            known = [message for message in names if TEXTS.has(language, message)]
            if known:
                parameter.help = own(language, known[0])
        if hasattr(command, "commands"):
            _explain(command, f"{prefix}-{name}", language)


def _split(context: typer.Context, words: list[str] | None, lang: str | None) -> tuple[str | None, dict[str, str]]:
    """The game and its options among the words that are not the command's own."""
    flags = [name for parameter in context.command.params for name in parameter.opts if name.startswith("--")]
    return split(words or [], flags, spoken(lang))


@app.callback(invoke_without_command=True)
def about(version: Annotated[bool, typer.Option("--version", is_eager=True)] = False) -> None:
    """Games by their full rules."""
    if version:
        print(f"burgrave {burgrave.__version__} ({kind()})")
        raise typer.Exit


@app.command(context_settings=WITH_GAME_OPTIONS)
def play(
    context: typer.Context,
    words: Annotated[list[str] | None, typer.Argument(metavar="GAME")] = None,
    players: Annotated[int | None, typer.Option()] = None,
    bots: Annotated[int | None, typer.Option()] = None,
    bot: Annotated[str, typer.Option()] = "medium",
    lang: Annotated[str | None, typer.Option(metavar="pl|en")] = None,
    seed: Annotated[int | None, typer.Option()] = None,
    save: Annotated[Path | None, typer.Option()] = None,
    resume: Annotated[Path | None, typer.Option()] = None,
) -> None:
    """Play."""
    from burgrave.cli.play import Wish, play

    game, options = _split(context, words, lang)
    play(Wish(game, options, players, bots, bot, lang, seed, save, resume))


@app.command()
def replay(
    file: Annotated[Path, typer.Argument()],
    seat: Annotated[int | None, typer.Option()] = None,
    verify: Annotated[bool, typer.Option("--verify")] = False,
    lang: Annotated[str | None, typer.Option(metavar="pl|en")] = None,
) -> None:
    """Show a saved game again."""
    from burgrave.cli.replay import replay
    from burgrave.cli.replay import verify as check_save

    if verify:
        check_save(file, spoken(lang))
    else:
        replay(file, seat, spoken(lang))


@app.command()
def check(
    game: Annotated[str | None, typer.Argument()] = None,
    lang: Annotated[str | None, typer.Option(metavar="pl|en")] = None,
    overrides: Annotated[Path | None, typer.Option()] = None,
) -> None:
    """Check data and texts."""
    from burgrave.cli.check import check

    if not check(game, spoken(lang), overrides):
        raise typer.Exit(FAILED)


@app.command()
def score(
    game: Annotated[str, typer.Argument()],
    players: Annotated[int | None, typer.Option()] = None,
    lang: Annotated[str | None, typer.Option(metavar="pl|en")] = None,
) -> None:
    """Count the points of a printed game."""
    from burgrave.cli.score import score

    score(game, players, spoken(lang))


@app.command()
def opponent(
    game: Annotated[str, typer.Argument()],
    difficulty: Annotated[str | None, typer.Option()] = None,
    seed: Annotated[int | None, typer.Option()] = None,
    lang: Annotated[str | None, typer.Option(metavar="pl|en")] = None,
) -> None:
    """Drive the solo opponent of a printed game."""
    from burgrave.cli.opponent import opponent

    opponent(game, difficulty, seed, spoken(lang))


@app.command(context_settings=WITH_GAME_OPTIONS)
def arena(
    context: typer.Context,
    words: Annotated[list[str] | None, typer.Argument(metavar="GAME")] = None,
    players: Annotated[int | None, typer.Option()] = None,
    bots: Annotated[list[str] | None, typer.Option(metavar="BOT,BOT")] = None,
    games: Annotated[int | None, typer.Option()] = None,
    seed: Annotated[int | None, typer.Option()] = None,
    vary: Annotated[list[str] | None, typer.Option(metavar="OPTION=VALUE,VALUE")] = None,
    limit: Annotated[float | None, typer.Option(metavar="SECONDS")] = None,
    out: Annotated[Path | None, typer.Option(metavar="DIR")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="DIR")] = None,
    jobs: Annotated[int | None, typer.Option()] = None,
    ray: Annotated[str | None, typer.Option(metavar="local|auto|HOST:PORT")] = None,
    lang: Annotated[str | None, typer.Option(metavar="pl|en")] = None,
) -> None:
    """Play many games between bots."""
    from burgrave.cli.arena import Wish, arena

    game, options = _split(context, words, lang)
    wish = Wish(game, options, players, bots or [], games, seed, vary or [], limit, out, resume, jobs, ray, lang)
    raise typer.Exit(arena(wish))


@app.command()
def serve(
    host: Annotated[str, typer.Option()] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535)] = 8000,
    data: Annotated[Path | None, typer.Option(metavar="DIR")] = None,
    database: Annotated[str | None, typer.Option(metavar="URL")] = None,
    workers: Annotated[int, typer.Option()] = 1,
    secure: Annotated[bool, typer.Option("--secure")] = False,
    browser: Annotated[bool, typer.Option()] = True,
    lang: Annotated[str | None, typer.Option(metavar="pl|en")] = None,
) -> None:
    """Serve games to browsers and programs."""
    language = spoken(lang)
    gc.disable()  # what is loaded now stays; the house lets the collector go on when it opens
    try:
        from burgrave.cli.serve import Wish, serve
    except ModuleNotFoundError as error:
        raise BadSetup(own(language, "error-no-server", module=str(error.name))) from error
    raise typer.Exit(serve(Wish(host, port, data, database, workers, secure, browser, language)))


@app.command(context_settings=WITH_GAME_OPTIONS)
def bench(
    context: typer.Context,
    words: Annotated[list[str], typer.Argument(metavar="GAME")],
    players: Annotated[int, typer.Option()] = 4,
    seconds: Annotated[float, typer.Option()] = 10.0,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Measure how fast a game is."""
    from burgrave.bench import run

    game, options = _split(context, words, None)
    name = named(game, usual_language())
    print(run(name, players, seconds, json, convert(name, options)))


@app.command()
def envs(
    action: Annotated[str, typer.Argument(metavar="describe")],
    game: Annotated[str, typer.Argument()],
    players: Annotated[int, typer.Option()] = 4,
) -> None:
    """Environments for research."""
    from burgrave.envs.describe import describe

    if action != "describe":
        raise BadSetup(own(usual_language(), "error-envs", action=action))
    print(describe(game, players))
