"""Reviews over HTTP: after the end, the same for everybody, piece by piece."""

from __future__ import annotations

import asyncio
import itertools
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

import gusher
from gusher import study
from gusher.bots.lookahead import LookaheadBot
from gusher.kernel import registry
from gusher.server import reviews
from gusher.server.errors import Refusal
from gusher.server.http import names_of
from gusher.server.limits import TooMuch
from gusher.server.protocol import SeatPlan
from gusher.server.store import Store

from .harness import BOT, HUMAN, House, claim_of, live
from .harness import house as serving


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """No test waits for the compiler while the clock runs."""
    LookaheadBot().warm_up(registry.get("nations"))


class Forgetful(Store):
    """A store that has nothing and keeps nothing."""

    def __init__(self) -> None:
        pass

    async def review_of(self, *_: object) -> None:
        return None

    async def keep_review(self, *_: object) -> None:
        return None


def played() -> gusher.Match:
    """A short game at random."""
    match, rng = gusher.new("nations", 2, 4, {"round_limit": 10}), Random(4)
    while not match.over:
        match.play(rng.choice(match.legal()))
    return match


def varied() -> dict[str, Any]:
    """The game and another course of its last third."""
    match = played()
    other = study.played_out(match.branch(2 * match.at // 3, 1), "random", 1)
    return study.add_variation(match.record(with_seed=True), other)


async def imported(house: House, record: dict[str, Any] | None = None) -> dict[str, Any]:
    body = {"record": record or played().record(with_seed=True), "seats": [HUMAN, BOT]}
    answer = await house.http.post("/api/tables/import", json=body)
    assert answer.status_code == 201, answer.text
    return answer.json()  # type: ignore[no-any-return]


async def asked(
    house: House, table: dict[str, Any], token: str | None = None, level: str = "quick", line: int = 0
) -> list[dict[str, Any]]:
    """Everything that is answered until the review is whole."""
    answers, steps = [], 0
    while True:
        answer = await house.get(table, f"review?level={level}&line={line}&start={steps}", token)
        answers.append(answer.json())
        assert answer.status_code in (200, 202), answer.text
        if answer.status_code == 200:
            return answers
        steps += len(answers[-1]["steps"])
        await asyncio.sleep(0.1)


def steps_in(answers: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [step for answer in answers for step in answer["steps"]]


@live()
async def test_a_review_comes_piece_by_piece_and_is_the_same_for_everybody(house: House) -> None:
    table = await imported(house)
    await house.join(table, 0)
    token = claim_of(table["seats"][0]["token"])
    watching, playing = await asyncio.gather(asked(house, table), asked(house, table, token))
    assert steps_in(watching) == steps_in(playing)
    first, whole = watching[0], watching[-1]
    assert first["done"] < first["of"]
    assert whole["done"] == whole["of"] == len(played().entries)
    assert len(steps_in(watching)) == sum(entry.asked or entry.by == "chance" for entry in played().entries)
    for result, terms in zip(whole["result"], whole["terms"], strict=True):
        assert sum(terms.values()) == pytest.approx(result - whole["par"], abs=1e-5)
    again = await house.get(table, "review")
    assert (again.status_code, again.json()["steps"]) == (200, steps_in(watching))


@live()
async def test_a_variation_has_a_review_of_its_own_that_begins_where_it_leaves_the_match(house: House) -> None:
    record = varied()
    table, at = await imported(house, record), record["variations"][0]["at"]
    main = steps_in(await asked(house, table))
    first = await house.get(table, "review?line=1")
    assert first.json()["done"] > max(step["at"] for step in main if step["at"] < at), "looked at once more"
    answers = await asked(house, table, line=1)
    assert steps_in(answers) == msgspec.to_builtins(study.review(record, line=1).steps)
    assert answers[-1]["of"] == study.lines_of(record)[1].end
    assert steps_in(await asked(house, table)) == main
    nowhere = await house.get(table, "review?line=2")
    assert (nowhere.status_code, nowhere.json()["key"]) == (400, "error-line")


@live()
async def test_another_variation_with_the_same_number_is_looked_at_anew(house: House) -> None:
    table = await imported(house, varied())
    await house.join(table, 0)
    old = steps_in(await asked(house, table, line=1))
    match = played()
    other = study.add_variation(match.record(), study.played_out(match.branch(match.at // 3, 7), "random", 7))
    headers = {"Authorization": f"Bearer {claim_of(table['seats'][0]['token'])}"}
    body = {"rev": 1, "variations": other["variations"]}
    answer = await house.http.request("PUT", f"/api/tables/{table['table']}/study", json=body, headers=headers)
    assert answer.status_code == 200, answer.text
    assert steps_in(await asked(house, table, line=1)) != old


@live()
async def test_a_running_game_has_no_review(house: House) -> None:
    table = await house.table()
    answer = await house.get(table, "review")
    assert (answer.status_code, answer.json()["key"]) == (403, "server-not-over")
    assert (await house.get(table, "review", "wrong")).status_code == 404
    assert (await house.get(table, "glance")).status_code == 403


def key_of(record: dict[str, Any]) -> reviews.Key:
    return reviews.key_of(record, "table", "quick")


async def match() -> gusher.Match:
    return played()


def test_the_work_stops_when_nobody_asks_and_goes_on_where_it_was() -> None:
    record, lasts = played().record(), []
    steps = list(itertools.islice(study.steps(played()), 3))

    async def main() -> None:
        async def work(address: str, key: reviews.Key, record: Any, last: study.Step | None) -> list[study.Step]:
            lasts.append(last)
            found.asked -= reviews.GONE_S if len(lasts) == 2 else 0
            return steps[len(lasts) - 1 : len(lasts)]

        tasks: list[Any] = []
        kept = reviews.Reviews(work, Forgetful(), lambda task: tasks.append(asyncio.ensure_future(task)))
        for stopped_after in (2, 3):
            found = await kept.so_far("somewhere", key_of(record), record, match)
            await asyncio.gather(*tasks)
            assert found.steps == steps[:stopped_after]

    asyncio.run(main())
    assert lasts == [None, *steps]


def test_an_address_has_few_reviews_under_way() -> None:
    async def main() -> None:
        may_end = asyncio.Event()

        async def work(*_: object) -> list[study.Step]:
            await may_end.wait()
            return []

        tasks: list[asyncio.Future[None]] = []
        kept = reviews.Reviews(work, Forgetful(), lambda task: tasks.append(asyncio.ensure_future(task)))
        record = played().record()
        keys = [reviews.key_of(record, f"table{number}", "quick") for number in range(3)]
        for key in keys[:2] * 2:  # whoever asks again costs nothing more
            await kept.so_far("a", key, record, match)
        with pytest.raises(TooMuch):
            await kept.so_far("a", keys[2], record, match)
        await kept.so_far("b", keys[2], record, match)
        may_end.set()
        await asyncio.gather(*tasks)
        assert not kept._paying

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reviews, "MOST_AT_ONCE", 2)
        asyncio.run(main())


def test_after_a_failure_it_says_so_and_may_be_tried_again() -> None:
    record = played().record()

    async def main() -> None:
        async def work(*_: Any) -> list[study.Step]:
            raise ValueError("something secret")

        tasks: list[Any] = []
        kept = reviews.Reviews(work, Forgetful(), lambda task: tasks.append(asyncio.ensure_future(task)))
        for _ in range(2):
            assert (await kept.so_far("somewhere", key_of(record), record, match)).done == 0
            await asyncio.gather(*tasks, return_exceptions=True)
            with pytest.raises(Refusal, match="The review failed"):
                await kept.so_far("somewhere", key_of(record), record, match)

    asyncio.run(main())


def test_a_finished_review_outlives_the_server_and_another_version_looks_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a network: whatever is not kept would have to be worked out."""

    async def refuse(*_: Any) -> list[study.Step]:
        raise ValueError

    async def main() -> None:
        database = f"sqlite:///{tmp_path}/a.db"
        async with serving(database) as house:
            table = await imported(house, varied())
            found = [steps_in(await asked(house, table, line=line)) for line in range(2)]
        async with serving(database) as house:
            house.tables.reviews._work = refuse
            for line, steps in enumerate(found):
                again = await house.get(table, f"review?line={line}")
                assert (again.status_code, again.json()["steps"]) == (200, steps)
            unknown = await house.get(table, "review?level=deeper")
            assert unknown.json()["key"] == "error-review-level"
        async with serving(database) as house:
            house.tables.reviews._work = refuse
            monkeypatch.setattr(study, "made_by", lambda *_: "another version")
            assert (await house.get(table, "review")).status_code == 202

    asyncio.run(main())


@live()
async def test_a_finished_match_at_a_glance_names_who_played(house: House) -> None:
    body = {"record": played().record(with_seed=True), "seats": [{**HUMAN, "name": "Ada"}, {**HUMAN, "name": "Bob"}]}
    table = (await house.http.post("/api/tables/import", json=body)).json()
    answer = await house.get(table, "glance")
    expected = study.glance(played(), ["Ada", "Bob"])
    assert (answer.status_code, answer.json()["match"]) == (200, msgspec.to_builtins(expected))
    assert (await house.get(table, "record")).json()["names"] == ["Ada", "Bob"]


@live()
async def test_a_reviewed_match_at_a_glance_has_its_faults(house: House) -> None:
    table = await imported(house)
    await asked(house, table)
    match = (await house.get(table, "glance")).json()["match"]
    review = study.review(played().record())
    assert match == msgspec.to_builtins(study.glance(played(), found=review))
    assert any(seat["faults"] for seat in match["seats"])


def test_bots_go_by_their_levels_except_where_a_record_was_imported() -> None:
    """Nobody knows who decided for the seats of an imported record."""
    plans = [SeatPlan("human"), SeatPlan("bot", "baron"), SeatPlan("bot", "novice", "Bob")]
    for imported, names in ((False, ["", "baron", "Bob"]), (True, ["", "", "Bob"])):
        state: Any = SimpleNamespace(names=["", "", "Bob"], setup=SimpleNamespace(seats=plans, imported=imported))
        assert names_of(state) == names
