"""What is generated or kept in two places agrees."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

import gusher.server
from gusher import texts
from gusher.server import schema, words
from gusher.server.bots import playable
from gusher.server.store import HEAD, Store


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    """A second start finds everything in place."""
    for _ in range(2):
        store = Store(f"sqlite:///{tmp_path}/a.db")
        store.start()
        with store.engine.connect() as connection:
            context = MigrationContext.configure(connection)
            assert compare_metadata(context, schema.metadata) == []
            assert context.get_current_revision() == HEAD
        store.close()
    folder = Path(gusher.server.__file__).parent / "migrations"
    assert ScriptDirectory(str(folder)).get_current_head() == HEAD


def test_the_database_writes_to_the_disk_before_it_answers(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/a.db")
    with store.engine.connect() as connection:
        assert connection.execute(sa.text("pragma journal_mode")).scalar() == "wal"
        assert connection.execute(sa.text("pragma synchronous")).scalar() == 2
    store.engine.dispose()


def test_every_clause_has_its_words_in_every_language() -> None:
    for game in playable():
        for language in texts.LANGUAGES:
            told = words.rules(game.name, language)
            assert [clause.number for section in told.sections for clause in section.clauses] == list(game.clauses)
            assert all(clause.text for section in told.sections for clause in section.clauses)


def test_the_locale_of_a_language_has_every_message() -> None:
    from fluent.runtime import FluentResource

    keys = {entry.id.name for entry in FluentResource(words.locale("en")).body if hasattr(entry, "id")}
    for language in texts.LANGUAGES:
        found = {entry.id.name for entry in FluentResource(words.locale(language)).body if hasattr(entry, "id")}
        assert keys <= found
