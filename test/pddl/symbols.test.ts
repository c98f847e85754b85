// The services of an editor: outline, hover, definition, references and rename.

import { describe, expect, test } from 'vitest'
import { isError, type TextRole } from '#planning/pddl/diagnostic'
import { parseDomain } from '#planning/pddl/domain'
import { parseProblem } from '#planning/pddl/problem'
import { hoverAt } from '#planning/pddl/symbols/hover'
import { outlineOf, type OutlineItem } from '#planning/pddl/symbols/outline'
import { renamableAt, renameAt, type TextEdit } from '#planning/pddl/symbols/rename'
import { definitionAt, readSymbols, referencesAt, type Texts } from '#planning/pddl/symbols'
import { acpbenchRecords, dataFolder } from '../support/data'
import { domain, problem, texts, at, symbols, shown } from './ferry-texts'

describe('outline', () => {
  const lines = (items: readonly OutlineItem[], indent = ''): string[] =>
    items.flatMap(({ kind, name, detail, children }) => [
      `${indent}${kind} ${name}${detail === '' ? '' : `: ${detail}`}`,
      ...lines(children, `${indent}  `),
    ])

  test('a domain shows its sections, what they declare, and its actions', () => {
    expect(lines(outlineOf(symbols, 'domain'))).toEqual([
      'section :requirements: 4',
      'section :types: 3',
      '  type car: object',
      '  type location: object',
      '  type big: car',
      'section :constants: 1',
      '  object home: location',
      'section :predicates: 4',
      '  predicate at: ?c - car ?l - location',
      '  predicate at-ferry: ?l - location',
      '  predicate on: ?c - car',
      '  predicate near: ?a - location ?b - location',
      'section :functions: 2',
      '  function total-cost',
      '  function length: ?a - location ?b - location',
      'action board: ?c ?l',
      'action sail: ?from ?to',
    ])
  })

  test('a problem shows its objects and how many facts hold at first', () => {
    expect(lines(outlineOf(symbols, 'problem'))).toEqual([
      'section :domain: 1',
      'section :objects: 3',
      '  object c1: car',
      '  object b1: big',
      '  object l1: location',
      'section :init: 5',
      'section :goal',
      'section :metric',
    ])
  })
})

describe('hover', () => {
  test('a predicate shows its declaration, its comment and what changes it', () => {
    expect(hoverAt(symbols, ...at('problem', 'AT b1'))).toMatchObject({
      kind: 'predicate',
      name: 'at',
      signature: '(at ?c - car ?l - location)',
      doc: 'where a car stands',
      changedBy: ['board'],
      isDerived: false,
    })
    expect(hoverAt(symbols, ...at('domain', 'near ?a'))).toMatchObject({ changedBy: [] })
  })

  test('an action shows its parameters and the comment above it', () => {
    expect(hoverAt(symbols, ...at('domain', 'board', 1))).toMatchObject({
      kind: 'action',
      signature: '(board ?c - car ?l - location)',
      doc: 'Take a car on board.',
    })
  })

  test('a variable shows its type and an object its own', () => {
    expect(hoverAt(symbols, ...at('domain', '?to', 1))?.signature).toBe('?to - location')
    expect(hoverAt(symbols, ...at('problem', '?x', 1))?.signature).toBe('?x - car')
    expect(hoverAt(symbols, ...at('problem', 'home', 2))?.signature).toBe('home - location')
  })

  test('a type shows what is above and below it and how many objects have it', () => {
    expect(hoverAt(symbols, ...at('problem', 'car'))).toMatchObject({
      signature: 'car - object',
      subtypes: ['big'],
      objectCount: 2,
    })
  })

  test('a keyword shows what it means', () => {
    expect(hoverAt(symbols, ...at('domain', ':precondition'))).toMatchObject({ kind: 'keyword' })
    expect(hoverAt(symbols, ...at('problem', 'exists'))?.doc).toMatch(/at least one/)
  })

  test('there is nothing to state of a comment or a blank', () => {
    expect(hoverAt(symbols, 'domain', 3)).toBeUndefined()
    expect(hoverAt(symbols, 'problem', problem.length)).toBeUndefined()
  })
})

describe('definition and references', () => {
  test('a predicate of the problem is defined in the domain', () => {
    expect(shown(definitionAt(symbols, ...at('problem', 'at c1')))).toEqual(['domain 7: at'])
  })

  test('the name after :domain leads to the domain', () => {
    expect(shown(definitionAt(symbols, ...at('problem', 'ferry')))).toEqual(['domain 2: ferry'])
  })

  test('references are found in both texts, whatever their case', () => {
    expect(shown(referencesAt(symbols, ...at('domain', 'at ?c')))).toEqual([
      'domain 7: at',
      'domain 15: at',
      'domain 16: at',
      'problem 4: at',
      'problem 4: AT',
      'problem 5: at',
    ])
  })

  test('a variable means another thing in another action', () => {
    expect(shown(referencesAt(symbols, ...at('domain', '?l -', 2)))).toEqual([
      'domain 14: ?l',
      'domain 15: ?l',
      'domain 15: ?l',
      'domain 16: ?l',
    ])
  })

  test('an inner variable of the same name is another one', () => {
    const text = '(define (domain d) (:predicates (p ?x)) (:derived (p ?x) (and (p ?x) (exists (?x) (p ?x)))))'
    const inner = readSymbols({ domain: text, problem: '' })
    const last = text.lastIndexOf('?x')
    expect(referencesAt(inner, 'domain', last)).toHaveLength(2)
    expect(referencesAt(inner, 'domain', text.indexOf('(and (p ?x') + 8)).toHaveLength(2)
  })
})

