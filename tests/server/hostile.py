"""Messages that nobody should send, from a generator that knows the schema of the protocol.

    python -m tests.server.hostile [--messages 1000000] [--slice 50000] [--journal FILE]

Players and spectators of a few tables send messages made from the types in `protocol.py`: right ones with the values
that hurt most, and wrong ones of every kind.  Afterwards nothing is dead (no fault in the server's log, no connection
that failed, the server is ready), nothing is lost (no request is stored twice, every log replays) and nothing has
leaked (no seed before the end of its game, no token but one's own).  With a journal the run can be interrupted: it
goes on with the next slice.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec.inspect as schema
import sqlalchemy as sa
import websockets

from gusher.server import events
from gusher.server import protocol as p
from gusher.server.table_state import TableState

from .harness import HUMAN, claim_of, free_port
from .slices import add_up, listed

SERVE = """
import sys
from gusher.server import serve
from gusher.server.limits import FREE
serve("127.0.0.1", int(sys.argv[1]), False, sys.argv[2], limits=FREE, pace_ms=0)
"""
BUSY = "a bot failed: hint: TimeoutError"  # the machine is too slow for a hint, which is not the server's fault
AT_ONCE = 50  # messages sent before anything is read
TABLES = 4
HEAVY = {"preview", "replay", "hint", "lang", "name", "rematch", "rotate", "arrange"}
HEAVY_SHARE = 0.01  # they would take all the time
TOO_LONG_SHARE = 0.0001  # for these the connection is closed
ODD_TEXTS = (
    "", " ", "\0", "\u202e", "\U0001f600" * 9, "x" * 39, "x" * 2_000, "'; drop table events; --", "../../etc/passwd",
    "%s%n{0}", "<script>", "{$amount}", "http://127.0.0.1:1/", "http://[::1]/", "https://a.invalid/", "ftp://x",
    "random", "novice", "tycoon\0", "pass", "drive A1", "chance", "null",
)  # fmt: skip
ODD_NUMBERS = (0, 1, -1, 2, 15, 16, 2**31, 2**31 + 1, 2**63, -(2**63), 10**30, 1e308, 0.5, -0.0)
LEVELS = (None, "random", "", "nobody")  # none that has to be compiled
KINDS = {struct.tag: struct for struct in schema.type_info(p.ToServer).types}  # type: ignore[attr-defined]


class Generator:
    """Makes messages.  `known` are values that would be right just now: the rev, legal actions, the table, a vote."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.known: dict[str, list[Any]] = {"bot": list(LEVELS)}

    def message(self) -> str | bytes:
        rng = self.rng
        light = sorted(KINDS.keys() - HEAVY)
        kind = rng.choice(sorted(HEAVY) if rng.random() < HEAVY_SHARE else light)
        fields = {field.encode_name: self.value(field.type, field.name) for field in KINDS[kind].fields}
        body: dict[str, Any] = {"type": kind, **fields}
        if "id" in body and rng.random() < 0.9:
            body["id"] = f"{rng.getrandbits(60):x}"
        text = json.dumps(self.spoiled(body) if rng.random() < 0.3 else body)
        if rng.random() < TOO_LONG_SHARE:
            text += " " * 20_000
        if rng.random() < 0.02:
            text = self.torn(text)
        return text.encode(errors="surrogatepass") if rng.random() < 0.01 else text

    def value(self, kind: Any, name: str) -> Any:
        """Right by the schema, more or less."""
        rng = self.rng
        if self.known.get(name) and rng.random() < 0.8:
            return rng.choice(self.known[name])
        match kind:
            case schema.UnionType():
                return self.value(rng.choice(kind.types), name)
            case schema.LiteralType():
                return rng.choice(kind.values)
            case schema.IntType():
                return rng.choice((rng.randrange(4), rng.randrange(300), *ODD_NUMBERS))
            case schema.FloatType():
                return rng.choice(ODD_NUMBERS)
            case schema.BoolType():
                return rng.random() < 0.5
            case schema.NoneType():
                return None
            case schema.ListType():
                return [self.value(kind.item_type, name) for _ in range(rng.choice((0, 1, 2, 4, 17)))]
            case schema.DictType():
                return {rng.choice(ODD_TEXTS): self.value(kind.value_type, name) for _ in range(rng.randrange(4))}
            case schema.StructType():
                return {field.encode_name: self.value(field.type, field.name) for field in kind.fields}
        return rng.choice((*ODD_TEXTS, f"{rng.getrandbits(200):x}"))

    def spoiled(self, body: dict[str, Any]) -> dict[str, Any]:
        """One thing wrong."""
        rng = self.rng
        name = rng.choice(list(body))
        match rng.randrange(5):
            case 0:
                del body[name]
            case 1:
                body[name] = rng.choice((None, [], {}, [[]], True, *ODD_NUMBERS, *ODD_TEXTS))
            case 2:
                body[rng.choice(ODD_TEXTS)] = 1
            case 3:
                body[name] = [body[name]] * 3
            case 4:
                for _ in range(rng.choice((3, 500))):
                    body[name] = [body[name]]
        return body

    def torn(self, text: str) -> str:
        at = self.rng.randrange(len(text) + 1)
        return text[:at] + self.rng.choice(("", '"', "\0", "]}", "\\ud800", text[at:] * 2))


