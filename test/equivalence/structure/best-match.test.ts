// The renaming to look at, and the best match where there is none.

import { describe, expect, test } from 'vitest'
import { makeRng } from '#base/rng'
import { bestRenaming } from '#planning/equivalence/structure/best-renaming'
import { nearestMatch } from '#planning/equivalence/structure/nearest-match'
import type { Labelled, Structure } from '#planning/equivalence/structure/structure'
import { permuted, structure } from './random-structures'
import { plus, towers } from './shapes'

const named = (given: Structure, ...names: string[]): Structure =>
  structure(
    given.types,
    given.facts.map(({ label, objects }) => [label, ...objects] as const),
    { names },
  )
const on = (x: string, y: string): Labelled => ({ label: 'on', objects: [x, y] })

describe('the renaming to look at', () => {
  const three = towers(1, 1, 1)

  test('keeps names where the initial states are the same by names, whatever the goals', () => {
    const found = bestRenaming(three, three, { a: [on('o0', 'o1')], b: [on('o1', 'o2')] }, 100)
    expect(found.kind === 'renaming' && found.renaming.every(([x, y]) => x === y)).toBe(true)
  })

  test('else has the most goal atoms in common', () => {
    const other = named(three, 'x', 'y', 'z')
    const common = { a: [on('o0', 'o1'), on('o1', 'o2')], b: [on('z', 'x'), on('y', 'z')] }
    const found = bestRenaming(three, other, common, 100)
    expect(found.kind === 'renaming' && found.renaming).toEqual([
      ['o0', 'y'],
      ['o1', 'z'],
      ['o2', 'x'],
    ])
  })

  test('is a renaming still where goals have nothing in common', () => {
    const other = named(towers(2, 1), 'x', 'y', 'z')
    const found = bestRenaming(towers(2, 1), other, { a: [on('o0', 'o2')], b: [on('z', 'x')] }, 100)
    expect(found.kind === 'renaming' && found.renaming).toEqual([
      ['o0', 'x'],
      ['o1', 'y'],
      ['o2', 'z'],
    ])
  })
})

describe('the best match of what has no renaming', () => {
  test('one object more, and one atom elsewhere: all else corresponds', () => {
    const a = towers(5, 4, 2)
    const b = structure(
      [...a.types, ''],
      a.facts.map(({ label, objects }) => [label, ...objects] as const),
    )
    const moved = permuted(plus(b, ['on-table', 11]), makeRng('match'))
    const table = new Map(nearestMatch(a, moved))
    const inB = new Set(moved.facts.map(f => [f.label, ...f.objects.map(object => moved.names[object])].join(' ')))
    expect(table.size).toBe(11)
    for (const { label, objects } of a.facts)
      expect(inB).toContain([label, ...objects.map(object => table.get(a.names[object]!))].join(' '))
  })

  test('names count where what they state is as good as anything else', () => {
    const [a, b] = [towers(1, 1, 1), towers(1, 1, 1, 1)]
    expect(nearestMatch(a, named(b, 'o2', 'x', 'o0', 'o1'))).toEqual([
      ['o0', 'o0'],
      ['o1', 'o1'],
      ['o2', 'o2'],
    ])
  })

  test('objects of other types have no match, and constants none to show', () => {
    const a = structure(['ball', 'room'], [['at', 0, 1]], { constants: 1 })
    const b = structure(['ball', 'gripper'], [['at', 0, 1]], { constants: 1 })
    expect(nearestMatch(a, b)).toEqual([])
  })
})
