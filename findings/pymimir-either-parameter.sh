#!/usr/bin/env bash
# pymimir reads `either` of an action's parameter, and then finds that the action never applies.
#
# Expected: `?v - (either cat dog)` takes cats and dogs, so the problem has a plan of one step.
# What happens: pymimir 0.13.63 reads domain and problem without a message, and its breadth-first search ends with
# "exhausted", that is, without a plan. With a common parent type instead it finds the step. `either` of a
# predicate's parameter and of an object does no harm.
# Affected: domains with `either`; a search that exhausts all states looks like a proof.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install -q --disable-pip-version-check pymimir==0.13.63
cat > "$tmp/expected" <<'TEXT'
(either cat dog): exhausted, 0 steps
animal: solved, 1 steps
TEXT
cd "$tmp"
venv/bin/python - > output 2> errors <<'PYTHON'
from pymimir import Domain, Problem, brfs

PROBLEM = """(define (problem one) (:domain pets) (:objects tom - cat)
  (:init (hungry tom)) (:goal (and (fed tom))))
"""
open("problem.pddl", "w").write(PROBLEM)
for kind in ("(either cat dog)", "animal"):
    open("domain.pddl", "w").write(f"""(define (domain pets) (:requirements :strips :typing)
      (:types animal - object cat dog - animal)
      (:predicates (hungry ?v - animal) (fed ?v - animal))
      (:action feed :parameters (?v - {kind}) :precondition (and (hungry ?v)) :effect (and (fed ?v))))
    """)
    problem = Problem(Domain("domain.pddl"), "problem.pddl")
    result = brfs(problem, problem.get_initial_state())
    print(f"{kind}: {result.status}, {len(result.solution or [])} steps")
PYTHON
diff expected output
echo "unchanged: pymimir 0.13.63 finds no instance of an action with either"
