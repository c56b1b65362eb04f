"""One match: seed, log, legality gate, undo, views, records.

A match runs the interpreted rules on a plain object: nothing to compile, 30 µs a decision.  Chance is drawn here from
a keyed hash of the seed, never from the generator in the state, so that nobody can work out what comes next from what
they have seen; the seed's own hash is public from the start.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from sys import intern
from typing import Any, NamedTuple

import msgspec

from . import mask, registry
from .actions import Action
from .chance import CHANCE, EVERYBODY, OVER
from .checks import check_number, check_seat, whole
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
from .game import Game, OptionValue, Ruleset
from .layout import Layout, LayoutError
from .parts import Reason
from .picture import document

POSITION = "gusher-position"
POSITION_VERSION = 1
BY_CHANCE, BY_RULE = "chance", "only"
"""Who caused an entry that nobody decided: chance, or rule 0.1, because it was the only legal action."""
KEPT_EVENTS = 50_000
GENERATOR = ("key", "draws")  # fields of a state that a match does not use, and nobody is shown

_events: dict[tuple[int, ...], tuple[int, ...]] = {}  # the same few events happen in every match: all share them


class Entry(NamedTuple):
    """One entry of the log.  ``match.restore`` needs the first four fields; the match fills in the others."""

    seat: int  # or CHANCE
    action: int
    ms: int = 0  # since the match began
    by: str = ""  # who caused it, as the program that runs the match puts it
    clause: str = ""  # that it rests on
    witnesses: int = EVERYBODY  # the seats that may know an outcome of chance, one bit each
    told: tuple[tuple[int, ...], ...] = ()  # the events that the rules emitted
    asked: bool = True  # a decision, not one that carried itself out (0.1)


class Standing(NamedTuple):
    """Where a match stands, so that it need not be replayed.  Secrets included."""

    at: int
    log: bytes  # its entries, to be read when somebody looks at them: that takes longer than all the rest
    state: dict[str, Any]  # the fields of its state
    chances: int
    redraws: list[tuple[int, int]]


_logs = msgspec.msgpack.Decoder(list[Entry])


class Match:
    """A match in progress.  Made by ``gusher.new``, ``gusher.replay`` and ``gusher.load``."""

    def __init__(
        self,
        ruleset: Ruleset,
        seed: str | int | None = None,
        *,
        state: Layout | None = None,
        memory: Sequence[dict[str, Any]] = (),
        seed_hash: str | None = None,
        keep: int | None = None,
        standing: Standing | None = None,
    ) -> None:
        """A match just set up, with nothing drawn yet; ``settle`` plays on to the first decision.

        `seed`       gives all of chance; without one nobody can guess it
        `state`      begins there, with the events to remember in `memory`
        `seed_hash`  was published when the seed itself is not known
        `keep`       positions are kept for ``undo`` (None: all); going back further replays the match
        `standing`   goes on where a match with the same ruleset and seed stood.  Nothing in it is checked: only what
                     this very program has written may come in here; for anything else there is ``restore``"""
        self._play_by(ruleset)
        self._draw_from(seed, seed_hash)
        self._memory = [dict(event) for event in memory]
        self._first = None if state is None else state.clone()  # where a match that was loaded began
        self._began = time.monotonic()
        self._before: deque[tuple[int, Layout]] = deque(maxlen=keep)  # (entries, state) before decisions
        self.redraws: list[tuple[int, int]] = []
        """Where chance was drawn again: from entry `at` on, this many outcomes had been taken back."""
        if standing is None:
            self._begin()
        else:
            self._resume(standing)

    def _play_by(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.game, self.source, self.players = ruleset.game, ruleset.source, ruleset.players
        self.options, self.edition = ruleset.options, ruleset.edition
        self._rules = ruleset.game.rules
        self._why = ruleset.game.words.why if ruleset.game.has("words") else None

    def _draw_from(self, seed: str | int | None, seed_hash: str | None = None) -> None:
        given = fresh_seed() if seed is None else seed
        number = whole(given)
        if number is None and not isinstance(given, str):
            raise SetupError("error-seed-match", given=repr(seed))
        self.seed = str(given if number is None else number)
        self.public_hash = seed_hash or hash_of_seed(self.seed)
        self._key = hashlib.sha256(b"gusher chance " + self.seed.encode()).digest()

    def _begin(self) -> None:
        self._entries: list[Entry] = []
        self._unread, self._unread_entries = b"", 0
        self._before.clear()
        self._chances = 0
        self._told: list[tuple[int, ...]] = []
        self._look_again()
        self.state: Any = self._rules.State() if self._first is None else self._first.clone()
        if self._first is None:
            self._rules.flow.set_up(self.edition, self.state, self.players)
            self._advance()

    def _resume(self, standing: Standing) -> None:
        self._entries, self._told = [], []
        self._unread, self._unread_entries = standing.log, standing.at
        self._chances, self.redraws = standing.chances, list(standing.redraws)
        self._look_again()
        self.state = self._rules.State()
        vars(self.state).update(standing.state)

    @property
    def entries(self) -> list[Entry]:
        """The log."""
        if self._unread:
            self._entries[:0] = [
                Entry(seat, action, ms, intern(by), intern(clause), witnesses, _shared(told), asked)
                for seat, action, ms, by, clause, witnesses, told, asked in _logs.decode(self._unread)
            ]
            self._unread, self._unread_entries = b"", 0
        return self._entries

    def _look_again(self) -> None:
        """The position or the log has changed: what was worked out from them no longer holds."""
        self._legal: list[int] | None = None
        self._memorable: list[tuple[int, ...]] | None = None

    # -- what is due ----------------------------------------------------------------------------------

    @property
    def seat(self) -> int | None:
        """The seat to act; None when the match is over."""
        return None if self.over else int(self.state.seat)

    @property
    def over(self) -> bool:
        return bool(self.state.seat == OVER)

    @property
    def at(self) -> int:
        """The position's number: how many entries the log has."""
        return self._unread_entries + len(self._entries)

    def legal(self) -> list[Action]:
        """The legal actions of the seat to act, in the order of the encoding."""
        return [self._rules.verbs.action(index) for index in self._legal_indices()]

    def _legal_indices(self) -> list[int]:
        if self._legal is None:
            scratch = self.game.scratch
            scratch.mask = [0] * len(scratch.mask)
            if self.state.seat >= 0:
                self._rules.flow.legal(self.edition, self.state, scratch)
            self._legal = list(mask.members(scratch.mask))
        return self._legal

    @property
    def only(self) -> Action | None:
        """The only legal action, which carries itself out (0.1); None where there is a choice, or nobody to choose."""
        legal = self._legal_indices()
        return self._rules.verbs.action(legal[0]) if len(legal) == 1 else None

    # -- playing --------------------------------------------------------------------------------------

    def check(self, action: str | int | Action, seat: int | None = None, at: int | None = None) -> Action:
        """The one gate: the action, if it may be carried out now; otherwise a ``GusherError`` that says why not.

        `seat` says who is asking and `at` which position it answers; either is checked if given.  Only the seat
        CHANCE may ask for an outcome of chance."""
        chosen = self.parse(action)
        if at is not None and at != self.at:
            raise StaleAction("error-stale", at=at, now=self.at)
        self.check_turn(seat)
        if chosen.index not in (self._outcomes() if seat == CHANCE else self._legal_indices()):
            raise self._refusal(chosen)
        return chosen

    def check_turn(self, seat: int | None = None) -> None:
        """Raise ``OutOfTurn`` unless a decision is due, from this seat if one is given."""
        if self.over:
            raise OutOfTurn("error-over")
        if seat is not None and seat != self.seat:
            raise OutOfTurn("error-turn", seat=self.term_of(seat), turn=self.term_of(int(self.state.seat)))

    def play(
        self,
        action: str | int | Action,
        seat: int | None = None,
        at: int | None = None,
        *,
        by: str = "",
        ms: int | None = None,
        only: bool = True,
    ) -> Action:
        """Carry out a decision of the seat to act (see ``check``) and what follows from it (see ``settle``).

        `by` and `ms` go into the log: who caused it, and when; now unless given.  If the action is refused, the match
        is as it was."""
        chosen = self.check(action, seat, at)
        self._carry_out(chosen.index, by, ms)
        self.settle(only=only, ms=ms)
        return chosen

    def settle(self, *, only: bool = True, ms: int | None = None) -> None:
        """Play on to the next decision: chance is drawn, and the only legal action carries itself out (0.1).

        Without `only` it stops there instead, for those who show such an action first."""
        while (seat := self.state.seat) != OVER:
            if seat == CHANCE:
                self._carry_out(self.next_chance(), BY_CHANCE, ms)
            elif only and len(legal := self._legal_indices()) == 1:
                self._carry_out(legal[0], BY_RULE, ms)
            else:
                return

    def restore(self, entries: Iterable[Entry]) -> None:
        """Carry out the entries of a record, chance's included, each checked; nothing else happens."""
        for entry in entries:
            try:
                action = self.check(entry.action, entry.seat)
            except (OutOfTurn, IllegalAction) as fault:
                key = "record-after-end" if self.over else "record-seat"
                key = "record-impossible" if isinstance(fault, IllegalAction) else key
                raise RecordFault(key, self.at, action=self.parse(entry.action).text) from None
            self._carry_out(action.index, entry.by, entry.ms)

    def standing(self) -> Standing:
        """Where the match stands, for a match that goes on there."""
        log = msgspec.msgpack.encode(self.entries)
        return Standing(self.at, log, self.state.to_dict(), self._chances, self.redraws)

    def parse(self, action: str | int | Action) -> Action:
        """An action given as text, integer or object; raises ``MalformedAction`` for anything else."""
        verbs = self._rules.verbs
        if isinstance(action, Action):
            return verbs.parse(action.text)  # its integer means something else in another game
        if isinstance(action, str):
            return verbs.parse(self.game.older.get(self.ruleset.rules, {}).get(action, action))
        number = whole(action)
        if number is None:
            raise MalformedAction("error-action-type", type=type(action).__name__)
        return verbs.action(number)

    def _refusal(self, action: Action) -> IllegalAction:
        if self._why is None:
            return IllegalAction("error-not-legal", clause="", action=action.text)
        reason = self.explain(action)
        return IllegalAction(reason.key, **{**reason.params, "clause": reason.clause})

    def explain(self, action: str | int | Action, seat: int | None = None) -> Reason:
        """The clause that allows or forbids an action now, for the seat to act or another one."""
        chosen = self.parse(action)
        ground = self.game.words.why.ground(self.edition, self.state, chosen.index)
        if self.over:
            return Reason(ground.clause, "error-over")
        if chosen.index >= self._rules.verbs.size or self.state.seat == CHANCE:
            return Reason(ground.clause, "error-chance-acts", {"action": chosen.text})
        if seat is not None and seat != self.seat:
            return Reason(
                ground.clause, "error-turn", {"seat": self.term_of(seat), "turn": self.term_of(int(self.state.seat))}
            )
        if chosen.index in self._legal_indices():
            return ground
        reason = self.game.words.why.reason(self.edition, self.state, chosen.index)
        if reason is None:
            raise AssertionError(f"{chosen.text} is not legal, and no clause says why")
        return reason

    def name_of(self, seat: int) -> str:
        """The name of a seat (`red`, `grey` …)."""
        return self.game.seats[seat] if whole(seat) in range(self.players) else str(seat)

    def term_of(self, seat: int) -> str:
        """The name of a seat as an argument of messages; a number where nobody sits."""
        return Term(f"seat-{self.name_of(seat)}") if whole(seat) in range(self.players) else str(seat)

    def next_chance(self) -> int:
        """Chance's next outcome: the next number of the hash keyed with the seed, by exact weights."""
        ways = self._rules.flow.odds(self.edition, self.state)
        number = self._chances + max((taken_back for at, taken_back in self.redraws if at <= self.at), default=0)
        word = hmac.digest(self._key, str(number).encode(), "sha256")
        chosen = int.from_bytes(word, "big") % sum(weight for _, weight in ways)
        for outcome, weight in ways:
            chosen -= weight
            if chosen < 0:
                return int(outcome)
        raise AssertionError("the weights do not add up")

    def _outcomes(self) -> list[int]:
        return [outcome for outcome, _ in self._rules.flow.odds(self.edition, self.state)]

    def _carry_out(self, action: int, by: str, ms: int | None) -> None:
        seat, witnesses, asked = int(self.state.seat), EVERYBODY, False
        if seat == CHANCE:
            witnesses, by = self._rules.flow.witnesses(self.edition, self.state), BY_CHANCE
            self._chances += 1
        else:
            asked = len(self._legal_indices()) > 1
        if asked and self._before.maxlen != 0:
            self._before.append((self.at, self.state.clone()))
        clause = ""
        if self._why is not None:
            clause = self._why.clause(self.edition, self.state, self._rules.verbs.action(action))
        self._look_again()
        self._advance(action)
        ms = int((time.monotonic() - self._began) * 1000) if ms is None else ms
        self._entries.append(Entry(seat, action, ms, by, clause, witnesses, _shared(self._told), asked))
        self._told = []

    def _advance(self, action: int | None = None) -> None:
        """Carry out an action, if any, and play on; what the rules emit is kept for the entry being written."""
        self.state.journal = self._told
        if action is not None:
            self._rules.flow.apply(self.edition, self.state, self.game.scratch, action)
        self._rules.flow.advance(self.edition, self.state)
        self.state.journal = None

    # -- taking back ----------------------------------------------------------------------------------

    def last_decision(self, seat: int | None = None) -> int | None:
        """The number of the last entry that somebody (or this seat) decided."""
        for number in range(self.at - 1, -1, -1):
            entry = self.entries[number]
            if entry.asked and seat in (None, entry.seat):
                return number
        return None

    @property
    def undo_seat(self) -> int | None:
        """Who may take the last decision back without asking anybody: the seat that took it, as long as chance has
        not spoken, nothing was revealed and nobody else has acted since.  None: nobody."""
        last = self.last_decision()
        if last is None or self.over:
            return None
        since = self.entries[last:]
        seat = since[0].seat
        revealed = any(self._rules.events.is_revealing(event[0]) for entry in since for event in entry.told)
        return None if revealed or any(entry.seat != seat for entry in since) else seat

    def undo(self) -> None:
        """Take back the last decision and all that followed from it."""
        last = self.last_decision()
        if last is None:
            raise NothingToUndo("error-undo")
        self.rewind(last)

    def rewind(self, to: int, *, anew: bool = False) -> None:
        """Go back to the position after the first `to` entries; with `anew`, chance falls differently from there on."""
        if whole(to) is None or not 0 <= to <= self.at:
            raise NothingToUndo("error-undo")
        if anew and (seen := sum(entry.seat == CHANCE for entry in self.entries[to:])):
            self.redraws.append((to, seen + max((taken_back for _, taken_back in self.redraws), default=0)))
        if to == self.at:
            return
        kept, start = self.entries[:to], 0
        while self._before and self._before[-1][0] > to:
            self._before.pop()
        if self._before:
            start, before = self._before.pop()
            self.state = before.clone()  # a copy of this match may keep it as well
            self._look_again()
            self._chances -= sum(entry.seat == CHANCE for entry in self.entries[start:])
            del self.entries[start:]
        else:
            self._begin()
        self.restore(kept[start:])

    def branch(self, at: int | None = None, seed: str | int | None = None) -> Match:
        """What if?  A copy, taken back to its first `at` entries, with fresh chance from there on; ``settle``
        plays on to the next decision.  The deal up to there cannot be proved from the new seed."""
        twin = self.clone()
        if at is not None:
            twin.rewind(check_upto(at, self.at))
        twin.redraws = []
        twin._draw_from(seed)
        return twin

    # -- what a seat may know -------------------------------------------------------------------------

    def view(self, seat: int | None = None, all_open: bool = False) -> dict[str, Any]:
        """All that a seat may know, JSON-able (None: a spectator), legal actions included.  Once the match is
        over everything is open to everybody; `all_open` is for earlier positions of a match that is over."""
        seat = self._checked_seat(seat)
        all_open = all_open or self.over
        fields = self.state.to_dict() if all_open else self.state.seen_by(seat)
        state = {name: value for name, value in fields.items() if name not in GENERATOR}
        seen: dict[str, Any] = {
            "game": self.game.name,
            "rules": self.ruleset.rules,
            "edition": self.source.name,
            "options": dict(self.options),
            "players": self.players,
            "seat": seat,
            "at": self.at,
            "to_act": None if self.seat == CHANCE else self.seat,
            "over": self.over,
            "state": state,
            "memory": self._remembered(seat, all_open),
            "legal": [action.text for action in self.legal()] if seat is not None and seat == self.seat else [],
        }
        if self.game.has("words"):
            seen["facts"] = msgspec.to_builtins(self.game.words.text.facts(self.edition, seen))
        if not self.source.is_builtin:
            seen["edition_text"] = self.source.text  # the edition's name alone would tell a bot nothing
        if self.over:
            seen["result"] = self.result()
        return seen

    def log(
        self, seat: int | None = None, start: int = 0, all_open: bool = False, *, most: int | None = None
    ) -> list[dict[str, Any]]:
        """The log as a seat may read it, from entry `start` on; `most` entries of it, if given."""
        seat, start = self._checked_seat(seat), check_number("start", start, 0)
        stop = None if most is None else start + most
        return [
            self._seen_entry(number, entry, seat, all_open or self.over)
            for number, entry in enumerate(self.entries[start:stop], start)
        ]

    def _checked_seat(self, seat: int | None) -> int | None:
        return None if seat is None else check_seat(seat, self.players)

    def _seen_entry(self, number: int, entry: Entry, seat: int | None, all_open: bool) -> dict[str, Any]:
        action = self._rules.verbs.action(entry.action)
        bit = len(self.game.seats) if seat is None else seat
        may_know = all_open or entry.witnesses >> bit & 1
        return {
            "n": number,
            "seat": None if entry.seat == CHANCE else entry.seat,
            "verb": action.verb,
            "action": action.text if may_know else None,
            "events": self._rules.events.seen_by(entry.told, seat, all_open),
        }

    def svg(self, seat: int | None = None, theme: str = "light") -> str:
        """The position as a picture, as a seat (None: a spectator) may see it; `theme` is `light` or `dark`."""
        drawing = self.game.pictures.draw(self.source.data, self.view(seat))
        return document(self.game.pictures.art, self.game.seats, drawing, theme, f"{self.game.name}, {self.at}")

    def _repr_svg_(self) -> str | None:
        """What a notebook shows: the spectators' picture."""
        return self.svg() if self.game.has("pictures") else None

    def _remembered(self, seat: int | None, all_open: bool) -> list[dict[str, Any]]:
        """Events that the game wants remembered, as the seat may know them: what `sample` needs besides the state."""
        events, numbers = self._rules.events, self._rules.memorable
        if self._memorable is None:
            self._memorable = [event for entry in self.entries for event in entry.told if event[0] in numbers]
        given = [events.redacted(event, seat, all_open) for event in self._memory]
        return given + events.seen_by(self._memorable, seat, all_open)

    # -- the end --------------------------------------------------------------------------------------

    def is_out(self, seat: int) -> bool:
        """Has a seat dropped out, so that it will decide nothing more?"""
        return self._rules.is_out is not None and self._rules.is_out(self.state, seat)

    def scores(self) -> list[int]:
        """What each seat would have if the match ended here."""
        return [int(self._rules.score(self.edition, self.state, seat)) for seat in range(self.players)]

    def result(self) -> dict[str, Any] | None:
        """Scores and winners of a finished match; None before the end."""
        if not self.over:
            return None
        scores = self.scores()
        best = max(scores)
        result: dict[str, Any] = {
            "scores": scores,
            "winners": [seat for seat, score in enumerate(scores) if score == best],
        }
        if self.game.has("words"):
            result["accounts"] = msgspec.to_builtins(self.game.words.text.accounts(self.edition, self.state))
        return result

    # -- keeping --------------------------------------------------------------------------------------

    def position(self) -> dict[str, Any]:
        """The whole position, secrets included, as plain JSON values: for tests, puzzles and ``gusher.load``."""
        return _position(self.ruleset, self.state, self._remembered(None, all_open=True))

    def record(self, with_seed: bool = False) -> dict[str, Any]:
        """The match as a record: see `records.py`.  Secrets included: not for a seat to see before the end."""
        from .records import write

        return write(self, with_seed)

    def clone(self, state: Layout | None = None) -> Match:
        """A copy to try things on, in another `state` if one is given; it plays on with the same chance."""
        twin = object.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin.state = self.state.clone() if state is None else state
        twin._look_again()
        twin._entries, twin._before, twin._told = list(self._entries), self._before.copy(), list(self._told)
        twin.redraws = list(self.redraws)
        return twin

    def __repr__(self) -> str:
        due = "over" if self.over else f"{self.name_of(int(self.state.seat))} to act"
        return f"<Match of {self.game.name}: {self.players} players, at {self.at}, {due}>"

    __copy__ = clone

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        """What a pickle holds, the seed included; what follows from the ruleset is left out."""
        derived = ("game", "source", "players", "options", "edition", "_rules", "_why")
        contents = {name: value for name, value in self.__dict__.items() if name not in derived}
        return {**contents, "_began": time.monotonic() - self._began}

    def __setstate__(self, contents: dict[str, Any]) -> None:
        self.__dict__.update(contents)
        self._began = time.monotonic() - contents["_began"]
        self._play_by(contents["ruleset"])


