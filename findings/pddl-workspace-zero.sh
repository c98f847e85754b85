#!/usr/bin/env bash
# pddl-workspace leaves out each zero in a metric, so that 0 times the cost is the cost.
#
# Expected: (* 0 (total-cost)) is 0, (+ (* 0 (total-cost)) (* 2 (steps))) counts the steps alone, and x - 0 is x.
# What happens: the expression parser of pddl-workspace 11.3.0, which the PDDL extension of VS Code uses, takes the number 0
# for a part that it could not read, and drops it. A product or sum is then made of what remains; with a difference or
# quotient the problem has no metric at all. Written 0.0 it is dropped too; other numbers are read. No fault is reported.
# Affected: metrics with a weight set to 0, as when one measure of several is switched off in a comparison of plans.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
cat > "$tmp/expected" <<'TEXT'
(* 1 (total-cost)): 3
(* 0 (total-cost)): 3
(* (total-cost) 0.0): 3
(+ (* 0 (total-cost)) (* 2 (steps))): 17
(+ (* 0.5 (total-cost)) (* 2 (steps))): 15.5
(- (total-cost) 0): no metric
(- (total-cost) 1): 2
TEXT
cd "$tmp"
echo '{ "private": true }' > package.json
npm install --silent --no-audit --no-fund pddl-workspace@11.3.0
cat > metrics.js <<'JAVASCRIPT'
const { parser, ValueMap } = require('pddl-workspace')
const state = new ValueMap('total-cost', 3, 'steps', 7)
async function show(metric) {
  const problem = await parser.PddlProblemParser.parseText(`(define (problem one) (:domain roads)
    (:init (= (total-cost) 3) (= (steps) 7)) (:goal (and)) (:metric minimize ${metric}))`)
  const [found] = problem.getMetrics()
  console.log(`${metric}: ${found ? found.getExpression().evaluate(state) : 'no metric'}`)
}
async function main() {
  await show('(* 1 (total-cost))')
  await show('(* 0 (total-cost))')
  await show('(* (total-cost) 0.0)')
  await show('(+ (* 0 (total-cost)) (* 2 (steps)))')
  await show('(+ (* 0.5 (total-cost)) (* 2 (steps)))')
  await show('(- (total-cost) 0)')
  await show('(- (total-cost) 1)')
}
main()
JAVASCRIPT
node metrics.js > output
diff expected output
echo "unchanged: pddl-workspace 11.3.0 leaves out zeros in expressions"
