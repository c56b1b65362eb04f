"""Finds puzzles in played games: decisions where one choice is clearly best and a weak player would miss it.

Most decisions are ruled out cheaply.  Each of the three looks costs several times as much as the one before:

    a glance   every action judged where it leads, by the network alone
    a look     the likeliest actions tried ahead a few times
    a search   all that a player may think of tried often, and the best ones once more, further and with other luck

All of them start from what the seat to decide knows."""

from __future__ import annotations

import hashlib
import math
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import NamedTuple

import msgspec
import numpy as np

from gusher.bots.levels import LEVELS
from gusher.bots.lookahead import DEFAULT, Lookahead, LookaheadBot, Settings
from gusher.bots.network import NetworkBot
from gusher.bots.observation import Observation
from gusher.kernel.chance import CHANCE
from gusher.kernel.game import Game
from gusher.kernel.layout import Array
from gusher.kernel.match import Match
from gusher.kernel.parts import View

from .rating import JUDGES, odds
from .shelf import Choice, Puzzle

MARGIN = 0.05  # of a win: how much better the best choice must be than the second,
ERRORS = 3.0  # and by how many standard errors, under two seeds
CERTAIN = 99.0  # standard errors: there is no luck in it
MISSED = 0.5  # the weakest level must be this likely to miss it
OPEN = 0.08, 0.97  # what the seat can expect: neither lost nor won whatever it does
LINE = 4  # decisions that the line of play has beyond the first
GAME_MOST = 12  # puzzles from one game,
THEME_MOST = 4  # and of one main theme
TRIES = 3  # of a level that thinks ahead
UNHURRIED = 3600.0  # seconds for a decision: what is found does not depend on the machine
AHEAD = LookaheadBot(UNHURRIED, trials=128)
STRONGEST = LookaheadBot(UNHURRIED, trials=2048, settings=DEFAULT._replace(ideas=24, least=0.0))
"""The strongest bot, with four times its trials, and open to ideas that it would not have."""
WEAKEST = next(iter(JUDGES))
DROPPED = ("facts", "legal")
"""What follows from the rest of a view, and is worked out when it is needed."""


class Look(NamedTuple):
    """How closely a decision is looked at."""

    ideas: int  # actions that are tried, the likeliest
    wide: int  # trials of each;
    few: int = 0  # and how many of the best are tried on,
    most: int = 0  # this often at most, until it is clear whether one is best
    settings: Settings = DEFAULT
    margin: float = MARGIN
    errors: float = ERRORS


GLANCE = Look(ideas=8, wide=8, settings=DEFAULT._replace(depth=0), margin=0.025, errors=0.0)
CLOSER = Look(ideas=5, wide=6, few=3, most=24, margin=0.04, errors=1.0)
SEARCH = Look(ideas=16, wide=8, few=4, most=192)
AGAIN = Look(ideas=5, wide=8, few=3, most=192, settings=DEFAULT._replace(shallow=24, heat=1.0))
"""Further ahead, and with everybody playing by the odds: what is best only if all goes as planned is no puzzle."""
DOUBT = 2.5  # standard errors: a margin that is further from the wanted one is known well enough


class Found(NamedTuple):
    """What a look has found."""

    order: list[str]  # the actions, the best first
    shares: dict[str, list[float]]
    scores: dict[str, float]
    margin: float  # by which the first is ahead of the second,
    doubt: float  # and the standard error of that
    errors: float  # the standard errors by which the first is ahead of each of the others, at least

    def is_clear(self, look: Look) -> bool:
        return self.margin >= look.margin and self.errors >= look.errors

    def is_known(self, look: Look) -> bool:
        """Would more trials hardly change whether it is clear?"""
        is_near = abs(self.margin - look.margin) <= DOUBT * self.doubt
        return not is_near and (self.margin < look.margin or self.errors >= look.errors)


def sampled(seen: Observation) -> Array:
    """Positions that the seat cannot tell apart, each with luck of its own."""
    worlds = seen.worlds()
    worlds["key"] = [[seen.rng.getrandbits(48), 0] for _ in worlds]
    return worlds


