#!/usr/bin/env bash
# Aries gives a plan in time where a classical problem needs no step, and a sequential plan where it needs one.
#
# Expected: a problem without time has sequential plans; where the goal holds at once, the plan has no actions.
# What happens: up-aries 0.5.0 with unified-planning 1.3.0 returns a TimeTriggeredPlan for the problem whose goal holds
# at once, and a SequentialPlan for the same problem with one step to do. A TimeTriggeredPlan has no `actions`, and the
# validator of sequential plans refuses its type.
# Affected: programs that read `result.plan.actions`, or validate what they get: they fail on the simplest problem alone.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install -q --disable-pip-version-check unified-planning==1.3.0 up-aries==0.5.0
cat > "$tmp/expected" <<'TEXT'
one step to do: SOLVED_SATISFICING, SequentialPlan, has actions: True
no step to do: SOLVED_SATISFICING, TimeTriggeredPlan, has actions: False
pyperplan, no step to do: SOLVED_SATISFICING, SequentialPlan, has actions: True
TEXT
"$tmp/venv/bin/pip" install -q --disable-pip-version-check up-pyperplan==1.1.0
cd "$tmp"
venv/bin/python - > output 2> errors <<'PYTHON'
from unified_planning.io import PDDLReader
from unified_planning.shortcuts import OneshotPlanner, get_environment

DOMAIN = """(define (domain lamp) (:requirements :strips)
  (:predicates (plugged) (lit))
  (:action light :parameters () :precondition (and (plugged)) :effect (and (lit))))
"""
get_environment().credits_stream = None


def plan(engine, facts):
    text = f"(define (problem one) (:domain lamp) (:init {facts}) (:goal (and (lit))))"
    with OneshotPlanner(name=engine) as planner:
        result = planner.solve(PDDLReader().parse_problem_string(DOMAIN, text))
    kind = type(result.plan).__name__
    return f"{result.status.name}, {kind}, has actions: {hasattr(result.plan, 'actions')}"


print(f"one step to do: {plan('aries', '(plugged)')}")
print(f"no step to do: {plan('aries', '(plugged) (lit)')}")
print(f"pyperplan, no step to do: {plan('pyperplan', '(plugged) (lit)')}")
PYTHON
diff expected output
echo "unchanged: Aries 0.5.0 gives an empty plan another type"
