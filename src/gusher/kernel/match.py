"""One match: seed, log, legality gate, undo, views, records.

A match runs the interpreted rules on a plain record: at once on a fresh install, 30 µs a decision.  Chance is
drawn here from a keyed hash of the seed, never from the generator in the record, so that nobody can work out
what comes next from what was seen; the seed's own hash is public from the start.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from . import mask
from .actions import Action
from .chance import CHANCE, OVER
from .edition import Source
from .errors import (
    IllegalAction,
    MalformedAction,
    NothingToUndo,
    OutOfTurn,
    PositionError,
    RecordFault,
    SetupError,
    StaleAction,
    Term,
)
from .game import Game, Reason
from .record import Record, RecordError

POSITION = "gusher-position"
POSITION_VERSION = 1
EVERY_SEAT = -1  # in Entry.witnesses: all bits


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of the log: who did what, what the rules told, and who may know it."""

    seat: int  # or CHANCE
    action: int
    witnesses: int  # a bit set of seats; EVERY_SEAT for players' actions
    told: tuple[tuple[int, ...], ...]
    ms: int  # since the match began
    asked: bool  # a decision, not one that carried itself out (0.1)


class Match:
    """A match in progress.  Made by ``gusher.new``, ``gusher.replay`` and ``gusher.load``."""

    def __init__(
        self,
        game: Game,
        source: Source,
        players: int,
        options: Mapping[str, Any],
        seed: str,
        state: Record | None = None,
        memory: Sequence[dict[str, Any]] = (),
    ) -> None:
        self.game, self.source, self.players = game, source, players
        self.options = dict(options)
        self.edition = game.freeze(source, players, self.options)
        self.seed = seed
        self.public_hash = seed_hash(seed)
        self.entries: list[Entry] = []
        self._key = hashlib.sha256(b"gusher chance " + seed.encode()).digest()
        self._chances = 0
        self._before: list[tuple[int, Record]] = []  # (entries, state) before each decision, for undo
        self._memory = [dict(event) for event in memory]
        self._first = None if state is None else state.clone()  # where a match that was loaded began
        self._began = time.monotonic()
        self._scratch: Any = game.Scratch()
        self._told: list[tuple[int, ...]] = []
        self.state: Any = game.State() if state is None else state
        if state is None:
            game.flow.set_up(self.edition, self.state, players)
            self._run(lambda: game.flow.advance(self.edition, self.state))
        self._legal: list[int] | None = None

    # -- what is due ----------------------------------------------------------------------------------

    @property
    def seat(self) -> int | None:
        """Whose decision is due; None when it is over."""
        return None if self.over else int(self.state.seat)

    @property
    def over(self) -> bool:
        return bool(self.state.seat == OVER)

    @property
    def at(self) -> int:
        """The position's number: how many entries the log has."""
        return len(self.entries)

    def legal(self) -> list[Action]:
        """The legal actions of the seat to act, in the order of the encoding."""
        return [self.game.verbs.action(index) for index in self._legal_indices()]

    def _legal_indices(self) -> list[int]:
        if self._legal is None:
            mask.clear(self._scratch.mask, mask.whole(self._scratch.mask))
            if self.state.seat >= 0:
                self.game.flow.legal(self.edition, self.state, self._scratch)
            self._legal = list(mask.members(self._scratch.mask))
        return self._legal

    # -- playing --------------------------------------------------------------------------------------

    def play(self, action: str | int | Action, seat: int | None = None, at: int | None = None) -> Action:
        """Carry out a decision of the seat to act.

        `seat` says who is asking and `at` which position it answers; either is checked if given.  Whatever is
        wrong raises a ``GusherError`` that says what, and the match is as it was."""
        chosen = self.parse(action)
        if at is not None and at != self.at:
            raise StaleAction("error-stale", at=at, now=self.at)
        if self.over:
            raise OutOfTurn("error-over")
        if seat is not None and seat != self.seat:
            raise OutOfTurn("error-turn", seat=self.term_of(seat), turn=self.term_of(int(self.state.seat)))
        if chosen.index not in self._legal_indices():
            raise self._refusal(chosen)
        self._before.append((len(self.entries), self.state.clone()))
        self._carry_out(chosen.index, asked=True)
        self._settle()
        return chosen

    def parse(self, action: str | int | Action) -> Action:
        """An action given as text, integer or object; raises ``MalformedAction`` for anything else."""
        verbs = self.game.verbs
        if isinstance(action, Action):
            action = action.index
        if isinstance(action, str):
            return verbs.parse(action)
        if isinstance(action, bool) or not hasattr(action, "__index__"):
            raise MalformedAction("error-action-type", type=type(action).__name__)
        return verbs.action(action.__index__())

    def _refusal(self, action: Action) -> IllegalAction:
        reason = self.explain(action)
        return IllegalAction(reason.key, **{**reason.params, "clause": reason.clause})

    def explain(self, action: str | int | Action, seat: int | None = None) -> Reason:
        """The clause that allows or forbids an action now, for the seat to act or another one."""
        chosen = self.parse(action)
        ground = self.game.ground(self.edition, self.state, chosen.index)
        if self.over:
            return Reason(ground.clause, "error-over")
        if chosen.index >= self.game.verbs.size or self.state.seat == CHANCE:
            return Reason(ground.clause, "error-chance-acts", {"action": chosen.text})
        if seat is not None and seat != self.seat:
            return Reason(
                ground.clause, "error-turn", {"seat": self.term_of(seat), "turn": self.term_of(int(self.state.seat))}
            )
        if chosen.index in self._legal_indices():
            return ground
        reason = self.game.reason(self.edition, self.state, chosen.index)
        if reason is None:
            raise AssertionError(f"{chosen.text} is not legal, and no clause says why")
        return reason

    def name_of(self, seat: int) -> str:
        """The name of a seat (`red`, `grey` …)."""
        return self.game.seats[seat] if 0 <= seat < self.players else str(seat)

    def term_of(self, seat: int) -> str:
        """The name of a seat as an argument of messages; a number where nobody sits."""
        return Term(f"seat-{self.name_of(seat)}") if 0 <= seat < self.players else str(seat)

    def _settle(self) -> None:
        """Play on to the next decision: chance is drawn, the only legal action is carried out (0.1)."""
        self._legal = None
        while not self.over:
            if self.state.seat == CHANCE:
                self._carry_out(self.next_chance(), asked=False)
            elif len(self._legal_indices()) == 1:
                self._carry_out(self._legal_indices()[0], asked=False)
            else:
                return

    def resume(self) -> None:
        """Play on to the next decision, where a record stops short of it."""
        self._settle()

    def next_chance(self) -> int:
        """Chance's next outcome: number `_chances` of the hash keyed with the seed, by exact weights."""
        ways = self.game.flow.odds(self.edition, self.state)
        word = hmac.digest(self._key, str(self._chances).encode(), "sha256")
        chosen = int.from_bytes(word, "big") % sum(weight for _, weight in ways)
        for outcome, weight in ways:
            chosen -= weight
            if chosen < 0:
                return int(outcome)
        raise AssertionError("the weights do not add up")

    def _carry_out(self, action: int, asked: bool, ms: int | None = None) -> None:
        seat, witnesses = int(self.state.seat), EVERY_SEAT
        if seat == CHANCE:
            witnesses = self.game.flow.witnesses(self.edition, self.state)
            self._chances += 1
        self._legal = None
        self._run(lambda: self._apply(action))
        ms = int((time.monotonic() - self._began) * 1000) if ms is None else ms
        self.entries.append(Entry(seat, action, witnesses, tuple(self._told), ms, asked))
        self._told = []

    def _apply(self, action: int) -> None:
        self.game.flow.apply(self.edition, self.state, self._scratch, action)
        self.game.flow.advance(self.edition, self.state)

    def _run(self, rules: Any) -> None:
        """Run some rules and keep what they tell for the entry being written."""
        self.state.journal = self._told
        rules()
        self.state.journal = None

    # -- taking back ----------------------------------------------------------------------------------

    @property
    def undo_seat(self) -> int | None:
        """Who may take the last decision back without asking anybody: who took it, as long as chance has not
        spoken, nothing was revealed and nobody else has acted since.  None: nobody."""
        if not self._before or self.over:
            return None
        since = self.entries[self._before[-1][0] :]
        seat = since[0].seat
        revealed = any(self.game.events.is_revealing(event[0]) for entry in since for event in entry.told)
        return None if revealed or any(entry.seat != seat for entry in since) else seat

    def undo(self) -> None:
        """Take back the last decision, with all that followed from it."""
        if not self._before:
            raise NothingToUndo("error-undo")
        count, state = self._before.pop()
        self._chances -= sum(entry.seat == CHANCE for entry in self.entries[count:])
        del self.entries[count:]
        self.state, self._legal = state, None

    def forget(self, keep: int) -> None:
        """Drop all but the last `keep` positions for undo: a server with many matches has no room for all."""
        del self._before[:-keep]

    # -- what a seat may know -------------------------------------------------------------------------

    def view(self, seat: int | None = None, all_open: bool = False) -> dict[str, Any]:
        """All that a seat may know, JSON-able (None: a spectator), legal actions included.  Once the match is
        over everything is open to everybody; `all_open` is for earlier positions of a match that is over."""
        if seat is not None and not 0 <= seat < self.players:
            raise SetupError("error-seat", seat=seat, last=self.players - 1)
        all_open = all_open or self.over
        state = _shown(self.state.to_dict() if all_open else self.state.seen_by(seat))
        seen: dict[str, Any] = {
            "game": self.game.name,
            "rules": self.game.rules_version,
            "edition": self.source.name,
            "options": self.options,
            "players": self.players,
            "seat": seat,
            "at": self.at,
            "to_act": None if self.seat == CHANCE else self.seat,
            "over": self.over,
            "state": state,
            "memory": self._remembered(seat, all_open),
            "trail": self._trail(seat),
            "legal": [action.text for action in self.legal()] if seat is not None and seat == self.seat else [],
        }
        seen["facts"] = msgspec.to_builtins(self.game.facts(self.edition, seen))
        if self.over:
            seen["result"] = self.result()
        return seen

    def log(self, seat: int | None = None, start: int = 0, all_open: bool = False) -> list[dict[str, Any]]:
        """The log as a seat may read it, from entry `start` on."""
        return [
            self._seen_entry(number, entry, seat, all_open or self.over)
            for number, entry in enumerate(self.entries)
            if number >= start
        ]

    def _seen_entry(self, number: int, entry: Entry, seat: int | None, all_open: bool) -> dict[str, Any]:
        action = self.game.verbs.action(entry.action)
        may_know = all_open or entry.witnesses == EVERY_SEAT or self._bit(seat) & entry.witnesses
        return {
            "n": number,
            "seat": None if entry.seat == CHANCE else entry.seat,
            "verb": action.verb,
            "action": action.text if may_know else None,
            "events": self.game.events.seen_by(entry.told, seat, all_open),
        }

    def _bit(self, seat: int | None) -> int:
        return 1 << (len(self.game.seats) if seat is None else seat)

    def _trail(self, seat: int | None) -> dict[str, Any] | None:
        """How the seat to act came here, for who thinks on from where it was: the mark of the position, the mark of
        the one where it last decided (None: nowhere), and what was done from then on, its own decision first.  Whether
        others had a choice may be a secret of theirs (how a bid can be paid): all that they did is there."""
        if seat is None or seat != self.seat:
            return None
        known = [(entry.seat, entry.action if entry.witnesses & self._bit(seat) else CHANCE) for entry in self.entries]
        own = [number for number, entry in enumerate(self.entries) if entry.seat == seat and entry.asked]
        since = self.entries[own[-1] :] if own else []
        return {
            "mark": self._mark(seat, known),
            "last": self._mark(seat, known[: own[-1]]) if own else None,
            "decisions": [
                [entry.seat, self.game.verbs.action(entry.action).text]
                for entry in since
                if entry.asked or entry.seat not in (seat, CHANCE)
            ],
        }

    def _mark(self, seat: int, known: list[tuple[int, int]]) -> str:
        """Stands for all that a seat knows of a match: the table, what it was shown first, what it has witnessed."""
        memory = [self.game.events.redacted(event, seat, False) for event in self._memory]
        first = None if self._first is None else _shown(self._first.seen_by(seat))
        table = (self.game.name, self.source.name, self.players, sorted(self.options.items()))
        return hashlib.sha256(repr((table, first, memory, seat, known)).encode()).hexdigest()

    def _remembered(self, seat: int | None, all_open: bool) -> list[dict[str, Any]]:
        """Events that the game wants remembered, as the seat may know them: what `sample` needs beside the table."""
        events = [*self._memory, *self._memorable()]
        return [self.game.events.redacted(event, seat, all_open) for event in events]

    def _memorable(self) -> list[dict[str, Any]]:
        numbers = self.game.memorable
        told = [event for entry in self.entries for event in entry.told if event[0] in numbers]
        return self.game.events.seen_by(told, None, all_open=True) if told else []

    # -- the end --------------------------------------------------------------------------------------

    def result(self) -> dict[str, Any] | None:
        """Scores and winners of a finished match; None before the end."""
        if not self.over:
            return None
        scores = [int(self.game.score(self.edition, self.state, seat)) for seat in range(self.players)]
        best = max(scores)
        return {
            "scores": scores,
            "winners": [seat for seat, score in enumerate(scores) if score == best],
            "accounts": msgspec.to_builtins(self.game.accounts(self.edition, self.state)),
        }

    # -- keeping --------------------------------------------------------------------------------------

    def position(self) -> dict[str, Any]:
        """The whole position, secrets included, JSON-able: for tests, puzzles and ``gusher.load``."""
        state = self.state.to_dict()
        return {
            "schema": POSITION,
            "version": POSITION_VERSION,
            "game": self.game.name,
            "rules": self.game.rules_version,
            "edition": self.source.name,
            "players": self.players,
            "options": self.options,
            "state": state,
            "memory": [*self._memory, *self._memorable()],
        }

    def record(self, with_seed: bool = False) -> dict[str, Any]:
        """The match as a record: see `records.py`.  Secrets included: not for a seat to see before the end."""
        from .records import write

        return write(self, with_seed)

    def clone(self) -> Match:
        """A copy to try things on; it plays on with the same chance."""
        twin = object.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin.state, twin._scratch = self.state.clone(), self.game.Scratch()
        twin.entries, twin._before = list(self.entries), list(self._before)
        twin.options, twin._memory, twin._told, twin._legal = dict(self.options), list(self._memory), [], None
        return twin

    def force(self, seat: int, action: Action, ms: int) -> None:
        """Replaying: carry out an entry of a record, chance's included, if it is possible; else say why not."""
        due = int(self.state.seat)
        if self.over:
            raise RecordFault("record-after-end", self.at, action=action.text)
        if seat != due:
            raise RecordFault("record-seat", self.at, action=action.text)
        possible = (
            action.index in [outcome for outcome, _ in self.game.flow.odds(self.edition, self.state)]
            if seat == CHANCE
            else action.index in self._legal_indices()
        )
        if not possible:
            raise RecordFault("record-impossible", self.at, action=action.text)
        asked = seat != CHANCE and len(self._legal_indices()) > 1
        if asked:
            self._before.append((len(self.entries), self.state.clone()))
        self._carry_out(action.index, asked, ms)


