import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkPhrases } from '#language/english/checks/check-phrases'
import { readPhrases } from '#language/english/read-phrases'
import { ferryDomain, ferryText } from './ferry'
import { roundsOf } from '../support/long'

/** Faults of the ferry's phrases after one replacement: code and the text it points at. */
function faultsAfter(search: string | RegExp, replacement: string): string[] {
  const text = ferryText.replace(search, replacement)
  expect(text).not.toBe(ferryText)
  const { phrases, diagnostics } = readPhrases(text, ferryDomain)
  return [...diagnostics, ...checkPhrases(phrases, ferryDomain)].map(
    ({ code, span }) => `${code}: ${text.slice(span.from, span.to)}`,
  )
}

test('the phrases as shipped have no faults', () => {
  const { phrases, diagnostics } = readPhrases(ferryText, ferryDomain)
  expect([...diagnostics, ...checkPhrases(phrases, ferryDomain)]).toEqual([])
})

const cases: [string, string | RegExp, string, string[]][] = [
  ['an unknown predicate', '  on:\n', '  onn:\n', ['unknown-predicate: onn']],
  ['an unknown action', '  sail:', '  sale:', ['unknown-action: sale']],
  [
    'an unknown parameter',
    'board the ferry at location {loc}',
    'board the ferry at location {place}',
    ['unknown-parameter: {place}'],
  ],
  [
    'a parameter left out',
    'take the ferry from location {from} across to location {to}',
    'take the ferry across to location {to}',
    ['unused-parameter: take the ferry across to location {to}'],
  ],
  [
    'two actions that read the same',
    'let car {car} leave the ferry at location {loc}',
    'drive car {car} onto the ferry at location {loc}',
    ['same-text: drive car {car} onto the ferry at location {loc}'],
  ],
  [
    'a parameter used twice',
    'location {l} has car {c}',
    'location {l} has car {c} in {l}',
    ['duplicate-parameter: location {l} has car {c} in {l}'],
  ],
  ['a plural after one thing', '"{c} [is|are] at {l}"', '"{c} are at {l}"', ['plural: {c} are at {l}']],
  ['a wrong article', 'tow car {car} to the garage', 'tow car {car} to a area', ['article: tow car {car} to a area']],
  ['a blank at the end', '"{c} [is|are] at {l}"', '"{c} [is|are] at {l} "', ['blank-at-edge: {c} [is|are] at {l} ']],
  ['no wording', /fails:\n {6}- the ferry is not empty/, 'fails: []', ['missing-wording: empty-ferry']],
  ['a brace that is not closed', 'tow car {car} to', 'tow car {car to', ['template: {']],
  ['broken YAML', 'types:', 'types: [', ['yaml']],
  ['a section that is none', 'foreign:', 'foreigners:', ['unknown-key: foreigners']],
]

test.each(cases)('%s is reported at its position', (_, search, replacement, expected) => {
  const faults = faultsAfter(search, replacement)
  if (expected[0] === 'yaml') expect(faults.some(fault => fault.startsWith('yaml'))).toBe(true)
  else expect(faults).toEqual(expected)
})

test('no text makes the reader throw, and every fault lies in the text', () => {
  const pieces = fc.oneof(
    fc.string(),
    fc.constantFrom(
      ferryText,
      'predicates:\n',
      '  at:\n',
      '    holds:\n',
      '- "{c}"',
      '[',
      '{',
      '&a *a',
      '!!x',
      ': ',
      '\t',
    ),
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), parts => {
      const text = parts.join('')
      const { phrases, diagnostics } = readPhrases(text, ferryDomain)
      for (const { span } of [...diagnostics, ...checkPhrases(phrases, ferryDomain)]) {
        expect(span.from).toBeGreaterThanOrEqual(0)
        expect(span.to).toBeLessThanOrEqual(Math.max(1, text.length + 1))
      }
    }),
    { numRuns: roundsOf(150) },
  )
})

test('brackets nested a hundred thousand deep are reported, not crashed on', () => {
  const { diagnostics } = readPhrases('['.repeat(100_000), ferryDomain)
  expect(diagnostics.length).toBeGreaterThan(0)
})
