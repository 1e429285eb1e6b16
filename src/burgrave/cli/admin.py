"""``burgrave admin``: the commands of whoever hosts a site, and their options; the caretaker does the work."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from burgrave.cli.words import own, spoken
from burgrave.kernel.errors import BadSetup

if TYPE_CHECKING:
    from burgrave.cli.caretaker import Caretaker

admin = typer.Typer(add_completion=False, pretty_exceptions_enable=False, no_args_is_help=True)
WITH_IDS: Final = {"ignore_unknown_options": True}  # the id of a person may begin with a dash

Data = Annotated[Path | None, typer.Option(metavar="DIR")]
Where = Annotated[str | None, typer.Option(metavar="URL")]
Lang = Annotated[str | None, typer.Option(metavar="pl|en")]
Days = Annotated[float | None, typer.Option(metavar="DAYS", min=0)]


def _caretaker(data: Path | None, database: str | None, lang: str | None) -> Caretaker:
    language = spoken(lang)
    try:
        from burgrave.cli.caretaker import Caretaker
    except ModuleNotFoundError as error:
        raise BadSetup(own(language, "error-no-server", module=str(error.name))) from error
    return Caretaker(data, database, language)


@admin.command()
def tables(
    status: Annotated[str | None, typer.Option(metavar="open|playing|over|closed")] = None,
    game: Annotated[str | None, typer.Option()] = None,
    person: Annotated[str | None, typer.Option()] = None,
    older: Days = None,
    limit: Annotated[int, typer.Option(min=1)] = 50,
    data: Data = None,
    database: Where = None,
    lang: Lang = None,
) -> None:
    """List tables."""
    _caretaker(data, database, lang).tables(status, game, person, older, limit)


@admin.command()
def show(
    table: Annotated[str, typer.Argument(metavar="ID")], data: Data = None, database: Where = None, lang: Lang = None
) -> None:
    """Show a table."""
    _caretaker(data, database, lang).show(table)


@admin.command()
def close(
    table: Annotated[str, typer.Argument(metavar="ID")], data: Data = None, database: Where = None, lang: Lang = None
) -> None:
    """Close a table."""
    _caretaker(data, database, lang).close(table)


@admin.command()
def prune(
    finished: Days = None,
    abandoned: Days = None,
    dry_run: Annotated[bool, typer.Option("--dry-run")] = False,
    data: Data = None,
    database: Where = None,
    lang: Lang = None,
) -> None:
    """Delete old tables."""
    _caretaker(data, database, lang).prune(finished, abandoned, dry_run)


@admin.command(context_settings=WITH_IDS)
def ban(
    who: Annotated[str, typer.Argument(metavar="PERSON|ADDRESS")],
    data: Data = None,
    database: Where = None,
    lang: Lang = None,
) -> None:
    """Let somebody in no more."""
    _caretaker(data, database, lang).ban(who)


@admin.command(context_settings=WITH_IDS)
def unban(
    who: Annotated[str, typer.Argument(metavar="PERSON|ADDRESS")],
    data: Data = None,
    database: Where = None,
    lang: Lang = None,
) -> None:
    """Let somebody in again."""
    _caretaker(data, database, lang).unban(who)


@admin.command()
def bans(data: Data = None, database: Where = None, lang: Lang = None) -> None:
    """List who is not let in."""
    _caretaker(data, database, lang).bans()


@admin.command(context_settings=WITH_IDS)
def export(
    person: Annotated[str, typer.Argument(metavar="PERSON")],
    file: Annotated[Path, typer.Argument()],
    data: Data = None,
    database: Where = None,
    lang: Lang = None,
) -> None:
    """Write down all that is kept about a person."""
    _caretaker(data, database, lang).export(person, file)


@admin.command(context_settings=WITH_IDS)
def delete(
    person: Annotated[str, typer.Argument(metavar="PERSON")],
    data: Data = None,
    database: Where = None,
    lang: Lang = None,
) -> None:
    """Delete a person."""
    _caretaker(data, database, lang).delete(person)


@admin.command()
def backup(
    file: Annotated[Path, typer.Argument()],
    replace: Annotated[bool, typer.Option("--replace")] = False,
    data: Data = None,
    database: Where = None,
    lang: Lang = None,
) -> None:
    """Copy the database."""
    _caretaker(data, database, lang).backup(file, replace)


@admin.command()
def restore(
    file: Annotated[Path, typer.Argument()], data: Data = None, database: Where = None, lang: Lang = None
) -> None:
    """Put a copy of the database back."""
    _caretaker(data, database, lang).restore(file)
