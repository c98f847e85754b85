// Derived predicates that depend on themselves within `forall`: PDDL orders such rules, but Fast Downward's translator
// writes `forall` as two negations, and then finds no order.

import type { Span } from '#base/text'
import { components } from './check/strata'
import { headOf, type List, type Node } from './list'

interface Use {
  readonly from: number
  readonly to: number
  /** The quantifier that the use is within, if it is universal. */
  readonly universal: Span | undefined
}

/** The quantifier of the first recursion through `forall`, or through `exists` within `not`; undefined if there is none. */
export function universalRecursion(sections: readonly List[]): Span | undefined {
  const rules = sections.filter(section => headOf(section) === ':derived')
  const numbers = new Map<string, number>()
  for (const { items } of rules) {
    const name = items[1] === undefined ? '' : headOf(items[1])
    if (!numbers.has(name)) numbers.set(name, numbers.size)
  }
  const uses: Use[] = []
  for (const { items } of rules)
    if (items[2] !== undefined)
      collect(
        items[2],
        { from: numbers.get(headOf(items[1]!))!, isNegated: false, universal: undefined },
        numbers,
        uses,
      )
  const component = components(numbers.size, uses)
  return uses.find(({ from, to, universal }) => universal !== undefined && component[from] === component[to])?.universal
}

interface Within {
  readonly from: number
  readonly isNegated: boolean
  readonly universal: Span | undefined
}

function collect(node: Node, within: Within, numbers: ReadonlyMap<string, number>, into: Use[]): void {
  const head = headOf(node)
  const to = numbers.get(head)
  if (to !== undefined) into.push({ from: within.from, to, universal: within.universal })
  const isUniversal = head === (within.isNegated ? 'exists' : 'forall')
  const inner = isUniversal ? { ...within, universal: node.items![0]!.span } : within
  const negated = { ...inner, isNegated: !inner.isNegated }
  for (const [i, item] of (node.items ?? []).entries())
    collect(item, head === 'not' || (head === 'imply' && i === 1) ? negated : inner, numbers, into)
}
