#!/usr/bin/env bash
# In lm-eval's ACPBench Hard, the scorer accepts no plan with an action that has no parameters.
#
# Expected: "(ring) (leave p)" is a plan where the bell must ring before p can leave, and (ring) has no parameters.
# What happens: the scorer of lm-eval 0.4.13 knows the action by the name "ring " with a space at its end, which no answer
# of the parser has. The plan counts as wrong, and get_action_or_none("ring") finds no action. The same action with a
# parameter that it does not use is accepted; unified-planning's validator accepts both plans.
# Affected: scores of acp_just_gen for problems with parameterless actions, such as those that users add in the format of
# the benchmark.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install -q --disable-pip-version-check 'lm-eval[acpbench]==0.4.13' unified-planning==1.3.0
cat > "$tmp/expected" <<'TEXT'
(ring p) (leave p): lm-eval True, action ring p: found, unified-planning VALID
(ring) (leave p): lm-eval False, action ring: None, unified-planning VALID
TEXT
cd "$tmp"
cat > score.py <<'PYTHON'
import sys
from importlib.util import find_spec
from pathlib import Path

from unified_planning.io import PDDLReader
from unified_planning.shortcuts import PlanValidator, get_environment

sys.path.insert(0, str(Path(find_spec("lm_eval").origin).parent / "tasks" / "acpbench" / "gen_2shot"))
from acp_utils import ACPGrammarParser, get_STRIPS, is_plan

DOMAIN = """(define (domain school) (:requirements :strips :typing) (:types person)
  (:predicates (in ?p - person) (out ?p - person) (silence) (noise))
  (:action ring :parameters ({}) :precondition (and (silence)) :effect (and (not (silence)) (noise)))
  (:action leave :parameters (?p - person) :precondition (and (in ?p) (noise)) :effect (and (not (in ?p)) (out ?p))))
"""
PROBLEM = """(define (problem one) (:domain school) (:objects p - person)
  (:init (in p) (silence)) (:goal (and (out p))))
"""
get_environment().credits_stream = None
for parameters, ring in (("?p - person", "ring p"), ("", "ring")):
    domain = DOMAIN.format(parameters)
    plan = ACPGrammarParser("action_list").parse(f"[({ring}), (leave p)]")
    accepted = is_plan(domain, PROBLEM, plan)
    action = get_STRIPS(domain, PROBLEM).get_action_or_none(ring)
    problem = PDDLReader().parse_problem_string(domain, PROBLEM)
    with PlanValidator(name="sequential_plan_validator") as validator:
        status = validator.validate(problem, PDDLReader().parse_plan_string(problem, "\n".join(plan))).status.name
    found = action if action is None else "found"
    print(f"{' '.join(plan)}: lm-eval {accepted}, action {ring}: {found}, unified-planning {status}")
PYTHON
venv/bin/python score.py > output 2> errors
diff expected output
echo "unchanged: lm-eval 0.4.13 knows actions without parameters by another name"
