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


@live()
async def test_the_course_of_the_money_leads_from_the_start_to_the_end(house: House) -> None:
    for game, purse in PURSES.items():
        table = await house.table([BOT] * 4, game=game)
        watching = await house.join(table, None)
        await watching.until(lambda client=watching: "over" in client.last)  # type: ignore[misc]
        over = watching.last["over"]
        rounds = [point["round"] for point in over["course"]]
        assert rounds == list(range(len(rounds)))
        assert over["course"][0] == {"round": 0, "money": over["ledger"][0]["amounts"]}
        assert over["course"][-1]["money"] == watching.view["state"][purse]
        assert len(over["turns"]) == 3
        for turn in over["turns"]:
            assert watching.log[turn["at"]]["lines"]
            assert turn["amount"]
