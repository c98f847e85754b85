// A formula in disjunctive normal form: no alternative contradicts itself or is subsumed by another. The facts that
// it requires are read from this form.

import type { Budget } from '../rejection'
import { conjoin, disjoin, type Formula, literalFormula } from './formula'
import type { Literal } from './world'

/** With more alternatives, the formula is not expanded. */
const MAX_ALTERNATIVES = 100

type Alternative = ReadonlySet<Literal>

/** An equal formula, with the same literals or fewer. */
export function plainForm(formula: Formula, budget: Budget): Formula {
  if (formula.parts.length === 0) return formula
  const found = alternativesOf(formula, budget)
  if (found === undefined) return formula
  return disjoin(found.map(all => conjoin([...all].map(literalFormula))))
}

/** Undefined if there are too many. */
function alternativesOf({ any, literals, parts }: Formula, budget: Budget): readonly Alternative[] | undefined {
  const children: (readonly Alternative[])[] = literals.map(literal => [new Set([literal])])
  for (const part of parts) {
    const found = alternativesOf(part, budget)
    if (found === undefined) return undefined
    children.push(found)
  }
  if (any) return least(children.flat(), budget)
  let product: readonly Alternative[] | undefined = [new Set<Literal>()]
  for (const child of children) {
    product = least(
      product.flatMap(left => child.flatMap(right => joined(left, right, budget))),
      budget,
    )
    if (product === undefined) return undefined
  }
  return product
}

/** Both together; none if they contradict each other. */
function joined(left: Alternative, right: Alternative, budget: Budget): Alternative[] {
  budget.spend(1 + left.size + right.size)
  for (const literal of right) if (left.has(literal ^ 1)) return []
  return [new Set([...left, ...right])]
}

/** Without alternatives that contain another one. */
function least(list: readonly Alternative[], budget: Budget): readonly Alternative[] | undefined {
  const kept: Alternative[] = []
  for (const each of [...list].sort((a, b) => a.size - b.size)) {
    const isMore = kept.some(other => {
      budget.spend(1)
      for (const literal of other) if (!each.has(literal)) return false
      return true
    })
    if (!isMore) kept.push(each)
    if (kept.length > MAX_ALTERNATIVES) return undefined
  }
  return kept
}
