#!/usr/bin/env bash
# With up-tamer installed, unified-planning's validator refuses a valid plan that it accepts without.
#
# Expected: of an action's effects, deletions come first and additions win, in PDDL and in unified-planning. A move from a
# place to itself leaves the robot there, whatever planners are installed.
# What happens: unified-planning 1.3.0 chooses the validator of up-tamer 1.1.6 before its own as soon as the package is
# installed. Tamer finds Fast Downward's plan invalid; named, unified-planning's own validator accepts the same plan.
# Affected: validation with PlanValidator(problem_kind=..., plan_kind=...), the documented way: the verdict changes with an
# optional package, and valid plans count as wrong.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install -q --disable-pip-version-check unified-planning==1.3.0 up-fast-downward==1.0.0
cat > "$tmp/expected" <<'TEXT'
without up-tamer: Fast Downward's plan: move(a, a)
without up-tamer: chosen sequential_plan_validator: VALID
without up-tamer: named sequential_plan_validator: VALID
with up-tamer: Fast Downward's plan: move(a, a)
with up-tamer: chosen Tamer: INVALID
with up-tamer: named sequential_plan_validator: VALID
TEXT
cd "$tmp"
cat > validate.py <<'PYTHON'
import sys

from unified_planning.io import PDDLReader
from unified_planning.shortcuts import OneshotPlanner, PlanValidator, get_environment

DOMAIN = """(define (domain robot) (:requirements :strips :typing)
  (:types room) (:predicates (at ?r - room) (seen ?r - room))
  (:action move :parameters (?from ?to - room) :precondition (and (at ?from))
    :effect (and (not (at ?from)) (at ?to) (seen ?to))))
"""
PROBLEM = """(define (problem one) (:domain robot) (:objects a - room)
  (:init (at a)) (:goal (and (at a) (seen a))))
"""
get_environment().credits_stream = None
problem = PDDLReader().parse_problem_string(DOMAIN, PROBLEM)
with OneshotPlanner(name="fast-downward") as planner:
    plan = planner.solve(problem).plan
print(f"{sys.argv[1]}: Fast Downward's plan: {', '.join(map(str, plan.actions))}")
with PlanValidator(problem_kind=problem.kind, plan_kind=plan.kind) as validator:
    print(f"{sys.argv[1]}: chosen {validator.name}: {validator.validate(problem, plan).status.name}")
with PlanValidator(name="sequential_plan_validator") as validator:
    print(f"{sys.argv[1]}: named {validator.name}: {validator.validate(problem, plan).status.name}")
PYTHON
venv/bin/python validate.py "without up-tamer" > output 2> errors
venv/bin/pip install -q --disable-pip-version-check up-tamer==1.1.6
venv/bin/python validate.py "with up-tamer" >> output 2> errors
diff expected output
echo "unchanged: up-tamer 1.1.6 changes the verdict of unified-planning 1.3.0"
