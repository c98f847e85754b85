#!/usr/bin/env bash
# unified-planning finds no planner for costs from a table of whole numbers, and Fast Downward, named, solves them.
#
# Expected: costs such as (road-length ?x ?y), given in :init, are action costs of PDDL 3.0, which Fast Downward supports. A
# problem with them should find it, as one with a constant cost does.
# What happens: PDDLReader of unified-planning 1.3.0 reads every PDDL function as one of real numbers, so that the kind has
# REAL_NUMBERS_IN_ACTIONS_COST, which up-fast-downward 1.0.0 does not claim; it claims STATIC_FLUENTS_IN_ACTIONS_COST. Where
# only roads have lengths, as in Transport, UNDEFINED_INITIAL_NUMERIC is added. OneshotPlanner(problem_kind=...) refuses
# both; with name="fast-downward-opt" the plan is found and its cost is optimal.
# Affected: programs that let unified-planning choose the planner, for most domains with distances.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install -q --disable-pip-version-check unified-planning==1.3.0 up-fast-downward==1.0.0
cat > "$tmp/expected" <<'TEXT'
constant cost: not claimed: nothing
constant cost: by kind: go(a, b), go(b, c)
constant cost: by name: SOLVED_OPTIMALLY go(a, b), go(b, c)
table of all pairs: not claimed: REAL_NUMBERS_IN_ACTIONS_COST
table of all pairs: by kind: UPNoSuitableEngineAvailableException
table of all pairs: by name: SOLVED_OPTIMALLY go(a, b), go(b, c)
table of roads: not claimed: REAL_NUMBERS_IN_ACTIONS_COST, UNDEFINED_INITIAL_NUMERIC
table of roads: by kind: UPNoSuitableEngineAvailableException
table of roads: by name: SOLVED_OPTIMALLY go(a, b), go(b, c)
TEXT
cd "$tmp"
venv/bin/python - > output 2> errors <<'PYTHON'
from unified_planning.io import PDDLReader
from unified_planning.shortcuts import OneshotPlanner, get_environment

DOMAIN = """(define (domain roads) (:requirements :strips :typing :action-costs)
  (:types place) (:predicates (at ?p - place) (road ?x ?y - place))
  (:functions (total-cost) - number (road-length ?x ?y - place) - number)
  (:action go :parameters (?x ?y - place) :precondition (and (at ?x) (road ?x ?y))
    :effect (and (not (at ?x)) (at ?y) (increase (total-cost) {}))))
"""
PROBLEM = """(define (problem one) (:domain roads) (:objects a b c - place)
  (:init (at a) (road a b) (road b c) (= (total-cost) 0) {}) (:goal (and (at c))) (:metric minimize (total-cost)))
"""
get_environment().credits_stream = None
pairs = " ".join(f"(= (road-length {x} {y}) 3)" for x in "abc" for y in "abc")
roads = "(= (road-length a b) 3) (= (road-length b c) 3)"
for name, cost, lengths in (("constant cost", "3", pairs), ("table of all pairs", "(road-length ?x ?y)", pairs),
                            ("table of roads", "(road-length ?x ?y)", roads)):
    problem = PDDLReader().parse_problem_string(DOMAIN.format(cost), PROBLEM.format(lengths))
    with OneshotPlanner(name="fast-downward-opt") as planner:
        missing = problem.kind.features - planner.supported_kind().features
        result = planner.solve(problem)
    print(f"{name}: not claimed: {', '.join(sorted(missing)) or 'nothing'}")
    try:
        with OneshotPlanner(problem_kind=problem.kind) as planner:
            print(f"{name}: by kind: {', '.join(map(str, planner.solve(problem).plan.actions))}")
    except Exception as error:
        print(f"{name}: by kind: {type(error).__name__}")
    print(f"{name}: by name: {result.status.name} {', '.join(map(str, result.plan.actions))}")
PYTHON
diff expected output
echo "unchanged: unified-planning 1.3.0 chooses no planner for a table of costs"
