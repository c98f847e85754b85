#!/usr/bin/env bash
# The package pddl prints (either ...) of an action's parameters so that pddl cannot read it.
#
# Expected: pddl 0.5.1 reads and prints "either" of predicates well, so parameters of actions should
# survive a round trip, too.
# What happens: "(?x - (either van truck))" of an action is printed as "?x - van truck" or
# "?x - truck van", in an order that varies from run to run; the domain that is printed is no PDDL,
# and pddl itself and pyperplan 2.1, which both read the original, refuse it.
# Affected: formatters and generators that print domains with pddl.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install -q --disable-pip-version-check pddl==0.5.1 pyperplan==2.1
cat > "$tmp/original.pddl" <<'PDDL'
(define (domain depot)
  (:requirements :strips :typing)
  (:types van truck)
  (:predicates (parked ?x - (either van truck)) (gone))
  (:action leave :parameters (?x - (either van truck)) :precondition (parked ?x) :effect (gone)))
PDDL
cat > "$tmp/expected" <<'TEXT'
original.pddl: pddl reads it
original.pddl: pyperplan reads it
(:predicates (gone) (parked ?x - (either truck van)))
:parameters (?x - truck van)
printed.pddl: pddl refuses it
printed.pddl: pyperplan refuses it
TEXT
cd "$tmp"
venv/bin/python - > output <<'PYTHON'
from pddl import parse_domain
from pyperplan.pddl.parser import Parser


def check(path):
    for name, read in (("pddl", parse_domain), ("pyperplan", lambda p: Parser(p).parse_domain())):
        try:
            read(path)
            print(f"{path}: {name} reads it")
        except Exception:
            print(f"{path}: {name} refuses it")


check("original.pddl")
text = str(parse_domain("original.pddl"))
for line in map(str.strip, text.splitlines()):
    if line.startswith((":parameters", "(:predicates")):
        print(line.replace("?x - van truck", "?x - truck van"))
with open("printed.pddl", "w") as file:
    file.write(text)
check("printed.pddl")
PYTHON
diff expected output
echo "unchanged: pddl 0.5.1 prints either in parameters without the word either"
