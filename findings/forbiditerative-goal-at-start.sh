#!/usr/bin/env bash
# Forbid-Iterative finds no plan, and reports no error, where the goal holds at the start.
#
# Expected: where the lamp is lit at the start, the plan without a step is the best plan, as K* finds.
# What happens: plan_topk and plan_unordered_topq of forbiditerative 1.1.4 return an empty list of plans and an empty error,
# as for a problem that has no plan. Where the lamp is dark, they return the plan of one step.
# Affected: programs that take an empty list for "unsolvable"; generated and learned problems, some with nothing to do.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install -q --disable-pip-version-check kstar-planner==1.6.0 forbiditerative==1.1.4
cat > "$tmp/expected" <<'TEXT'
dark at the start: K*: (light); Forbid-Iterative: (light); unordered: (light)
lit at the start: K*: (no step); Forbid-Iterative: none; unordered: none
no way to light: K*: none; Forbid-Iterative: none; unordered: none
TEXT
cd "$tmp"
cat > plans.py <<'PYTHON'
from pathlib import Path

import forbiditerative.planners
import kstar_planner.planners

DOMAIN, PROBLEM = Path("domain.pddl"), Path("problem.pddl")
DOMAIN.write_text("""(define (domain lamp) (:requirements :strips) (:predicates (plugged) (lit))
  (:action light :parameters () :precondition (and (plugged)) :effect (and (lit))))
""")


def show(plan, **bound):
    result = plan(DOMAIN, PROBLEM, **bound)
    assert result["planner_error"] == "", result["planner_error"]
    found = [f"({' '.join(step.strip() for step in plan['actions']) or 'no step'})" for plan in result["plans"]]
    return ", ".join(found) or "none"


for name, facts in (("dark at the start", "(plugged)"), ("lit at the start", "(plugged) (lit)"), ("no way to light", "")):
    PROBLEM.write_text(f"(define (problem one) (:domain lamp) (:init {facts}) (:goal (and (lit))))\n")
    best = show(kstar_planner.planners.plan_topk, number_of_plans_bound=1)
    forbid = show(forbiditerative.planners.plan_topk, number_of_plans_bound=1)
    unordered = show(forbiditerative.planners.plan_unordered_topq, quality_bound=1.0)
    print(f"{name}: K*: {best}; Forbid-Iterative: {forbid}; unordered: {unordered}")
PYTHON
venv/bin/python plans.py > output 2> errors || { cat errors; false; }
diff expected output
echo "unchanged: forbiditerative 1.1.4 finds no plan where the goal holds at the start"
