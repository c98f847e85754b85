// Which object of the second problem stands for which of the first, so that the two can be laid side by side.

import type { Domain, Problem } from '../../pddl/model'
import type { Pair, Renaming } from '../comparison'
import { structureOf } from '../structure/structure'

/** Objects of a with those of b; where the numbers differ, some have none. Constants stand for themselves. */
export interface Match {
  /** Without constants, in the order of a. */
  readonly pairs: Renaming
  readonly toB: ReadonlyMap<string, string>
  readonly toA: ReadonlyMap<string, string>
}

/** The match that a renaming says. */
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

/** Equal names first; then what is left of equal types, in the order written. */
export function matchByNames(pair: Pair): Match {
  const inA = ownObjects(pair.domain, pair.a)
  const left = ownObjects(pair.domain, pair.b)
  const found = new Map<string, string>()
  for (const name of inA.keys()) if (left.delete(name)) found.set(name, name)
  const byTypes = new Map<string, string[]>()
  for (const [name, types] of left) {
    const names = byTypes.get(types)
    if (names === undefined) byTypes.set(types, [name])
    else names.push(name)
  }
  for (const names of byTypes.values()) names.reverse()
  for (const [name, types] of inA) {
    const other = found.has(name) ? undefined : byTypes.get(types)?.pop()
    if (other !== undefined) found.set(name, other)
  }
  return matchBy(
    pair,
    [...inA.keys()].flatMap(name => {
      const other = found.get(name)
      return other === undefined ? [] : [[name, other] as const]
    }),
  )
}

/** The problem's own objects, without the domain's constants: each with all its types, sorted, with blanks between. */
export function ownObjects(domain: Domain, problem: Problem): Map<string, string> {
  const { names, types, constants } = structureOf(domain, problem, { initial: false })
  return new Map(names.slice(constants).map((name, i) => [name, types[constants + i]!]))
}
