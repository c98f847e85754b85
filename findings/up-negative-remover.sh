#!/usr/bin/env bash
# unified-planning's remover of negative conditions makes an unsolvable problem solvable, by a move to where one is.
#
# Expected: additions win over deletions, so that a walk from the hall to the hall leaves the robot there, and `rest`, which
# asks that it not be in the hall, is never applicable. The compiled problem then has no plan either.
# What happens: NEGATIVE_CONDITIONS_REMOVING of unified-planning 1.3.0 adds a fluent `not_at` with the opposite effects. For
# the walk from the hall to the hall both fluents are added and deleted, so both are true. Fast Downward plans for the
# compiled problem; mapped back, unified-planning's validator refuses the plan. Asked directly, Fast Downward proves that
# there is none. Where the walk ends elsewhere, the two agree.
# Affected: planners without negative conditions, such as pyperplan, for domains that allow an action with the same object
# twice.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install -q --disable-pip-version-check unified-planning==1.3.0 up-fast-downward==1.0.0
cat > "$tmp/expected" <<'TEXT'
path from hall to yard: direct: walk(hall, yard), rest: VALID
path from hall to yard: compiled: walk(hall, yard), rest: VALID
path from hall to hall: direct: UNSOLVABLE_PROVEN
path from hall to hall: compiled: walk(hall, hall), rest: INVALID
TEXT
cd "$tmp"
venv/bin/python - > output 2> errors <<'PYTHON'
from unified_planning.engines import CompilationKind
from unified_planning.io import PDDLReader
from unified_planning.shortcuts import Compiler, OneshotPlanner, PlanValidator, get_environment

DOMAIN = """(define (domain house) (:requirements :strips :typing :negative-preconditions)
  (:types place) (:constants hall - place)
  (:predicates (at ?p - place) (path ?x ?y - place) (rested))
  (:action walk :parameters (?x ?y - place) :precondition (and (at ?x) (path ?x ?y))
    :effect (and (not (at ?x)) (at ?y)))
  (:action rest :parameters () :precondition (not (at hall)) :effect (rested)))
"""
PROBLEM = """(define (problem one) (:domain house) (:objects yard - place)
  (:init (at hall) (path hall {})) (:goal (rested)))
"""
get_environment().credits_stream = None
KIND = CompilationKind.NEGATIVE_CONDITIONS_REMOVING


def solve(problem):
    with OneshotPlanner(name="fast-downward") as planner:
        return planner.solve(problem)


def report(name, problem, status, plan):
    if plan is None:
        print(f"{name}: {status.name}")
        return
    with PlanValidator(name="sequential_plan_validator") as validator:
        verdict = validator.validate(problem, plan).status.name
    print(f"{name}: {', '.join(map(str, plan.actions))}: {verdict}")


for end in ("yard", "hall"):
    problem = PDDLReader().parse_problem_string(DOMAIN, PROBLEM.format(end))
    result = solve(problem)
    report(f"path from hall to {end}: direct", problem, result.status, result.plan)
    with Compiler(problem_kind=problem.kind, compilation_kind=KIND) as compiler:
        compiled = compiler.compile(problem, KIND)
    result = solve(compiled.problem)
    plan = result.plan and result.plan.replace_action_instances(compiled.map_back_action_instance)
    report(f"path from hall to {end}: compiled", problem, result.status, plan)
PYTHON
diff expected output
echo "unchanged: unified-planning 1.3.0 removes negative conditions so that an unsolvable problem has a plan"
