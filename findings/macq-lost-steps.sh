#!/usr/bin/env bash
# macq leaves out each step of a plan file that is not spelt as it spells it, and makes its trace of the rest.
#
# Expected: PDDL does not distinguish case, and planners such as FF print steps in capitals; a comment may follow a step. A
# reader takes the step, or says that it cannot.
# What happens: the Generator of macq 0.3.11 keeps those lines of a plan file that equal its own name of a ground action, and
# no line with a semicolon. A plan in capitals gives a trace of the initial state alone. Without its first step, the second
# is not applicable, and is in the trace nevertheless. There is no message.
# Affected: action models learnt from plan files.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install -q --disable-pip-version-check macq==0.3.11 tarski==0.9.1
cat > "$tmp/expected" <<'TEXT'
as macq spells it: load, drive; then (arrived)
in capitals: no step; then (empty)
with a comment: drive; then (arrived), (empty)
TEXT
cd "$tmp"
cat > domain.pddl <<'PDDL'
(define (domain cargo) (:requirements :strips)
  (:predicates (truck ?t) (empty) (full) (arrived))
  (:action load :parameters (?t) :precondition (and (truck ?t) (empty)) :effect (and (not (empty)) (full)))
  (:action drive :parameters (?t) :precondition (and (truck ?t) (full)) :effect (and (not (full)) (arrived))))
PDDL
cat > problem.pddl <<'PDDL'
(define (problem one) (:domain cargo) (:objects t) (:init (truck t) (empty)) (:goal (arrived)))
PDDL
venv/bin/python - > output 2> errors <<'PYTHON'
import contextlib
import sys
from pathlib import Path

with contextlib.redirect_stdout(sys.stderr):
    from macq.generate.pddl import Generator

generator = Generator(dom="domain.pddl", prob="problem.pddl")
for name, text in (("as macq spells it", "(load t)\n(drive t)\n"), ("in capitals", "(LOAD T)\n(DRIVE T)\n"),
                   ("with a comment", "(load t) ; first\n(drive t)\n")):
    Path("plan").write_text(text)
    trace = generator.generate_single_trace_from_plan(generator.generate_plan(from_ipc_file=True, filename="plan"))
    steps = [step.action.name for step in trace if step.action is not None]
    last = trace[-1].state
    print(f"{name}: {', '.join(steps) or 'no step'}; then {', '.join(sorted(f'{fact}' for fact in last if last[fact]))}")
PYTHON
diff expected output
echo "unchanged: macq 0.3.11 leaves out steps without a message"
