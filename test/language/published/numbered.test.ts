// Objects that contexts tell in numbers have the names that their PDDL gives them.

import { describe, expect, it } from 'vitest'
import { ContextReader } from '../../../src/language/context-reader'
import { objectsNumbered } from '../../../src/language/numbered'
import { fitsOf } from '../../../src/language/read-back'
import { readPhrases } from '../../../src/language/read-phrases'
import { parseProblem } from '../../../src/pddl/problem'
import { loadDomain } from '../../../src/task/load'
import { dataFolder, skipMessage } from '../../support/data'
import { domainOf, publishedDomains, publishedRecords } from './sentences'

const all = publishedDomains()

describe('numbered objects', () => {
  it('are named from the first number on, in one dimension or two', () => {
    const numbered = new Map([
      ['car', ['c{car}']],
      ['room', ['hall', 'room{room+1}']],
      ['cell', ['x{w}-y{h+2}']],
    ])
    const counts = new Map([
      ['car', 3],
      ['room', 2],
      ['w', 2],
      ['h', 2],
    ])
    const names = (type: string): string | undefined =>
      objectsNumbered(numbered, type, counts)?.join(' ')
    expect(names('car')).toBe('c0 c1 c2')
    expect(names('room')).toBe('hall room1 room2')
    expect(names('cell')).toBe('x0-y2 x0-y3 x1-y2 x1-y3')
    expect(objectsNumbered(numbered, 'car', new Map())).toBeUndefined()
    expect(objectsNumbered(numbered, 'car', new Map([['car', 999_999_999]]))).toBeUndefined()
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

describe.skipIf(dataFolder() === undefined)('numbered objects of published questions', () => {
  it('are those of the PDDL', () => {
    const readers = new Map(all.map(own => [own, new ContextReader(own.phrases)]))
    const odd = new Set<string>()
    for (const { record } of publishedRecords()) {
      if (record.PDDL_problem === undefined) continue
      const own = domainOf(all, record.context)!
      const { domain } = loadDomain(record.PDDL_domain)
      const { problem } = parseProblem(record.PDDL_problem, domain)
      const fits = fitsOf(domain, problem.objects)
      const { sentences } = readers.get(own)!.read(record.context)
      const counts = new Map(
        sentences.flatMap(each => each.counts.map(({ of, number }) => [of, number] as const)),
      )
      const absent = new Set(sentences.flatMap(each => each.absent.map(({ name }) => name)))
      for (const type of own.phrases.numbered?.keys() ?? []) {
        const named = objectsNumbered(own.phrases.numbered!, type, counts)
        const here = named
          ?.filter(name => !absent.has(name))
          .sort()
          .join(' ')
        const there = problem.objects
          .map(({ name }) => name)
          .filter(name => type === 'object' || fits(name, [type]))
          .sort()
          .join(' ')
        if (here !== there) odd.add(`${own.folder.id} ${type}: ${here} — ${there}`)
      }
    }
    expect([...odd]).toEqual([])
  }, 30_000)
})

it.runIf(dataFolder() === undefined)(skipMessage, () => undefined)
