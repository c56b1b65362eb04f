"""What an installation consists of: the base is enough to import and play, and what is missing says how to get it."""

from __future__ import annotations

import logging
import re
import subprocess
import sys
import threading
import tomllib
from pathlib import Path
from typing import Any

import pytest

import gusher
from gusher import SetupError
from gusher.kernel import progress
from gusher.kernel.errors import NotInstalled, needs

ROOT = Path(__file__).resolve().parents[1]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
EXTRAS: dict[str, list[str]] = PROJECT["project"]["optional-dependencies"]
MODULES = {"open-spiel": "pyspiel", "pillow": "PIL"}  # named differently from their package
BASE_ONLY = """
import importlib.abc, sys
class Refuse(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {missing!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Refuse())
{program}
"""


def packages(requirements: list[Any]) -> set[str]:
    """The names of the packages required, as lock files spell them; of Gusher's own extras nothing."""
    named = {re.split(r"[^\w.-]", each)[0] for each in requirements if isinstance(each, str)}
    return {re.sub(r"[._]", "-", name.lower()) for name in named} - {"gusher"}


def modules_of_extras() -> set[str]:
    found = set().union(*map(packages, EXTRAS.values()))
    return {MODULES.get(name, name.replace("-", "_")) for name in found}


def run_with_the_base_alone(program: str) -> subprocess.CompletedProcess[str]:
    source = BASE_ONLY.format(missing=modules_of_extras(), program=program)
    return subprocess.run([sys.executable, "-c", source], capture_output=True, text=True, encoding="utf-8")


@pytest.mark.parametrize(
    "program",
    [
        "import gusher; match = gusher.new('giganten', seed=1); match.play(match.legal()[0])",
        "import gusher.bots, gusher.arena.tally, gusher.arena.cluster, gusher.kernel.gpu_batch",
        "from gusher.cli import main; main(['rules', '6.5'])",
    ],
)
def test_the_base_is_enough(program: str) -> None:
    done = run_with_the_base_alone(f"try:\n    {program}\nexcept SystemExit as left:\n    assert not left.code")
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("program", "extra"),
    [
        ("import gusher.adapters.gymnasium", "rl"),
        ("import gusher.adapters.pettingzoo", "rl"),
        ("import gusher.adapters.openspiel", "openspiel"),
        ("import gusher.client", "web"),
        ("import gusher; gusher.batch('giganten', 2, device='cuda')", "cuda"),
        ("from gusher.cli import main; main(['serve', '--no-open'])", "web"),
        ("from gusher.cli import main; main(['admin', 'tables'])", "web"),
        ("from gusher.cli import main; main(['arena', 'random', 'random', 'random'])", "arena"),
        ("from gusher.cli import main; main(['train', 'giganten'])", "train"),
        ("from gusher.arena.cluster import _ray; _ray()", "ray"),
    ],
)
def test_what_is_missing_says_how_to_install_it(program: str, extra: str) -> None:
    done = run_with_the_base_alone(program)
    assert done.returncode
    assert f'pip install "gusher[{extra}]"' in done.stderr


def test_a_library_that_is_missing_is_an_import_error_and_a_refusal() -> None:
    with pytest.raises(NotInstalled, match="no_such_library is not installed") as caught, needs("web"):
        import no_such_library.part  # type: ignore[import-not-found]  # noqa: F401
    assert isinstance(caught.value, ImportError)
    assert isinstance(caught.value, SetupError)


def test_a_module_of_ours_that_is_missing_is_a_bug() -> None:
    with pytest.raises(ModuleNotFoundError, match=r"gusher\.no_such_module") as caught, needs("web"):
        import gusher.no_such_module  # type: ignore[import-not-found]  # noqa: F401
    assert not isinstance(caught.value, NotInstalled)


def test_every_extra_that_the_code_names_is_there() -> None:
    named = {
        extra
        for path in ROOT.glob("src/**/*.py")
        for extra in re.findall(r'with needs\("(\w+)"\)', path.read_text(encoding="utf-8"))
    }
    assert named
    assert named <= set(EXTRAS)


