#!/usr/bin/env bash
# pddl-workspace takes the name of each type for an object, and leaves out objects that have a type with `either`.
#
# Expected: with the types block and table and the objects a and c, (seen ?x - object) stands for two facts: seen a, seen c.
# What happens: the grounder of pddl-workspace 11.3.0, the parser of the PDDL extension of VS Code, makes four: seen block
# and seen table too, since the types that stand in the list of objects are recorded as objects of type `object`. A
# predicate over block alone is right. An object that is declared as (either block table) is in no fact at all.
# Affected: lists of facts and series in charts for predicates and functions over `object`, and problems with `either`.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
cat > "$tmp/expected" <<'TEXT'
a - block c - table: seen a, seen block, seen c, seen table
a - block c - table: clear a
a c - block: seen a, seen block, seen c
a c - block: clear a, clear c
a - block c - (either block table) e - block: seen a, seen block, seen e
a - block c - (either block table) e - block: clear a, clear e
TEXT
cd "$tmp"
echo '{ "private": true }' > package.json
npm install --silent --no-audit --no-fund pddl-workspace@11.3.0
cat > facts.js <<'JAVASCRIPT'
const { Grounder, parser } = require('pddl-workspace')
const domain = parser.PddlDomainParser.parseText(`(define (domain blocks) (:requirements :strips :typing)
  (:types block table) (:predicates (seen ?x - object) (clear ?b - block))
  (:action see :parameters (?x - object) :precondition () :effect (and (seen ?x))))`)
async function show(objects) {
  const problem = await parser.PddlProblemParser.parseText(
    `(define (problem one) (:domain blocks) (:objects ${objects}) (:init (clear a)) (:goal (and (seen a))))`)
  const grounder = new Grounder(domain, problem)
  for (const predicate of domain.getPredicates()) {
    console.log(`${objects}: ${grounder.ground(predicate).map((fact) => fact.getFullName()).sort().join(', ')}`)
  }
}
async function main() {
  await show('a - block c - table')
  await show('a c - block')
  await show('a - block c - (either block table) e - block')
}
main()
JAVASCRIPT
node facts.js > output
diff expected output
echo "unchanged: pddl-workspace 11.3.0 takes types for objects"
