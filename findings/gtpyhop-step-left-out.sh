#!/usr/bin/env bash
# GTPyhop leaves an action out of its plan where it changes nothing in the state.
#
# Expected: the plan of a task network has each action that the network was decomposed into, also one without an effect, such
# as ringing a bell, or one that makes true what is true. Aries gives such a plan for the same network in HDDL.
# What happens: gtpyhop 2.0.2 applies the action, heeds its precondition, and does not add it to the plan: "deliver" is
# decomposed into ring, hand_over, ring and gives the plan hand_over.
# Affected: plans that are carried out, counted or given to a verifier of HDDL plans, which finds no decomposition for them;
# actions that observe, signal or wait.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install -q --disable-pip-version-check gtpyhop==2.0.2 unified-planning==1.3.0 up-aries==0.5.0
cat > "$tmp/expected" <<'TEXT'
GTPyhop, powered: hand_over
GTPyhop, not powered: no plan
Aries, powered: ring, hand_over, ring
Aries, not powered: no plan
TEXT
cd "$tmp"
cat > solve.py <<'PYTHON'
import sys
from contextlib import redirect_stdout

from unified_planning.io import PDDLReader
from unified_planning.shortcuts import OneshotPlanner, get_environment

with redirect_stdout(sys.stderr):
    import gtpyhop

DOMAIN = """(define (domain post) (:requirements :typing :hierarchy) (:predicates (powered) (here) (delivered))
  (:task deliver :parameters ())
  (:method at-the-door :parameters () :task (deliver)
    :ordered-subtasks (and (t1 (ring)) (t2 (hand_over)) (t3 (ring))))
  (:action ring :parameters () :precondition (and (powered)) :effect ())
  (:action hand_over :parameters () :precondition (and (here)) :effect (and (not (here)) (delivered))))
"""
PROBLEM = """(define (problem one) (:domain post)
  (:htn :parameters () :ordered-subtasks (and (t1 (deliver)))) (:init (here) {}))
"""
get_environment().credits_stream = None


def ring(state):
    if state.powered:
        return state


def hand_over(state):
    if state.here:
        state.here, state.delivered = False, True
        return state


def gtpyhop_plan(powered):
    with redirect_stdout(sys.stderr):
        domain = gtpyhop.Domain("post")
        gtpyhop.set_current_domain(domain)
        gtpyhop.declare_actions(ring, hand_over)
        gtpyhop.declare_task_methods("deliver", lambda state: [("ring",), ("hand_over",), ("ring",)])
        with gtpyhop.PlannerSession(domain=domain, verbose=0) as session:
            result = session.find_plan(gtpyhop.State("one", powered=powered, here=True, delivered=False), [("deliver",)])
    return ", ".join(step[0] for step in result.plan) if result.success else "no plan"


def aries_plan(powered):
    problem = PDDLReader().parse_problem_string(DOMAIN, PROBLEM.format("(powered)" if powered else ""))
    with OneshotPlanner(name="aries") as planner:
        plan = planner.solve(problem).plan
    return ", ".join(step.action.name for step in plan.action_plan.actions) if plan else "no plan"


for name, plan in (("GTPyhop", gtpyhop_plan), ("Aries", aries_plan)):
    for powered in (True, False):
        print(f"{name}, {'' if powered else 'not '}powered: {plan(powered)}")
PYTHON
venv/bin/python solve.py > output 2> errors
diff expected output
echo "unchanged: gtpyhop 2.0.2 leaves out actions that change nothing"
