#!/bin/bash
# A training run, within a wall-clock limit, on a GPU machine that has PyTorch but not all of our packages.
#
#   bash bench/device_train.sh GAME SECONDS [more options of `gusher train`]
#
# SECONDS counts from the start of this script.  Missing packages are taken from the folder $PACKAGES (by default
# .device/site), or as wheels from $WHEELS (by default .device/wheels).  Results go to $OUT (by default train-GAME):
# network.npz, curve.jsonl, curve.svg and log.txt; BENCH="options of bench/training.py" runs that benchmark first and
# adds training.json.  GUSHER_COMMIT names the commit if there is no repository.  DEVICE=cpu tests the script without a
# GPU.
set -euo pipefail
game=$1 limit=$2 device=${DEVICE:-cuda}
shift 2
out=${OUT:-train-$game} wheels=${WHEELS:-.device/wheels} packages=${PACKAGES:-.device/site}
mkdir -p "$out"
exec > >(tee "$out/log.txt") 2>&1

export PYTHONUNBUFFERED=1 PYTHONPATH="$PWD/src" LANG=C.UTF-8 NUMBA_CUDA_LOW_OCCUPANCY_WARNINGS=0
if [ -d "$wheels" ]; then
    packages=$(mktemp -d)
    for wheel in "$wheels"/*.whl; do python3 -m zipfile -e "$wheel" "$packages"; done
fi
if [ -d "$packages" ]; then # as if it were installed: behind the machine's own packages, and with its .pth files
    site=$(mktemp -d)
    echo "import site; site.addsitedir('$(realpath "$packages")')" >"$site/sitecustomize.py"
    PYTHONPATH="$PYTHONPATH:$site"
fi

echo "== self-check ($SECONDS s)"
python3 - "$device" <<'CHECK'
import sys
import torch, numpy, numba
from gusher.kernel import gpu
import gusher, gusher.cli.app, gusher.learn.train
print(f"python {sys.version.split()[0]}, torch {torch.__version__}, numpy {numpy.__version__}, numba {numba.__version__}")
if sys.argv[1] == "cuda":
    gpu.module()  # says what is missing
    values = torch.randn(1024, 1024, device="cuda", dtype=torch.bfloat16)
    print(torch.cuda.get_device_name(), "multiplies:", bool(torch.isfinite(values @ values).all()))
CHECK

# What evaluation runs on the CPU is compiled alongside the run, which then finds it in the cache.
python3 bench/training.py --game "$game" --prepare &

if [ "${BENCH:-}" ]; then
    echo "== speed ($SECONDS s)"
    # shellcheck disable=SC2086  # several options
    python3 bench/training.py --game "$game" --device "$device" --updates 5 --json "$out/training.json" $BENCH
fi

# The run needs a few seconds for imports before its clock starts, and for its last evaluation after it stops.
minutes=$(python3 -c "print(($limit - $SECONDS - 30) / 60)")
echo "== training for $minutes minutes ($SECONDS s)"
run=$(mktemp -d)/run
keep() { cp "$run"/{network.npz,curve.*} "$out"/ 2>/dev/null || true; }
( while sleep 20; do keep; done ) &
trap "kill $! 2>/dev/null; keep" EXIT  # whatever happens, the last checkpoint's weights are there
python3 -m gusher train "$game" --device "$device" --minutes "$minutes" --out "$run" "$@"
keep
ls -l "$out"
echo "== done ($SECONDS s)"
