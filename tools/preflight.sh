#!/usr/bin/env bash
# Says in one line which system packages are missing: preflight.sh env|compiled PYTHON
set -eu
need=$1
python=${2:-python3}

missing() {
    echo "missing: $1; install it with: apt-get install -y $2" >&2
    exit 1
}

command -v "$python" >/dev/null || missing "Python 3.11 or newer" "python3 python3-venv"
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || {
    echo "Python 3.11 or newer is needed, and $python is older; name another with: make PYTHON=python3.12" >&2
    exit 1
}
"$python" -c 'import ensurepip, venv' 2>/dev/null || missing "venv for $python" "python3-venv"

if [ "$need" = compiled ]; then
    command -v "${CC:-cc}" >/dev/null || missing "a C compiler" "gcc"
    header=$("$python" -c 'import sysconfig; print(sysconfig.get_paths()["include"])')/Python.h
    [ -e "$header" ] || missing "the C headers of $python" "python3-dev libc6-dev"
fi