def _shared(told: Iterable[tuple[int, ...]]) -> tuple[tuple[int, ...], ...]:
    """The same events as other matches have them: a server keeps thousands of logs."""
    if len(_events) > KEPT_EVENTS:
        _events.clear()
    return tuple([_events.setdefault(event, event) for event in told])


def check_upto(upto: object, entries: int) -> int:
    """A number of entries, if the match has that many."""
    number = whole(upto)
    if number is None or not 0 <= number <= entries:
        raise SetupError("error-upto", entries=entries, given=repr(upto))
    return number


def fresh_seed() -> str:
    """128 bits that nobody can guess."""
    return secrets.token_hex(16)


def hash_of_seed(seed: str) -> str:
    """What is published before the match: the seed cannot be changed afterwards without being noticed."""
    return hashlib.sha256(b"gusher seed " + seed.encode()).hexdigest()


def load(position: Mapping[str, Any]) -> Match:
    """The match that a position describes; its chance from here on is fresh."""
    for key in ("game", "players", "state"):
        if not isinstance(position, Mapping) or key not in position:
            raise PositionError("position-missing", field=key)
    game = registry.get(position["game"])
    memory = position.get("memory", ())
    if not isinstance(memory, Sequence) or not all(isinstance(event, Mapping) for event in memory):
        raise PositionError("position-state", detail="“memory” must be a list of events")
    if position.get("rules", game.rules_version) not in (*game.older, game.rules_version):
        raise PositionError("position-rules", given=str(position["rules"]), rules=game.rules_version)
    source = game.editions.load(position.get("edition"), position.get("edition_text"))
    ruleset = game.ruleset(source, position["players"], position.get("options"), position.get("rules"))
    try:
        state = game.rules.State.from_dict(position["state"])
    except LayoutError as fault:
        raise PositionError("position-state", detail=str(fault)) from None
    if broken := game.rules.invariants.faults(ruleset.edition, state):
        raise PositionError("position-invariant", detail=broken[0])
    match = Match(ruleset, state=state, memory=memory)
    match.settle()
    return match


