#!/usr/bin/env bash
# PDDLGym offers no action that has the same object for two parameters.
#
# Expected: parameters of PDDL may stand for the same object unless a precondition forbids it. (paint a a) is applicable, and
# the only way to the goal: unified-planning and Fast Downward accept it.
# What happens: the action spaces of pddlgym 0.0.7 hold (paint a b) and (paint b a) alone, fixed and dynamic. With two objects
# for the two parameters the environment ends; where one object must serve for both, no sequence of its actions does.
# Affected: agents and solvers on PDDLGym, for domains without inequality in each precondition: problems that have plans are
# never solved.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install -q --disable-pip-version-check pddlgym==0.0.7 unified-planning==1.3.0 up-fast-downward==1.0.0
cat > "$tmp/expected" <<'TEXT'
PDDLGym, fixed: paint a b, paint b a
PDDLGym, dynamic: paint a b, paint b a
Fast Downward: paint(a, a)
TEXT
cd "$tmp"
mkdir problems
cat > domain.pddl <<'PDDL'
(define (domain studio)
  (:requirements :strips :typing)
  (:types artist)
  (:predicates (portrait ?x - artist ?y - artist) (free ?x - artist))
  (:action paint :parameters (?x - artist ?y - artist)
    :precondition (and (free ?x) (free ?y))
    :effect (and (portrait ?x ?y)))
)
PDDL
cat > problems/one.pddl <<'PDDL'
(define (problem one) (:domain studio) (:objects a b - artist)
  (:init (free a) (free b)) (:goal (and (portrait a a))))
PDDL
venv/bin/python - > output 2> errors <<'PYTHON'
from pddlgym.core import PDDLEnv
from unified_planning.io import PDDLReader
from unified_planning.shortcuts import OneshotPlanner, get_environment

for dynamic in (False, True):
    env = PDDLEnv("domain.pddl", "problems", operators_as_actions=True, dynamic_action_space=dynamic)
    state, _ = env.reset()
    actions = sorted(" ".join([action.predicate.name, *(entity.name for entity in action.variables)])
                     for action in env.action_space.all_ground_literals(state))
    print(f"PDDLGym, {'dynamic' if dynamic else 'fixed'}: {', '.join(actions)}")
get_environment().credits_stream = None
with OneshotPlanner(name="fast-downward") as planner:
    plan = planner.solve(PDDLReader().parse_problem("domain.pddl", "problems/one.pddl")).plan
print(f"Fast Downward: {', '.join(map(str, plan.actions))}")
PYTHON
diff expected output
echo "unchanged: pddlgym 0.0.7 offers no action with the same object twice"
