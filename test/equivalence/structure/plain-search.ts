// Renamings by backtracking over objects.

import type { Budget } from '#planning/equivalence/structure/budget'
import type { Mapping } from '#planning/equivalence/structure/renaming'
import type { Structure } from '#planning/equivalence/structure/structure'

/**
 * All mappings of a onto b, those of equal names first: objects of a in order, each with the unused objects of b that
 * fit; atoms are checked once all their objects have one. The same array each time. Ends early when the budget is exceeded.
 */
export function* allMappings(a: Structure, b: Structure, budget: Budget): Generator<Mapping> {
  const count = a.names.length
  if (b.names.length !== count || a.facts.length !== b.facts.length) return
  const mapping = new Int32Array(count).fill(-1)
  const used = new Uint8Array(count)
  const known = new Set(b.facts.map(({ label, objects }) => `${objects.join(' ')} ${label}`))
  const due: Structure['facts'][number][][] = Array.from({ length: count + 1 }, () => [])
  for (const fact of a.facts) due[Math.max(-1, ...fact.objects) + 1]!.push(fact)
  const holds = (depth: number): boolean =>
    due[depth]!.every(({ label, objects }) =>
      known.has(`${objects.map(object => mapping[object]!).join(' ')} ${label}`),
    )
  function* extend(depth: number): Generator<Mapping> {
    if (!holds(depth)) return
    if (depth === count) {
      yield mapping
      return
    }
    const same = b.numberOf.get(a.names[depth]!) ?? -1
    for (let place = -1; place < count; place++) {
      const target = place === -1 ? same : place
      if (target < 0 || (place >= 0 && place === same)) continue
      if (used[target] === 1 || a.types[depth] !== b.types[target]) continue
      if ((depth < a.constants || target < b.constants) && a.names[depth] !== b.names[target]) continue
      if (!budget.take()) return
      used[target] = 1
      mapping[depth] = target
      yield* extend(depth + 1)
      used[target] = 0
    }
  }
  yield* extend(0)
}
