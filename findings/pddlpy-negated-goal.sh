#!/usr/bin/env bash
# A negated goal is read as its opposite by pddlpy, and its planners "solve" it with no step.
#
# Expected: pddlpy 1.2.2 handles negative preconditions, and its planners refuse requirements that
# they do not know, so the goal (not (dirty)) should be kept negative, or refused.
# What happens: the goal is stored as (dirty), and an explicit (not (wet)) in :init as the fact (wet).
# The planners (BFS, A*) return an empty plan of cost 0 for a problem that needs one step.
# pyperplan 2.1 refuses the same goal with an error, which is safe; Fast Downward 26.6 finds the step.
# Affected: anyone who takes goals, initial states or reference plans from pddlpy.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install -q --disable-pip-version-check pddlpy==1.2.2
cat > "$tmp/domain.pddl" <<'PDDL'
(define (domain cleaning)
  (:requirements :strips :negative-preconditions)
  (:predicates (dirty) (wet))
  (:action wash :parameters () :precondition (dirty) :effect (and (not (dirty)) (wet))))
PDDL
cat > "$tmp/problem.pddl" <<'PDDL'
(define (problem one-wash)
  (:domain cleaning)
  (:init (dirty) (not (wet)))
  (:goal (not (dirty))))
PDDL
cat > "$tmp/expected" <<'TEXT'
goals: [('dirty',)]
initial state: [('dirty',), ('wet',)]
BFSPlanner: 0 steps
AStarPlanner: 0 steps
TEXT
cd "$tmp"
venv/bin/python - > output <<'PYTHON'
import pddlpy
from pddlpy import planning

problem = pddlpy.DomainProblem("domain.pddl", "problem.pddl")
print("goals:", sorted(tuple(fact.predicate) for fact in problem.goals()))
print("initial state:", sorted(tuple(fact.predicate) for fact in problem.initialstate()))
for name in ("BFSPlanner", "AStarPlanner"):
    print(f"{name}: {len(getattr(planning, name)().solve(problem))} steps")
PYTHON
diff expected output
echo "unchanged: pddlpy 1.2.2 reads the goal (not (dirty)) as (dirty)"
