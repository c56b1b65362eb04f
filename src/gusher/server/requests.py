"""What clients may ask for over the WebSocket: one function for each message.

Each but those in ``LOOKING`` is called with the table's lock held.  It returns the answer; None means an
acknowledgement.  Whatever it raises becomes a refusal, and nothing has changed.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from functools import partial
from typing import TYPE_CHECKING, Any, Literal, cast
from weakref import ref

import msgspec

from gusher.kernel.errors import GusherError, NothingToUndo, StaleAction
from gusher.kernel.game import Game

from . import events, messages, metrics, thinkers
from . import protocol as p
from .errors import Refusal
from .limits import TooMuch
from .lines import clean_line
from .notify import check_url
from .setups import setup_of
from .store import new_token
from .table_state import DAY_MS, MINUTE_MS, MOST_ENTRIES, TableState

if TYPE_CHECKING:
    from .connection import Connection
    from .table import Table

    Handler = Callable[[Table, Connection, Any], Awaitable[p.FromServer | Literal["later"] | None]]


async def play(table: Table, client: Connection, message: p.Play) -> None:
    seat = seat_of(client)
    if table.state.control[seat] is not None:
        raise Refusal("server-bot-plays")
    table.state.check_rev(message.rev)
    if table.state.is_full:
        raise Refusal("server-match-long", most=MOST_ENTRIES)
    await table.play(seat, message.action, "human", message.id)


async def undo(table: Table, client: Connection, message: p.Undo) -> None:
    """At once as long as nobody has learned anything from it; otherwise everybody must agree."""
    seat, state = seat_of(client), table.state
    if not state.setup.undo:
        raise Refusal("server-no-undo")
    state.check_rev(message.rev)
    to = state.match.last_decision(seat)
    if to is None:
        raise NothingToUndo("error-undo")
    state.match.check_turn()
    if state.match.undo_seat == seat:
        await table.happen(events.Undo, seat, message.id, to=to)
    else:
        await table.happen(events.AskUndo, seat, message.id, to=to, anew=state.undo_falls_anew(to))


async def vote(table: Table, client: Connection, message: p.Vote) -> None:
    seat, ask = seat_of(client), table.state.ask
    if ask is None or ask.ask != message.ask or seat not in ask.wanted:
        raise Refusal("server-no-vote")
    await table.happen(events.Vote, seat, message.id, ask=message.ask, agree=message.agree)


async def orders(table: Table, client: Connection, message: p.Orders) -> None:
    seat, state = seat_of(client), table.state
    if state.game.words.orders is None:
        raise Refusal("server-no-orders")
    state.match.check_turn()
    checked = state.game.words.orders.check(state.match.view(seat), [dict(order) for order in message.orders])
    await table.happen(events.Orders, seat, message.id, orders=checked)
    for other in table.connections:
        if other.seat == seat:
            other.send(p.OrdersMessage(checked))


async def chat(table: Table, client: Connection, message: p.Chat) -> None:
    seat, text = seat_of(client), clean_line(message.text)
    if not text:
        raise Refusal("server-chat-empty")
    if sum(line.seat == seat for _, line in table.state.chat) >= table.tables.settings.limits.chat_lines:
        raise Refusal("server-chat-full")
    await table.happen(events.Chat, seat, message.id, text=text)


async def give_seat(table: Table, client: Connection, message: p.GiveSeat) -> None:
    """My own seat to a bot and back; another's to a bot once its player has been away."""
    seat, state = seat_of(client), table.state
    if message.seat >= state.setup.players or not state.had_human(message.seat):
        raise Refusal("server-seat-bot")
    if message.bot is not None:
        thinkers.check_level(message.bot)
    if message.seat != seat and message.bot is None:
        raise Refusal("server-seat-other")
    if message.seat != seat and state.setup.clock.kind == "days":
        raise Refusal("server-seat-days")
    if message.seat != seat and table.away_s(message.seat) < table.tables.settings.away_s:
        raise Refusal("server-seat-present")
    if state.control[message.seat] == message.bot:
        raise Refusal("server-seat-same")
    await table.happen(events.GiveSeat, seat, message.id, target=message.seat, bot=message.bot)


