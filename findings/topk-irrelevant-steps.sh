#!/usr/bin/env bash
# The k best plans of K* and Forbid-Iterative leave out plans with a step that the goal does not need.
#
# Expected: a plan may have any applicable step. With two actions, `finish` for the goal and `wave`, the four best plans have
# costs 1, 2, 2 and 2: finish; finish, finish; wave, finish; finish, wave.
# What happens: kstar-planner 1.6.0 and forbiditerative 1.1.4 return plans of cost 1, 2, 3 and 4, each of `finish` alone:
# Fast Downward's translator has removed the action that no goal depends on. Where the goal asks for the wave too, both actions
# are counted, in any order and number.
# Affected: the k-th best cost, top-quality sets that are to be complete, and scores that compare a model's plan with the set.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install -q --disable-pip-version-check kstar-planner==1.6.0 forbiditerative==1.1.4
cat > "$tmp/expected" <<'TEXT'
K*, goal (finished): costs 1 2 3 4; steps finish
K*, goal (finished) (waved): costs 2 2 3 3; steps finish, wave
Forbid-Iterative, goal (finished): costs 1 2 3 4; steps finish
Forbid-Iterative, goal (finished) (waved): costs 2 2 3 3; steps finish, wave
TEXT
cd "$tmp"
cat > plans.py <<'PYTHON'
from pathlib import Path

import forbiditerative.planners
import kstar_planner.planners

DOMAIN = """(define (domain two) (:requirements :strips) (:predicates (waved) (finished))
  (:action wave :parameters () :precondition () :effect (and (waved)))
  (:action finish :parameters () :precondition () :effect (and (finished))))
"""
Path("domain.pddl").write_text(DOMAIN)


def show(name, plan_topk, goal):
    Path("problem.pddl").write_text(f"(define (problem one) (:domain two) (:init) (:goal (and {goal})))\n")
    found = plan_topk(Path("domain.pddl"), Path("problem.pddl"), number_of_plans_bound=4)["plans"]
    steps = sorted({step.strip() for plan in found for step in plan["actions"]})
    costs = " ".join(str(cost) for cost in sorted(plan["cost"] for plan in found))
    print(f"{name}, goal {goal}: costs {costs}; steps {', '.join(steps)}")


for name, module in (("K*", kstar_planner.planners), ("Forbid-Iterative", forbiditerative.planners)):
    show(name, module.plan_topk, "(finished)")
    show(name, module.plan_topk, "(finished) (waved)")
PYTHON
venv/bin/python plans.py > output 2> errors
diff expected output
echo "unchanged: kstar-planner 1.6.0 and forbiditerative 1.1.4 leave out steps that the goal does not need"
