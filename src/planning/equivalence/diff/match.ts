// Which object of the second problem corresponds to which of the first, to compare the two side by side.

import type { Domain, Problem } from '#planning/pddl/model'
import type { Pair, Renaming } from '../comparison'
import { goalAtoms } from '../structure/goal-atoms'
import { nearestMatch } from '../structure/nearest-match'
import { structureOf, type Structure } from '../structure/structure'

/** Objects of a with those of b; if the numbers differ, some have no counterpart. Constants map to themselves. */
export interface Match {
  /** Without constants, in the order of a. */
  readonly pairs: Renaming
  readonly toB: ReadonlyMap<string, string>
  readonly toA: ReadonlyMap<string, string>
}

/** The match that a renaming states. */
export function matchBy(pair: Pair, renaming: Renaming): Match {
  const toB = new Map<string, string>()
  const toA = new Map<string, string>()
  for (const { name } of pair.domain.constants) {
    toB.set(name, name)
    toA.set(name, name)
  }
  for (const [inA, inB] of renaming) {
    toB.set(inA, inB)
    toA.set(inB, inA)
  }
  return { pairs: renaming, toB, toA }
}

/**
 * The match to show if no renaming is known: by names or by what objects have in common, goals included, whichever keeps more. Remaining
 * objects with equal names are matched even if their types differ.
 */
export function matchNearest(pair: Pair): Match {
  const [a, b] = [pair.a, pair.b].map(problem =>
    structureOf(pair.domain, problem, { labels: goalAtoms(problem.goal) }),
  ) as [Structure, Structure]
  const found = new Map(nearestMatch(a, b))
  const taken = new Set(found.values())
  return matchBy(
    pair,
    a.names.slice(a.constants).flatMap(name => {
      const same = b.numberOf.has(name) && !taken.has(name) ? name : undefined
      const other = found.get(name) ?? same
      return other === undefined ? [] : [[name, other] as const]
    }),
  )
}

/** The problem's own objects, without the domain's constants: each with all its types, sorted, with blanks between. */
export function ownObjects(domain: Domain, problem: Problem): Map<string, string> {
  const { names, types, constants } = structureOf(domain, problem, { initial: false })
  return new Map(names.slice(constants).map((name, i) => [name, types[constants + i]!]))
}
