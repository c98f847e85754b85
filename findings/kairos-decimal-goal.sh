#!/usr/bin/env bash
# Kairos proves a problem unsolvable because 0.1 three times is not 0.3.
#
# Expected: three cups of 0.1 litres make 0.3 litres: numbers of PDDL are decimal, and unified-planning reads them as
# fractions, with which the plan of three steps is valid.
# What happens: kairos-planner 1.0.6 adds binary fractions and reports that it searched every reachable state and none
# satisfies the goal; up-kairos 0.2.1 makes UNSOLVABLE_PROVEN of it. In tenths (1 three times is 3) it finds the plan.
# Affected: goals and preconditions with `=` on decimal numbers: a wrong proof, where a tolerance or an error was due.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install -q --disable-pip-version-check unified-planning==1.3.0 kairos-planner==1.0.6 up-kairos==0.2.1
cat > "$tmp/expected" <<'TEXT'
cups of 1, goal 3: SOLVED_SATISFICING pour, pour, pour; three cups VALID
cups of 0.1, goal 0.3: UNSOLVABLE_PROVEN none; three cups VALID
cups of 0.1, goal 0.2: SOLVED_SATISFICING pour, pour; three cups INVALID
TEXT
cd "$tmp"
venv/bin/python - > output 2> errors <<'PYTHON'
from unified_planning.io import PDDLReader
from unified_planning.shortcuts import OneshotPlanner, PlanValidator, get_environment

DOMAIN = """(define (domain cups) (:requirements :strips :numeric-fluents) (:functions (litres))
  (:action pour :parameters () :precondition (and (< (litres) 5)) :effect (and (increase (litres) {}))))
"""
PROBLEM = "(define (problem one) (:domain cups) (:init (= (litres) 0)) (:goal (and (= (litres) {}))))\n"
get_environment().credits_stream = None
get_environment().factory.add_engine("kairos", "up_kairos", "KairosEngine")
for cup, goal in ((1, 3), (0.1, 0.3), (0.1, 0.2)):
    problem = PDDLReader().parse_problem_string(DOMAIN.format(cup), PROBLEM.format(goal))
    with OneshotPlanner(name="kairos") as planner:
        result = planner.solve(problem)
    steps = ", ".join(map(str, result.plan.actions)) if result.plan else "none"
    three = PDDLReader().parse_plan_string(problem, "(pour)\n" * 3)
    with PlanValidator(name="sequential_plan_validator") as validator:
        verdict = validator.validate(problem, three).status.name
    print(f"cups of {cup}, goal {goal}: {result.status.name} {steps}; three cups {verdict}")
PYTHON
diff expected output
echo "unchanged: Kairos 1.0.6 proves 0.1 + 0.1 + 0.1 = 0.3 impossible"
