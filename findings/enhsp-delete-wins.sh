#!/usr/bin/env bash
# ENHSP proves that no plan moves from a place to the same place: where an action adds and deletes a fact, it is deleted.
#
# Expected: an action's deletions happen before its additions (Fox and Long 2003), so (move hall hall) leaves the robot in
# the hall, and the place is visited. pyperplan, Aries and unified-planning's own validator agree.
# What happens: up-enhsp 0.1.1 with unified-planning 1.3.0 lets the deletion win, and reports UNSOLVABLE_PROVEN where the
# others find the plan of one step.
# Affected: domains that, as most do, do not demand that two places differ; lengths of plans and proofs differ. Needs Java.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install -q --disable-pip-version-check unified-planning==1.3.0 up-enhsp==0.1.1 up-pyperplan==1.1.0
cat > "$tmp/expected" <<'TEXT'
pyperplan: SOLVED_SATISFICING, move(hall, hall)
enhsp-opt: UNSOLVABLE_PROVEN
unified-planning accepts the plan: True
TEXT
cd "$tmp"
venv/bin/python - > output 2> errors <<'PYTHON'
from unified_planning.io import PDDLReader
from unified_planning.shortcuts import OneshotPlanner, PlanValidator, get_environment

DOMAIN = """(define (domain rounds) (:requirements :strips :typing) (:types place)
  (:predicates (at ?p - place) (visited ?p - place))
  (:action move :parameters (?from ?to - place) :precondition (and (at ?from))
    :effect (and (not (at ?from)) (at ?to) (visited ?to))))
"""
PROBLEM = """(define (problem one) (:domain rounds) (:objects hall - place)
  (:init (at hall)) (:goal (and (at hall) (visited hall))))
"""
get_environment().credits_stream = None
problem = PDDLReader().parse_problem_string(DOMAIN, PROBLEM)


def solve(engine):
    with OneshotPlanner(name=engine) as planner:
        result = planner.solve(problem)
    steps = "" if result.plan is None else f", {', '.join(map(str, result.plan.actions))}"
    print(f"{engine}: {result.status.name}{steps}")
    return result.plan


plan = solve("pyperplan")
solve("enhsp-opt")
with PlanValidator(name="sequential_plan_validator") as validator:
    print(f"unified-planning accepts the plan: {validator.validate(problem, plan).status.name == 'VALID'}")
PYTHON
diff expected output
echo "unchanged: in ENHSP (up-enhsp 0.1.1) a deletion wins over an addition"
