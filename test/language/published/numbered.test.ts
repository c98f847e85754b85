// Objects that contexts describe in numbers have the names that their PDDL gives them.

import { describe, expect, it } from 'vitest'
import { objectsNumbered } from '#language/english/numbered'
import { readPhrases } from '#language/english/read-phrases'
import { publishedDomains } from './sentences'

const all = publishedDomains()

describe('numbered objects', () => {
  it('are named from the first number on, in one dimension or two', () => {
    const counts = new Map([
      ['car', 3],
      ['room', 2],
      ['w', 2],
      ['h', 2],
      ['knives', 2],
    ])
    const names = (...patterns: string[]): string | string[] => objectsNumbered({ patterns, isLoose: false }, counts)
    expect(names('c{car}')).toEqual(['c0', 'c1', 'c2'])
    expect(names('hall', 'room{room+1}')).toEqual(['hall', 'room1', 'room2'])
    expect(names('x{w}-y{h+2}')).toEqual(['x0-y2', 'x0-y3', 'x1-y2', 'x1-y3'])
    expect(names('knife{knife|knives+1}')).toEqual(['knife1', 'knife2'])
  })

  it('need their number, unless they are loose, and are not too many', () => {
    const patterns = ['c{car}', 't{truck}']
    const counts = new Map([['car', 1]])
    expect(objectsNumbered({ patterns, isLoose: false }, counts)).toBe('missing-number')
    expect(objectsNumbered({ patterns, isLoose: true }, counts)).toEqual(['c0'])
    for (const car of [10_001, 999_999_999])
      expect(objectsNumbered({ patterns: ['c{car}'], isLoose: true }, new Map([['car', car]]))).toBe('too-many')
  })

  it('are refused, at their place, where the pattern is none', () => {
    const { domain } = all.find(({ folder }) => folder.id === 'ferry')!
    for (const pattern of ['c{car', '{}', 'c{car+}']) {
      const text = `source: x\npredicates: {}\nactions: {}\nnumbered:\n  car: "${pattern}"\n`
      const found = readPhrases(text, domain).diagnostics.filter(({ code }) => code === 'numbered')
      expect(found.map(({ span }) => text.slice(span.from, span.to))).toEqual([`"${pattern}"`])
    }
  })
})
