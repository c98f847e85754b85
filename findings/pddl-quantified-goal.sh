#!/usr/bin/env bash
# AI-Planning's pddl cannot read a problem with a quantified goal, although it reads the same quantifier in a domain.
#
# Expected: (:goal (forall (?l - lamp) (on ?l))) is read where domain and problem declare :universal-preconditions, or
# :adl, which includes it; so are goals with exists and :existential-preconditions.
# What happens: parse_domain of pddl 0.5.1 accepts a precondition with forall or exists under any of these requirements.
# parse_problem refuses such a goal with PDDLMissingRequirementError, "Missing PDDL requirement, :universal-preconditions
# not found", also where the problem itself declares exactly that.
# Affected: problems of ADL domains with quantified goals, such as Miconic and Schedule.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install -q --disable-pip-version-check pddl==0.5.1
cat > "$tmp/expected" <<'TEXT'
forall with :universal-preconditions: domain read, problem refused: Missing PDDL requirement, :universal-preconditions not found.
forall with :adl: domain read, problem refused: Missing PDDL requirement, :universal-preconditions not found.
exists with :existential-preconditions: domain read, problem refused: Missing PDDL requirement, :existential-preconditions not found.
exists with :adl: domain read, problem refused: Missing PDDL requirement, :existential-preconditions not found.
TEXT
cd "$tmp"
venv/bin/python - > output <<'PYTHON'
from pddl import parse_domain, parse_problem

DOMAIN = """(define (domain lamps) (:requirements :typing {needs}) (:types lamp)
  (:predicates (on ?l - lamp) (broken ?l - lamp) (done))
  (:action light :parameters (?l - lamp) :precondition (and (broken ?l)) :effect (and (on ?l)))
  (:action finish :parameters () :precondition ({word} (?l - lamp) (on ?l)) :effect (and (done))))
"""
PROBLEM = """(define (problem one) (:domain lamps) (:requirements :typing {needs}) (:objects a - lamp)
  (:init (broken a)) (:goal ({word} (?l - lamp) (on ?l))))
"""


def read(name, text, parse):
    with open(name, "w") as file:
        file.write(text)
    try:
        parse(name)
        return "read"
    except Exception as error:
        return f"refused: {error}"


for word, needs in (("forall", ":universal-preconditions"), ("forall", ":adl"),
                    ("exists", ":existential-preconditions"), ("exists", ":adl")):
    domain = read("domain.pddl", DOMAIN.format(word=word, needs=needs), parse_domain)
    problem = read("problem.pddl", PROBLEM.format(word=word, needs=needs), parse_problem)
    print(f"{word} with {needs}: domain {domain}, problem {problem}")
PYTHON
diff expected output
echo "unchanged: pddl 0.5.1 refuses quantified goals"