async def give_time(table: Table, client: Connection, message: p.GiveTime) -> None:
    seat, state = seat_of(client), table.state
    kind = state.setup.clock.kind
    if message.seat == seat or message.seat >= state.setup.players or kind == "none":
        raise Refusal("server-time-other")
    if state.control[message.seat] is not None:
        raise Refusal("server-time-bot")
    if kind == "days" and message.seat != state.match.seat:
        raise Refusal("server-time-turn")
    gift = MINUTE_MS if kind == "live" else DAY_MS
    await table.happen(events.GiveTime, seat, message.id, target=message.seat, ms=gift)


async def sit(table: Table, client: Connection, message: p.Sit) -> None:
    """Where the event is stored first, two who want the same seat cannot both have it."""
    state, seat = table.state, message.seat
    if not client.may_sit:
        raise Refusal("server-no-invitation")
    if client.seat is not None:
        check_waiting(state)
    if seat is not None and not state.is_free(seat):
        raise Refusal("server-seat-taken")
    if seat is not None:
        await table.happen(events.TakeSeat, seat, message.id, left=client.seat)
        if client.seat is None and state.names[seat]:  # of somebody who was expected here
            await table.happen(events.Rename, seat, None, name="")
    else:
        await table.happen(events.LeaveSeat, seat_of(client), message.id)
    await table.reseat(client, seat)


async def ready(table: Table, client: Connection, message: p.Ready) -> None:
    check_waiting(table.state)
    await table.happen(events.Ready, seat_of(client), message.id, ready=message.ready)


async def arrange(table: Table, client: Connection, message: p.Arrange) -> None:
    check_host(table, client)
    client.heavy.spend()
    state, plan = table.state, message.plan
    is_same = plan.edition in (None, state.setup.edition)
    source = state.match.source if is_same else state.game.editions.load(plan.edition)
    ruleset = state.game.ruleset(source, plan.players, plan.options)
    setup, sat = setup_of(table.tables.settings, plan, ruleset), set(state.taken)
    if client.seat not in [seat for seat, plan in enumerate(setup.seats) if plan.kind == "human"]:
        raise Refusal("server-own-seat")
    await table.happen(events.Arrange, client.seat, message.id, setup=setup)
    await table.clear(sat - table.state.taken)


async def begin(table: Table, client: Connection, message: p.Begin) -> None:
    check_host(table, client)
    state = table.state
    if not state.taken.issuperset(state.humans()):
        raise Refusal("server-seats-free")
    if not (state.ready | {client.seat}).issuperset(state.taken):
        raise Refusal("server-not-ready")
    await table.begin(message.id)


def check_waiting(state: TableState) -> None:
    if not state.waiting:
        raise Refusal("server-begun")


def check_host(table: Table, client: Connection) -> None:
    """While the host is away, any player may see to the table."""
    check_waiting(table.state)
    if seat_of(client) != table.state.host and table.present()[table.state.host]:
        raise Refusal("server-not-host")


async def rename(table: Table, client: Connection, message: p.Rename) -> None:
    """The log uses the new name from its beginning, so everybody gets it again."""
    client.heavy.spend()
    await table.happen(events.Rename, seat_of(client), message.id, name=clean_line(message.name))
    for other in list(table.connections):
        async with table.tables.logs.prepared(table.state, other.seat, 0, other.lang):
            other.send(table.tables.logs.message(table.state, other.seat, 0, other.lang))


async def rematch(table: Table, client: Connection, message: p.Rematch) -> p.TokenMessage:
    """The next table, set up by the first player who asks; everybody gets a token for the same seat there."""
    state = table.state
    if not state.match.over:
        raise Refusal("server-not-over")
    table.tables.gate.tables(client.address).spend("server-too-many-tables")  # a token of it costs as much
    if state.next is None:
        seat = seat_of(client)
        if state.setup.position is not None:
            raise Refusal("server-no-rematch")
        names = zip(state.setup.seats, state.names, strict=True)
        seats = [p.SeatPlan(plan.kind, plan.bot, name) for plan, name in names]
        setup = msgspec.structs.replace(state.setup, seats=seats, seed_chosen=False, imported=False, redraws=[])
        invitation = new_token() if setup.people > 1 else None
        new = await table.tables.create(setup, None, {}, new_token(), invitation=invitation, host=seat)
        await table.happen(events.Rematch, seat, None, table=new)
    following = table.state.next or ""
    token = await table.tables.token_at_next(following, client.seat)
    return p.TokenMessage(message.id, following, token)


