#!/usr/bin/env bash
# The package pddl prints the empty precondition () as (or ), which no state satisfies.
#
# Expected: ":precondition ()" is PDDL's way to write that an action needs nothing, as a missing precondition or (and) do.
# It should print as one of the three.
# What happens: pddl 0.5.1 reads it as a disjunction of nothing and prints "(or )". Fast Downward 26.6 solves the original
# and proves the printed problem unsolvable; pddl itself refuses its own text, which lacks :disjunctive-preconditions.
# Affected: formatters and generators that print domains with pddl, for domains with actions that need nothing.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install -q --disable-pip-version-check pddl==0.5.1 up-fast-downward==1.0.0
cat > "$tmp/expected" <<'TEXT'
(): original: Fast Downward: solved
(): printed :precondition (or )
(): printed: Fast Downward: unsolvable
(): printed: pddl: Missing PDDL requirement, :disjunctive-preconditions not found.
(and): original: Fast Downward: solved
(and): printed :precondition (and )
(and): printed: Fast Downward: solved
(and): printed: pddl: reads it
TEXT
cd "$tmp"
venv/bin/python - > output 2> errors <<'PYTHON'
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from pddl import parse_domain

DOMAIN = """(define (domain bell) (:requirements :strips) (:predicates (rung) (heard))
  (:action ring :parameters () :precondition {} :effect (and (rung))))
"""
Path("problem.pddl").write_text("(define (problem one) (:domain bell) (:init (heard)) (:goal (and (rung))))\n")
downward = Path(find_spec("up_fast_downward").origin).parent / "downward" / "fast-downward.py"
MEANING = {0: "solved", 10: "unsolvable", 11: "unsolvable"}


def solve(path):
    command = [sys.executable, str(downward), path, "problem.pddl", "--search", "astar(blind())"]
    return MEANING.get(subprocess.run(command, capture_output=True).returncode, "another exit code")


for condition in ("()", "(and)"):
    Path("original.pddl").write_text(DOMAIN.format(condition))
    print(f"{condition}: original: Fast Downward: {solve('original.pddl')}")
    text = str(parse_domain("original.pddl"))
    print(f"{condition}: printed {next(line.strip() for line in text.splitlines() if ':precondition' in line)}")
    Path("printed.pddl").write_text(text)
    print(f"{condition}: printed: Fast Downward: {solve('printed.pddl')}")
    try:
        parse_domain("printed.pddl")
        print(f"{condition}: printed: pddl: reads it")
    except Exception as error:
        print(f"{condition}: printed: pddl: {str(error).splitlines()[0]}")
PYTHON
diff expected output
echo "unchanged: pddl 0.5.1 prints an empty precondition as an empty disjunction"