class Attacker:
    """Somebody at a table who sends and reads as fast as the server takes it."""

    def __init__(self, assault: Assault, table: dict[str, Any], seat: int | None) -> None:
        self.assault, self.table, self.seat = assault, table["table"], seat
        tokens = {entry["seat"]: entry["token"] for entry in table["seats"]}
        self.token = table["spectator"] if seat is None else tokens[seat]
        self.claim = claim_of(self.token)
        self.generator = Generator(assault.rng)
        self.generator.known["table"] = [self.table]
        self.is_over = False
        self.heard = asyncio.Event()  # the server has read everything so far, or has closed

    async def attack(self) -> None:
        while not self.assault.is_done and not self.is_over:
            with contextlib.suppress(OSError, websockets.WebSocketException, TimeoutError):
                await self.visit()

    async def visit(self) -> None:
        async with websockets.connect(
            f"ws://127.0.0.1:{self.assault.port}/ws", compression=None, proxy=None, max_size=None, close_timeout=1
        ) as link:
            hello = {"type": "hello", "table": self.table, "token": self.token, "claim": self.claim}
            await link.send(json.dumps(hello))
            reading = asyncio.create_task(self.read(link))
            try:
                while not (self.assault.is_done or self.is_over or reading.done()):
                    for _ in range(AT_ONCE):
                        await link.send(self.generator.message())
                    self.heard.clear()
                    await link.send('{"type":"ping","id":"here"}')
                    await asyncio.wait_for(self.heard.wait(), 60)
                    self.assault.count += AT_ONCE * (not reading.done())  # as many has the server read
            finally:
                reading.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await reading

    async def read(self, link: websockets.ClientConnection) -> None:
        with contextlib.suppress(websockets.ConnectionClosed):
            async for data in link:
                assert isinstance(data, str)
                self.hear(data)
        self.heard.set()
        self.assault.closes[link.close_code or 0] += 1

    def hear(self, data: str) -> None:
        assault, message = self.assault, json.loads(data)
        assault.answers[message["type"]] += 1
        match message["type"]:
            case "pong" if message["id"] == "here":
                self.heard.set()
            case "view":
                self.generator.known |= {"rev": [message["rev"]], "action": message["view"]["legal"]}
                self.is_over = self.is_over or message["view"]["over"]
            case "table" if message["table"]["ask"]:
                self.generator.known["ask"] = [message["table"]["ask"]["ask"]]
            case "token" if message["table"] == self.table:
                self.token = message["token"]
            case "over":
                self.is_over = True
        assault.check_secrets(self, data)