async def webhook(table: Table, client: Connection, message: p.Webhook) -> None:
    seat = seat_of(client)
    if message.url is not None:
        check_url(message.url)
    await table.tables.store.set_webhook(table.id, seat, message.url)
    table.webhooks = None


async def rotate(table: Table, client: Connection, message: p.Rotate) -> p.TokenMessage:
    seat = seat_of(client)
    token = await table.tables.new_token(table.id, seat, replace=True)
    table.close_seat(seat, p.Close.ROTATED, but=client)
    return p.TokenMessage(message.id, table.id, token)


async def why(table: Table, client: Connection, message: p.Why) -> p.ReasonMessage:
    return messages.reason(message.id, table.state, seat_of(client), message.action, client.lang)


async def ask_preview(table: Table, client: Connection, message: p.AskPreview) -> p.PreviewMessage:
    """The table does not wait for it."""
    seat = seat_of(client)
    client.heavy.spend()
    async with table.lock:
        table.state.check_rev(message.rev)
        table.state.match.check(message.action, seat)
        twin = table.state.match.clone()
    work = partial(messages.preview, twin, seat, message.action)
    return p.PreviewMessage(message.id, message.rev, await table.tables.aside.run(client.address, table.id, work))


async def ask_hint(table: Table, client: Connection, message: p.AskHint) -> Literal["later"]:
    """What a bot would do here.  The table does not wait for it."""
    seat, state = seat_of(client), table.state
    if not state.setup.hints:
        raise Refusal("server-no-hints")
    state.check_rev(message.rev)
    state.match.check_turn(seat)
    if state.control[seat] is not None:
        raise Refusal("server-bot-plays")
    if client.is_hinting:
        raise TooMuch("server-too-fast")
    client.hints.spend()
    client.is_hinting = True
    table.tables.spawn(send_hint(table, client, message, state.game, state.match.view(seat)))
    return "later"


async def send_hint(table: Table, client: Connection, message: p.AskHint, game: Game, view: dict[str, Any]) -> None:
    """To the connection that asked, and to nobody else."""
    try:
        ideas = await table.tables.thinkers.hint(client.address, table.id, game.name, view)
        client.send(p.HintMessage(message.id, message.rev, ideas))
    except GusherError as error:
        client.refuse(error, message.id)
    finally:
        client.is_hinting = False


async def ask_deduction(table: Table, client: Connection, message: p.AskDeduction) -> p.DeductionMessage:
    """What a seat can work out, from what it is shown and nothing else.  The table does not wait for it."""
    client.heavy.spend()
    if not (table.state.setup.deduction or table.state.match.over):
        raise Refusal("server-no-deduction")
    views, _ = await past(table, client.address, client.seat, message.at, message.at + 1, message.seat)
    if not views:
        raise Refusal("server-malformed")
    found = await deduced(table, client.address, views[0])
    return p.DeductionMessage(message.id, message.at, message.seat, found)


async def deduced(table: Table, address: str, view: p.View) -> p.Deduction:
    """What the seat of a view can work out."""
    tables, shown = table.tables, cast(msgspec.Raw, view)
    key = hashlib.blake2b(shown, digest_size=16).digest()
    found = tables.deductions.get(key)
    if found is None:
        found = await tables.aside.run(address, table.id, partial(messages.deduced, shown))
        tables.deductions.put(key, found, len(memoryview(found)))
    return cast(p.Deduction, found)


async def replay(table: Table, client: Connection, message: p.Replay) -> p.ReplayMessage:
    """The table does not wait for it."""
    client.heavy.spend()
    views, total = await past(table, client.address, client.seat, message.start, message.stop, message.seat)
    return p.ReplayMessage(message.id, message.start, views, total)


