// Which object of the second problem stands for which of the first, so that the two can be laid side by side.

import type { Problem, TypedName } from '../../pddl/model'
import type { Pair, Renaming } from '../comparison'
import { profiles } from './profiles'

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

/** Equal names first, those of equal types before others; then what is left of equal types, in the order written. */
export function matchByNames(pair: Pair): Match {
  const profile = profiles(pair.domain)
  const [inA, inB] = [ownObjects(pair, pair.a), ownObjects(pair, pair.b)]
  const left = new Map(inB.map(object => [object.name, object]))
  const found = new Map<string, string>()
  for (const { name } of inA) if (left.delete(name)) found.set(name, name)
  const byProfile = new Map<string, string[]>()
  for (const { name, type } of left.values()) {
    const key = profile(type)
    const names = byProfile.get(key)
    if (names === undefined) byProfile.set(key, [name])
    else names.push(name)
  }
  for (const names of byProfile.values()) names.reverse()
  for (const { name, type } of inA) {
    if (found.has(name)) continue
    const other = byProfile.get(profile(type))?.pop()
    if (other !== undefined) found.set(name, other)
  }
  return matchBy(
    pair,
    inA.flatMap(({ name }) => {
      const other = found.get(name)
      return other === undefined ? [] : [[name, other] as const]
    }),
  )
}

/** The problem's own objects, each once, without the domain's constants. */
export function ownObjects({ domain }: Pair, problem: Problem): readonly TypedName[] {
  const seen = new Set(domain.constants.map(({ name }) => name))
  return problem.objects.filter(({ name }) => {
    if (seen.has(name)) return false
    seen.add(name)
    return true
  })
}
