#!/usr/bin/env bash
# ENHSP proves a problem unsolvable because one of its objects is called `all`.
#
# Expected: `all` is a name like any other in PDDL: the problem has a plan of one step, and pyperplan finds it. A parser
# that does not accept a name refuses the text.
# What happens: up-enhsp 0.1.1 with unified-planning 1.3.0 writes "Grammar is violated", goes on without the rest of the
# problem, and reports UNSOLVABLE_PROVEN. A fact called `over` or `start` ends with INTERNAL_ERROR.
# Affected: domains in which a message goes to `all`, a job has a `start`, or a game is `over`; and whoever takes
# UNSOLVABLE_PROVEN for a proof. Needs Java.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install -q --disable-pip-version-check unified-planning==1.3.0 up-enhsp==0.1.1 up-pyperplan==1.1.0
cat > "$tmp/expected" <<'TEXT'
pyperplan, all: SOLVED_SATISFICING
enhsp, every: SOLVED_SATISFICING
enhsp, all: UNSOLVABLE_PROVEN
grammar is violated: True
enhsp, fact called over: INTERNAL_ERROR
enhsp, fact called start: INTERNAL_ERROR
enhsp, fact called done: SOLVED_SATISFICING
TEXT
cd "$tmp"
venv/bin/python - > output 2> errors <<'PYTHON'
from unified_planning.io import PDDLReader
from unified_planning.shortcuts import OneshotPlanner, get_environment

DOMAIN = """(define (domain mail) (:requirements :strips :typing) (:types group)
  (:predicates (listed ?g - group) (informed ?g - group))
  (:action send :parameters (?g - group) :precondition (and (listed ?g)) :effect (and (informed ?g))))
"""
get_environment().credits_stream = None


def solve(engine, name):
    text = f"""(define (problem one) (:domain mail) (:objects {name} - group)
      (:init (listed {name})) (:goal (and (informed {name}))))"""
    with OneshotPlanner(name=engine) as planner:
        result = planner.solve(PDDLReader().parse_problem_string(DOMAIN, text))
    print(f"{engine}, {name}: {result.status.name}")
    return result


solve("pyperplan", "all")
solve("enhsp", "every")
messages = solve("enhsp", "all").log_messages
print(f"grammar is violated: {any('Grammar is violated' in message.message for message in messages)}")
for fact in ("over", "start", "done"):
    domain = f"""(define (domain game) (:requirements :strips) (:predicates ({fact}) (won))
      (:action win :parameters () :precondition (and ({fact})) :effect (and (won))))"""
    text = f"(define (problem one) (:domain game) (:init ({fact})) (:goal (and (won))))"
    with OneshotPlanner(name="enhsp") as planner:
        result = planner.solve(PDDLReader().parse_problem_string(domain, text))
    print(f"enhsp, fact called {fact}: {result.status.name}")
PYTHON
diff expected output
echo "unchanged: ENHSP (up-enhsp 0.1.1) proves a problem with an object called all unsolvable"
