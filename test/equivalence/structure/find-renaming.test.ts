import { expect, test } from 'vitest'
import { makeRng } from '#base/rng'
import { Budget } from '#planning/equivalence/structure/budget'
import { findRenaming } from '#planning/equivalence/structure/find-renaming'
import type { Structure } from '#planning/equivalence/structure/structure'
import type { Renaming } from '#planning/certificates/pairs/pair-certificate'
import { allMappings } from './plain-search'
import { nearMiss, permuted, randomStructure } from './random-structures'
import { roundsOf } from '../../support/long'

/** Does the renaming map a exactly onto b? Types, constants and atoms, compared as texts. */
function maps(a: Structure, b: Structure, renaming: Renaming): boolean {
  const table = new Map(renaming)
  const to = (name: string): string => table.get(name) ?? name
  if (new Set(a.names.map(to)).size !== a.names.length) return false
  if (a.names.some(name => !b.numberOf.has(to(name)))) return false
  const factsOf = (s: Structure, rename: (name: string) => string): string =>
    [
      ...s.names.map((name, object) => `${rename(name)} - ${s.types[object]!}`),
      ...s.facts.map(f => `${f.label} ${f.objects.map(o => rename(s.names[o]!)).join(' ')}`),
    ]
      .sort()
      .join('\n')
  return factsOf(a, to) === factsOf(b, name => name)
}

test('agrees with trying all bijections, on small random structures', () => {
  const rng = makeRng('structures')
  const met = { renaming: 0, none: 0 }
  for (let round = 0; round < roundsOf(1500); round++) {
    const a = randomStructure(rng)
    const changed = rng.below(3) === 0 ? a : nearMiss(a, rng)
    const b = permuted(changed, rng)
    const found = findRenaming(a, b, 10_000)
    const exists = allMappings(a, b, new Budget(1e6)).next().done !== true
    expect(found.kind, JSON.stringify([a, b])).toBe(exists ? 'renaming' : 'none')
    if (found.kind === 'renaming') expect(maps(a, b, found.renaming)).toBe(true)
    if (found.kind !== 'limit') met[found.kind]++
  }
  expect(met.renaming).toBeGreaterThan(roundsOf(500))
  expect(met.none).toBeGreaterThan(roundsOf(500))
})