async def past(
    table: Table, address: str, viewer: int | None, start: int, stop: int, seat: int | None
) -> tuple[list[p.View], int]:
    """Earlier views: one's own, or after the end any seat's, or with everything open.  And the length of the log."""
    async with table.lock:
        state = table.state
        over, entries = state.match.over, list(state.match.entries)
        if seat is not None and (seat >= state.setup.players or (seat != viewer and not over)):
            raise Refusal("server-not-over")
        stop = min(stop, start + messages.MOST_VIEWS, len(entries) + 1)
        shown, all_open = seat if over else viewer, over and seat is None
        asked = start, stop, shown, all_open
        key = ref(state), state.rev, *asked
        match = state.fresh_match(keep=0)
    tables = table.tables
    views = tables.past_views.get(key)
    if views is None:
        views = await tables.aside.run(address, table.id, partial(messages.past_views, match, entries, *asked))
        tables.past_views.put(key, views, sum(len(memoryview(view)) for view in views))
    return cast(list[p.View], views), len(entries)


async def speak(table: Table, client: Connection, message: p.Speak) -> p.LogMessage:
    """The table does not wait for it."""
    client.heavy.spend()
    async with table.tables.logs.prepared(table.state, client.seat, 0, message.lang), table.lock:
        client.lang = message.lang
        return table.tables.logs.message(table.state, client.seat, 0, client.lang)


async def ping(table: Table, client: Connection, message: p.Ping) -> p.Pong:
    return p.Pong(message.id, table.tables.now())


def seat_of(client: Connection) -> int:
    if client.seat is None:
        raise Refusal("server-spectator")
    return client.seat


HANDLERS: dict[type[p.Request | p.Speak], Handler] = {
    p.Play: play,
    p.Undo: undo,
    p.Vote: vote,
    p.Orders: orders,
    p.Chat: chat,
    p.GiveSeat: give_seat,
    p.GiveTime: give_time,
    p.Sit: sit,
    p.Ready: ready,
    p.Arrange: arrange,
    p.Begin: begin,
    p.Rename: rename,
    p.Rematch: rematch,
    p.Webhook: webhook,
    p.Rotate: rotate,
    p.Why: why,
    p.AskPreview: ask_preview,
    p.AskHint: ask_hint,
    p.AskDeduction: ask_deduction,
    p.Replay: replay,
    p.Speak: speak,
    p.Ping: ping,
}
WAITING = (p.Chat, p.Sit, p.Ready, p.Arrange, p.Begin, p.Rename, p.Rotate, p.Webhook, p.Speak, p.Ping)
"""What can be asked of a table that has not begun."""
CHANGES = (p.Undo, p.Vote, p.Orders, p.Chat, p.GiveSeat, p.GiveTime, p.Sit, p.Ready, p.Arrange, p.Rename)
"""What a table keeps for good."""
LOOKING = (p.AskPreview, p.AskDeduction, p.Replay, p.Speak)
"""These take the lock only for as long as they look at the table."""


def check_share(table: Table, client: Connection, message: p.Request) -> None:
    seat = message.seat if isinstance(message, p.Sit) and message.seat is not None else client.seat
    if seat is not None and table.state.changes.get(seat, 0) >= table.tables.settings.limits.changes:
        raise Refusal("server-share-full")


async def answer(table: Table, client: Connection, message: p.Request | p.Speak) -> None:
    """Carry out a request, and say so or say why not."""
    began = time.perf_counter()
    request = None if isinstance(message, p.Speak) else message.id
    async with nullcontext() if isinstance(message, LOOKING) else table.lock:
        if client.is_closing:
            return
        done = table.state.done_before(client.seat, request)
        if done is not None:
            client.send(p.Ack(request or "", done, again=True))
            return
        try:
            if table.state.waiting and not isinstance(message, WAITING):
                raise Refusal("server-waiting")
            if isinstance(message, CHANGES):
                check_share(table, client, message)
            reply = await HANDLERS[type(message)](table, client, message)
        except StaleAction as error:
            client.send(messages.refused(request, error, client.lang, table.state, client.seat))
        except GusherError as error:
            client.refuse(error, request)
        else:
            if reply != "later":
                client.send(reply or p.Ack(request or "", table.state.rev))
            if isinstance(message, p.Play):
                metrics.ACKNOWLEDGED.observe(time.perf_counter() - began)
