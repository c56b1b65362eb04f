"""Records of version 1 of the rules, written by the release that played by them, are replayed by that version."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gusher.kernel import records, registry
from gusher.kernel.errors import GusherError, RecordFault
from gusher.kernel.match import Entry, Match

DATA = Path(__file__).parent / "data"


def written(game: str) -> dict[str, Any]:
    return records.loads((DATA / f"{game}-rules-1.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", ["giganten", "nations"])
def test_a_record_of_version_1_replays_proves_its_deal_and_says_its_version(game: str) -> None:
    record = written(game)
    match = records.replay(record)
    assert match.over
    assert match.result()["scores"] == record["result"]["scores"]  # type: ignore[index]
    assert match.view(None)["rules"] == 1
    assert records.verify(record) > 0


@pytest.mark.parametrize("game", ["giganten", "nations"])
def test_saved_again_it_is_still_a_record_of_version_1(game: str) -> None:
    match = records.replay(written(game))
    again = records.write(match)
    assert again["rules"] == 1
    assert records.replay(again).state == match.state


@pytest.mark.parametrize(("game", "differs"), [("giganten", "price"), ("nations", "deck")])
def test_by_todays_rules_the_same_entries_would_end_differently(game: str, differs: str) -> None:
    """7.8 in Giganten, 7.5 in Nations: so the version is what makes the difference."""
    old = records.replay(written(game))
    ruleset = old.game.ruleset(old.source, old.players, old.options)
    new = Match(ruleset, old.seed)
    new.restore([Entry(entry.seat, entry.action) for entry in old.entries])
    assert getattr(new.state, differs) != getattr(old.state, differs)


def test_the_old_names_of_columns_are_read_in_old_records_alone() -> None:
    """`rail 3` was `rail D`."""
    record = written("giganten")
    assert any(text.startswith("rail ") and text[5:].isdigit() for _, text, *_ in record["entries"])
    match = registry.get("giganten").ruleset(players=3)
    with pytest.raises(GusherError):
        Match(match).parse("rail 3")


@pytest.mark.parametrize("rules", [0, 3])
def test_a_version_that_is_not_known_is_refused_with_the_versions_that_are(rules: int) -> None:
    record = written("giganten")
    record["rules"] = rules
    with pytest.raises(RecordFault) as refusal:
        records.replay(record)
    assert refusal.value.key == "record-rules"
    assert refusal.value.params["rules"] == "1, 2"
