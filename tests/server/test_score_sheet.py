"""The end: the score sheet tells where every dollar came from."""

from __future__ import annotations

from .harness import BOT, House, live

PURSES = {"giganten": "cash", "nations": "money"}


@live()
async def test_the_ledger_adds_up_to_the_money_of_each_seat(house: House) -> None:
    for game, purse in PURSES.items():
        table = await house.table([BOT] * 4, game=game)
        watching = await house.join(table, None)
        await watching.until(lambda client=watching: "over" in client.last)  # type: ignore[misc]
        ledger = watching.last["over"]["ledger"]
        assert ledger[0]["post"] == "start"
        assert len(set(ledger[0]["amounts"])) == 1, "all begin alike"
        for seat in range(4):
            total = sum(posting["amounts"][seat] for posting in ledger)
            assert total == watching.view["state"][purse][seat]
