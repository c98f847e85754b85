// The editor of a phrases file: completions at a place, meanings of words, links between entries, while lines are
// unfinished.

import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readPhrases } from '#language/english/read-phrases'
import { loadDomain } from '#planning/task/load'
import { partsOf } from '#language/english/phrase-parts'
import { phraseTextService } from '#questions/views/phrases-text/service'
import type { PhraseTexts } from '#questions/views/phrases-text/texts'

const service = phraseTextService()
const read = (path: string): string => readFileSync(`domains/${path}`, 'utf8')
const ferry: PhraseTexts = {
  domain: read('ferry/domain.pddl'),
  phrases: read('ferry/phrases.yaml'),
  problem: read(`ferry/problems/${readdirSync('domains/ferry/problems')[0]!}`),
}

/** Puts a text at the place of a mark in `phrases`, and completes at its `|`. */
function completed(phrases: string, texts: Partial<PhraseTexts> = {}) {
  const offset = phrases.indexOf('|')
  const without = phrases.slice(0, offset) + phrases.slice(offset + 1)
  const { span, items } = service.complete({ ...ferry, ...texts, phrases: without }, offset)
  return { span, items, labels: items.map(({ label }) => label), text: without }
}

/** The text after an item was accepted, without the marks of its placeholders. */
function taken(phrases: string, label: string, texts: Partial<PhraseTexts> = {}): string {
  const { span, items, text } = completed(phrases, texts)
  const { insert } = items.find(each => each.label === label)!
  const line = text.slice(text.lastIndexOf('\n', span.from - 1) + 1, span.from)
  const indent = /^ */.exec(line)![0]
  const plain = insert
    .replace(/\$\{\d:((?:\\.|[^\\}])*)\}/g, '$1')
    .replace(/\$\d/g, '')
    .replace(/\\([\\$}])/g, '$1')
    .replaceAll('\n', `\n${indent}`)
  return text.slice(0, span.from) + plain + text.slice(span.to)
}

const before = 'introduction: >-\n  Cars.\ntypes:\n  car: [car, cars]\nstate: [at]\n'

test('at the left margin the sections that are missing are offered', () => {
  expect(completed(`${before}|`).labels).toEqual(['setting', 'predicates', 'actions', 'foreign'])
  expect(completed(`${before}pre|`).labels).toContain('predicates')
  expect(completed('|').labels).toHaveLength(7)
  expect(completed('source: ACPBench\n|').labels).toContain('left-out')
})

test('an entry is offered for each name that has none, and is written whole in the indentation of the file', () => {
  const start = `${before}predicates:\n  at:\n    holds:\n      - car {c} is at {l}\n`
  const { labels } = completed(`${start}  |`)
  expect(labels).not.toContain('at')
  expect(labels).toEqual(expect.arrayContaining(['at-ferry', 'empty-ferry', 'on']))
  expect(taken(`${start}  on|`, 'on')).toMatch(
    /\n {2}on:\n {4}holds:\n {6}- [^\n]*\{c\}[^\n]*\n {4}fails:\n {6}- [^\n]*\{c\}[^\n]*$/,
  )
  const wide = 'actions:\n    board:\n    - board {car} at {loc}\n    |'
  expect(taken(wide, 'sail')).toMatch(/\n {4}sail:\n {4}- [^\n]*\{from\}[^\n]*$/)
  expect(taken('types:\n  |', 'location')).toMatch(/\n {2}location: \[location, locations\]$/)
  // The colon is there already.
  expect(taken('actions:\n  sa|: x', 'sail')).toBe('actions:\n  sail: x')
})

test('fields of a predicate are offered but for those it has', () => {
  const start = 'predicates:\n  at:\n    holds:\n      - car {c} is at {l}\n'
  expect(completed(`${start}    |`).labels).toEqual(['fails', 'gather', 'told', 'read'])
  expect(completed('predicates:\n  at:\n    |\n  on:\n    holds: x').labels).toContain('holds')
  expect(completed(`${start}    gather: |`).labels).toEqual(['c', 'l'])
})

test('keys of an action are offered next to the one that it has', () => {
  const start = 'actions:\n  sail:\n    wordings:\n      - sail from {from} to {to}\n'
  expect(completed(`${start}    |`).labels).toEqual(['read'])
  expect(taken(`${start}    |`, 'read')).toMatch(/\n {4}read:\n {6}- [^\n]*\{from\}[^\n]*$/)
})

test('within braces the parameters are offered, with their types, those not yet used first', () => {
  const start = 'predicates:\n  at:\n    holds:\n      - car {c} is at {'
  const { items, labels } = completed(`${start}|\n`)
  expect(labels).toEqual(['l', 'c'])
  expect(items[0]!.detail).toBe('?l - location')
  expect(taken(`${start}|\n`, 'l')).toBe(`${start}l}\n`)
  expect(taken(`${start}x|}\n`, 'l')).toBe(`${start}l}\n`)
  expect(completed('foreign:\n  - tow {|}').labels).toEqual(['car', 'location'])
  expect(completed('actions:\n  board: board {|').labels).toEqual(['car', 'loc'])
})

test('lists of names offer predicates that are not listed, and an empty item wordings to begin with', () => {
  expect(completed('state: [at, |]').labels).toContain('empty-ferry')
  expect(completed('state: [at, |]').labels).not.toContain('at')
  expect(completed('state:\n  - at\n  - e|').labels).toContain('empty-ferry')
  const [first] = completed('actions:\n  sail:\n    - |').items
  expect(first!.insert).toMatch(/\{from\}.*\{to\}/)
  expect(completed('# a comment |\nstate: []').labels).toEqual([])
})

