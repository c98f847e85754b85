// The parts of the check that have an algorithm, against the definitions they implement.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { TypeTable } from '#planning/pddl/check/types'
import { parseDomain } from '#planning/pddl/domain'
import type { TypeDeclaration } from '#planning/pddl/model'

const span = { from: 0, to: 0 }

/** Types `t0` to `t7` with up to two parents each, cycles included. */
const hierarchies: fc.Arbitrary<TypeDeclaration[]> = fc
  .array(fc.array(fc.nat({ max: 8 }), { maxLength: 2 }), { minLength: 8, maxLength: 8 })
  .map(all =>
    all.map((parents, i) => ({
      name: `t${i}`,
      span,
      parents: [...new Set(parents)].map(parent => ({
        name: parent === 8 ? 'object' : `t${parent}`,
        span: { from: i, to: parent },
      })),
    })),
  )

/** The types at or above one, by following parents without end. */
function above(types: readonly TypeDeclaration[], name: string): Set<string> {
  const found = new Set([name, 'object'])
  for (const type of found)
    for (const parent of types.find(one => one.name === type)?.parents ?? []) found.add(parent.name)
  return found
}

const isCyclic = (types: readonly TypeDeclaration[]): boolean =>
  types.some(({ parents, name }) => parents.some(parent => above(types, parent.name).has(name)))

describe('types', () => {
  test('a type is below exactly those that its parents lead to', () => {
    fc.assert(
      fc.property(hierarchies, types => {
        const acyclic = types.map(type => ({
          ...type,
          parents: type.parents.filter(({ name }) => name === 'object' || name < type.name),
        }))
        const single = acyclic.map(type => ({ ...type, parents: type.parents.slice(0, 1) }))
        for (const some of [acyclic, single]) {
          const table = new TypeTable(some)
          expect(table.cycles).toEqual([])
          for (const a of some)
            for (const b of some) expect(table.isSubtype(a.name, b.name)).toBe(above(some, a.name).has(b.name))
        }
      }),
    )
  })

  test('a cycle is found exactly where there is one, and leaving it out leaves none', () => {
    fc.assert(
      fc.property(hierarchies, types => {
        const { cycles } = new TypeTable(types)
        expect(cycles.length > 0).toBe(isCyclic(types))
        const without = types.map(type => ({
          ...type,
          parents: type.parents.filter(({ span: place }) => !cycles.some(one => one.span === place)),
        }))
        expect(isCyclic(without)).toBe(false)
      }),
    )
  })

  test('a type fits another always, sometimes or never, as their common objects state', () => {
    fc.assert(
      fc.property(hierarchies, fc.nat({ max: 7 }), fc.nat({ max: 7 }), (types, i, j) => {
        const acyclic = types.map(type => ({
          ...type,
          parents: type.parents.filter(({ name }) => name === 'object' || name < type.name),
        }))
        const [a, b] = [`t${i}`, `t${j}`]
        const below = (name: string): string[] =>
          acyclic.map(type => type.name).filter(one => above(acyclic, one).has(name))
        const common = below(a).filter(one => below(b).includes(one)).length
        const expected = common === 0 ? 'never' : common === below(a).length ? 'always' : 'sometimes'
        const name = (text: string): { name: string; span: typeof span } => ({ name: text, span })
        expect(new TypeTable(acyclic).fit([name(a)], [name(b)])).toBe(expected)
      }),
    )
  })
})

describe('rules', () => {
  /** For each of four predicates, the others its rule uses, each with a sign. */
  const rules = fc.array(fc.array(fc.tuple(fc.nat({ max: 3 }), fc.boolean()), { maxLength: 2 }), {
    minLength: 4,
    maxLength: 4,
  })

  /** Can layers be assigned so that negated predicates are in lower ones, decided by raising them repeatedly? */
  function hasLayers(uses: readonly (readonly (readonly [number, boolean])[])[]): boolean {
    const layer = uses.map(() => 0)
    for (let round = 0; round < 20; round++)
      uses.forEach((body, head) => {
        for (const [other, negated] of body) layer[head] = Math.max(layer[head]!, layer[other]! + (negated ? 1 : 0))
      })
    return layer.every(one => one <= uses.length)
  }

  test('rules are refused exactly where no order settles every negation first', () => {
    fc.assert(
      fc.property(rules, uses => {
        const text = `(define (domain d) (:requirements :adl :derived-predicates)
          (:predicates (e) ${uses.map((_, i) => `(p${i})`).join(' ')})
          ${uses
            .map((body, i) => {
              const parts = body.map(([j, negated]) => (negated ? `(imply (p${j}) (e))` : `(p${j})`))
              return `(:derived (p${i}) (and (e) ${parts.join(' ')}))`
            })
            .join('\n')})`
        const codes = parseDomain(text).diagnostics.map(({ code }) => code)
        expect(codes.every(code => code === 'negative-cycle')).toBe(true)
        expect(codes.length === 0).toBe(hasLayers(uses))
      }),
    )
  })
})
