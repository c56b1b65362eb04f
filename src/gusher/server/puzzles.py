"""Puzzles over HTTP.  A puzzle goes out as what its seat knows; the answer follows when it is asked for."""

from __future__ import annotations

import datetime
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct, structs
from starlette.requests import Request
from starlette.responses import Response

import gusher

from . import messages
from . import protocol as p
from .http import Pages, beside, language_of, reply
from .sentences import say

if TYPE_CHECKING:
    from gusher.study.puzzles.shelf import Puzzle, Shelf


class PuzzleLine(Struct):
    """A puzzle in the list."""

    id: str
    rating: int
    """How hard it is, on the scale of chess ratings: a player rated the same finds it every other time."""
    themes: list[str]
    """What it is about, the main theme first."""


class PuzzleList(Struct):
    """GET /api/puzzles/{game}: all puzzles, the easiest first."""

    game: str
    daily: str | None
    """Today's puzzle, the same for everybody; null: there are no puzzles."""
    levels: dict[str, int]
    """How the levels of bots are rated by these puzzles."""
    puzzles: list[PuzzleLine]


class PuzzleReply(Struct):
    """GET /api/puzzles/{game}/{id}: the position as the seat to decide knows it."""

    puzzle: PuzzleLine
    view: p.View
    seats: list[p.SeatInfo]


class PuzzleChoice(Struct):
    """What an action leads to, by what the seat knows."""

    action: str
    share: float
    """Of a win, that the seat can expect."""
    score: int
    """What it can expect at the end, in dollars or millions."""


class PuzzleStep(Struct):
    """A step of the line of play."""

    seat: int | None
    """null: chance."""
    lines: list[str]
    """In words."""
    clause: str


class Solution(Struct):
    """GET /api/puzzles/{game}/{id}/solution: the answer, and why."""

    choices: list[PuzzleChoice]
    """The best first.  What is not among them was not tried often enough to say how good it is."""
    clause: str
    """The clause that the best choice rests on."""
    text: str
    """What that clause says, in words."""
    found: dict[str, float]
    """How likely each level of bots is to find it."""
    line: list[PuzzleStep]
    """How play might continue, in one of the positions that the seat considers possible."""


PAGES = Pages()
BODIES = PuzzleList, PuzzleReply, Solution
SEAT = p.SeatInfo(
    0, "", "human", None, "", present=True, left_ms=None, had_human=True, taken=True, given_by=None, ready=True
)
"""Every seat of a puzzle: nobody sits there, because there is no table."""


def today() -> datetime.date:
    return datetime.datetime.now(datetime.UTC).date()


def shelf_of(request: Request) -> Shelf:
    """The puzzles of the game that a request names."""
    from gusher.study.puzzles.shelf import shelf  # with NumPy and the bots, which take a while to load

    return shelf(request.path_params["game"])


def asked(request: Request) -> Puzzle:
    return shelf_of(request).get(request.path_params["puzzle"])


def line_of(puzzle: Puzzle) -> PuzzleLine:
    return PuzzleLine(puzzle.id, puzzle.rating, puzzle.themes)


@PAGES.at("/api/puzzles/{game}")
async def puzzles(request: Request) -> Response:
    kept = shelf_of(request)
    daily = kept.daily(today()).id if kept.puzzles else None
    return reply(PuzzleList(kept.game, daily, kept.levels, list(map(line_of, kept.about(None)))))


@PAGES.at("/api/puzzles/{game}/{puzzle}")
async def puzzle(request: Request) -> Response:
    work = partial(shown, asked(request))
    return Response(await beside(request, work), media_type="application/json")


def shown(puzzle: Puzzle) -> bytes:
    match = puzzle.match()
    seats = [structs.replace(SEAT, seat=seat, key=match.name_of(seat)) for seat in range(match.players)]
    return msgspec.json.encode(PuzzleReply(line_of(puzzle), messages.view_of(match, puzzle.seat), seats))


@PAGES.at("/api/puzzles/{game}/{puzzle}/preview")
async def preview(request: Request) -> Response:
    """What an action leads to; one that is not legal is refused with the reason."""
    work = partial(foreseen, asked(request), request.query_params.get("action", ""))
    return reply(await beside(request, work))


def foreseen(puzzle: Puzzle, action: str) -> p.Preview:
    match = puzzle.match()
    return messages.preview(match, puzzle.seat, match.check(action, puzzle.seat).text)


@PAGES.at("/api/puzzles/{game}/{puzzle}/solution")
async def solution(request: Request) -> Response:
    work = partial(solved, asked(request), language_of(request))
    return reply(await beside(request, work))


def solved(puzzle: Puzzle, language: str) -> Solution:
    match = puzzle.match()
    reason = match.explain(puzzle.best.action)
    return Solution(
        [
            PuzzleChoice(one.action, one.shares[puzzle.seat], gusher.bots.hints.spoken_score(match.game, one.score))
            for one in puzzle.choices
        ],
        reason.clause,
        say(language, reason.key, reason.params),
        puzzle.found,
        told(puzzle, language),
    )


def told(puzzle: Puzzle, language: str) -> list[PuzzleStep]:
    """The line of play as its seat would read it in the log."""
    match = puzzle.played()
    describe = partial(match.game.words.text.describe, match.edition, partial(say, language))
    steps = [
        PuzzleStep(seen["seat"], describe(seen), match.entries[seen["n"]].clause) for seen in match.log(puzzle.seat)
    ]
    return [step for step in steps if step.lines]
