import { expect, test } from 'vitest'
import { makeRng, type Rng } from '#base/rng'
import { Budget } from '#planning/equivalence/structure/budget'
import { type Bounded, findAdmissible, withinBounds } from '#planning/equivalence/structure/find-admissible'
import { renamingOf } from '#planning/equivalence/structure/renaming'
import type { Literal, Structure } from '#planning/equivalence/structure/structure'
import { allMappings } from './plain-search'
import { permuted, randomStructure, structure } from './random-structures'
import { roundsOf } from '../../support/long'

const textOf = ({ positive, predicate, objects }: Literal): string => `${positive} ${predicate} ${objects.join(' ')}`

const bounded = (given: Structure, always: readonly Literal[], more: readonly Literal[]): Bounded => {
  const possible = new Set([...always, ...more].map(textOf))
  return { structure: given, always, possible: literal => possible.has(textOf(literal)) }
}

/** Literals of up to three objects, some of each kind. */
function someLiterals(given: Structure, rng: Rng, count: number): Literal[] {
  return Array.from({ length: count }, () => {
    const [predicate, arity] = rng.pick([
      ['in', 1],
      ['on', 2],
      ['on', 2],
      ['way', 3],
      ['lit', 0],
    ] as const)
    return {
      predicate,
      positive: rng.below(3) > 0,
      objects: Array.from({ length: arity }, () => rng.pick(given.names)),
    }
  })
}

test('agrees with trying all bijections within random bounds', () => {
  const rng = makeRng('bounds')
  const met = { renaming: 0, none: 0, limit: 0, branched: 0 }
  for (let round = 0; round < roundsOf(700); round++) {
    const s = randomStructure(rng)
    const plain = rng.below(2) === 0 ? structure(s.types, [], { constants: s.constants }) : s
    const t = permuted(plain, rng)
    const always = someLiterals(plain, rng, rng.below(5))
    // In b the same literals under some mapping of types, some of them only possible, others added.
    const move = allMappings(structure(s.types, []), structure(t.types, []), new Budget(1000)).next()
    const to = (name: string): string => (move.done === true ? name : t.names[move.value[plain.numberOf.get(name)!]!]!)
    const image = always.map(each => ({ ...each, objects: each.objects.map(to) }))
    const [low, rest] = [[] as Literal[], [] as Literal[]]
    for (const each of image) (rng.below(3) > 0 ? low : rest).push(each)
    const a = bounded(plain, always, someLiterals(plain, rng, rng.below(30)))
    const b = bounded(t, low, [...rest, ...someLiterals(t, rng, rng.below(30))])
    const found = findAdmissible(a, b, 10_000)
    let exists = false
    for (const mapping of allMappings(plain, t, new Budget(1e6))) {
      exists = withinBounds(a, b, renamingOf(plain, t, mapping))
      if (exists) break
    }
    expect(found.kind).toBe(exists ? 'renaming' : 'none')
    if (found.kind === 'renaming') expect(withinBounds(a, b, found.renaming)).toBe(true)
    met[found.kind]++
    if (found.nodes > 1) met.branched++
  }
  expect(met.renaming).toBeGreaterThan(roundsOf(100))
  expect(met.none).toBeGreaterThan(roundsOf(100))
  expect(met.branched).toBeGreaterThan(roundsOf(12))
})

/** Blocks that are all on the table, and literals by numbers. */
const blocks = (count: number): Structure =>
  structure(
    Array.from({ length: count }, () => 'block'),
    Array.from({ length: count }, (_, block) => ['on-table', block] as const),
  )
const on = (x: number, y: number): Literal => ({
  positive: true,
  predicate: 'on',
  objects: [`o${x}`, `o${y}`],
})

test('60 blocks on the table: goals with one link more, or in other places, take few nodes', () => {
  const line = Array.from({ length: 20 }, (_, i) => on(i, i + 1))
  const two = [...line.slice(0, 9), ...line.slice(10)]
  const a = bounded(blocks(60), line, [])
  const b = bounded(blocks(60), two, [])
  expect(findAdmissible(a, b, 100)).toEqual({ kind: 'none', nodes: 0 })
  // As many links, in two towers there and in one here: one is possible in addition, but refines nothing.
  const moved = [...two, on(40, 41)]
  const loose = bounded(blocks(60), moved, [on(50, 51), on(50, 52)])
  const found = findAdmissible(a, loose, 20_000)
  expect(found.kind).toBe('none')
  expect(found.nodes).toBeLessThan(2000)
})
