#!/usr/bin/env bash
# unified-planning's validator, chosen by name, finds plans valid that break constraints on their states.
#
# Expected: with (:constraints (sometime (at shop))) a plan that never visits the shop is no solution. A validator refuses it,
# or says that it cannot judge.
# What happens: the sequential_plan_validator of unified-planning 1.3.0 checks `always` and nothing else of these constraints.
# `sometime`, `at-most-once`, `sometime-before` and `sometime-after` are broken, and the plan is VALID. `supports` is False for
# such a problem, and a Python warning says that the validator may not know it; the verdict does not.
# Affected: plans for problems with constraints of PDDL 3, where the validator is chosen by its name.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install -q --disable-pip-version-check unified-planning==1.3.0
cat > "$tmp/expected" <<'TEXT'
(always (at home)): supported True, (go home work) INVALID
(always (not (at shop))): supported True, (go home work) VALID
(sometime (at shop)): supported False, (go home work) VALID
(at-most-once (at work)): supported False, (go home work) (go work home) (go home work) VALID
(sometime-before (at work) (at shop)): supported False, (go home work) VALID
(sometime-after (at home) (at shop)): supported False, (go home work) VALID
TEXT
cd "$tmp"
venv/bin/python - > output 2> errors <<'PYTHON'
from unified_planning.io import PDDLReader
from unified_planning.shortcuts import PlanValidator, get_environment

DOMAIN = """(define (domain day) (:requirements :strips :typing :constraints)
  (:types place) (:predicates (at ?p - place))
  (:action go :parameters (?x ?y - place) :precondition (at ?x) :effect (and (not (at ?x)) (at ?y))))
"""
PROBLEM = """(define (problem one) (:domain day) (:objects home shop work - place)
  (:init (at home)) (:goal (at work)) (:constraints {}))
"""
get_environment().credits_stream = None
THERE = ["(go home work)"]
for constraint, steps in (("(always (at home))", THERE), ("(always (not (at shop)))", THERE), ("(sometime (at shop))", THERE),
                          ("(at-most-once (at work))", [*THERE, "(go work home)", *THERE]),
                          ("(sometime-before (at work) (at shop))", THERE),
                          ("(sometime-after (at home) (at shop))", THERE)):
    problem = PDDLReader().parse_problem_string(DOMAIN, PROBLEM.format(constraint))
    plan = PDDLReader().parse_plan_string(problem, "\n".join(steps))
    with PlanValidator(name="sequential_plan_validator") as validator:
        supported = validator.supports(problem.kind)
        status = validator.validate(problem, plan).status.name
    print(f"{constraint}: supported {supported}, {' '.join(steps)} {status}")
PYTHON
diff expected output
echo "unchanged: unified-planning 1.3.0 validates plans that break constraints"
