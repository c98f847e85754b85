#!/usr/bin/env bash
# macq records an action's negative precondition as a positive one.
#
# Expected: (push d) asks for a door that is not locked, so its recorded preconditions do not ask for a locked one: each
# recorded precondition is true in the state before its action.
# What happens: with observe_pres_effs=True, the Generator of macq 0.3.11 keeps the fact inside (not ...) and drops the
# `not`. Its trace says that `push` needs (locked door d), and the state of the same step says that this is false.
# Affected: models and comparisons built on the preconditions of macq's traces, for domains with negative preconditions.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install -q --disable-pip-version-check macq==0.3.11 tarski==0.9.1
cat > "$tmp/expected" <<'TEXT'
unlock: needs (locked door d), which is True before it
push: needs (locked door d), which is False before it
TEXT
cd "$tmp"
cat > domain.pddl <<'PDDL'
(define (domain house) (:requirements :strips :typing :negative-preconditions)
  (:types door)
  (:predicates (locked ?d - door) (open ?d - door))
  (:action unlock :parameters (?d - door) :precondition (locked ?d) :effect (not (locked ?d)))
  (:action push :parameters (?d - door) :precondition (not (locked ?d)) :effect (open ?d)))
PDDL
cat > problem.pddl <<'PDDL'
(define (problem one) (:domain house) (:objects d - door) (:init (locked d)) (:goal (open d)))
PDDL
printf '(unlock d)\n(push d)\n' > plan
venv/bin/python - > output 2> errors <<'PYTHON'
import contextlib
import sys

with contextlib.redirect_stdout(sys.stderr):
    from macq.generate.pddl import Generator

generator = Generator(dom="domain.pddl", prob="problem.pddl", observe_pres_effs=True)
plan = generator.generate_plan(from_ipc_file=True, filename="plan")
for step in generator.generate_single_trace_from_plan(plan):
    if step.action is not None:
        for fact in step.action.precond:
            print(f"{step.action.name}: needs {fact}, which is {step.state[fact]} before it")
PYTHON
diff expected output
echo "unchanged: macq 0.3.11 records negative preconditions as positive"
