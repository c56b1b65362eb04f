"""A server from a program: tables over HTTP, seats over a WebSocket that reconnects by itself.  See
`docs/server-api.md`.

    async with Client("http://localhost:8321") as client:
        made = await client.new_table("giganten")
        async with client.seat(made.table, made.seats[0].token) as seat:
            async for turn in seat.turns():
                await turn.play(turn.legal[0])
"""

from __future__ import annotations

import asyncio
import itertools
import random
import secrets
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeVar
from urllib.parse import quote, urlsplit

import msgspec

from gusher.kernel.errors import GusherError, SetupError, needs
from gusher.server import protocol
from gusher.server.protocol import Ack, Answer, ChatLine, Close, LogEntry, Over, Refused, TableInfo, TokenMessage

with needs("web"):
    import httpx
    import websockets

SERVER = f"http://localhost:{protocol.PORT}"
SHORTEST_WAIT, LONGEST_WAIT = 0.25, 8.0  # seconds until it tries to connect again; doubled each time
FINAL = {Close.MALFORMED, Close.ROTATED, Close.BANNED, Close.NO_TABLE, Close.UNREADABLE}
"""Close codes after which it is no use reconnecting."""
STALE = "error-stale"
T = TypeVar("T")
R = TypeVar("R", bound=Answer)


class Denied(GusherError):
    """What the server refuses, and why, in its own words."""

    def __init__(self, key: str, params: Mapping[str, Any], text: str = "") -> None:
        super().__init__(key, **params)
        self.text = text

    def __str__(self) -> str:
        return self.text or super().__str__()


class Client:
    """A server, over HTTP."""

    def __init__(self, url: str = SERVER, **more: Any) -> None:
        """`more` goes to ``httpx.AsyncClient``."""
        self.url = url.rstrip("/")
        self._http = httpx.AsyncClient(base_url=self.url, **more)

    async def __aenter__(self) -> Client:
        return self

    async def __aexit__(self, *fault: object) -> None:
        await self._http.aclose()

    async def games(self) -> protocol.Games:
        """The games with their players, options, editions and bots."""
        return await self._ask("GET", "/api/games", protocol.Games)

    async def edition(self, game: str, name: str) -> protocol.EditionData:
        """The board, the cards and the prices."""
        return await self._ask("GET", f"/api/editions/{game}/{name}", protocol.EditionData)

    async def new_table(self, game: str, **plan: Any) -> protocol.NewTableReply:
        """Set up a table; `plan` has the other fields of ``protocol.NewTable``."""
        body = _checked({"game": game, **plan}, protocol.NewTable)
        return await self._ask("POST", "/api/tables", protocol.NewTableReply, body)

    async def import_table(self, record: Mapping[str, Any], **plan: Any) -> protocol.NewTableReply:
        """A table from a record: a finished one to look at, an unfinished one to play on from."""
        body = _checked({"record": record, **plan}, protocol.ImportTable)
        return await self._ask("POST", "/api/tables/import", protocol.NewTableReply, body)

    async def record(self, table: str, token: str) -> dict[str, Any]:
        """The record of a match that is over, for ``gusher.replay`` and ``gusher.verify``."""
        return await self._ask("GET", f"/api/tables/{table}/record", dict[str, Any], token=token)

    async def verify(self, table: str, token: str) -> protocol.Verified:
        """The deal of a match that is over, proved by the server."""
        return await self._ask("GET", f"/api/tables/{table}/verify", protocol.Verified, token=token)

    def seat(self, table: str, token: str, language: protocol.Language = "en") -> Seat:
        """A seat, or the spectators' bench, for ``async with``; `token` may be an invitation."""
        return Seat(self.url, table, token, language)

    async def _ask(self, method: str, path: str, kind: type[T], body: Any = None, token: str = "") -> T:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        try:
            answer = await self._http.request(method, path, json=body, headers=headers)
        except httpx.TransportError as fault:
            raise _no_server(self.url, fault) from None
        if answer.is_success:
            return msgspec.json.decode(answer.content, type=kind)
        raise _problem(self.url, answer)


def _checked(body: dict[str, Any], kind: type) -> dict[str, Any]:
    """Checked here, because the server would only say that it does not understand."""
    try:
        msgspec.convert(body, kind)
    except msgspec.ValidationError as fault:
        raise SetupError("client-plan", detail=str(fault)) from None
    return body


def _no_server(url: str, fault: Exception) -> Denied:
    return Denied("client-no-server", {"url": url, "detail": str(fault).rstrip(".") or type(fault).__name__})


