// The cost of an action: the sum of its `increase` effects, with the problem's values, or 1 without a metric. An action with a missing cost
// value is never applicable, whether or not costs count: `total-cost` would have no value (Fox and Long 2003).

import { fromWhole, toWhole } from '#base/decimal'
import { costDigits } from '#planning/pddl/costs'
import type { CostExpression, Domain, Problem } from '#planning/pddl/model'
import { compileTerm, type Slots } from './formula'
import type { Symbols } from './symbols'

/** The cost under a binding of the schema's slots; NaN if a value is missing: then it is not applicable. */
export type CostOf = (binding: Int32Array) => number

type Increase = { readonly amount: CostExpression }

/** A compiler for the `increase` effects of a schema, over the values of one problem. */
export function compileCost(
  domain: Domain,
  problem: Problem,
  symbols: Symbols,
): (increases: readonly Increase[], slots: Slots) => CostOf | undefined {
  const { minimizesCost } = problem
  // Sums are sums of whole multiples of the finest decimal place.
  const digits = minimizesCost ? costDigits(domain, problem) : 0
  const wholeOf = (value: number): number => (minimizesCost ? toWhole(value, digits) : 0)
  const values = new Map<string, number>()
  for (const { name, terms, value } of problem.values)
    values.set([name.name, ...terms.map(term => symbols.object(term.name))].join(' '), wholeOf(value))
  return (increases, slots) => {
    const amounts = increases.map(({ amount }) =>
      amount.kind === 'number'
        ? wholeOf(amount.value)
        : {
            name: amount.name.name,
            terms: amount.terms.map(term => compileTerm(term, slots, symbols)),
          },
    )
    const fixed = amounts.reduce<number>((sum, each) => (typeof each === 'number' ? sum + each : sum), 0)
    if (amounts.every(each => typeof each === 'number')) {
      if (!minimizesCost) return undefined
      const cost = fromWhole(fixed, digits)
      return () => cost
    }
    return binding => {
      let sum = 0
      for (const each of amounts) {
        if (typeof each === 'number') {
          sum += each
          continue
        }
        let key = each.name
        for (const term of each.terms) key += ` ${term >= 0 ? binding[term]! : ~term}`
        sum += values.get(key) ?? Number.NaN
      }
      return minimizesCost ? fromWhole(sum, digits) : sum === 0 ? 1 : sum
    }
  }
}
