#!/usr/bin/env bash
# The validator of Aries computes the duration of each step from the numbers of the initial state.
#
# Expected: a duration such as (= ?duration (size)) holds when the step starts: after a step has raised size from 3 to 4, the
# next lasts 4, as the validators of Tamer and of unified-planning itself find.
# What happens: aries-val of up-aries 0.5.0 with unified-planning 1.3.0 refuses that plan, and accepts the one in which the
# step lasts 3, however long after the change it starts. Preconditions on the same number it reads in the current state.
# Affected: verdicts on plans where loads, levels or speeds set how long a later step takes, also on plans of Tamer: it
# solves such problems, and Aries's validator refuses what it finds.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install -q --disable-pip-version-check unified-planning==1.3.0 up-aries==0.5.0 up-tamer==1.1.6
cat > "$tmp/expected" <<'TEXT'
pile at 0, carry at 5 for 4: unified-planning VALID, Tamer VALID, Aries INVALID
pile at 0, carry at 5 for 3: unified-planning INVALID, Tamer INVALID, Aries VALID
carry at 0 for 3, pile at 5: unified-planning VALID, Tamer VALID, Aries VALID
pile at 0, count at 5: unified-planning VALID, Tamer VALID, Aries VALID
count at 0, pile at 5: unified-planning INVALID, Tamer INVALID, Aries INVALID
TEXT
cd "$tmp"
venv/bin/python - > output 2> errors <<'PYTHON'
from unified_planning.io import PDDLReader
from unified_planning.shortcuts import PlanValidator, get_environment

DOMAIN = """(define (domain depot) (:requirements :durative-actions :fluents)
  (:predicates (piled) (done)) (:functions (size))
  (:durative-action pile :parameters () :duration (= ?duration 2)
    :condition () :effect (and (at start (increase (size) 1)) (at end (piled))))
  (:durative-action carry :parameters () :duration (= ?duration (size)) :condition () :effect (and (at end (done))))
  (:durative-action count :parameters () :duration (= ?duration 1)
    :condition (and (at start (>= (size) 4))) :effect (and (at end (done)))))
"""
PROBLEM = "(define (problem one) (:domain depot) (:init (= (size) 3)) (:goal (and (piled) (done))))"
VALIDATORS = {"unified-planning": "up_time_triggered_validator", "Tamer": "tamer", "Aries": "aries-val"}
PLANS = {
    "pile at 0, carry at 5 for 4": "0.0: (pile) [2.0]\n5.0: (carry) [4.0]",
    "pile at 0, carry at 5 for 3": "0.0: (pile) [2.0]\n5.0: (carry) [3.0]",
    "carry at 0 for 3, pile at 5": "0.0: (carry) [3.0]\n5.0: (pile) [2.0]",
    "pile at 0, count at 5": "0.0: (pile) [2.0]\n5.0: (count) [1.0]",
    "count at 0, pile at 5": "0.0: (count) [1.0]\n5.0: (pile) [2.0]",
}
get_environment().credits_stream = None


def verdict(engine, steps):
    problem = PDDLReader().parse_problem_string(DOMAIN, PROBLEM)
    with PlanValidator(name=engine) as validator:
        return validator.validate(problem, PDDLReader().parse_plan_string(problem, steps)).status.name


for name, steps in PLANS.items():
    print(f"{name}: {', '.join(f'{tool} {verdict(engine, steps)}' for tool, engine in VALIDATORS.items())}")
PYTHON
diff expected output
echo "unchanged: the validator of up-aries 0.5.0 takes durations from the initial state"