def _shown(state: dict[str, Any]) -> dict[str, Any]:
    """Without the generator in the record, which a match has no use for."""
    return {name: value for name, value in state.items() if name not in ("key", "draws")}


def fresh_seed() -> str:
    """128 bits that nobody can guess."""
    return secrets.token_hex(16)


def seed_hash(seed: str) -> str:
    """What is published before the match: the seed cannot be changed afterwards without being noticed."""
    return hashlib.sha256(b"gusher seed " + seed.encode()).hexdigest()


def new(game: Game, players: int, seed: str | int | None, options: Mapping[str, Any], edition: str) -> Match:
    """Set up a match and play on to the first decision."""
    match = opened(game, players, seed, options, edition)
    match._settle()
    return match


def opened(game: Game, players: int, seed: str | int | None, options: Mapping[str, Any], edition: str) -> Match:
    """A match just set up, with nothing drawn yet."""
    game.check_players(players)
    source = game.load_edition(edition)
    full = game.full_options(options)
    text = fresh_seed() if seed is None else str(seed)
    return Match(game, source, players, full, text)


def load(game: Game, position: Mapping[str, Any]) -> Match:
    """The match that a position describes; its chance from here on is fresh."""
    for key in ("players", "state"):
        if key not in position:
            raise PositionError("position-missing", field=key)
    if position.get("rules", game.rules_version) != game.rules_version:
        raise PositionError("position-rules", given=str(position["rules"]), rules=game.rules_version)
    players = position["players"]
    game.check_players(players)
    source = game.load_edition(position.get("edition", game.edition))
    options = game.full_options(position.get("options", {}))
    try:
        state = game.State.from_dict(position["state"])
    except RecordError as fault:
        raise PositionError("position-state", detail=str(fault)) from None
    edition = game.freeze(source, players, options)
    if broken := game.faults(edition, state):
        raise PositionError("position-invariant", detail=broken[0])
    match = Match(game, source, players, options, fresh_seed(), state, position.get("memory", ()))
    match._settle()
    return match


def sampled(game: Game, view: Mapping[str, Any], rng: Any) -> dict[str, Any]:
    """A position drawn from those that give the seat of `view` exactly that view, by their exact odds."""
    source = game.load_edition(view["edition"])
    edition = game.freeze(source, view["players"], view["options"])
    state = game.sample(edition, view, rng)
    return {
        "schema": POSITION,
        "version": POSITION_VERSION,
        "game": game.name,
        "rules": game.rules_version,
        "edition": view["edition"],
        "players": view["players"],
        "options": dict(view["options"]),
        "state": state.to_dict(),
        "memory": [dict(event) for event in view["memory"]],
    }
