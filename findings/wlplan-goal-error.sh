#!/usr/bin/env bash
# WLPlan's error of a numeric goal with > or < is 0 while the goal is not reached, and grows once it is.
#
# Expected: the error of a goal is the distance that is still missing, and 0 where the goal holds, as WLPlan gives for =.
# What happens: in wlplan 2.1.0 the goal (> (level) 5) has error 0 at level 1 and at level 4, where it does not hold, and
# error 4 at level 9, where it does. (< (level) 5) is the same the other way round.
# Affected: features of numeric problems that measure how far a goal is, and heuristics and policies learned from them.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install -q --disable-pip-version-check pddl==0.4.1 networkx==3.6.1
"$tmp/venv/bin/pip" install -q --disable-pip-version-check --no-deps wlplan==2.1.0
cat > "$tmp/expected" <<'TEXT'
(= (level) 5): level 1: False, error 4; level 4: False, error 1; level 5: True, error 0; level 9: False, error 4
(> (level) 5): level 1: False, error 0; level 4: False, error 0; level 5: False, error 0; level 9: True, error 4
(< (level) 5): level 1: True, error 4; level 4: True, error 1; level 5: False, error 0; level 9: False, error 0
TEXT
cd "$tmp"
cat > goals.py <<'PYTHON'
from pathlib import Path

from wlplan.planning import parse_problem

Path("domain.pddl").write_text("""(define (domain tanks) (:requirements :strips :fluents)
  (:predicates (open)) (:functions (level))
  (:action fill :parameters () :precondition (open) :effect (increase (level) 1)))
""")
for goal in ("(= (level) 5)", "(> (level) 5)", "(< (level) 5)"):
    init = "(open) (= (level) 0)"
    Path("problem.pddl").write_text(f"(define (problem one) (:domain tanks) (:init {init}) (:goal (and {goal})))\n")
    (condition,) = parse_problem("domain.pddl", "problem.pddl").numeric_goals
    found = [(level, *condition.evaluate_formula_and_error([float(level)])) for level in (1, 4, 5, 9)]
    print(f"{goal}: {'; '.join(f'level {level}: {holds}, error {error:g}' for level, holds, error in found)}")
PYTHON
venv/bin/python goals.py > output 2> errors
diff expected output
echo "unchanged: wlplan 2.1.0 gives reached goals an error"
