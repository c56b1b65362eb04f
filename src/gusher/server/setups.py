"""How a table is set up: what a client asks for, checked and complete."""

from __future__ import annotations

from gusher.kernel.errors import SetupError
from gusher.kernel.game import Ruleset

from . import protocol as p
from .events import Setup
from .lines import clean_line
from .settings import Settings
from .thinkers import check_level

DEFAULT_BOT = p.Clock().bot


def setup_of(settings: Settings, plan: p.TablePlan, ruleset: Ruleset) -> Setup:
    source = ruleset.source
    setup = Setup(
        game=ruleset.game.name,
        players=ruleset.players,
        options=ruleset.options,
        edition=source.name,
        seats=checked_seats(ruleset.players, plan.seats),
        clock=checked_clock(plan.clock),
        pace_ms=settings.pace_ms if plan.pace_ms is None else max(plan.pace_ms, settings.limits.least_pace_ms),
        edition_text=None if source.is_builtin else source.text,
        rules=ruleset.rules,
        hints=plan.hints,
        undo=plan.undo,
    )
    setup.deduction = setup.people <= 1 if plan.deduction is None else plan.deduction
    return setup


def checked_seats(players: int, given: list[p.SeatPlan] | None) -> list[p.SeatPlan]:
    """By default the first seat is for a person and bots take the others."""
    plans = given if given is not None else [p.SeatPlan(), *[p.SeatPlan("bot", DEFAULT_BOT)] * (players - 1)]
    if len(plans) != players:
        raise SetupError("server-seats", players=players)
    for plan in plans:
        if plan.kind == "bot":
            check_level(plan.bot or "")
    return [p.SeatPlan(plan.kind, plan.bot if plan.kind == "bot" else None, clean_line(plan.name)) for plan in plans]


def checked_clock(clock: p.Clock) -> p.Clock:
    check_level(clock.bot)
    if (clock.kind == "live" and clock.seconds < 10) or (clock.kind == "days" and clock.days <= 0):
        raise SetupError("server-clock")
    return clock
