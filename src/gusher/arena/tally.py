"""What the games say about the bots: shares of wins, ranks, intervals, ratings."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from statistics import fmean, stdev
from typing import Any

from gusher.kernel.errors import needs

from .contest import Contest
from .play import Row

SIGMAS = 1.959964  # a 95 % interval
FAULTS = ("error", "nonsense", "time")  # in the order of the last fields of a `Standing`


@dataclass(frozen=True)
class Standing:
    """How one bot has done.  A bot that has several seats at the table counts with their average."""

    name: str
    seats: int
    games: int
    win_share: float  # of a seat; a tie for the most is shared (par: one by the number of players)
    interval: tuple[float, float]
    rank: float  # 1 is best
    rank_interval: tuple[float, float]
    score: float  # on average
    rating: float  # openskill's mu,
    rating_sigma: float
    ordinal: float  # and what it is sure of: mu - 3 sigma
    decisions: int
    decision_ms: float  # on average
    longest_ms: float
    errors: int
    nonsense: int
    timeouts: int


def standings(contest: Contest, rows: Iterable[Row]) -> list[Standing]:
    """One for each bot, in the order in which they were named."""
    played = sorted(rows, key=lambda row: row["game"])
    ratings = rated(contest, played)
    return [_standing(contest, name, played, ratings[name]) for name in dict.fromkeys(contest.bots)]


def summary(contest: Contest, rows: Sequence[Row]) -> dict[str, Any]:
    """The results as a JSON-able object."""
    return {
        "schema": "gusher-arena",
        "version": 1,
        **contest.header(),
        "games": len(rows),
        "bots": [asdict(standing) for standing in standings(contest, rows)],
    }


def shares(scores: Sequence[int]) -> list[float]:
    """Of the win, seat by seat."""
    best = max(scores)
    return [(score == best) / scores.count(best) for score in scores]


def ranks(scores: Sequence[int]) -> list[float]:
    """1 for the best; those level share their places."""
    return [1 + sum(other > score for other in scores) + (scores.count(score) - 1) / 2 for score in scores]


def _standing(contest: Contest, name: str, rows: Sequence[Row], rating: Any) -> Standing:
    seats = [(row, seat) for row in rows for seat, place in enumerate(row["seating"]) if contest.bots[place] == name]
    wins: dict[int, list[float]] = defaultdict(list)  # by deal: its games are not independent
    places: dict[int, list[float]] = defaultdict(list)
    for row, seat in seats:
        wins[row["deal"]].append(shares(row["scores"])[seat])
        places[row["deal"]].append(ranks(row["scores"])[seat])
    share, rank, spread = _mean(wins), _mean(places), SIGMAS * _error(places)
    decisions = sum(row["decisions"][seat] for row, seat in seats)
    return Standing(
        name,
        contest.bots.count(name),
        len(rows),
        share,
        wilson(share, _error(wins), len(rows)),
        rank,
        (rank - spread, rank + spread),
        fmean(row["scores"][seat] for row, seat in seats) if seats else math.nan,
        rating.mu,
        rating.sigma,
        rating.ordinal(),
        decisions,
        1000 * sum(row["seconds"][seat] for row, seat in seats) / max(decisions, 1),
        1000 * max((row["longest"][seat] for row, seat in seats), default=0.0),
        *(sum(row["faults"][seat][fault] for row, seat in seats) for fault in FAULTS),
    )


def _mean(by_deal: Mapping[Any, list[float]]) -> float:
    values = [value for entries in by_deal.values() for value in entries]
    return fmean(values) if values else math.nan


def _error(by_deal: Mapping[Any, list[float]]) -> float:
    """The standard error of the mean, with deals as the units that are independent."""
    means = [fmean(entries) for entries in by_deal.values()]
    return stdev(means) / math.sqrt(len(means)) if len(means) > 1 else 0.0  # one deal says nothing about others


def interval_of(by_unit: Mapping[Any, list[float]]) -> tuple[float, float, float]:
    """A share of wins, and the ends of its 95 % interval, with the keys as the units that are independent."""
    share = _mean(by_unit)
    return share, *wilson(share, _error(by_unit), len(by_unit))


def wilson(share: float, error: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for the number of independent games that has this standard error; its width is
    not zero even where all were won."""
    if games == 0:
        return math.nan, math.nan
    trials = share * (1 - share) / error**2 if error > 0 and 0 < share < 1 else float(games)
    squared = SIGMAS**2 / trials
    middle = (share + squared / 2) / (1 + squared)
    half = SIGMAS / (1 + squared) * math.sqrt(share * (1 - share) / trials + squared / (4 * trials))
    return max(middle - half, 0.0), min(middle + half, 1.0)


def rating_model() -> Any:
    with needs("arena"):
        from openskill.models import PlackettLuce
    return PlackettLuce()


def rated(contest: Contest, rows: Iterable[Row]) -> dict[str, Any]:
    """openskill's ratings after all games, in order.  Seats of one bot share its rating: what they win from each
    other counts for nothing."""
    model = rating_model()
    ratings = {name: model.rating(name=name) for name in contest.bots}
    for row in rows:
        names = [contest.bots[place] for place in row["seating"]]
        teams = model.rate([[ratings[name]] for name in names], ranks=[float(rank) for rank in ranks(row["scores"])])
        for name in ratings:
            new = [team[0] for team, other in zip(teams, names, strict=True) if other == name]
            ratings[name] = model.rating(
                name=name, mu=fmean(one.mu for one in new), sigma=fmean(one.sigma for one in new)
            )
    return ratings
