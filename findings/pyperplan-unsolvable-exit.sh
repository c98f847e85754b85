#!/usr/bin/env bash
# pyperplan reports a task without a plan only in its log: it exits with 0, as after success.
#
# Expected: a script can see from the exit code that there is no plan. Fast Downward exits with 11 or 12
# then, and pyperplan's own answer to a faulty text is an exit code of 1.
# What happens: pyperplan 2.1 prints "Task unsolvable", writes no plan file and exits with 0. A plan file
# of an earlier run of the same problem is not removed, so it is taken for the new answer.
# Affected: anyone who runs pyperplan from a script or a Makefile and trusts `&&` or the plan file.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install -q --disable-pip-version-check pyperplan==2.1
cat > "$tmp/domain.pddl" <<'PDDL'
(define (domain bridges)
  (:requirements :strips :typing)
  (:types island)
  (:predicates (on ?i - island) (bridge ?a ?b - island))
  (:action cross
    :parameters (?a ?b - island)
    :precondition (and (on ?a) (bridge ?a ?b))
    :effect (and (not (on ?a)) (on ?b))))
PDDL
problem() {
  cat > "$tmp/problem.pddl" <<PDDL
(define (problem walk)
  (:domain bridges)
  (:objects north south - island)
  (:init (on north) $1)
  (:goal (and (on south))))
PDDL
}
run() {
  local code=0
  (cd "$tmp" && venv/bin/pyperplan domain.pddl problem.pddl > log 2>&1) || code=$?
  echo "$1: exit $code, $(grep -oE 'Plan length: [0-9]+|Task unsolvable' "$tmp/log"), file: $(cat "$tmp/problem.pddl.soln" 2> /dev/null || echo none)"
}
cat > "$tmp/expected" <<'TEXT'
no bridge: exit 0, Task unsolvable, file: none
a bridge: exit 0, Plan length: 1, file: (cross north south)
no bridge again: exit 0, Task unsolvable, file: (cross north south)
TEXT
{
  problem ''
  run 'no bridge'
  problem '(bridge north south)'
  run 'a bridge'
  problem ''
  run 'no bridge again'
} > "$tmp/output"
diff "$tmp/expected" "$tmp/output"
echo "unchanged: pyperplan 2.1 exits with 0 where there is no plan, and leaves an earlier plan file"
