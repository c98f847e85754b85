#!/usr/bin/env bash
# AmenablePDDL finds no action for an object whose type is a subtype of the parameter's type.
#
# Expected: a truck is a vehicle where the domain declares "truck - vehicle", so that an action on a vehicle applies to it.
# What happens: AmenablePDDL 0.1.5 compares the two names of types. Its list of applicable actions is empty and its search
# returns None, as for a problem without a plan, while pyperplan 2.1 solves the same two files.
# Affected: searches and lists of actions in every domain with a hierarchy of types: a wrong "no plan", without an error.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install -q --disable-pip-version-check AmenablePDDL==0.1.5 pddl==0.5.1 pyperplan==2.1
cat > "$tmp/expected" <<'TEXT'
object of type vehicle: 1 applicable, plan: leave; pyperplan: (leave t)
object of type truck: 0 applicable, plan: None; pyperplan: (leave t)
TEXT
cd "$tmp"
venv/bin/python - > output <<'PYTHON'
import subprocess
from pathlib import Path

from AmenablePDDL import AmenableP

Path("domain.pddl").write_text("""(define (domain depot) (:requirements :strips :typing)
  (:types truck - vehicle vehicle) (:predicates (parked ?v - vehicle) (away ?v - vehicle))
  (:action leave :parameters (?v - vehicle) :precondition (and (parked ?v)) :effect (and (away ?v) (not (parked ?v)))))
""")
PROBLEM = "(define (problem one) (:domain depot) (:objects t - {}) (:init (parked t)) (:goal (and (away t))))\n"
for kind in ("vehicle", "truck"):
    Path("problem.pddl").write_text(PROBLEM.format(kind))
    depot = AmenableP("domain.pddl", "problem.pddl")
    applicable = len(depot.find_applicable_actions(depot.get_initial_state()))
    plan = depot.plan_with_dfs()
    names = plan if plan is None else ", ".join(action.name for action, _ in plan)
    subprocess.run(["venv/bin/pyperplan", "domain.pddl", "problem.pddl"], capture_output=True, check=True)
    other = Path("problem.pddl.soln").read_text().strip()
    print(f"object of type {kind}: {applicable} applicable, plan: {names}; pyperplan: {other}")
PYTHON
diff expected output
echo "unchanged: AmenablePDDL 0.1.5 knows no subtypes"
