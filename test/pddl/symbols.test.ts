// The services of an editor. A `|` in a text marks the offset asked about.

import { describe, expect, test } from 'vitest'
import { isError, type TextRole } from '../../src/pddl/diagnostic'
import { parseDomain } from '../../src/pddl/domain'
import { parseProblem } from '../../src/pddl/problem'
import { completionsAt } from '../../src/pddl/symbols/completion'
import { hoverAt } from '../../src/pddl/symbols/hover'
import { outlineOf, type OutlineItem } from '../../src/pddl/symbols/outline'
import { renamableAt, renameAt, type TextEdit } from '../../src/pddl/symbols/rename'
import { definitionAt, readSymbols, referencesAt, type Texts } from '../../src/pddl/symbols'
import { acpbenchRecords, dataFolder } from '../support/data'

const domain = `; Cars on a ferry.
(define (domain ferry)
  (:requirements :strips :typing :existential-preconditions :action-costs)
  (:types car location - object big - car)
  (:constants home - location)
  (:predicates
    (at ?c - car ?l - location) ; where a car stands
    (at-ferry ?l - location)
    (on ?c - car)
    (near ?a ?b - location))
  (:functions (total-cost) - number (length ?a ?b - location) - number)
  ; Take a car on board.
  (:action board
    :parameters (?c - car ?l - location)
    :precondition (and (at ?c ?l) (at-ferry ?l))
    :effect (and (on ?c) (not (at ?c ?l))))
  (:action sail
    :parameters (?from ?to - location)
    :precondition (and (at-ferry ?from) (near ?from ?to))
    :effect (and (at-ferry ?to) (not (at-ferry ?from)) (increase (total-cost) (length ?from ?to)))))
`
const problem = `(define (problem p1)
  (:domain ferry)
  (:objects c1 - car b1 - big l1 - location)
  (:init (at c1 l1) (AT b1 home) (at-ferry home) (near home l1) (= (length home l1) 3))
  (:goal (and (at c1 home) (exists (?x - car) (on ?x))))
  (:metric minimize (total-cost)))
`
const texts: Texts = { domain, problem }

/** Texts with the mark taken out of one, and where it was. */
function marked(role: TextRole, text: string): { texts: Texts; role: TextRole; offset: number } {
  const offset = text.indexOf('|')
  return { texts: { ...texts, [role]: text.replace('|', '') }, role, offset }
}

/** The offset of the nth `needle` in one of the two texts above. */
function at(role: TextRole, needle: string, nth = 0): [TextRole, number] {
  let offset = -1
  for (let i = 0; i <= nth; i++) offset = texts[role].indexOf(needle, offset + 1)
  expect(offset).toBeGreaterThanOrEqual(0)
  return [role, offset + 1]
}

