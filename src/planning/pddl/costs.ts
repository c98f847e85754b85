// The numbers that costs consist of, and their precision: costs are counted in units of the finest decimal place, so that their sums are
// exact.

import { maxDigits } from '#base/decimal'
import type { CostFunction, Domain, Effect, ObjectFunction, Problem } from './model'

export type Increase = Extract<Effect, { kind: 'increase' }>

/** The `increase` effects of an effect. */
export function increasesOf(effect: Effect): Increase[] {
  const found: Increase[] = []
  const todo = [effect]
  for (let next = todo.pop(); next !== undefined; next = todo.pop())
    if (next.kind === 'increase') found.push(next)
    else if (next.kind === 'and') todo.push(...next.parts)
    else if (next.kind === 'when' || next.kind === 'forall') todo.push(next.body)
  return found.reverse()
}

/** All functions that a domain declares, including those with objects as values. */
export const functionsOf = (domain: Domain): readonly (CostFunction | ObjectFunction)[] => [
  ...domain.functions,
  ...(domain.objectFunctions ?? []),
]

/** The functions used in the cost of some action. */
export const costFunctions = (domain: Domain): ReadonlySet<string> =>
  new Set(
    domain.actions.flatMap(({ effect }) =>
      increasesOf(effect).flatMap(({ amount }) => (amount.kind === 'function' ? [amount.name.name] : [])),
    ),
  )

/** The maximum number of decimal places of all numbers used in action costs. */
export function costDigits(domain: Domain, problem?: Problem): number {
  const numbers = domain.actions.flatMap(({ effect }) =>
    increasesOf(effect).flatMap(({ amount }) => (amount.kind === 'number' ? amount.value : [])),
  )
  const functions = costFunctions(domain)
  for (const { name, value } of problem?.values ?? []) if (functions.has(name.name)) numbers.push(value)
  return maxDigits(numbers)
}
