#!/usr/bin/env bash
# Aries, asked by its name in unified-planning, answers problems with conditional effects, and its plans reach nothing.
#
# Expected: `press` adds the goal only if the lamp is on, and nothing turns it on, so there is no plan; an engine that
# does not know conditional effects refuses the problem.
# What happens: up-aries 0.5.0 with unified-planning 1.3.0 reports SOLVED_SATISFICING and the plan `press`, as if the
# condition were not there. `supports` is False for the problem, but an engine asked by name only warns and solves it.
# unified-planning's own validator finds the plan INVALID.
# Affected: whoever chooses Aries by name and does not validate its plans.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install -q --disable-pip-version-check unified-planning==1.3.0 up-aries==0.5.0
cat > "$tmp/expected" <<'TEXT'
supported: False
SOLVED_SATISFICING: press
the validator: INVALID
TEXT
cd "$tmp"
venv/bin/python - > output 2> errors <<'PYTHON'
from unified_planning.io import PDDLReader
from unified_planning.shortcuts import OneshotPlanner, PlanValidator, get_environment

DOMAIN = """(define (domain bell) (:requirements :strips :conditional-effects)
  (:predicates (lit) (rung))
  (:action press :parameters () :precondition (and) :effect (and (when (lit) (rung)))))
"""
PROBLEM = """(define (problem one) (:domain bell) (:init) (:goal (and (rung))))"""

get_environment().credits_stream = None
problem = PDDLReader().parse_problem_string(DOMAIN, PROBLEM)
with OneshotPlanner(name="aries") as planner:
    print(f"supported: {planner.supports(problem.kind)}")
    result = planner.solve(problem)
print(f"{result.status.name}: {', '.join(map(str, result.plan.actions))}")
with PlanValidator(problem_kind=problem.kind, plan_kind=result.plan.kind) as validator:
    print(f"the validator: {validator.validate(problem, result.plan).status.name}")
PYTHON
diff expected output
echo "unchanged: Aries 0.5.0 answers as if conditional effects had no conditions"