def test_all_of_it_is_locked() -> None:
    locked = set(re.findall(r"^([\w-]+)==", (ROOT / "requirements.lock").read_text("utf-8"), re.MULTILINE))
    groups = set().union(*map(packages, PROJECT["dependency-groups"].values()))
    extras = set().union(*(packages(EXTRAS[name]) for name in re.split(r"[\[\],]", EXTRAS["all"][0])[1:-1]))
    assert packages(PROJECT["project"]["dependencies"]) | groups | extras <= locked


def test_whom_to_write_to_and_every_folder_of_the_source_distribution_are_there() -> None:
    assert all(author.keys() == {"name", "email"} for author in PROJECT["project"]["authors"])
    folders = re.findall(r"^graft (.+)$", (ROOT / "MANIFEST.in").read_text("utf-8"), re.MULTILINE)
    assert folders
    assert [name for name in folders if not (ROOT / name).is_dir()] == []


def test_every_file_of_the_package_is_in_the_wheel() -> None:
    package = ROOT / "src" / "gusher"
    listed = subprocess.run(["git", "ls-files", "-z", package], cwd=ROOT, capture_output=True, text=True, check=True)
    ours = {ROOT / name for name in listed.stdout.strip("\0").split("\0") if not name.endswith(".py")}
    patterns = PROJECT["tool"]["setuptools"]["package-data"]["gusher"]
    assert ours <= {path for pattern in patterns for path in package.glob(pattern)}


def test_the_version_to_cite_is_ours() -> None:
    assert f"\nversion: {gusher.__version__}\n" in (ROOT / "CITATION.cff").read_text("utf-8")


def test_importing_gusher_waits_for_no_library_that_it_may_not_need() -> None:
    heavy = {"babel", "fluent", "numba", "numpy", "rich", "ssl", "typer"}
    program = f"import sys, gusher; print(sorted({heavy} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, text=True).stdout.strip() == "[]"


@pytest.mark.parametrize("name", ["Batch", "Simulated", "study"])
def test_what_is_imported_later_looks_as_if_it_were_there(name: str) -> None:
    program = f"import gusher; assert dir(gusher).count({name!r}) == 1; print(gusher.{name}.__name__)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.stdout.strip().rpartition(".")[2] == name, done.stderr


def test_a_name_that_gusher_does_not_have_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'Bach'"):
        gusher.Bach  # type: ignore[attr-defined]  # noqa: B018


# -- compiling ----------------------------------------------------------------------------------------------


def tell(monkeypatch: pytest.MonkeyPatch, patience: float, done: threading.Event) -> str:
    """What standard error gets about something that is done after three dots, if it was not done before."""
    said: list[str] = []

    def write(text: str) -> None:
        said.append(text)
        if said.count(".") == 3:
            done.set()

    monkeypatch.setattr(progress, "_write", write)
    monkeypatch.setattr(progress, "PATIENCE_S", patience)
    monkeypatch.setattr(progress, "BETWEEN_DOTS_S", 0.0)
    progress._tell("the rules", done)
    return "".join(said)


def test_compiling_says_so_and_ends_with_the_time_it_took(monkeypatch: pytest.MonkeyPatch) -> None:
    said = tell(monkeypatch, 0.0, threading.Event())
    assert re.fullmatch(r"Compiling the rules, this time only \.{3} \d+ s\n", said)


def test_what_is_compiled_in_no_time_is_not_announced(monkeypatch: pytest.MonkeyPatch) -> None:
    done = threading.Event()
    done.set()
    assert tell(monkeypatch, 60.0, done) == ""


def test_the_log_level_keeps_it_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    logger = logging.getLogger("gusher.compile")
    logger.setLevel(logging.ERROR)
    try:
        assert tell(monkeypatch, 0.0, threading.Event()) == ""
    finally:
        logger.setLevel(logging.NOTSET)


def test_a_fault_while_compiling_is_raised_and_leaves_no_thread_behind() -> None:
    before = threading.active_count()
    with pytest.raises(ZeroDivisionError), progress.announced("the rules"):
        raise ZeroDivisionError
    assert threading.active_count() == before
