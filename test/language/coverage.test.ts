// The table of what has wordings, and the edits that fill its cells, whatever a file looks like.

import { describe, expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { domainFolders } from '../../domains/index'
import { type CellKey, cellIn, type Coverage, coverageOf } from '#language/english/coverage'
import { readPhrases } from '#language/english/read-phrases'
import { type Stub, stubFor } from '#language/english/stub'
import { parseDomain } from '#planning/pddl/domain'
import { ferryDomain, ferryText } from './ferry'

const ferry = domainFolders.find(({ id }) => id === 'ferry')!

const done = (text: string, { span, text: by }: Stub): string => text.slice(0, span.from) + by + text.slice(span.to)

const cellsOf = ({ introduction, types, predicates, actions, foreign }: Coverage) => [
  introduction,
  ...[...types, ...predicates, ...actions].flatMap(row => row.cells),
  foreign,
]

/** The text after all that is missing was added, one cell after the other. */
function filled(domainText: string, text: string): string {
  const { domain } = parseDomain(domainText)
  let now = text
  let coverage = coverageOf(domain, now)
  for (;;) {
    const missing = cellsOf(coverage).find(({ state }) => state === 'missing')
    if (missing === undefined) return now
    const stub = stubFor(domainText, now, missing.key)
    expect(stub, JSON.stringify(missing.key)).not.toBeNull()
    const next = done(now, stub!)
    coverage = coverageOf(domain, next)
    expect(cellIn(coverage, missing.key)?.state).toBe('covered')
    expect(next.slice(stub!.select.from, stub!.select.to).length).toBeGreaterThan(0)
    now = next
  }
}

/** Nothing but what was added is new, and comments stay. */
function expectKept(before: string, after: string): void {
  const lines = new Set(after.split(/\r?\n/).map(line => line.trim()))
  for (const line of before.split(/\r?\n/)) if (line.trim().startsWith('#')) expect(lines).toContain(line.trim())
}

test.each(domainFolders.map(folder => [folder.id, folder] as const))(
  '%s: what the file has is counted, and nothing is missing',
  (_, folder) => {
    const { domain } = parseDomain(folder.domainText)
    const coverage = coverageOf(domain, folder.phrasesText)
    expect(coverage.covered).toBe(coverage.needed)
    const { phrases } = readPhrases(folder.phrasesText, domain)
    for (const { cells, name } of coverage.predicates) {
      expect(cells[0]!.wordings.length).toBe(phrases.predicates.get(name)!.holds.length)
      for (const { wordings } of cells)
        for (const { text, span } of wordings)
          expect(folder.phrasesText.slice(span.from, span.to)).toContain(text.split(' ').at(-1))
    }
  },
)

test.each(domainFolders.map(folder => [folder.id, folder] as const))(
  '%s: an empty file is filled cell by cell',
  (_, folder) => {
    const { domain } = parseDomain(folder.domainText)
    const text = filled(folder.domainText, '')
    expect(readPhrases(text, domain).diagnostics).toEqual([])
  },
)

const shapes: readonly (readonly [string, () => string])[] = [
  ['comments only', () => '# English for the ferry.\n'],
  ['a predicate taken out', () => ferryText.replace(/ {2}on:\n(?: {4}.*\n)*/, '')],
  ['the first predicate taken out', () => ferryText.replace(/ {2}at:\n(?: {4}.*\n)*/, '')],
  ['the last action taken out', () => ferryText.replace(/ {2}sail:\n(?: {4}.*\n)*/, '')],
  ['no denials', () => ferryText.replace(/ {4}fails:\n(?: {6}.*\n)*/g, '')],
  ['denials that are empty', () => ferryText.replace(/ {4}fails:\n(?: {6}.*\n)*/g, '    fails:\n')],
  ['denials that are empty lists', () => ferryText.replace(/fails:\n(?: {6}.*\n)*/g, 'fails: []\n')],
  ['no state', () => ferryText.replace(/^state:.*\n/m, '')],
  ['a state without some', () => ferryText.replace(/^state:.*$/m, 'state: [at, on] # told')],
  ['a state as lines', () => ferryText.replace(/^state:.*$/m, 'state:\n- at # first\n- on\n')],
  ['no introduction', () => ferryText.replace(/^introduction:[\s\S]*?\n\n/m, '')],
  ['no types', () => ferryText.replace(/^types:\n(?: {2}.*\n)*/m, '')],
  ['types on one line', () => ferryText.replace(/^types:\n(?: {2}.*\n)*/m, 'types: {car: [car, cars]}\n')],
  ['types that are empty', () => ferryText.replace(/^types:\n(?: {2}.*\n)*/m, 'types: {}\n')],
  ['sections without anything', () => 'introduction: A ferry.\ntypes:\nstate:\npredicates:\nactions:\n'],
  [
    'all on one line',
    () => '{introduction: A ferry., state: [at], predicates: {at: {holds: ["{c} is at {l}"]}}, actions: {}}',
  ],
  [
    'indented by four, lists not at all',
    () =>
      'introduction: A ferry.\npredicates:\n    at:\n        holds:\n        - car {c} is at {l}\n    on:\n        holds: car {c} is on\n',
  ],
  [
    'quotes and blocks',
    () =>
      'introduction: |\n  A ferry.\n\npredicates:\n  "at":\n    "holds": >-\n      car {c} is\n      at {l}\n\n# the end\n',
  ],
  [
    'brackets over lines',
    () => 'introduction: A ferry.\nstate: [\n  at,\n  on,\n]\nactions: {\n  board: ["board {car} {loc}"],\n}\n',
  ],
  ['lines of Windows', () => ferryText.replace(/ {2}on:\n(?: {4}.*\n)*/, '').replaceAll('\n', '\r\n')],
]

describe('what is missing is added in any shape', () => {
  test.each(shapes)('%s', (_, make) => {
    const text = make()
    expect(text).not.toBe(ferryText)
    const after = filled(ferry.domainText, text)
    expect(parseDocument(after).errors).toEqual([])
    expect(readPhrases(after, ferryDomain).diagnostics).toEqual([])
    expectKept(text, after)
    if (text.includes('\r\n')) expect(after.replaceAll('\r\n', '')).not.toContain('\n')
  })
})

test('an entry is added in the indentation and order of the file', () => {
  const text = ferryText.replace(/ {2}on:\n(?: {4}.*\n)*/, '')
  const stub = stubFor(ferry.domainText, text, { part: 'predicate', name: 'on', use: 'holds' })!
  expect(text.slice(0, stub.span.from).endsWith('- "{x} and {y} are the same location"')).toBe(true)
  expect(stub.text).toMatch(/^\n {2}"?on"?:\n {4}holds:\n {6}- .*\n {4}fails:\n {6}- .*$/)
  const after = done(text, stub)
  expect(after.slice(stub.select.from, stub.select.to)).toContain('{c}')
})

test('what may be there in addition can be added too, and a filled cell gets no stub', () => {
  const keys: CellKey[] = [
    { part: 'predicate', name: 'on', use: 'told' },
    { part: 'predicate', name: 'on', use: 'read' },
  ]
  const text = ferryText.replace(/( {2}on:\n {4}holds:\n(?: {6}.*\n)*) {4}read:\n(?: {6}.*\n)*/, '$1')
  expect(text).not.toBe(ferryText)
  for (const key of keys) {
    const after = done(text, stubFor(ferry.domainText, text, key)!)
    expect(readPhrases(after, ferryDomain).diagnostics).toEqual([])
    expect(cellIn(coverageOf(ferryDomain, after), key)?.state).toBe('covered')
  }
  expect(stubFor(ferry.domainText, ferryText, { part: 'action', name: 'sail' })).toBeNull()
  expect(stubFor(ferry.domainText, '\tno yaml: [', { part: 'foreign' })).toBeNull()
})

test('an action that is only read gets its wording next to what is read', () => {
  const sail = 'sail the ferry from {from} to {to}'
  const text = ferryText.replace(/ {2}sail:\n(?: {4}.*\n)*/, `  sail:\n    read:\n      - ${sail}\n`)
  expect(text).not.toBe(ferryText)
  expect(readPhrases(text, ferryDomain).diagnostics.map(({ code }) => code)).toEqual(['missing-wording'])
  const after = done(text, stubFor(ferry.domainText, text, { part: 'action', name: 'sail' })!)
  const { phrases, diagnostics } = readPhrases(after, ferryDomain)
  expect(diagnostics).toEqual([])
  expect(phrases.actions.get('sail')!.read!.map(each => each.text)).toEqual([sail])
  expect(phrases.actions.get('sail')!.wordings).toHaveLength(1)
})

test('a key that an action does not have is an error with a fix', () => {
  const text = ferryText.replace(
    / {2}sail:\n(?: {4}.*\n)*/,
    '  sail:\n    wordings: sail from {from} to {to}\n    raed: go from {from} to {to}\n',
  )
  const [found, ...more] = readPhrases(text, ferryDomain).diagnostics
  expect(more).toEqual([])
  expect(found).toMatchObject({ code: 'unknown-key', fix: { text: 'read' } })
})
