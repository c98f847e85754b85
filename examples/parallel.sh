#!/usr/bin/env bash
# Scores records on all cores with GNU parallel:  examples/parallel.sh RECORDS.jsonl > verdicts.jsonl
# Further arguments go to `parallel`, such as --sshlogin host1,host2 (the command must be there too).
set -euo pipefail

records=$1
shift
planground=${PLANGROUND:-"npx planground"}

# Blocks end at line ends; --keep-order puts what comes of them in the order of the input.
parallel --pipe --block "${BLOCK:-1M}" --keep-order "$@" \
  "$planground score --jsonl --workers 1" <"$records"
