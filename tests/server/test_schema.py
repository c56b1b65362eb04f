"""What is stored stays readable; what is written in two places agrees."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

import gusher.server
from gusher import texts
from gusher.kernel import registry
from gusher.rulebook import rulebook
from gusher.server import events, store
from gusher.server.store import HEAD, Store

ROOT = Path(__file__).parents[2]
STORED = [
    '{"k":"steps","when":1,"seat":0,"id":"a","by":"human","entries":[[0,"pass",5],[-1,"roll 3",5]]}',
    '{"k":"undo","when":1,"seat":0,"id":"a","to":4}',
    '{"k":"ask","when":1,"seat":0,"id":"a","to":4}',
    '{"k":"ask","when":1,"seat":0,"id":"a","to":4,"anew":true}',
    '{"k":"taken","when":1,"seat":2,"id":null}',
    '{"k":"vote","when":1,"seat":0,"id":"a","ask":7,"agree":true}',
    '{"k":"orders","when":1,"seat":0,"id":"a","orders":[{"company":"jet"}]}',
    '{"k":"said","when":1,"seat":0,"id":"a","text":"hello"}',
    '{"k":"seated","when":1,"seat":null,"id":null,"at":2,"bot":"foreman","by_clock":true}',
    '{"k":"time","when":1,"seat":0,"id":"a","to":2,"ms":60000}',
    '{"k":"named","when":1,"seat":0,"id":"a","name":"Greta"}',
    '{"k":"next","when":1,"seat":0,"id":"a","table":"abcdefgh"}',
]
"""Every kind of event as databases have had it from the first version on."""
OLD_SETUP = (
    '{"game":"giganten","players":4,"options":{},"edition":"x","seats":[],"clock":{"kind":"live","seconds":60,'
    '"increment":0,"days":0.0,"at_end":"bot","bot":"foreman"},"pace_ms":800,"rules":2}'
)


@pytest.mark.parametrize("body", STORED)
def test_events_are_stored_as_they_always_were(body: str) -> None:
    assert events.dumps(events.loads(body)) == body


def test_the_migrations_give_the_store_its_columns(tmp_path: Path) -> None:
    """A second start finds everything in place."""
    for _ in range(2):
        opened = Store(f"sqlite:///{tmp_path}/a.db")
        opened.start()
        found = sa.inspect(opened.engine)
        for table in (getattr(store, name) for name in found.get_table_names() if name != "alembic_version"):
            assert [column["name"] for column in found.get_columns(table.name)] == [column.name for column in table.c]
        with opened.engine.connect() as connection:
            assert MigrationContext.configure(connection).get_current_revision() == HEAD
        opened.close()
    folder = Path(gusher.server.__file__).parent / "migrations"
    assert ScriptDirectory(str(folder)).get_current_head() == HEAD


def test_tables_of_the_first_version_can_still_be_read(tmp_path: Path) -> None:
    opened = Store(f"sqlite:///{tmp_path}/a.db")
    opened.migrate("0001")
    with opened.engine.begin() as connection:
        row = {"id": "old", "created_ms": 1, "setup": OLD_SETUP, "seed": "s", "seed_hash": "h", "over": False}
        connection.execute(store.tables.insert().values(row))
    opened.start()
    with opened.engine.connect() as connection:
        setup = connection.execute(sa.select(store.tables.c.setup)).scalar_one()
    opened.close()
    assert events.loads_setup(setup).clock.bot == "foreman"


def test_the_database_writes_to_the_disk_before_it_answers(tmp_path: Path) -> None:
    opened = Store(f"sqlite:///{tmp_path}/a.db")
    with opened.engine.connect() as connection:
        assert connection.execute(sa.text("pragma journal_mode")).scalar() == "wal"
        assert connection.execute(sa.text("pragma synchronous")).scalar() == 2
    opened.engine.dispose()


def test_every_clause_has_its_words_in_every_language() -> None:
    for game in map(registry.get, registry.names()):
        for language in texts.LANGUAGES:
            told = rulebook(game, language)
            assert [clause.number for section in told.sections for clause in section.clauses] == list(game.clauses)
            assert all(clause.text for section in told.sections for clause in section.clauses)


def test_the_locale_of_a_language_has_every_message() -> None:
    from fluent.runtime import FluentResource

    keys = {entry.id.name for entry in FluentResource(texts.source("en")).body if hasattr(entry, "id")}
    for language in texts.LANGUAGES:
        found = {entry.id.name for entry in FluentResource(texts.source(language)).body if hasattr(entry, "id")}
        assert keys <= found