def look_at(seen: Observation, worlds: Array, ideas: Sequence[str], look: Look) -> Found:
    """Try the likeliest actions in these positions, and the best of them more often."""
    actions = [seen.game.rules.verbs.parse(text).index for text in ideas[: look.ideas]]
    network = NetworkBot().network(seen.game)
    ahead = Lookahead(seen.ruleset, seen.seat, worlds, network, actions, look.settings)
    ahead.simulate(ahead.ideas, 0, look.wide)
    found, turns = _found(seen, ahead, ideas, ahead.ideas, look.wide), look.wide
    best = np.array(sorted(map(ideas.index, found.order[: look.few])))
    while turns < look.most and not found.is_known(look):
        more = min(turns, look.most - turns)
        ahead.simulate(best, turns, more)
        turns += more
        found = _found(seen, ahead, ideas, best, turns)
    return found


def _found(seen: Observation, ahead: Lookahead, ideas: Sequence[str], finalists: Array, turns: int) -> Found:
    results = ahead.results[finalists, :turns].astype(np.float64)
    order = np.argsort(-results.mean(axis=1), kind="stable")
    lead = results[order[0]] - results[order[1:]]
    doubt = lead.std(axis=1) / math.sqrt(turns)
    second = lead.mean(axis=1).argmin()
    errors = np.minimum(lead.mean(axis=1) / np.maximum(doubt, 1e-9), CERTAIN)
    told = {idea.action: idea for idea in map(ahead.idea, range(len(ahead.actions)))}
    first = [ideas[number] for number in finalists[order]]
    others = sorted(told.keys() - set(first), key=lambda action: -told[action].shares[seen.seat])
    return Found(
        [*first, *others],
        {action: list(idea.shares) for action, idea in told.items()},
        {action: idea.scores[seen.seat] for action, idea in told.items()},
        float(lead[second].mean()),
        float(doubt[second]),
        float(errors.min()),
    )


def level_odds(view: View, policy: Mapping[str, float], action: str) -> dict[str, float]:
    """How likely each level is to find an action: exactly, or tried out where a level thinks ahead."""
    found = {name: odds(policy, heat)[action] for name, heat in JUDGES.items()}
    for name, bot in LEVELS.items():
        if isinstance(bot, LookaheadBot):
            tries = [Observation(view, Random(f"{key_of(view)} {name} {number}"), UNHURRIED) for number in range(TRIES)]
            found[name] = sum(replace(bot, seconds=UNHURRIED).choose(seen) == action for seen in tries) / TRIES
    return found


def puzzle_in(view: View, theme: str | None = None) -> Puzzle | None:
    """The puzzle that a decision makes, about a theme if one is wanted; None if it makes none.

    Decisions about a wanted theme are few, and at a glance all bids look alike: these are looked at closely at once."""
    if len(view["legal"]) < 2:
        return None
    seen = Observation(view, Random(f"{key_of(view)} 0"))
    wanted = [action for action in view["legal"] if theme is None or theme in themes_of(seen, action)]
    if not wanted:
        return None
    policy = NetworkBot().opinion(seen).policy
    likely = sorted(policy, key=lambda action: -policy[action])
    weakest = odds(policy, JUDGES[WEAKEST])
    if weakest[likely[0]] > 1 - MISSED or not set(wanted) & set(likely[: CLOSER.ideas]):
        return None
    worlds, ideas = sampled(seen), likely
    for look in (GLANCE, CLOSER) if theme is None else (CLOSER,):
        found = look_at(seen, worlds, ideas, look)
        ideas = found.order
        if not found.is_clear(look) or ideas[0] not in wanted:
            return None
        if not OPEN[0] <= found.shares[found.order[0]][seen.seat] <= OPEN[1]:
            return None
    searched = verified(seen, likely)
    if searched is None or searched.order[0] not in wanted:
        return None
    return _puzzle(view, seen, searched, level_odds(view, policy, searched.order[0]))


def verified(seen: Observation, likely: Sequence[str]) -> Found | None:
    """What a search finds, if one choice is clearly best, and is so again with other positions and other luck."""
    first = look_at(seen, sampled(seen), likely, SEARCH)
    if not first.is_clear(SEARCH):
        return None
    other = Observation(seen.view, Random(f"{key_of(seen.view)} 1"))
    again = look_at(other, sampled(other), first.order, AGAIN)
    if again.order[0] != first.order[0] or not again.is_clear(AGAIN):
        return None
    return first._replace(errors=min(first.errors, again.errors))


