"""Puzzles over HTTP: the position first, and the answer only when it is asked for."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import quote

from gusher.study.puzzles.shelf import shelf

from .harness import House, live


async def got(house: House, path: str, status: int = 200) -> Any:
    answer = await house.http.get(f"/api/puzzles/{path}")
    assert answer.status_code == status, answer.text
    return answer.json()


@live()
async def test_a_puzzle_is_listed_shown_previewed_and_solved(house: House) -> None:
    for game in ("giganten", "nations"):
        listed = await got(house, game)
        assert len(listed["puzzles"]) == len(shelf(game).puzzles)
        ratings = [one["rating"] for one in listed["puzzles"]]
        assert ratings == sorted(ratings)
        puzzle = shelf(game).get(listed["daily"])
        shown = await got(house, f"{game}/{puzzle.id}")
        assert shown["view"]["state"] == json.loads(json.dumps(puzzle.view["state"]))
        assert puzzle.best.action in shown["view"]["legal"]
        assert shown.keys() == {"puzzle", "view", "seats"}  # nothing of the answer
        preview = await got(house, f"{game}/{puzzle.id}/preview?action={quote(puzzle.best.action)}")
        assert preview["view"]["game"] == game
        solved = await got(house, f"{game}/{puzzle.id}/solution?lang=de")
        assert solved["choices"][0]["action"] == puzzle.best.action
        assert solved["clause"]
        assert solved["text"]
        assert solved["line"][0]["lines"]


@live()
async def test_what_is_wrong_with_a_puzzle_is_said(house: House) -> None:
    puzzle = next(iter(shelf("nations").puzzles.values()))
    assert "has no puzzle" in (await got(house, "nations/0", 404))["text"]
    assert (await got(house, "chess", 404))["key"] == "error-game-unknown"
    assert (await got(house, f"nations/{puzzle.id}/preview?action=dance", 400))["text"]
    illegal = await got(house, f"nations/{puzzle.id}/preview?action=lay N1-A", 400)
    assert illegal["key"].startswith("nations-not")
