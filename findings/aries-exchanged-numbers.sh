#!/usr/bin/env bash
# The validator of Aries refuses a plan that exchanges two numbers: it computes each assignment after the one before.
#
# Expected: an action's effects are computed in the state before it, so that assigning x to y and y to x exchanges them, as
# for VAL and for unified-planning's own validator.
# What happens: for aries-val of up-aries 0.5.0 the second assignment reads what the first one wrote. It finds the goal
# unmet after the exchange, and met where both numbers are to have become the same.
# Affected: plans of numeric problems checked with Aries: right plans count as wrong, and wrong ones as right.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install -q --disable-pip-version-check unified-planning==1.3.0 up-aries==0.5.0
cat > "$tmp/expected" <<'TEXT'
goal x = 2, y = 1: sequential_plan_validator VALID, aries-val INVALID
goal x = 2, y = 2: sequential_plan_validator INVALID, aries-val VALID
goal x = 1, y = 2: sequential_plan_validator INVALID, aries-val INVALID
TEXT
cd "$tmp"
venv/bin/python - > output 2> errors <<'PYTHON'
from unified_planning.io import PDDLReader
from unified_planning.shortcuts import PlanValidator, get_environment

DOMAIN = """(define (domain numbers) (:requirements :strips :numeric-fluents) (:functions (x) (y))
  (:action exchange :parameters () :precondition (and) :effect (and (assign (x) (y)) (assign (y) (x)))))
"""
PROBLEM = """(define (problem one) (:domain numbers) (:init (= (x) 1) (= (y) 2))
  (:goal (and (= (x) {}) (= (y) {}))))
"""
get_environment().credits_stream = None
for x, y in ((2, 1), (2, 2), (1, 2)):
    problem = PDDLReader().parse_problem_string(DOMAIN, PROBLEM.format(x, y))
    plan = PDDLReader().parse_plan_string(problem, "(exchange)")
    verdicts = []
    for name in ("sequential_plan_validator", "aries-val"):
        with PlanValidator(name=name) as validator:
            verdicts.append(f"{name} {validator.validate(problem, plan).status.name}")
    print(f"goal x = {x}, y = {y}: {', '.join(verdicts)}")
PYTHON
diff expected output
echo "unchanged: aries-val 0.5.0 computes assignments one after another"
