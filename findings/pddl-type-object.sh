#!/usr/bin/env bash
# The package pddl refuses the type "object", so what unified-planning writes for untyped domains is lost.
#
# Expected: "object" is PDDL's built-in type, so pddl 0.5.1 should take (?x - object) in any domain
# with :typing, as Fast Downward, pyperplan and unified-planning do.
# What happens: the parser removes "object" from the known types and then finds it missing, with or
# without "(:types room - object)". The writer of unified-planning 1.3.0 puts "- object" behind every
# parameter of an untyped domain with parameters, so none of these can be read by pddl.
# Affected: IPC domains that write "- object", and chains from unified-planning to pddl.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install -q --disable-pip-version-check pddl==0.5.1 unified-planning==1.3.0 pyperplan==2.1
cat > "$tmp/typed.pddl" <<'PDDL'
(define (domain lamps)
  (:requirements :strips :typing)
  (:types lamp - object)
  (:predicates (off ?x - object) (on ?x - object))
  (:action switch :parameters (?x - lamp) :precondition (off ?x) :effect (and (on ?x) (not (off ?x)))))
PDDL
cat > "$tmp/typed-problem.pddl" <<'PDDL'
(define (problem one-lamp) (:domain lamps) (:objects desk - lamp) (:init (off desk)) (:goal (on desk)))
PDDL
cat > "$tmp/untyped.pddl" <<'PDDL'
(define (domain lamps)
  (:requirements :strips)
  (:predicates (off ?x) (on ?x))
  (:action switch :parameters (?x) :precondition (off ?x) :effect (and (on ?x) (not (off ?x)))))
PDDL
cat > "$tmp/untyped-problem.pddl" <<'PDDL'
(define (problem one-lamp) (:domain lamps) (:objects desk) (:init (off desk)) (:goal (on desk)))
PDDL
cat > "$tmp/expected" <<'TEXT'
typed.pddl: PDDLValidationError: types ['object'] of term Variable(x) are not in available types {'lamp'}
typed.pddl: pyperplan reads it
untyped.pddl: pddl reads it
written.pddl: PDDLValidationError: types ['object'] of term Variable(x) are not in available types set()
written.pddl: pyperplan reads it
TEXT
cd "$tmp"
venv/bin/python - > output <<'PYTHON'
from pddl import parse_domain
from pyperplan.pddl.parser import Parser
from unified_planning.io import PDDLReader, PDDLWriter


def other(name):
    Parser(name).parse_domain()
    print(f"{name}: pyperplan reads it")


def check(name):
    try:
        parse_domain(name)
        print(f"{name}: pddl reads it")
    except Exception as error:
        cause = error.__cause__ or error
        cause = getattr(cause, "orig_exc", cause)
        print(f"{name}: {type(cause).__name__}: {cause}")


check("typed.pddl")
other("typed.pddl")
check("untyped.pddl")
PDDLWriter(PDDLReader().parse_problem("untyped.pddl", "untyped-problem.pddl")).write_domain("written.pddl")
check("written.pddl")
other("written.pddl")
PYTHON
diff expected output
echo "unchanged: pddl 0.5.1 refuses the type object"
