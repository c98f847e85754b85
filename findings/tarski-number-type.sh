#!/usr/bin/env bash
# Tarski cannot read a domain with action costs that Tarski wrote.
#
# Expected: what FstripsWriter of tarski 0.9.1 writes, the PDDL reader of tarski 0.9.1 reads again.
# What happens: for any domain with total-cost, the writer lists the built-in type of numbers under
# :types, as a subtype of itself ("number - number"). Tarski's own reader stops there; the reader of
# unified-planning 1.3.0 complains of a subtype of itself, and Fast Downward 26.6 of a reserved type.
# Without costs, tarski reads its own output.
# Affected: tools that change problems with Tarski and hand them on; the line has to be removed.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install -q --disable-pip-version-check tarski==0.9.1 unified-planning==1.3.0 \
  up-fast-downward==1.0.0 fast-downward.translate==26.6.0
cat > "$tmp/plain.pddl" <<'PDDL'
(define (domain doors)
  (:requirements :strips)
  (:predicates (shut) (open))
  (:action push :parameters () :precondition (shut) :effect (and (open) (not (shut)))))
PDDL
cat > "$tmp/costs.pddl" <<'PDDL'
(define (domain doors)
  (:requirements :strips :action-costs)
  (:predicates (shut) (open))
  (:functions (total-cost) - number)
  (:action push :parameters () :precondition (shut)
    :effect (and (open) (not (shut)) (increase (total-cost) 3))))
PDDL
cat > "$tmp/plain-problem.pddl" <<'PDDL'
(define (problem one-door) (:domain doors) (:init (shut)) (:goal (open)))
PDDL
cat > "$tmp/costs-problem.pddl" <<'PDDL'
(define (problem one-door) (:domain doors) (:init (shut) (= (total-cost) 0)) (:goal (open))
  (:metric minimize (total-cost)))
PDDL
cat > "$tmp/expected" <<'TEXT'
plain: tarski reads its own output
costs: written type "number - number"
costs: tarski ParsingError
costs: unified-planning SyntaxError: Type 'number' is defined as a subtype of itself
costs: Fast Downward: Encountered declaration of type "number", which is a reserved type that cannot be redeclared.
TEXT
cd "$tmp"
venv/bin/python - > output 2> errors <<'PYTHON'
import re

from tarski.io import FstripsWriter, PDDLReader
from unified_planning.io import PDDLReader as OtherReader


def read(domain, problem):
    reader = PDDLReader(raise_on_error=True)
    reader.parse_domain(domain)
    return reader.parse_instance(problem)


for name in ("plain", "costs"):
    FstripsWriter(read(f"{name}.pddl", f"{name}-problem.pddl")).write(f"{name}-d.pddl", f"{name}-p.pddl")
    line = re.search(r"number - number", open(f"{name}-d.pddl").read())
    if line:
        print(f'{name}: written type "{line[0]}"')
    try:
        read(f"{name}-d.pddl", f"{name}-p.pddl")
        print(f"{name}: tarski reads its own output")
    except Exception as error:
        print(f"{name}: tarski {type(error).__name__}")
try:
    OtherReader().parse_problem("costs-d.pddl", "costs-p.pddl")
except Exception as error:
    print(f"costs: unified-planning {type(error).__name__}: {error}")
PYTHON
driver=$(echo venv/lib/python*/site-packages/up_fast_downward/downward/fast-downward.py)
{ venv/bin/python "$driver" --translate costs-d.pddl costs-p.pddl 2>&1 || true; } > fast-downward.txt
sed -n 's/^\(Encountered declaration.*\)/costs: Fast Downward: \1/p' fast-downward.txt >> output
diff expected output
echo "unchanged: tarski 0.9.1 does not read the costs domain that it wrote"
