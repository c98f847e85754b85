#!/usr/bin/env bash
# lifted-pddl gives different next states for one action, by the order in which its effects are written.
#
# Expected: in PDDL an action that deletes and adds one fact leaves it true, in any order of the text,
# so (move a b b) keeps (on a b), as in the search of pyperplan 2.1.
# What happens: lifted-pddl 1.2.7 applies the effects one after the other as written. With the add
# first and the delete second, the block is on nothing afterwards; with the delete first, all is well.
# Affected: next states, and progression or reachability answers made from them, in domains where two
# parameters may be one object (three-parameter moves of Blocksworld, drives from a place to itself).
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install -q --disable-pip-version-check lifted-pddl==1.2.7 pyperplan==2.1
for order in add-first delete-first; do
  effect='(on ?b ?to) (not (on ?b ?from))'
  [ "$order" = add-first ] || effect='(not (on ?b ?from)) (on ?b ?to)'
  cat > "$tmp/$order.pddl" <<PDDL
(define (domain blocks)
  (:requirements :strips)
  (:predicates (on ?b ?x))
  (:action move :parameters (?b ?from ?to) :precondition (on ?b ?from) :effect (and $effect)))
PDDL
done
cat > "$tmp/problem.pddl" <<'PDDL'
(define (problem stay) (:domain blocks) (:objects a b) (:init (on a b)) (:goal (on a b)))
PDDL
cat > "$tmp/expected" <<'TEXT'
add-first: lifted-pddl [] | pyperplan ['(on a b)']
delete-first: lifted-pddl ['(on a b)'] | pyperplan ['(on a b)']
TEXT
cd "$tmp"
venv/bin/python - > output <<'PYTHON'
from lifted_pddl import Parser
from pyperplan.grounding import ground
from pyperplan.pddl.parser import Parser as OtherParser

for order in ("add-first", "delete-first"):
    parser = Parser()
    parser.parse_domain(f"{order}.pddl")
    parser.parse_problem("problem.pddl")
    after = parser.get_next_state("move", tuple(parser.get_object_indexes(["a", "b", "b"])))
    facts = sorted(f"({name} {' '.join(parser.get_object_names(list(args)))})" for name, args in after)
    other = OtherParser(f"{order}.pddl", "problem.pddl")
    task = ground(other.parse_problem(other.parse_domain()), False, False)
    move = next(op for op in task.operators if op.name == "(move a b b)")
    print(f"{order}: lifted-pddl {facts} | pyperplan {sorted(move.apply(task.initial_state))}")
PYTHON
diff expected output
echo "unchanged: the next state of lifted-pddl 1.2.7 depends on the order of the effects"