def ruleset_of(game: Game, view: Mapping[str, Any]) -> Ruleset:
    """What the match that a view shows is played by."""
    options = tuple(view["options"].items())
    return _ruleset_shown(game, view["edition"], view.get("edition_text"), view["players"], options, view["rules"])


@lru_cache(maxsize=64)
def _ruleset_shown(
    game: Game, edition: str, text: str | None, players: int, options: tuple[tuple[str, OptionValue], ...], rules: int
) -> Ruleset:
    """A view was checked when its match was made, so a bot does not check its parts at every decision."""
    return game.ruleset(game.editions.load(edition, text), players, dict(options), rules)


def game_shown(view: Mapping[str, Any]) -> Game:
    """The game of a view, if this is one."""
    if not isinstance(view, Mapping):
        raise PositionError("error-view", detail=type(view).__name__)
    wrong = {"game", "rules", "edition", "options", "players", "seat", "state", "memory"} - view.keys()
    wrong = wrong or {name for name in ("options", "state") if not isinstance(view[name], Mapping)}
    if not wrong:
        game = registry.get(view["game"])
        wrong = {name for name, field in game.rules.State.fields.items() if field.sight.kind != "nobody"}
        wrong -= view["state"].keys()
    if wrong:
        raise PositionError("error-view", detail=", ".join(sorted(wrong)))
    if view["seat"] is not None:
        check_seat(view["seat"], check_number("players", view["players"]))
    return game


def sampled(view: Mapping[str, Any], rng: Any) -> dict[str, Any]:
    """A position drawn from those that give the seat of `view` exactly that view, by their exact odds."""
    game = game_shown(view)
    if isinstance(rng, type) or not callable(getattr(rng, "random", None)):
        raise SetupError("error-rng", given=repr(rng))
    ruleset = ruleset_of(game, view)
    return _position(ruleset, game.rules.sample(ruleset.edition, view, rng), view["memory"])


def _position(ruleset: Ruleset, state: Layout, memory: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    position = {
        "schema": POSITION,
        "version": POSITION_VERSION,
        "game": ruleset.game.name,
        "rules": ruleset.rules,
        "edition": ruleset.source.name,
        "players": ruleset.players,
        "options": dict(ruleset.options),
        "state": state.to_dict(),
        "memory": [dict(event) for event in memory],
    }
    return position if ruleset.source.is_builtin else {**position, "edition_text": ruleset.source.text}
