"""What clients ask for over the WebSocket, one function for each message.

Each gets the table with its lock held.  What it raises becomes a refusal, and nothing has changed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from gusher.kernel.errors import GusherError, NothingToUndo, OutOfTurn, StaleAction

from . import happenings as h
from . import hints, showing
from . import protocol as p
from .bots import check_level
from .standing import DAY_MS, MINUTE_MS
from .store import SPECTATOR, new_token
from .table import Table
from .visitor import Visitor
from .webhooks import check_url


class Refusal(GusherError):
    """A request that cannot be granted."""


Answer = Callable[[Table, Visitor, Any], Awaitable[None]]


async def play(table: Table, who: Visitor, message: p.Play) -> None:
    seat = seat_of(who)
    if table.standing.control[seat] is not None:
        raise Refusal("server-bot-plays")
    action = table.standing.check_play(seat, message.rev, message.action)
    await table.play(seat, action, "human", message.id)


async def undo(table: Table, who: Visitor, message: p.Undo) -> None:
    seat, standing = seat_of(who), table.standing
    if message.rev != standing.rev:
        raise StaleAction("error-stale", at=message.rev, now=standing.rev)
    to = standing.match.last_decision(seat)
    if to is None:
        raise NothingToUndo("error-undo")
    if standing.match.over:
        raise OutOfTurn("error-over")
    kind = h.TakeBack if standing.match.undo_seat == seat else h.AskBack
    await table.happen(kind(when=table.hall.now(), seat=seat, id=message.id, to=to))


async def vote(table: Table, who: Visitor, message: p.Vote) -> None:
    seat, ask = seat_of(who), table.standing.ask
    if ask is None or ask.ask != message.ask or seat not in ask.wanted:
        raise Refusal("server-no-vote")
    await table.happen(h.Voted(when=table.hall.now(), seat=seat, id=message.id, ask=message.ask, agree=message.agree))


async def orders(table: Table, who: Visitor, message: p.Orders) -> None:
    seat, standing = seat_of(who), table.standing
    if standing.game.words.orders is None:
        raise Refusal("server-no-orders")
    if standing.match.over:
        raise OutOfTurn("error-over")
    checked = standing.game.words.orders.check(standing.match.view(seat), [dict(order) for order in message.orders])
    await table.happen(h.Ordered(when=table.hall.now(), seat=seat, id=message.id, orders=checked))
    for listener in table.listeners:
        if listener.seat == seat:
            listener.send(p.encode(p.OrdersMessage(checked)))


async def chat(table: Table, who: Visitor, message: p.Chat) -> None:
    if len(table.standing.chat) >= table.hall.limits.chat_lines:
        raise Refusal("server-chat-full")
    await table.happen(h.Said(when=table.hall.now(), seat=seat_of(who), id=message.id, text=message.text))


async def give_seat(table: Table, who: Visitor, message: p.GiveSeat) -> None:
    """My seat to a bot and back; another's to a bot once its player has been away."""
    seat, standing = seat_of(who), table.standing
    if message.seat >= standing.setup.players or not standing.had_human(message.seat):
        raise Refusal("server-seat-bot")
    if message.bot is not None:
        check_level(message.bot)
    if message.seat != seat and message.bot is None:
        raise Refusal("server-seat-other")
    if message.seat != seat and table.away_s(message.seat) < table.hall.away_s:
        raise Refusal("server-seat-present")
    if standing.control[message.seat] == message.bot:
        raise Refusal("server-seat-same")
    await table.happen(h.Seated(when=table.hall.now(), seat=seat, id=message.id, at=message.seat, bot=message.bot))


async def give_time(table: Table, who: Visitor, message: p.GiveTime) -> None:
    seat, kind = seat_of(who), table.standing.setup.clock.kind
    if message.seat == seat or message.seat >= table.standing.setup.players or kind == "none":
        raise Refusal("server-time-other")
    gift = MINUTE_MS if kind == "live" else DAY_MS
    await table.happen(h.TimeGiven(when=table.hall.now(), seat=seat, id=message.id, to=message.seat, ms=gift))


async def rename(table: Table, who: Visitor, message: p.Rename) -> None:
    """From now on, and in the log from its beginning."""
    await table.happen(h.Named(when=table.hall.now(), seat=seat_of(who), id=message.id, name=message.name.strip()))
    for listener in table.listeners:
        listener.send(p.encode(showing.log_message(table.standing, listener.seat, 0, listener.lang)))


async def rematch(table: Table, who: Visitor, message: p.Rematch) -> None:
    """The next table, set up by the first who asks; everybody gets a token for the same seat there."""
    standing = table.standing
    if not standing.match.over:
        raise Refusal("server-not-over")
    if standing.next is None:
        seat_of(who)
        if standing.setup.position is not None:
            raise Refusal("server-no-rematch")
        seats = [
            p.SeatPlan(plan.kind, plan.bot, name)
            for plan, name in zip(standing.setup.seats, standing.names, strict=True)
        ]
        old = standing.setup
        setup = h.Setup(
            old.game,
            old.players,
            old.options,
            old.edition,
            seats,
            old.clock,
            old.pace_ms,
            edition_text=old.edition_text,
            rules=standing.game.rules_version,
        )
        new = await table.hall.create(setup, None, {SPECTATOR: new_token()})
        await table.happen(h.NextTable(when=table.hall.now(), seat=who.seat, id=None, table=new))
    following = table.standing.next or ""
    token = await table.hall.new_key(following, SPECTATOR if who.seat is None else who.seat)
    who.send(p.encode(p.TokenMessage(message.id, following, token)))


