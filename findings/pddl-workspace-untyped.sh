#!/usr/bin/env bash
# In pddl-workspace, predicates, functions and actions without types have no parameters.
#
# Expected: in a domain without types, (on ?x ?y) has two parameters of type object, and with two blocks it stands for four
# facts. In (at ?b - block ?place) the second parameter has the type object.
# What happens: pddl-workspace 11.3.0, the parser of the PDDL extension of VS Code, keeps those parameters alone that a type
# follows. `on` has none and is grounded to the one fact "on"; `at` has one; so has the action. With types all is right.
# Nothing is reported, and the facts of the initial state, "on a b", match none of what was grounded.
# Affected: lists of facts and functions, charts and searches for a predicate in untyped domains, as the Blocksworld and
# Gripper of the first planning competitions.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
cat > "$tmp/expected" <<'TEXT'
typed: on: 2 parameters, a a, a b, b a, b b
typed: at: 2 parameters, a a, a b, b a, b b
typed: weight: 1 parameter, a, b
typed: action stack: 2 parameters
untyped: on: 0 parameters, no arguments
untyped: at: 1 parameter, a, b
untyped: weight: 0 parameters, no arguments
untyped: action stack: 0 parameters
untyped: initial state: on a b
TEXT
cd "$tmp"
echo '{ "private": true }' > package.json
npm install --silent --no-audit --no-fund pddl-workspace@11.3.0
cat > domain.js <<'JAVASCRIPT'
const { Grounder, parser } = require('pddl-workspace')
const count = (list) => `${list.length} parameter${list.length === 1 ? '' : 's'}`
async function show(name, type, pair) {
  const domain = parser.PddlDomainParser.parseText(`(define (domain blocks) (:requirements :typing :fluents)
    (:types block) (:predicates (on ${pair}) (at ?b - block ?place${type})) (:functions (weight ?x${type}))
    (:action stack :parameters (${pair}) :precondition () :effect (and (on ?x ?y))))`)
  const problem = await parser.PddlProblemParser.parseText(`(define (problem one) (:domain blocks)
    (:objects a b - block) (:init (on a b)) (:goal (on b a)))`)
  const grounder = new Grounder(domain, problem)
  for (const variable of [...domain.getPredicates(), ...domain.getFunctions()]) {
    const facts = grounder.ground(variable).map((fact) => fact.getFullName().split(' ').slice(1).join(' '))
    console.log(`${name}: ${variable.name}: ${count(variable.parameters)}, ${facts.join(', ') || 'no arguments'}`)
  }
  const [action] = domain.getActions()
  console.log(`${name}: action ${action.name}: ${count(action.parameters)}`)
  if (!type) console.log(`${name}: initial state: ${problem.getInits()[0].getVariableName()}`)
}
async function main() {
  await show('typed', ' - block', '?x ?y - block')
  await show('untyped', '', '?x ?y')
}
main()
JAVASCRIPT
node domain.js > output
diff expected output
echo "unchanged: pddl-workspace 11.3.0 reads parameters without a type as none"
