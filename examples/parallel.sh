#!/usr/bin/env bash
# Scores records on all cores with GNU parallel:  examples/parallel.sh RECORDS.jsonl > verdicts.jsonl
# Further arguments go to `parallel`, such as --sshlogin host1,host2 (the command must be there too).
set -euo pipefail

records=$1
shift
planground=${PLANGROUND:-"npx planground"}

# A filter needs as long to start as for some hundred records, so blocks are large. They end at line ends; --keep-order puts
# what comes of them in the order of the input. A block with a filter that dies is scored again. 1: a verdict says that its
# record cannot be used; 3: one stayed undecided. Neither is a failure.
parallel --pipe --block "${BLOCK:-16M}" --keep-order --retries 3 "$@" \
  "$planground score --jsonl --workers 1 || case \$? in 1|3) ;; *) exit 70 ;; esac" <"$records"