def holds(puzzle: Puzzle, seed: object) -> bool:
    """Does the strongest bot find the same choice best, with other positions and other luck?"""
    seen = Observation(puzzle.match().view(puzzle.seat), Random(f"{puzzle.id} {seed}"), UNHURRIED)
    return STRONGEST.ponder(seen)[0].action == puzzle.best.action


def _puzzle(view: View, seen: Observation, found: Found, levels: dict[str, float]) -> Puzzle:
    best = found.order[0]
    puzzle = Puzzle(
        id=key_of(view),
        view={name: value for name, value in view.items() if name not in DROPPED},
        themes=themes_of(seen, best),
        choices=[
            Choice(action, [round(share, 4) for share in found.shares[action]], round(found.scores[action], 1))
            for action in found.order
        ],
        errors=round(found.errors, 1),
        found={name: round(chance, 4) for name, chance in levels.items()},
        line=[],
    )
    return msgspec.structs.replace(puzzle, line=line_of(puzzle))


def key_of(view: View) -> str:
    """A puzzle's id: a hash of what the seat knows."""
    known = [view["game"], view["options"], view["players"], view["seat"], view["state"], view["memory"]]
    return hashlib.sha256(msgspec.json.encode(known, order="sorted")).hexdigest()[:10]


def themes_of(seen: Observation, action: str) -> list[str]:
    parsed, themes = seen.game.rules.verbs.parse(action), seen.game.learning.themes
    return [parsed.verb] if themes is None else themes.themes(seen.edition, seen.state, parsed)


def theme_names(game: Game) -> tuple[str, ...]:
    """All that a puzzle of a game can be about."""
    themes, verbs = game.learning.themes, game.rules.verbs.verbs
    return tuple(verb.name for verb in verbs if not verb.by_chance) if themes is None else themes.NAMES


def line_of(puzzle: Puzzle) -> list[tuple[int, str]]:
    """How play may go on: the best choice, and then the seat plays like the strongest bot and the others without
    looking ahead, because what they remember of hidden things is not in the view that the position was sampled from."""
    match, rng = puzzle.match(), Random(puzzle.id)
    match.play(puzzle.best.action)
    for _ in range(LINE):
        if match.seat is None:
            break
        bot = AHEAD if match.seat == puzzle.seat else NetworkBot()
        match.play(bot.choose(Observation(match.view(match.seat), rng, UNHURRIED)))
    action = match.game.rules.verbs.action
    return [(entry.seat, action(entry.action).text) for entry in match.entries]


# -- games ------------------------------------------------------------------------------------------------


def bots_game(game: Game, seed: str) -> Match:
    """A game between bots of mixed levels that do not look ahead, with as many players as the seed says."""
    rng = Random(seed)
    ruleset = game.ruleset(players=rng.choice(game.players), options=game.bounded)
    match = Match(ruleset, seed, keep=0)
    match.settle()
    seats = [LEVELS[rng.choice(list(JUDGES))] for _ in range(match.players)]
    while match.seat is not None:
        match.play(seats[match.seat].choose(Observation(match.view(match.seat), rng)))
    return match


def decisions(match: Match) -> Iterator[View]:
    """What each seat knew at each of its decisions."""
    walk = Match(match.ruleset, match.seed, seed_hash=match.public_hash, keep=0)
    for entry in match.entries:
        if entry.asked and entry.seat != CHANCE:
            yield walk.view(entry.seat)
        walk.restore([entry])


def puzzles_in(match: Match, theme: str | None = None) -> Iterator[Puzzle]:
    """The puzzles of a game, or those about a theme: not many of a kind, and at most one for each seat and round."""
    turns: set[tuple[int, int]] = set()
    themes: Counter[str] = Counter()
    for view in decisions(match):
        turn = view["seat"], view["state"]["round"]
        if turn in turns or themes.total() >= GAME_MOST:
            continue
        puzzle = puzzle_in(view, theme)
        if puzzle is not None and themes[puzzle.themes[0]] < THEME_MOST:
            turns.add(turn)
            themes[puzzle.themes[0]] += 1
            yield puzzle