def _problem(url: str, answer: httpx.Response) -> Denied:
    try:
        problem = msgspec.json.decode(answer.content, type=protocol.Problem)
    except msgspec.MsgspecError:  # a proxy, or not a Gusher server at all
        return Denied("client-no-server", {"url": url, "detail": str(answer.status_code)})
    return Denied(problem.key, problem.params, problem.text)


@dataclass(frozen=True)
class Turn:
    """A decision of ours, and the position it is about."""

    seat: Seat
    rev: int
    view: dict[str, Any]
    """What ``match.view(seat)`` gives."""

    @property
    def legal(self) -> list[str]:
        legal: list[str] = self.view["legal"]
        return legal

    async def play(self, action: str) -> bool:
        """False if the position has changed since; then the next turn is about the new one."""
        try:
            await self.seat.play(action, self.rev)
        except Denied as denied:
            if denied.key != STALE:
                raise
            return False
        return True


class Seat:
    """One seat of one table.  It reconnects by itself, and a request that was under way is sent again with
    its id: the server carries it out once."""

    def __init__(self, url: str, table: str, token: str, language: protocol.Language = "en") -> None:
        self.url, self.id, self.token, self.language = url, table, token, language
        self.table: TableInfo | None = None
        self.you: int | None = None
        self.invitation: str | None = None
        """Opens any free seat of a waiting table."""
        self.view: dict[str, Any] = {}
        self.rev = 0
        self.log: list[LogEntry] = []
        self.chat: list[ChatLine] = []
        self.over: Over | None = None
        self.is_connected = False
        self._claim = secrets.token_urlsafe(24)
        self._open: dict[str, tuple[protocol.Request, asyncio.Future[Any]]] = {}
        self._numbers, self._stem = itertools.count(1), secrets.token_hex(6)
        self._news = asyncio.Condition()
        self._end: GusherError | None = None  # why it no longer reconnects
        self._link: websockets.ClientConnection | None = None

    async def __aenter__(self) -> Seat:
        self._task = asyncio.create_task(self._stay())
        try:
            await self.until(lambda: self.table is not None)
        except BaseException:
            await self.__aexit__()
            raise
        return self

    async def __aexit__(self, *fault: object) -> None:
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    @property
    def link(self) -> str:
        """The address of this seat, for a browser or for coming back: whoever has it has the seat."""
        return f"{self.url}/#/t/{self.id}/{self.token}"

    # -- playing ----------------------------------------------------------------------------------------

    async def turns(self) -> AsyncIterator[Turn]:
        """Every decision of ours, until the match is over.  Where only one action is legal, the server plays it
        itself.  If the clock has handed our seat to a bot, we take it back."""
        answered = -1
        while True:
            await self.until(
                lambda: self.over or self._was_given_away or (self._has_choice and self.rev != answered)  # noqa: B023
            )
            if self.over:
                return
            if self._was_given_away and self.you is not None:
                await self.ask(protocol.GiveSeat(id="", seat=self.you, bot=None), Ack)
                continue
            answered = self.rev
            yield Turn(self, self.rev, self.view)

    @property
    def _has_choice(self) -> bool:
        return len(self.view.get("legal", ())) > 1

    @property
    def _was_given_away(self) -> bool:
        return self.table is not None and self.you is not None and self.table.seats[self.you].kind == "bot"

    async def play(self, action: str, rev: int | None = None) -> Ack:
        """Play an action in the position we see, or in the position `rev`; ``Denied`` if it is not legal there."""
        return await self.ask(protocol.Play(id="", rev=self.rev if rev is None else rev, action=action), Ack)

    async def sit(self) -> None:
        """With an invitation: take the first free seat, and say that we are ready if the table waits for that."""
        assert self.table is not None
        if self.you is None:
            free = [one.seat for one in self.table.seats if one.kind == "human" and not one.taken]
            if not free:
                raise SetupError("client-no-seat", table=self.id)
            await self.ask(protocol.Sit(id="", seat=free[0]), Ack)
            await self.until(lambda: self.you is not None)
        if self.table.waiting:
            await self.ask(protocol.Ready(id="", ready=True), Ack)

    async def ask(self, request: protocol.Request, answer: type[R]) -> R:
        """Send any request of the protocol, with a fresh id; returns its answer, even across a broken connection."""
        if self._end is not None:
            raise self._end
        request.id = f"{self._stem}-{next(self._numbers)}"
        future: asyncio.Future[R] = asyncio.get_running_loop().create_future()
        self._open[request.id] = request, future
        if self.is_connected:
            await self._write(request)
        return await future

    async def until(self, is_true: Callable[[], Any]) -> None:
        """Wait for something we know of to become true; raises if the server has closed the seat for good."""
        async with self._news:
            await self._news.wait_for(lambda: self._end is not None or is_true())
            if self._end is not None and not is_true():
                raise self._end

    # -- the connection ---------------------------------------------------------------------------------

    async def _stay(self) -> None:
        """Connect, listen and reconnect, until the server closes the door for good."""
        wait = SHORTEST_WAIT
        while self._end is None:
            code = 0
            try:
                address = f"ws{self.url.removeprefix('http')}/ws?table={quote(self.id, safe='')}"  # for balancers
                async with websockets.connect(address, max_size=None) as self._link:
                    await self._link.send(msgspec.json.encode(self._hello()).decode())
                    with suppress(websockets.ConnectionClosed):
                        async for data in self._link:
                            await self._hear(data)
                    code = self._link.close_code or 0
            except (OSError, TimeoutError, websockets.WebSocketException) as fault:
                if self.table is None:  # there is nothing to come back to
                    await self._give_up(_no_server(self.url, fault))
            wait = SHORTEST_WAIT if self.is_connected else min(2 * wait, LONGEST_WAIT)
            self.is_connected = False
            if code in FINAL:
                await self._give_up(Denied("client-closed", {"code": str(int(code))}))
            else:
                await asyncio.sleep(wait * random.uniform(1, 1.5))  # not all clients at the same moment

    def _hello(self) -> protocol.Hello:
        return protocol.Hello(
            table=self.id, token=self.token, claim=self._claim, since=len(self.log), rev=self.rev, lang=self.language
        )

    async def _give_up(self, why: GusherError) -> None:
        self._end = self._end or why
        for _, future in self._open.values():
            if not future.done():
                future.set_exception(self._end)
        async with self._news:
            self._news.notify_all()

    async def _write(self, request: protocol.Request) -> None:
        assert self._link is not None
        with suppress(websockets.ConnectionClosed):  # it is sent again
            await self._link.send(msgspec.json.encode(request).decode())

    async def _hear(self, data: str | bytes) -> None:
        raw = msgspec.json.decode(data)
        message = msgspec.convert(raw, protocol.FromServer)
        if isinstance(message, TokenMessage) and message.id == "hello":
            self.token = message.token
        elif isinstance(message, Refused) and message.id is None:
            await self._give_up(Denied(message.key, message.params, message.text))
        elif isinstance(message, Refused | Answer):
            self._settle(message)
        else:
            self._note(message, raw)
        if isinstance(message, protocol.TableMessage) and not self.is_connected:
            self.is_connected = True
            for request, _ in list(self._open.values()):
                await self._write(request)
        async with self._news:
            self._news.notify_all()

    def _settle(self, message: Refused | Answer) -> None:
        _, future = self._open.pop(message.id or "", (None, None))
        if future is None or future.done():
            return
        if isinstance(message, Refused):
            future.set_exception(Denied(message.key, message.params, message.text))
        else:
            future.set_result(message)

    def _note(self, message: protocol.FromServer, raw: dict[str, Any]) -> None:
        """Take in what the server sends unasked.  A view stays a dict, as bots expect."""
        match message:
            case protocol.TableMessage():
                self.table, self.you, self.invitation = message.table, message.you, message.invitation
            case protocol.ViewMessage():
                self.view, self.rev = raw["view"], message.rev
            case protocol.LogMessage():
                self.log[message.start :] = message.entries
            case protocol.ChatMessage():
                known = {line.n for line in self.chat}
                self.chat += [line for line in message.lines if line.n not in known]
            case Over():
                self.over = message


def seat_of(text: str, server: str | None = None) -> tuple[str, str, str]:
    """Server, table and token of a seat: from a link, or from `TABLE/TOKEN` and the server's address."""
    parts = urlsplit(text)
    path = parts.fragment.removeprefix("/t/") if parts.scheme else text
    url = server or (f"{parts.scheme}://{parts.netloc}{parts.path}" if parts.scheme else SERVER)
    table, slash, token = path.partition("/")
    if not (table and slash and token) or "/" in token or not url.startswith(("http://", "https://")):
        raise SetupError("client-seat", seat=text)
    return url.rstrip("/"), table, token
