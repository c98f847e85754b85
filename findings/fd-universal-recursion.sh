#!/usr/bin/env bash
# Fast Downward finds no order for rules that depend on themselves within `forall`, though no negation is in them.
#
# Expected: derived predicates are stratified if no predicate depends on its own negation (Edelkamp and Hoffmann 2004,
# PDDL 2.2). In the first domain below `all-ready` occurs in its own rule positively, so the rules have a meaning, and the
# plan is the one step (start).
# What happens: up-fast-downward 1.0.0 (Fast Downward 26.6) writes `forall` as a negated rule with a negation inside, and
# then ends with "The axioms are not stratifiable". With `exists` in place of `forall` the same rule is accepted.
# Affected: domains with recursive rules under `forall`, such as "a task is done if all its parts are".
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install -q --disable-pip-version-check up-fast-downward==1.0.0
cat > "$tmp/expected" <<'TEXT'
forall: Error: The axioms are not stratifiable.
exists: Solution found!
TEXT
cd "$tmp"
driver=$(find venv -name fast-downward.py | head -n 1)
cat > problem.pddl <<'PDDL'
(define (problem one) (:domain workshop) (:objects saw) (:init) (:goal (all-ready)))
PDDL
for quantifier in forall exists; do
  cat > domain.pddl <<PDDL
(define (domain workshop)
  (:requirements :adl :derived-predicates)
  (:predicates (warm) (ready ?m) (all-ready))
  (:derived (all-ready) ($quantifier (?m) (or (ready ?m) (and (warm) (all-ready)))))
  (:action start :parameters (?m) :precondition (and) :effect (ready ?m)))
PDDL
  venv/bin/python "$driver" domain.pddl problem.pddl --search 'astar(blind())' > log 2>&1 || true
  echo "$quantifier: $(grep -oE 'Error: The axioms.*|Solution found!' log | head -n 1)"
done > output
diff expected output
echo "unchanged: Fast Downward 26.6 (up-fast-downward 1.0.0) refuses recursion within forall"
