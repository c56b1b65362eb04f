"""Lines that people write: their names and their chat."""

from __future__ import annotations

import unicodedata

JOINERS = "\u200c\u200d"  # of Persian words and of emoji
VISIBLE = "LNPS"  # letters, numbers, punctuation, symbols
FIRST_STRONG_ISOLATE, POP_ISOLATE = "\u2068", "\u2069"


def clean_line(text: str) -> str:
    """One line without control characters, marks that turn the direction of other people's text, and spaces to spare.
    Empty if nothing in it can be seen."""
    kept = "".join(" " if unicodedata.category(one) in ("Zs", "Zl", "Zp", "Cc") else one for one in text)
    kept = "".join(one for one in kept if unicodedata.category(one)[0] != "C" or one in JOINERS)
    line = unicodedata.normalize("NFC", " ".join(kept.split()))
    return line if any(unicodedata.category(one)[0] in VISIBLE for one in line) else ""


def isolated(name: str) -> str:
    """A name as part of a sentence: one written from right to left must not turn the words around it."""
    if any(unicodedata.bidirectional(one) in ("R", "AL", "AN") for one in name):
        return f"{FIRST_STRONG_ISOLATE}{name}{POP_ISOLATE}"
    return name
