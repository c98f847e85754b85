#!/usr/bin/env bash
# L2P prints an action's parameters sorted by their types, so that its plans have their arguments in another order.
#
# Expected: the order of parameters is part of an action's signature: a plan's step names arguments by it alone. A domain
# that L2P reads and prints should keep it.
# What happens: l2p 0.4.1 groups and sorts an action's parameters by type; those of predicates keep their order. The plan
# of pyperplan 2.1 for the printed domain, (load depot box), is valid there and nowhere else; the original needs
# (load box depot).
# Affected: domains that L2P prints, compared or validated with plans or steps of the domain that they were made from.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install -q --disable-pip-version-check l2p==0.4.1 pyperplan==2.1 unified-planning==1.3.0
cat > "$tmp/expected" <<'TEXT'
original: (at ?p - thing ?l - place)
original: :parameters (?p - thing ?l - place)
original: plan of pyperplan: (load box depot)
printed: (at ?p - thing ?l - place)
printed: :parameters (?l - place ?p - thing)
printed: plan of pyperplan: (load depot box)
(load box depot) in the original: VALID, in the printed domain: refused
(load depot box) in the original: refused, in the printed domain: VALID
TEXT
cat > "$tmp/original.pddl" <<'PDDL'
(define (domain store)
  (:requirements :strips :typing)
  (:types thing place)
  (:predicates
    (at ?p - thing ?l - place)
    (loaded ?p - thing))
  (:action load
    :parameters (?p - thing ?l - place)
    :precondition (and (at ?p ?l))
    :effect (and (loaded ?p))))
PDDL
cat > "$tmp/problem.pddl" <<'PDDL'
(define (problem one) (:domain store) (:objects box - thing depot - place)
  (:init (at box depot)) (:goal (and (loaded box))))
PDDL
cd "$tmp"
venv/bin/python - > output 2> errors <<'PYTHON'
import subprocess
from pathlib import Path

from l2p.domain_builder import DomainBuilder
from l2p.utils.pddl_parser import parse_domain_pddl
from unified_planning.io import PDDLReader
from unified_planning.shortcuts import PlanValidator, get_environment

get_environment().credits_stream = None
Path("printed.pddl").write_text(DomainBuilder().generate_domain(parse_domain_pddl(Path("original.pddl").read_text())))
plans = []
for name in ("original", "printed"):
    for line in map(str.strip, Path(f"{name}.pddl").read_text().splitlines()):
        if line.startswith(("(at ", ":parameters")):
            print(f"{name}: {line}")
    subprocess.run(["venv/bin/pyperplan", f"{name}.pddl", "problem.pddl"], capture_output=True, check=True)
    plans.append(Path("problem.pddl.soln").read_text().strip())
    print(f"{name}: plan of pyperplan: {plans[-1]}")


def verdict(name, plan):
    problem = PDDLReader().parse_problem(f"{name}.pddl", "problem.pddl")
    try:
        steps = PDDLReader().parse_plan_string(problem, plan)
        with PlanValidator(name="sequential_plan_validator") as validator:
            return validator.validate(problem, steps).status.name
    except Exception:
        return "refused"


for plan in plans:
    print(f"{plan} in the original: {verdict('original', plan)}, in the printed domain: {verdict('printed', plan)}")
PYTHON
diff expected output
echo "unchanged: l2p 0.4.1 sorts the parameters of actions by type"