const symbols = readSymbols(texts)
const shown = (
  places: readonly { role: TextRole; span: { from: number; to: number } }[],
): string[] =>
  places.map(({ role, span }) => {
    const before = texts[role].slice(0, span.from).split('\n')
    return `${role} ${before.length}: ${texts[role].slice(span.from, span.to)}`
  })

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

  test('there is nothing to say of a comment or a blank', () => {
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
    const text =
      '(define (domain d) (:predicates (p ?x)) (:derived (p ?x) (and (p ?x) (exists (?x) (p ?x)))))'
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

  test('what is no PDDL name is refused', () => {
    for (const name of ['', '1a', 'a b', 'a(b', 'ä', 'a;b', '?'])
      expect(rename(at('domain', 'on ?c'), name)).toMatch(/no PDDL name/)
    expect(rename(at('domain', 'on ?c'), 'not')).toMatch(/meaning of its own/)
  })

  test('words of PDDL itself cannot be renamed', () => {
    expect(rename(at('domain', 'total-cost'), 'sum')).toMatch(/meaning of its own/)
    expect(rename(at('domain', 'object'), 'thing')).toMatch(/meaning of its own/)
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

describe('completion', () => {
  const labels = (role: TextRole, text: string): string[] => {
    const one = marked(role, text)
    return completionsAt(readSymbols(one.texts), role, one.offset).items.map(item => item.label)
  }
  const inDomain = (needle: string): string[] =>
    labels('domain', domain.replace(needle.replace('|', ''), needle))
  const inProblem = (needle: string): string[] =>
    labels('problem', problem.replace(needle.replace('|', ''), needle))

  test('an empty text offers a whole domain or problem', () => {
    expect(labels('domain', '|')).toEqual(['domain'])
    expect(labels('problem', ' |')).toEqual(['problem'])
    expect(labels('domain', '(|')).toEqual(['define'])
  })

  test('the problem offered names the domain', () => {
    const one = readSymbols({ domain, problem: '' })
    expect(completionsAt(one, 'problem', 0).items[0]!.insert).toMatch(/\(:domain \$\{2:ferry\}\)/)
  })

  test('sections that are missing are offered, and actions always', () => {
    expect(labels('domain', '(define (domain d) (:types a) (:action a) (|')).toEqual([
      ':requirements',
      ':constants',
      ':predicates',
      ':functions',
      ':action',
      ':derived',
    ])
    expect(labels('problem', '(define (problem p) (:init) (:|')).not.toContain(':init')
  })

  test('an action offers the parts it lacks', () => {
    expect(labels('domain', '(define (domain d) (:action a :parameters () |')).toEqual([
      ':precondition',
      ':effect',
    ])
    expect(labels('domain', '(define (domain d) (:action a :pa|')).toContain(':parameters')
  })

  test('requirements that are not listed are offered', () => {
    const found = inDomain(':strips |:typing')
    expect(found).toContain(':adl')
    expect(found).not.toContain(':strips')
  })

  test('a type follows a dash', () => {
    const types = ['car', 'location', 'big', 'object']
    expect(inDomain('?c - |car')).toEqual(types)
    expect(inProblem('c1 - |car')).toEqual(types)
    expect(inProblem('(?x - |car)')).toEqual(types)
    expect(labels('domain', domain.replace('?c - car', '?c - (either car |'))).toEqual(types)
    expect(inDomain('(total-cost) - |number')).toEqual(['number'])
  })

  test('a condition offers predicates and the words of conditions', () => {
    const found = inDomain('(and (|at ?c ?l)')
    expect(found.slice(0, 4)).toEqual(['at', 'at-ferry', 'on', 'near'])
    expect(found).toContain('exists')
    expect(found).not.toContain('when')
  })

  test('an effect offers what it can change and no words of conditions', () => {
    const found = inDomain(':effect (and (|on ?c)')
    expect(found).toContain('when')
    expect(found).toContain('increase')
    expect(found).not.toContain('or')
  })

  test('the condition of when is a condition and its effect an effect', () => {
    const start = domain.slice(0, domain.indexOf('(on ?c) (not'))
    expect(labels('domain', `${start}(when (|`)).toContain('or')
    expect(labels('domain', `${start}(when (at ?c ?l) (|`)).not.toContain('or')
    expect(labels('domain', `${start}(when (and (at |`)).toEqual(['?c'])
  })

  test('arguments are variables and objects whose type fits, variables first', () => {
    expect(inDomain('(and (at |?c ?l)')).toEqual(['?c'])
    expect(inDomain('(at ?c |?l)')).toEqual(['?l', 'home'])
    expect(inProblem('(at |c1 l1)')).toEqual(['c1', 'b1'])
    expect(inProblem('(at c1 |l1)')).toEqual(['l1', 'home'])
    expect(inProblem('(on |?x)')).toEqual(['?x', 'c1', 'b1'])
    expect(inDomain('(near ?from ?to|)')).toEqual(['?from', '?to', 'home'])
  })

  test('a variable of the whole type comes before one that may be of another', () => {
    const text = domain.replace(':parameters (?c - car', ':parameters (?o - object ?c - car')
    expect(labels('domain', text.replace('(and (at ?c', '(and (at |?c'))).toEqual(['?c', '?o'])
  })

  test('costs offer functions, and their arguments objects', () => {
    expect(inDomain('(increase (|total-cost)')).toEqual(['total-cost'])
    expect(inDomain('(increase (total-cost) (|length')).toEqual(['length'])
    expect(inDomain('(length |?from ?to)')).toEqual(['?from', '?to', 'home'])
    expect(inProblem('(= (|length')).toEqual(['length'])
    expect(inProblem('(= (length |home')).toEqual(['l1', 'home'])
    expect(inProblem('(:metric |minimize')).toEqual(['minimize'])
  })

  test('what is offered brings its brackets unless they are there', () => {
    const insert = (text: string, label: string): string => {
      const one = marked('domain', text)
      const found = completionsAt(readSymbols(one.texts), 'domain', one.offset).items
      return found.find(item => item.label === label)!.insert
    }
    const start = domain.slice(0, domain.indexOf('(at ?c ?l) (at-ferry'))
    expect(insert(`${start}|`, 'at')).toMatch(/^\(at \$\{1:\?c\} \$\{2:\?l\}\)$/)
    expect(insert(`${start}(|`, 'at')).toMatch(/^at \$\{1:\?c\} \$\{2:\?l\}$/)
    expect(insert(`${start}(a|`, 'at')).toMatch(/^at \$\{1:\?c\} \$\{2:\?l\}$/)
  })

  test('a choice replaces the whole word at the cursor', () => {
    const one = marked('problem', problem.replace('(at c1 l1)', '(at c|1 l1)'))
    const { span } = completionsAt(readSymbols(one.texts), 'problem', one.offset)
    expect(one.texts.problem.slice(span.from, span.to)).toBe('c1')
  })

  test('nothing is offered in a comment or where a new name belongs', () => {
    expect(labels('domain', '; a com|ment')).toEqual([])
    expect(labels('domain', '(define (domain d) ; (|')).toEqual([])
    expect(inDomain('(:types car |location')).toEqual([])
    expect(inDomain(':parameters (|?c - car')).toEqual([])
    expect(inDomain('(on |?c - car)')).toEqual([])
  })
})
