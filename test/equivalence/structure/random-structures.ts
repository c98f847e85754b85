// Small random structures, copies of them under other names and in another order, and near misses.

import type { Rng } from '#base/rng'
import type { Fact, Structure } from '#planning/equivalence/structure/structure'

/** A structure without a problem behind it; objects o0, o1, … unless named. */
export function structure(
  types: readonly string[],
  facts: readonly (readonly [label: string, ...objects: number[]])[],
  options: { readonly constants?: number; readonly names?: readonly string[] } = {},
): Structure {
  const names = options.names ?? types.map((_, object) => `o${object}`)
  const seen = new Set<string>()
  return {
    names,
    numberOf: new Map(names.map((name, object) => [name, object])),
    constants: options.constants ?? 0,
    types,
    facts: facts
      .filter(fact => !seen.has(fact.join(' ')) && seen.add(fact.join(' ')))
      .map(([label, ...objects]): Fact => ({ label, objects })),
  }
}

/** Edges both ways under one label. */
export const both = (label: string, edges: readonly (readonly [number, number])[]) =>
  edges.flatMap(([x, y]) => [[label, x, y] as const, [label, y, x] as const])

/** The same structure with objects shuffled (constants stay) and named again, atoms in another order. */
export function permuted(given: Structure, rng: Rng): Structure {
  const { constants, types } = given
  const moved = rng.shuffled(Array.from(types.keys()).slice(constants))
  const to = Array.from(types.keys(), object => (object < constants ? object : moved[object - constants]!))
  const placed: string[] = []
  for (const [object, type] of types.entries()) placed[to[object]!] = type
  return structure(
    placed,
    rng.shuffled(given.facts).map(({ label, objects }) => [label, ...objects.map(object => to[object]!)] as const),
    {
      constants,
      names: placed.map((_, object) => (object < constants ? `o${object}` : `n${rng.below(1000)}.${object}`)),
    },
  )
}

const arities = { flag: 0, p: 1, q: 1, r: 2, s: 2, t: 3 } as const

/** Up to six objects of one or two types, atoms of up to three objects; many are regular, so that colours say little. */
export function randomStructure(rng: Rng): Structure {
  const count = 1 + rng.below(6)
  const kinds = rng.pick([1, 1, 2])
  const constants = rng.below(6) === 0 ? 1 : 0
  const types = Array.from({ length: count }, () => `t${rng.below(kinds)}`)
  const facts: [string, ...number[]][] = []
  const labels = rng.shuffled(Object.keys(arities) as (keyof typeof arities)[])
  for (const label of labels.slice(0, 1 + rng.below(3))) {
    if (arities[label] === 2 && rng.below(2) === 0) {
      // A few cycles over all objects: each vertex has the same number of edges.
      const ring = rng.shuffled(Array.from({ length: count }, (_, object) => object))
      const step = 1 + rng.below(2)
      for (const [i, object] of ring.entries()) facts.push([label, object, ring[(i + step) % count]!])
      continue
    }
    const max = rng.below(2 * count + 1)
    for (let i = 0; i < max; i++) facts.push([label, ...Array.from({ length: arities[label] }, () => rng.below(count))])
  }
  return structure(types, facts, { constants })
}

/** One atom with another object in one place, or one under another label, or one object of another type. */
export function nearMiss(given: Structure, rng: Rng): Structure {
  const facts = given.facts.map(({ label, objects }) => [label, ...objects] as [string, ...number[]])
  const types = [...given.types]
  const fact = facts.length === 0 ? undefined : rng.pick(facts)
  if (fact === undefined || fact.length === 1 || rng.below(8) === 0) types[rng.below(types.length)] = `t${rng.below(2)}`
  else fact[1 + rng.below(fact.length - 1)] = rng.below(types.length)
  return structure(types, facts, { constants: given.constants })
}
