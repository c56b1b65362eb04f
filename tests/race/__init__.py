"""A race, the smallest complete game: the worked example of "Adding a game" in CONTRIBUTING.md.

It lives outside `gusher.games`, so every process that plays it needs GUSHER_GAMES=tests.race.meta.
"""