describe('rename', () => {
  const apply = (from: Texts, edits: readonly TextEdit[]): Texts => {
    const result = { ...from }
    for (const { role, span, text } of [...edits].reverse())
      result[role] = result[role].slice(0, span.from) + text + result[role].slice(span.to)
    return result
  }
  const rename = (place: [TextRole, number], name: string): Texts | string => {
    const renaming = renameAt(symbols, ...place, name)
    return renaming.kind === 'refused' ? renaming.reason : apply(texts, renaming.edits)
  }

  test('a predicate is renamed in both texts and nothing else is', () => {
    const renamed = rename(at('problem', 'at c1'), 'parked') as Texts
    expect(renamed.domain).toBe(domain.replaceAll('(at ', '(parked '))
    expect(renamed.problem).toBe(problem.replaceAll(/\(at /gi, '(parked '))
  })

  test('a type, an object, a function, an action and the domain are renamed everywhere', () => {
    for (const [place, name] of [
      [at('domain', 'car location'), 'vehicle'],
      [at('problem', 'home'), 'port'],
      [at('domain', 'length'), 'distance'],
      [at('domain', 'sail'), 'go'],
      [at('problem', 'ferry'), 'boat'],
    ] as const) {
      const renamed = rename(place, name) as Texts
      const read = parseDomain(renamed.domain)
      const found = [...read.diagnostics, ...parseProblem(renamed.problem, read.domain).diagnostics]
      expect(found).toEqual([])
      expect(renamed.domain).toContain(name)
    }
  })

  test('a variable is renamed in its action alone, with or without its mark', () => {
    const renamed = rename(at('domain', '?l -', 2), 'place') as Texts
    expect(renamed.domain.match(/\?place/g)).toHaveLength(4)
    expect(renamed).toEqual(rename(at('domain', '?l -', 2), '?place'))
  })

  test('a name that is taken is refused', () => {
    expect(rename(at('domain', 'on ?c'), 'AT-Ferry')).toMatch(/already/)
    expect(rename(at('domain', '?from'), '?to')).toMatch(/already/)
    expect(rename(at('problem', 'c1'), 'home')).toMatch(/already/)
  })

  test('an invalid PDDL name is refused', () => {
    for (const name of ['', '1a', 'a b', 'a(b', 'ä', 'a;b', '?'])
      expect(rename(at('domain', 'on ?c'), name)).toMatch(/not a PDDL name/)
    expect(rename(at('domain', 'on ?c'), 'not')).toMatch(/reserved word/)
  })

  test('words of PDDL itself cannot be renamed', () => {
    expect(rename(at('domain', 'total-cost'), 'sum')).toMatch(/reserved word/)
    expect(rename(at('domain', 'object'), 'thing')).toMatch(/reserved word/)
    expect(rename(at('domain', ':precondition'), 'a')).toMatch(/no name/)
    expect(renamableAt(symbols, ...at('domain', 'and'))).toBeUndefined()
    expect(renamableAt(symbols, ...at('problem', 'AT b1'))?.text).toBe('AT')
  })

  test('texts with faults that hide names are left alone', () => {
    const broken = readSymbols({ ...texts, problem: problem.replace('(at c1 l1)', '(at c1 (l1))') })
    expect(renameAt(broken, ...at('domain', 'on ?c'), 'aboard').kind).toBe('refused')
  })

  test.skipIf(dataFolder() === undefined)('renaming there and back gives the text again', () => {
    for (const record of acpbenchRecords('app').filter((_, i) => i % 16 === 0)) {
      const original: Texts = {
        domain: record.PDDL_domain.toLowerCase(),
        problem: record.PDDL_problem.toLowerCase(),
      }
      const read = readSymbols(original)
      for (const entity of read.entities.filter((_, i) => i % 3 === 0)) {
        const [first] = entity.occurrences
        const there = renameAt(read, first!.role, first!.span.from, 'zz-new')
        if (there.kind === 'refused') continue
        const renamed = apply(original, there.edits)
        const model = parseDomain(renamed.domain)
        expect(model.diagnostics.filter(isError)).toEqual([])
        expect(parseProblem(renamed.problem, model.domain).diagnostics.filter(isError)).toEqual([])
        const back = renameAt(readSymbols(renamed), first!.role, first!.span.from, entity.name)
        expect(back.kind === 'edits' && apply(renamed, back.edits)).toEqual(original)
      }
    }
  })
})
