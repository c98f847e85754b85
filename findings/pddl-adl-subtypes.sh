#!/usr/bin/env bash
# pddl accepts types under :adl, but refuses a type with a parent there, as if :typing were not required.
#
# Expected: :adl includes :typing, in PDDL and in the list of pddl itself (Requirements.adl_requirements), so a domain that
# requires :adl may declare "box - thing", as unified-planning 1.3.0 takes it.
# What happens: pddl 0.5.1 reads "(:types box)" under :adl, and "(:types box - object)", too. With any other parent it
# stops with PDDLValidationError, "typing requirement is not specified, but types are used".
# Affected: ADL domains with a hierarchy of types, such as those of the planning competitions before 2004.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install -q --disable-pip-version-check pddl==0.5.1 unified-planning==1.3.0
cat > "$tmp/expected" <<'TEXT'
:adl, (:types box): pddl reads it, unified-planning reads it
:adl, (:types box - object): pddl reads it, unified-planning reads it
:adl, (:types box - thing thing): pddl typing requirement is not specified, but types are used: 'thing', unified-planning reads it
:adl :typing, (:types box - thing thing): pddl reads it, unified-planning reads it
TEXT
cd "$tmp"
venv/bin/python - > output <<'PYTHON'
from pddl.parser.domain import DomainParser
from unified_planning.io import PDDLReader

DOMAIN = """(define (domain boxes) (:requirements {}) {}
  (:predicates (shut ?b - box) (open ?b - box))
  (:action lift :parameters (?b - box) :precondition (shut ?b) :effect (and (open ?b) (not (shut ?b)))))
"""
PROBLEM = """(define (problem one) (:domain boxes) (:objects a - box) (:init (shut a)) (:goal (open a)))
"""


def outcome(read, text):
    try:
        read(text)
        return "reads it"
    except Exception as error:
        return str(error).strip().splitlines()[-1]


for requirements, types in ((":adl", "(:types box)"), (":adl", "(:types box - object)"),
                            (":adl", "(:types box - thing thing)"), (":adl :typing", "(:types box - thing thing)")):
    text = DOMAIN.format(requirements, types)
    first = outcome(DomainParser(), text)
    second = outcome(lambda text: PDDLReader().parse_problem_string(text, PROBLEM), text)
    print(f"{requirements}, {types}: pddl {first}, unified-planning {second}")
PYTHON
diff expected output
echo "unchanged: pddl 0.5.1 refuses a parent type under :adl"