async def webhook(table: Table, who: Visitor, message: p.Webhook) -> None:
    seat = seat_of(who)
    if message.url is not None:
        check_url(message.url)
    await table.hall.store.set_webhook(table.id, seat, message.url)
    table.hooks = None


async def rotate(table: Table, who: Visitor, message: p.Rotate) -> None:
    seat = seat_of(who)
    token = await table.hall.new_key(table.id, seat, alone=True)
    table.close_seat(seat, but=who)
    who.send(p.encode(p.TokenMessage(message.id, table.id, token)))


async def why(table: Table, who: Visitor, message: p.Why) -> None:
    who.send(p.encode(showing.reason(message.id, table.standing, seat_of(who), message.action, who.lang)))


async def preview(table: Table, who: Visitor, message: p.Try) -> None:
    seat, standing = seat_of(who), table.standing
    who.heavy()
    standing.check_play(seat, message.rev, message.action)
    shown = await asyncio.to_thread(showing.preview, standing.match.clone(), seat, message.action)
    who.send(p.encode(p.PreviewMessage(message.id, message.rev, shown)))


async def hint(table: Table, who: Visitor, message: p.AskHint) -> None:
    """What a bot would do here.  The answer comes later, to this connection alone; the table does not wait for it."""
    seat, standing = seat_of(who), table.standing
    if message.rev != standing.rev:
        raise StaleAction("error-stale", at=message.rev, now=standing.rev)
    if standing.match.over:
        raise OutOfTurn("error-over")
    if standing.match.seat != seat:
        raise OutOfTurn(
            "error-turn", seat=standing.match.term_of(seat), turn=standing.match.term_of(standing.match.seat or 0)
        )
    if standing.control[seat] is not None:
        raise Refusal("server-bot-plays")
    who.hint()
    table.hall.spawn(hints.answer(table.hall.thinkers, who, message, standing.game, standing.match.view(seat)))


async def replay(table: Table, who: Visitor, message: p.Replay) -> None:
    who.heavy()
    views = await past(table, who.seat, message.start, message.stop, message.seat)
    who.send(p.encode(p.ReplayMessage(message.id, message.start, views, table.standing.match.at)))


async def past(table: Table, viewer: int | None, start: int, stop: int, seat: int | None) -> list[p.View]:
    """Earlier views: one's own, or after the end any seat's, or everything open."""
    standing = table.standing
    over = standing.match.over
    if not over and seat is not None and seat != viewer:
        raise Refusal("server-not-over")
    if seat is not None and seat >= standing.setup.players:
        raise Refusal("server-not-over")
    shown = seat if over else viewer
    stop = min(stop, start + showing.MOST_VIEWS)
    return await asyncio.to_thread(
        showing.past_views,
        standing.setup,
        standing.seed,
        standing.seed_hash,
        list(standing.match.entries),
        start,
        stop,
        shown,
        over and seat is None,
    )


async def speak(table: Table, who: Visitor, message: p.Speak) -> None:
    who.lang = message.lang
    who.send(p.encode(showing.log_message(table.standing, who.seat, 0, who.lang)))


async def ping(table: Table, who: Visitor, message: p.Ping) -> None:
    who.send(p.encode(p.Pong(message.id, table.hall.now())))


def seat_of(who: Visitor) -> int:
    if who.seat is None:
        raise Refusal("server-spectator")
    return who.seat


ANSWERS: dict[type, Answer] = {
    p.Play: play,
    p.Undo: undo,
    p.Vote: vote,
    p.Orders: orders,
    p.Chat: chat,
    p.GiveSeat: give_seat,
    p.GiveTime: give_time,
    p.Rename: rename,
    p.Rematch: rematch,
    p.Webhook: webhook,
    p.Rotate: rotate,
    p.Why: why,
    p.Try: preview,
    p.AskHint: hint,
    p.Replay: replay,
    p.Speak: speak,
    p.Ping: ping,
}
ACKNOWLEDGED = (p.Play, p.Undo, p.Vote, p.Orders, p.Chat, p.GiveSeat, p.GiveTime, p.Rename, p.Webhook)


async def answer(table: Table, who: Visitor, message: Any) -> None:
    """Carry out a request, and say so or say why not."""
    request = getattr(message, "id", None)
    async with table.lock:
        done = None if request is None else table.standing.done_before(who.seat, request)
        if done is not None:
            who.send(p.encode(p.Ack(request or "", done, again=True)))
            return
        try:
            await ANSWERS[type(message)](table, who, message)
        except GusherError as error:
            stale = table.standing if isinstance(error, StaleAction) else None
            who.send(p.encode(showing.refused(request, error, who.lang, stale, who.seat)))
            return
        if isinstance(message, ACKNOWLEDGED):
            who.send(p.encode(p.Ack(request or "", table.standing.rev)))
