#!/usr/bin/env bash
# jupyddl charges 1 for an action without a cost, so that its optimal plan is not the cheapest.
#
# Expected: where the metric is total-cost, an action whose effect does not increase it costs 0, as in Fast Downward and
# unified-planning. Walking twice for nothing is then cheaper than a taxi for 1.
# What happens: A* with LM-cut of jupyddl 2.4.0 takes the taxi and reports cost 1. Where each walk says that it increases
# total-cost by 0, it walks and reports cost 0. The two domains differ in nothing else.
# Affected: optimal costs and plans of domains in which some actions are free, as moves in the Sokoban of the planning
# competition of 2011.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install -q --disable-pip-version-check jupyddl==2.4.0 unified-planning==1.3.0 up-fast-downward==1.0.0
cat > "$tmp/expected" <<'TEXT'
jupyddl, walks increase the cost by 0: walk, walk-on, cost 0
jupyddl, walks increase no cost: taxi, cost 1
Fast Downward, walks increase the cost by 0: walk, walk-on, SOLVED_OPTIMALLY
Fast Downward, walks increase no cost: walk, walk-on, SOLVED_OPTIMALLY
TEXT
cd "$tmp"
venv/bin/python - > output 2> errors <<'PYTHON'
import re
import subprocess
from pathlib import Path

from unified_planning.io import PDDLReader
from unified_planning.shortcuts import OneshotPlanner, get_environment

DOMAIN = """(define (domain way) (:requirements :strips :action-costs)
  (:predicates (home) (bridge) (work)) (:functions (total-cost) - number)
  (:action walk :parameters () :precondition (home) :effect (and (not (home)) (bridge) {zero}))
  (:action walk-on :parameters () :precondition (bridge) :effect (and (not (bridge)) (work) {zero}))
  (:action taxi :parameters () :precondition (home) :effect (and (not (home)) (work) (increase (total-cost) 1))))
"""
Path("problem.pddl").write_text("""(define (problem one) (:domain way) (:init (home) (= (total-cost) 0))
  (:goal (work)) (:metric minimize (total-cost)))
""")
get_environment().credits_stream = None


def jupyddl():
    command = "venv/bin/jupyddl solve -s astar -H lmcut domain.pddl problem.pddl".split()
    text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    cost = float(re.search(r"cost ([\d.]+)", text)[1])
    return f"{', '.join(re.findall(r'^ +[0-9]+[.] (.+)$', text, re.MULTILINE))}, cost {cost:g}"


def downward():
    with OneshotPlanner(name="fast-downward-opt") as planner:
        result = planner.solve(PDDLReader().parse_problem("domain.pddl", "problem.pddl"))
    return f"{', '.join(map(str, result.plan.actions))}, {result.status.name}"


for planner, solve in (("jupyddl", jupyddl), ("Fast Downward", downward)):
    for name, zero in (("walks increase the cost by 0", "(increase (total-cost) 0)"), ("walks increase no cost", "")):
        Path("domain.pddl").write_text(DOMAIN.format(zero=zero))
        print(f"{planner}, {name}: {solve()}")
PYTHON
diff expected output
echo "unchanged: jupyddl 2.4.0 charges 1 for an action without a cost"
