#!/usr/bin/env bash
# In GTPyhop's copy of the IPC 2020 Blocksworld, the method that puts a block on the table can never be applied.
#
# Expected: to put a clear block x on the table, the HDDL method unstacks it from the block y that it lies on. The task list
# (do_on_table b) (pick-up b), with b on a, then has the plan unstack, put-down, pick-up, as Aries finds on the HDDL.
# What happens: the example of gtpyhop 2.0.2 takes for y the block on top of x. The method also asks that x be clear, so no
# block is, and the method fails in every state. The planner goes on with the other method of the task, which does nothing,
# and finds no plan. The three actions alone are accepted.
# Affected: plans and coverage in benchmarks that use these examples, and domains that are written after their model.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install -q --disable-pip-version-check gtpyhop==2.0.2 unified-planning==1.3.0 up-aries==0.5.0
cat > "$tmp/expected" <<'TEXT'
GTPyhop, do_on_table b, pick_up b: no plan
GTPyhop, unstack b a, put_down b, pick_up b: unstack b a, put_down b, pick_up b
Aries on the HDDL, do_on_table b, pick_up b: unstack b a, put_down b, pick_up b
TEXT
cd "$tmp"
cat > solve.py <<'PYTHON'
import sys
from contextlib import redirect_stdout
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from unified_planning.io import PDDLReader
from unified_planning.shortcuts import OneshotPlanner, get_environment

with redirect_stdout(sys.stderr):
    import gtpyhop

    sys.path.insert(0, str(Path(find_spec("gtpyhop").origin).parent / "examples" / "ipc-2020-total-order"))
    blocksworld = import_module("Blocksworld-GTOHP").the_domain

DOMAIN = """(define (domain blocks) (:requirements :typing :hierarchy :negative-preconditions :method-preconditions)
  (:types block)
  (:predicates (clear ?x - block) (ontable ?x - block) (handempty) (holding ?x - block) (on ?x ?y - block))
  (:task do_on_table :parameters (?x - block))
  (:method unstack-it :parameters (?x ?y - block) :task (do_on_table ?x)
    :precondition (and (clear ?x) (handempty) (not (ontable ?x)))
    :ordered-subtasks (and (t1 (unstack ?x ?y)) (t2 (put_down ?x))))
  (:method leave-it :parameters (?x - block) :task (do_on_table ?x)
    :precondition (and (clear ?x)) :ordered-subtasks (and (t1 (nop))))
  (:action nop :parameters () :precondition () :effect ())
  (:action pick_up :parameters (?x - block) :precondition (and (clear ?x) (ontable ?x) (handempty))
    :effect (and (not (ontable ?x)) (not (clear ?x)) (not (handempty)) (holding ?x)))
  (:action put_down :parameters (?x - block) :precondition (and (holding ?x))
    :effect (and (not (holding ?x)) (clear ?x) (handempty) (ontable ?x)))
  (:action unstack :parameters (?x ?y - block) :precondition (and (on ?x ?y) (clear ?x) (handempty))
    :effect (and (holding ?x) (clear ?y) (not (clear ?x)) (not (handempty)) (not (on ?x ?y)))))
"""
PROBLEM = """(define (problem one) (:domain blocks) (:objects a b - block)
  (:htn :parameters () :ordered-subtasks (and (t1 (do_on_table b)) (t2 (pick_up b))))
  (:init (ontable a) (on b a) (clear b) (handempty)))
"""
get_environment().credits_stream = None


def gtpyhop_plan(tasks):
    state = gtpyhop.State("one", blocks={"a", "b"}, on={"b": "a"}, ontable={"a"}, clear={"b"})
    state.handempty, state.holding = True, None
    with redirect_stdout(sys.stderr), gtpyhop.PlannerSession(domain=blocksworld, verbose=0) as session:
        result = session.find_plan(state, tasks)
    return ", ".join(" ".join(step) for step in result.plan) if result.success else "no plan"


def aries_plan():
    with OneshotPlanner(name="aries") as planner:
        plan = planner.solve(PDDLReader().parse_problem_string(DOMAIN, PROBLEM)).plan
    return ", ".join(" ".join([step.action.name, *map(str, step.actual_parameters)]) for step in plan.action_plan.actions)


for tasks in ([("do_on_table", "b"), ("pick_up", "b")], [("unstack", "b", "a"), ("put_down", "b"), ("pick_up", "b")]):
    print(f"GTPyhop, {', '.join(' '.join(task) for task in tasks)}: {gtpyhop_plan(tasks)}")
print(f"Aries on the HDDL, do_on_table b, pick_up b: {aries_plan()}")
PYTHON
venv/bin/python solve.py > output 2> errors
diff expected output
echo "unchanged: gtpyhop 2.0.2 looks for the block below on top"
