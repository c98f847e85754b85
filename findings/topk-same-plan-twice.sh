#!/usr/bin/env bash
# K* and Forbid-Iterative count one plan several times where a precondition is a disjunction.
#
# Expected: the k best plans are k different sequences of actions: a b, then the plans of three steps.
# What happens: kstar-planner 1.6.0 and forbiditerative 1.1.4 return a b twice for k = 2 where b needs (or (p) (q)), and a
# makes both true; with (p) alone they return a b and one plan of three steps. Fast Downward's translator makes an operator
# for each part of the disjunction, both with the same name, and the planners take plans for different that differ in nothing
# a reader sees. For k = 4, K* gives three sequences.
# Affected: numbers of plans, diversity and plan recognition that are computed from such sets; options of
# multiple-choice questions that are made of the k best plans.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install -q --disable-pip-version-check kstar-planner==1.6.0 forbiditerative==1.1.4
cat > "$tmp/expected" <<'TEXT'
K*, (p), k = 2: 2 plans, 2 different, lengths 2 3
K*, (or (p) (q)), k = 2: 2 plans, 1 different, lengths 2 2
K*, (p), k = 4: 4 plans, 4 different, lengths 2 3 3 3
K*, (or (p) (q)), k = 4: 4 plans, 3 different, lengths 2 2 3 3
Forbid-Iterative, (p), k = 2: 2 plans, 2 different, lengths 2 3
Forbid-Iterative, (or (p) (q)), k = 2: 2 plans, 1 different, lengths 2 2
TEXT
cd "$tmp"
cat > plans.py <<'PYTHON'
from pathlib import Path

import forbiditerative.planners
import kstar_planner.planners

DOMAIN = """(define (domain two) (:requirements :strips :disjunctive-preconditions) (:predicates (p) (q) (g))
  (:action a :parameters () :precondition () :effect (and (p) (q)))
  (:action b :parameters () :precondition {} :effect (and (g))))
"""
Path("problem.pddl").write_text("(define (problem one) (:domain two) (:init) (:goal (and (g))))\n")


def show(name, plan_topk, precondition, k):
    Path("domain.pddl").write_text(DOMAIN.format(precondition))
    found = plan_topk(Path("domain.pddl"), Path("problem.pddl"), number_of_plans_bound=k)["plans"]
    plans = [tuple(step.strip() for step in plan["actions"]) for plan in found]
    lengths = " ".join(str(length) for length in sorted(map(len, plans)))
    print(f"{name}, {precondition}, k = {k}: {len(plans)} plans, {len(set(plans))} different, lengths {lengths}")


for k in (2, 4):
    for precondition in ("(p)", "(or (p) (q))"):
        show("K*", kstar_planner.planners.plan_topk, precondition, k)
for precondition in ("(p)", "(or (p) (q))"):
    show("Forbid-Iterative", forbiditerative.planners.plan_topk, precondition, 2)
PYTHON
venv/bin/python plans.py > output 2> errors
diff expected output
echo "unchanged: kstar-planner 1.6.0 and forbiditerative 1.1.4 count a plan twice"