class Assault:
    """All attackers together, and what they have seen."""

    def __init__(self, port: int, database: str, messages: int, seed: int) -> None:
        self.port, self.messages, self.count = port, messages, 0
        self.rng = random.Random(seed)
        self.engine = sa.create_engine(database)
        self.answers: Counter[str] = Counter()
        self.closes: Counter[int] = Counter()
        self.secrets: dict[str, tuple[str, dict[str, int | None]]] = {}  # of a table: its seed, and whose each token is
        self.tables = 0

    @property
    def is_done(self) -> bool:
        return self.count >= self.messages

    async def run(self) -> None:
        address = f"http://127.0.0.1:{self.port}"
        async with httpx.AsyncClient(base_url=address, timeout=60, trust_env=False) as http:
            async with asyncio.TaskGroup() as group:
                for _ in range(TABLES):
                    group.create_task(self._besiege(http))
            await self._still_works(http)
        await asyncio.to_thread(self.check_stored)

    async def _besiege(self, http: httpx.AsyncClient) -> None:
        """One table after another, with all its seats and a spectator."""
        while not self.is_done:
            table = (await http.post("/api/tables", json={"game": "giganten", "seats": [HUMAN] * 4})).json()
            with self.engine.connect() as connection:
                query = sa.text("select seed from tables where id = :id")
                seed = str(connection.execute(query, {"id": table["table"]}).scalar())
            owners = {entry["token"]: entry["seat"] for entry in table["seats"]}
            self.secrets[table["table"]] = seed, owners
            self.tables += 1
            async with asyncio.TaskGroup() as group:
                for seat in (None, *range(4)):
                    group.create_task(Attacker(self, table, seat).attack())

    def check_secrets(self, attacker: Attacker, data: str) -> None:
        seed, owners = self.secrets[attacker.table]
        assert attacker.is_over or seed not in data, "a seed was seen"
        for token, seat in owners.items():
            assert seat == attacker.seat or (token not in data and claim_of(token) not in data), "a token was seen"

    async def _still_works(self, http: httpx.AsyncClient) -> None:
        ready = await http.get("/readyz")
        assert ready.status_code == 200, ready.text
        failed = {code: count for code, count in self.closes.items() if code in (p.Close.FAILED, 1011)}
        assert not failed, f"connections failed: {failed}"

    def check_stored(self) -> None:
        """Every log replays, and no request is stored twice."""
        with self.engine.connect() as connection:
            rows = connection.execute(sa.text("select id, setup, seed, seed_hash, created_ms from tables")).all()
            for table, setup, *rest in rows:
                state = TableState(events.loads_setup(setup), *rest)
                query = sa.text("select body from events where table_id = :id order by n")
                happened = [events.loads(body) for body in connection.execute(query, {"id": table}).scalars()]
                # the odd ids come again long after the server has forgotten them
                names = Counter((event.seat, event.id) for event in happened if event.id not in (None, *ODD_TEXTS))
                twice = [name for name, count in names.items() if count > 1]
                assert not twice, f"stored twice: {twice}"
                for event in happened:
                    state.apply(event)
        self.engine.dispose()

    def counted(self) -> dict[str, int]:
        answers = {f"answered with {kind}": count for kind, count in self.answers.most_common()}
        closes = {f"closed with {code}": count for code, count in self.closes.items()}
        return {"messages": self.count, "tables": self.tables, **answers, **closes}


def wait_for(address: str) -> None:
    while True:
        with contextlib.suppress(httpx.TransportError):
            if httpx.get(address, trust_env=False).status_code == 200:
                return
        time.sleep(0.1)


def assault(messages: int, seed: int) -> dict[str, int]:
    """Attack a server of its own; exits with what its log reports, if anything."""
    with tempfile.TemporaryDirectory() as folder:
        database, port, log = f"sqlite:///{folder}/a.db", free_port(), Path(folder) / "log"
        with log.open("w") as errors:
            server = subprocess.Popen([sys.executable, "-c", SERVE, str(port), database], stdout=errors, stderr=errors)
        try:
            wait_for(f"http://127.0.0.1:{port}/readyz")
            attack = Assault(port, database, messages, seed)
            asyncio.run(attack.run())
        finally:
            server.kill()
            server.wait()
        faults = [line for line in log.read_text().splitlines() if "ERROR" in line or "Traceback" in line]
        faults = [line for line in faults if not line.endswith(BUSY)]
        if faults:
            sys.exit("the server reported faults:\n" + "\n".join(faults[:20]))
        return attack.counted()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--messages", type=int, default=1_000_000)
    parser.add_argument("--slice", type=int, default=50_000, help="messages")
    parser.add_argument("--journal", type=Path, help="what the slices found so far")
    given = parser.parse_args()
    sums = add_up(given.journal, "messages", given.messages, partial(assault, given.slice))
    print(f"{listed(sums)}; nothing lost, leaked or dead; no fault in the server's log")


if __name__ == "__main__":
    main()
