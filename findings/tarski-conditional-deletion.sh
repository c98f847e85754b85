#!/usr/bin/env bash
# Tarski tests an effect's condition after the action's deletions, so that its search misses a goal.
#
# Expected: the conditions of effects are tested in the state before the action. (light) takes the match away and, because
# there was a match, lights the lamp: the goal is one step away, as for Fast Downward.
# What happens: `progress` of Tarski 0.9.1 carries out deletions first, and tests each condition in the state that they have
# already changed. The lamp stays dark; breadth-first search exhausts the states and finds no goal. Where the match is not
# used up, it finds it.
# Affected: searches, state spaces and traces made with Tarski, for domains with conditional effects.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install -q --disable-pip-version-check tarski==0.9.1 clingo==5.8.3 unified-planning==1.3.0 \
  up-fast-downward==1.0.0
cat > "$tmp/expected" <<'TEXT'
the match is kept: Tarski: 1 goal state, all states searched: True; Fast Downward: light
the match is used up: Tarski: 0 goal states, all states searched: True; Fast Downward: light
TEXT
cd "$tmp"
venv/bin/python - > output 2> errors <<'PYTHON'
from tarski.grounding.lp_grounding import ground_problem_schemas_into_plain_operators
from tarski.io import PDDLReader as TarskiReader
from tarski.search import BreadthFirstSearch, GroundForwardSearchModel
from unified_planning.io import PDDLReader
from unified_planning.shortcuts import OneshotPlanner, get_environment

DOMAIN = """(define (domain room) (:requirements :strips :conditional-effects)
  (:predicates (match) (lit))
  (:action light :parameters () :precondition () :effect (and (when (match) (lit)){})))
"""
PROBLEM = """(define (problem one) (:domain room) (:init (match)) (:goal (lit)))"""
get_environment().credits_stream = None
for name, deletion in (("the match is kept", ""), ("the match is used up", " (not (match))")):
    reader = TarskiReader(raise_on_error=True)
    reader.parse_domain_string(DOMAIN.format(deletion))
    problem = reader.parse_instance_string(PROBLEM)
    model = GroundForwardSearchModel(problem, ground_problem_schemas_into_plain_operators(problem))
    space, stats = BreadthFirstSearch(model).run()
    goals = f"{stats.num_goals} goal state{'' if stats.num_goals == 1 else 's'}"
    with OneshotPlanner(name="fast-downward") as planner:
        plan = planner.solve(PDDLReader().parse_problem_string(DOMAIN.format(deletion), PROBLEM)).plan
    print(f"{name}: Tarski: {goals}, all states searched: {space.complete}; "
          f"Fast Downward: {', '.join(map(str, plan.actions))}")
PYTHON
diff expected output
echo "unchanged: Tarski 0.9.1 tests the conditions of effects after deletions"
