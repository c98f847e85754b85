#!/usr/bin/env bash
# In lm-eval's ACPBench Hard, the scorer of plans heeds no negation, in goals and in preconditions.
#
# Expected: a plan that leaves a lamp on is none where the goal is that it be off, and a step is not applicable where its
# precondition asks for a fact to be false that is true, as for unified-planning.
# What happens: the scorer of lm-eval 0.4.13 keeps those conjuncts alone that are facts, and drops (not ...) without a
# word. It accepts both plans; unified-planning's validator refuses them. Negative effects are heeded.
# Affected: scores of acp_just_gen for problems with negative goals or preconditions, such as those that users add in the
# format of the benchmark.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install -q --disable-pip-version-check 'lm-eval[acpbench]==0.4.13' unified-planning==1.3.0
cat > "$tmp/expected" <<'TEXT'
(leave p), goal (and (out p)): lm-eval True, unified-planning VALID
(leave p), goal (and (out p) (not (lit l))): lm-eval True, unified-planning INVALID
(darken l) (leave p), goal (and (out p) (not (lit l))): lm-eval True, unified-planning VALID
(leave p) (check p l), goal (and (checked p)): lm-eval False, unified-planning INVALID
(check p l), goal (and (checked p)): lm-eval True, unified-planning INVALID
(darken l) (check p l), goal (and (checked p)): lm-eval True, unified-planning VALID
TEXT
cd "$tmp"
cat > score.py <<'PYTHON'
import sys
from importlib.util import find_spec
from pathlib import Path

from unified_planning.io import PDDLReader
from unified_planning.shortcuts import PlanValidator, get_environment

sys.path.insert(0, str(Path(find_spec("lm_eval").origin).parent / "tasks" / "acpbench" / "gen_2shot"))
from acp_utils import is_plan

DOMAIN = """(define (domain office) (:requirements :strips :typing :negative-preconditions)
  (:types person lamp)
  (:predicates (in ?p - person) (out ?p - person) (lit ?l - lamp) (checked ?p - person))
  (:action leave :parameters (?p - person) :precondition (and (in ?p)) :effect (and (not (in ?p)) (out ?p)))
  (:action darken :parameters (?l - lamp) :precondition (and (lit ?l)) :effect (and (not (lit ?l))))
  (:action check :parameters (?p - person ?l - lamp) :precondition (and (in ?p) (not (lit ?l)))
    :effect (and (checked ?p))))
"""
PROBLEM = """(define (problem one) (:domain office) (:objects p - person l - lamp)
  (:init (in p) (lit l)) (:goal {}))
"""
get_environment().credits_stream = None
for plan, goal in (("(leave p)", "(and (out p))"), ("(leave p)", "(and (out p) (not (lit l)))"),
                   ("(darken l) (leave p)", "(and (out p) (not (lit l)))"),
                   ("(leave p) (check p l)", "(and (checked p))"), ("(check p l)", "(and (checked p))"),
                   ("(darken l) (check p l)", "(and (checked p))")):
    text = PROBLEM.format(goal)
    steps = plan.replace(") (", ")\n(").splitlines()
    accepted = is_plan(DOMAIN, text, steps)
    problem = PDDLReader().parse_problem_string(DOMAIN, text)
    with PlanValidator(name="sequential_plan_validator") as validator:
        status = validator.validate(problem, PDDLReader().parse_plan_string(problem, "\n".join(steps))).status.name
    print(f"{plan}, goal {goal}: lm-eval {accepted}, unified-planning {status}")
PYTHON
venv/bin/python score.py > output 2> errors
diff expected output
echo "unchanged: lm-eval 0.4.13 drops negations when it scores plans"
