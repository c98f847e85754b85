#!/usr/bin/env bash
# Tarski refuses a type with a parent that is declared after it.
#
# Expected: types of PDDL may be declared in any order, and "(:types truck - vehicle vehicle - object)", from the most
# special type to the most general, is a usual one. pyperplan 2.1 reads and solves the problem in either order.
# What happens: Tarski 0.9.1 raises UndefinedSort, 'Undefined element "vehicle"', though the next words declare it, unless
# the later parent has no parent of its own. The message sends the reader to a missing declaration that is there.
# Affected: programs on Tarski. The scorer of plans in lm-eval's ACPBench Hard takes the refusal for a wrong answer.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install -q --disable-pip-version-check tarski==0.9.1 pyperplan==2.1
cat > "$tmp/expected" <<'TEXT'
(:types vehicle - object truck - vehicle): Tarski: read; pyperplan: (leave t)
(:types truck - vehicle vehicle - object): Tarski: UndefinedSort, Undefined element "vehicle"; pyperplan: (leave t)
(:types truck - vehicle vehicle): Tarski: read; pyperplan: (leave t)
TEXT
cd "$tmp"
venv/bin/python - > output 2> errors <<'PYTHON'
import subprocess
from pathlib import Path

from tarski.io import PDDLReader

DOMAIN = """(define (domain depot) (:requirements :strips :typing) {}
  (:predicates (parked ?v - vehicle) (away ?v - vehicle))
  (:action leave :parameters (?v - vehicle) :precondition (and (parked ?v)) :effect (and (away ?v) (not (parked ?v)))))
"""
Path("problem.pddl").write_text("""(define (problem one) (:domain depot) (:objects t - truck)
  (:init (parked t)) (:goal (and (away t))))
""")
for types in ("(:types vehicle - object truck - vehicle)", "(:types truck - vehicle vehicle - object)",
              "(:types truck - vehicle vehicle)"):
    Path("domain.pddl").write_text(DOMAIN.format(types))
    try:
        PDDLReader(raise_on_error=True).read_problem("domain.pddl", "problem.pddl")
        found = "read"
    except Exception as error:
        found = f"{type(error).__name__}, {str(error).split(' (')[0]}"
    subprocess.run(["venv/bin/pyperplan", "domain.pddl", "problem.pddl"], capture_output=True, check=True)
    print(f"{types}: Tarski: {found}; pyperplan: {Path('problem.pddl.soln').read_text().strip()}")
PYTHON
diff expected output
echo "unchanged: Tarski 0.9.1 needs the parents of types first"
