#!/usr/bin/env bash
# PDDLGym's probabilities of the next states add up to 1.5 where a chance effect has two facts.
#
# Expected: with (probabilistic 0.5 (and (left) (right))) both facts come, or neither: two next states of 0.5 each.
# What happens: get_all_possible_transitions of pddlgym 0.0.7 takes each fact of the conjunction for an outcome of its own. It
# gives a state with `left` alone, one with `right` alone and one with neither, 0.5 each, and leaves out the state with both,
# in which the goal is reached. `step`, which samples, reaches it.
# Affected: planners that compute on these transitions, as value iteration does, where a chance effect changes several facts.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install -q --disable-pip-version-check pddlgym==0.0.7
cat > "$tmp/expected" <<'TEXT'
(left): 0.5 left; 0.5 nothing; sum 1.0
(left): step reaches: left; nothing
(and (left) (right)): 0.5 left; 0.5 nothing; 0.5 right; sum 1.5
(and (left) (right)): step reaches: left right (goal); nothing
TEXT
cd "$tmp"
mkdir problems
cat > problems/one.pddl <<'PDDL'
(define (problem one) (:domain coin) (:objects c - coin)
  (:init (here c)) (:goal (and (left) (right))))
PDDL
venv/bin/python - > output 2> errors <<'PYTHON'
from pathlib import Path

from pddlgym.core import PDDLEnv

DOMAIN = """(define (domain coin)
  (:requirements :typing :probabilistic-effects)
  (:types coin)
  (:predicates (here ?c - coin) (left) (right))
  (:action toss :parameters (?c - coin)
    :precondition (and (here ?c))
    :effect (and (probabilistic 0.5 {})))
)
"""


def facts(state):
    return " ".join(sorted(fact.predicate.name for fact in state.literals if fact.predicate.name != "here")) or "nothing"


for effect in ("(left)", "(and (left) (right))"):
    Path("domain.pddl").write_text(DOMAIN.format(effect))
    env = PDDLEnv("domain.pddl", "problems", operators_as_actions=True)
    state, _ = env.reset()
    (action,) = env.action_space.all_ground_literals(state)
    transitions = env.get_all_possible_transitions(action, return_probs=True)
    nexts = sorted((facts(after[0]), float(probability)) for after, probability in transitions)
    print(f"{effect}: {'; '.join(f'{p} {name}' for name, p in nexts)}; sum {sum(p for _, p in nexts)}")
    reached = set()
    for _ in range(200):
        env.reset()
        after, _, done, _, _ = env.step(action)
        reached.add(facts(after) + (" (goal)" if done else ""))
    print(f"{effect}: step reaches: {'; '.join(sorted(reached))}")
PYTHON
diff expected output
echo "unchanged: pddlgym 0.0.7 gives probabilities that add up to 1.5"