test('a hover shows the declaration, what the problem makes of it, and a wording as a sentence', () => {
  const at = (word: string, from = 0): number => ferry.phrases.indexOf(word, from) + 1
  expect(service.hover(ferry, at('empty-ferry:'))).toMatchObject({
    code: '(empty-ferry)',
    what: 'predicate',
  })
  expect(service.hover(ferry, at('empty-ferry:'))!.sentences.join(' ')).toMatch(/Changed by.*initially/)
  expect(service.hover(ferry, at('{l}') + 1)).toMatchObject({ code: '?l - location' })
  expect(service.hover(ferry, at('gather: '))!.sentences[0]).toContain('one sentence')
  const wording = service.hover(ferry, at('car {c} is at location'))!
  expect(wording.sentence).toMatch(/^car \S+ is at location \S+$/)
  expect(wording.code).toMatch(/^\(at \S+ \S+\)$/)
  expect(service.hover(ferry, at('car {c} is not'))!.code).toMatch(/^\(not \(at \S+ \S+\)\)$/)
  expect(service.hover(ferry, at('[is|are] at {l}'))!.sentence).toMatch(/ (is|are) at /)
  expect(service.hover(ferry, at('sail the ferry'))!.code).toMatch(/^\(sail \S+ \S+\)$/)
  expect(service.hover({ ...ferry, problem: '' }, at('sail the ferry'))).toBeNull()
})

test('names and slots lead to their declarations, and declarations to their entries', () => {
  const { phrases, domain } = service.links(ferry)
  const word = (span: { from: number; to: number }): string => ferry.domain.slice(span.from, span.to).toLowerCase()
  for (const link of phrases) {
    const written = ferry.phrases.slice(link.from, link.to).toLowerCase()
    if (link.kind === 'entry') expect(word(link.declared)).toBe(written)
  }
  expect(phrases.filter(({ kind }) => kind === 'entry')).toHaveLength(2 + 5 + 3)
  expect(phrases.some(({ declared }) => word(declared) === '?loc')).toBe(true)
  expect(domain.some(({ kind, declared }) => kind === 'name' && word(declared) === 'at-ferry')).toBe(true)
})

test('an entry that is missing is added at the end of its section, and nothing is missing then', () => {
  const domain = loadDomain(ferry.domain).domain
  for (const phrases of ['', 'predicates:\n  at:\n    holds: x\n\nactions:\n', 'actions:\n    sail:\n    - sail']) {
    let text = phrases
    for (let left = 20; left > 0; left--) {
      const [finding] = readPhrases(text, domain).diagnostics.filter(({ code }) =>
        /^missing-(?:predicate|action)$/.test(code),
      )
      const fix = finding && service.missing({ ...ferry, phrases: text }, finding)
      if (fix == null) break
      text = text.slice(0, fix.span.from) + fix.text + text.slice(fix.span.to)
    }
    const read = readPhrases(text, domain)
    expect(read.diagnostics.filter(({ code }) => code === 'yaml')).toEqual([])
    if (phrases === '') continue
    expect([...read.phrases.predicates.keys()].sort()).toEqual(domain.predicates.map(({ name }) => name).sort())
    expect([...read.phrases.actions.keys()].sort()).toEqual(domain.actions.map(({ name }) => name).sort())
  }
  expect(service.missing(ferry, { code: 'missing-predicate', message: 'The predicate `no` …' })).toBeNull()
})

test('the usual wording of a name has its variables in place', () => {
  expect(service.sentence(ferry.phrases, 'predicate', 'at')).toBe('car ?c is at location ?l')
  expect(service.sentence(ferry.phrases, 'action', 'sail')).toBe('sail the ferry from location ?from to location ?to')
  expect(service.sentence(ferry.phrases, 'action', 'at')).toBe('')
})

test('the outline has sections, entries and fields', () => {
  const outline = service.outline(ferry.phrases)
  expect(outline.map(({ name }) => name)).toContain('predicates')
  const predicates = outline.find(({ name }) => name === 'predicates')!
  const at = predicates.children.find(({ name }) => name === 'at')!
  expect(at.children.map(({ name }) => name)).toEqual(['holds', 'fails', 'gather', 'told'])
  expect(at.detail).toBe('car {c} is at location {l}')
  for (const section of outline)
    for (const child of section.children) expect(section.span.to).toBeGreaterThanOrEqual(child.span.to)
})

test('texts cut off anywhere, and hostile ones, are read without an error', () => {
  for (let end = 0; end < ferry.phrases.length; end += 41) {
    const phrases = ferry.phrases.slice(0, end)
    const texts = { ...ferry, phrases }
    expect(() => service.complete(texts, end)).not.toThrow()
    expect(() => service.outline(phrases)).not.toThrow()
  }
  for (const hostile of [
    '['.repeat(20_000),
    '\t- a',
    'a: &a [*a, *a]',
    '__proto__:\n  constructor: x',
    '{'.repeat(500),
  ]) {
    expect(() => partsOf(hostile)).not.toThrow()
    expect(() => service.complete({ ...ferry, phrases: hostile }, hostile.length)).not.toThrow()
    expect(() => service.hover({ ...ferry, phrases: hostile }, 3)).not.toThrow()
    expect(() => service.links({ ...ferry, phrases: hostile })).not.toThrow()
  }
  expect(partsOf('a'.repeat(5_000_000))).toEqual([])
})
