#!/usr/bin/env bash
# L2P takes a line of Fast Downward's log for the plan, and calls the run successful.
#
# Expected: FastDownward.run_planner of L2P returns the planner's steps, here "pick-up a" and "stack a b".
# What happens: l2p 0.4.1 keeps the first line of the output that begins with a word and has parentheses. With Fast
# Downward 26.6 that is "INFO     Running search (release)", so every solvable problem has the same plan of one line. Of
# the steps alone, without the log, it keeps the first. The planner's own plan file, sas_plan, is right.
# Affected: plans and their lengths in experiments with L2P and Fast Downward, marked `is_successful`.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install -q --disable-pip-version-check l2p==0.4.1 up-fast-downward==1.0.0
cat > "$tmp/expected" <<'TEXT'
L2P: successful: True, error: None, plan: ['INFO     Running search (release)']
L2P, steps alone: successful: True, error: None, plan: ['pick-up a (1)']
sas_plan: ['(pick-up a)', '(stack a b)']
TEXT
cat > "$tmp/domain.pddl" <<'PDDL'
(define (domain blocks) (:requirements :strips)
  (:predicates (clear ?x) (ontable ?x) (handempty) (holding ?x) (on ?x ?y))
  (:action pick-up :parameters (?x) :precondition (and (clear ?x) (ontable ?x) (handempty))
    :effect (and (not (ontable ?x)) (not (clear ?x)) (not (handempty)) (holding ?x)))
  (:action stack :parameters (?x ?y) :precondition (and (holding ?x) (clear ?y))
    :effect (and (not (holding ?x)) (not (clear ?y)) (clear ?x) (handempty) (on ?x ?y))))
PDDL
cat > "$tmp/problem.pddl" <<'PDDL'
(define (problem one) (:domain blocks) (:objects a b)
  (:init (clear a) (clear b) (ontable a) (ontable b) (handempty)) (:goal (and (on a b))))
PDDL
cd "$tmp"
venv/bin/python - > output 2> errors <<'PYTHON'
from importlib.util import find_spec
from pathlib import Path

from l2p.planner_builder import FastDownward


def show(name, result):
    print(f"{name}: successful: {result.is_successful}, error: {result.error_message}, plan: {result.plan}")


package = Path(find_spec("up_fast_downward").origin).parent
planner = FastDownward(executable_path=str(package / "downward" / "fast-downward.py"))
show("L2P", planner.run_planner("domain.pddl", "problem.pddl"))
show("L2P, steps alone", planner.parse_plan("pick-up a (1)\nstack a b (1)\n"))
steps = Path("sas_plan").read_text().splitlines()
print(f"sas_plan: {[step for step in steps if not step.startswith(';')]}")
PYTHON
diff expected output
echo "unchanged: l2p 0.4.1 takes a line of the log for the plan"
