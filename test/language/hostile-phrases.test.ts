// Phrases files as anyone may hand them in: each gives messages at places of the text, and none hangs or breaks.

import { describe, expect, test } from 'vitest'
import { domainFolders } from '../../domains/index'
import { makeRng } from '#base/rng'
import { checkPhrases } from '#language/english/checks/check-phrases'
import { readPhrases } from '#language/english/read-phrases'
import type { Diagnostic } from '#planning/pddl/diagnostic'
import { parseDomain } from '#planning/pddl/domain'
import { ferryDomain, ferryText } from './ferry'

const read = (text: string) => readPhrases(text, ferryDomain)

/** Codes of what is found, each once, and that all places lie in the text. */
function codesOf(text: string): string[] {
  const { phrases, diagnostics } = read(text)
  const all: readonly Diagnostic[] = [...diagnostics, ...checkPhrases(phrases, ferryDomain)]
  for (const { span, notes = [], fix } of all)
    for (const place of [span, ...notes.flatMap(note => note.span ?? []), ...(fix ? [fix.span] : [])])
      expect(
        place.from >= 0 && place.from <= place.to && place.to <= text.length + 1,
        `${place.from}–${place.to} lies in the text`,
      ).toBe(true)
  expect(all.length).toBeLessThan(5_000)
  return [...new Set(all.map(({ code }) => code))]
}

const lines = (count: number, line: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => line(i)).join('\n')

/** Nearly as many characters as a file may have. */
const MUCH = 199_000

const without = (section: string): string =>
  ferryText.replace(new RegExp(`^${section}:.*\\n(?:(?:[ \\t#].*)?\\n)*`, 'm'), '')

const cases: readonly (readonly [string, () => string, string])[] = [
  ['nothing', () => '', 'phrases-shape'],
  ['blanks', () => ' \n \n', 'phrases-shape'],
  ['comments only', () => '# one\n# two\n', 'phrases-shape'],
  ['null', () => '~', 'phrases-shape'],
  ['a number', () => '17', 'phrases-shape'],
  ['a text', () => '"introduction"', 'phrases-shape'],
  ['a list', () => '- a\n- b\n', 'phrases-shape'],
  ['two documents', () => `${ferryText}\n---\n${ferryText}`, 'yaml'],
  ['5 MB', () => ferryText.repeat(Math.ceil(5_000_000 / ferryText.length)), 'phrases-too-long'],
  ['tabs for blanks', () => ferryText.replace(/^ {2}/gm, '\t'), 'yaml'],
  ['a tab before a key', () => ferryText.replace('types:', '\ttypes:'), 'yaml'],
  ['many tabs', () => lines(MUCH / 4, () => '\ta:'), 'yaml'],
  ['a section twice', () => `${ferryText}\nstate: [at]\n`, 'duplicate-key'],
  [
    'a predicate twice',
    () => ferryText.replace('predicates:\n', 'predicates:\n  at: {holds: [x], fails: [y]}\n'),
    'duplicate-key',
  ],
  ['many keys', () => lines(MUCH / 12, i => `k${i}: 1`), 'unknown-key'],
  ['one key many times', () => lines(MUCH / 6, () => 'k: 1'), 'duplicate-key'],
  [
    'many predicates that there are not',
    () => `${ferryText.replace('actions:', `${lines(15_000, i => `  p${i}: x`)}\nactions:`)}`,
    'unknown-predicate',
  ],
  ['opening brackets', () => '['.repeat(MUCH / 4), 'yaml'],
  ['opening braces', () => '{'.repeat(MUCH / 4), 'yaml'],
  ['dashes', () => '- '.repeat(MUCH / 8), 'yaml'],
  ['question marks', () => '? '.repeat(MUCH / 8), 'yaml'],
  ['colons', () => ': '.repeat(MUCH / 8), 'yaml'],
  ['a quote that is not closed', () => `introduction: "${'x'.repeat(MUCH)}`, 'yaml'],
  ['tags', () => ferryText.replace('types:', 'types: !those'), 'yaml'],
  ['many tags', () => '!a '.repeat(MUCH / 3), 'yaml'],
  ['a directive that there is not', () => `%ODD\n---\n${ferryText}`, 'yaml'],
  ['an alias for nothing', () => ferryText.replace('gather: c', 'gather: *nothing'), 'yaml'],
  ['merges', () => ferryText.replace('  on:\n', '  on:\n    <<: {a: b}\n'), 'unknown-key'],
  ['a list for a key', () => ferryText.replace('  on:\n', '  ? [on]\n  :\n'), 'phrases-shape'],
  ['lists in lists', () => ferryText.replace('- the ferry is empty', '- [[the ferry]]'), 'missing-wording'],
  ['a map for a wording', () => ferryText.replace('- the ferry is empty', '- {a: b}'), 'missing-wording'],
  ['a number for a wording', () => ferryText.replace('- the ferry is empty', '- 12'), 'missing-wording'],
  ['a truth for a wording', () => ferryText.replace('- the ferry is empty', '- true'), 'missing-wording'],
  ['nothing for a wording', () => ferryText.replace('- the ferry is empty', '- '), 'missing-wording'],
  [
    'a date for a wording',
    () => `%YAML 1.1\n---\n${ferryText.replace('- the ferry is empty', '- 2001-12-14')}`,
    'missing-wording',
  ],
  ['a text for a section', () => ferryText.replace(/^state:.*$/m, 'state: at'), 'phrases-shape'],
  ['a map for the introduction', () => `introduction: {a: b}\n${without('introduction')}`, 'phrases-shape'],
  ['a list for the predicates', () => `${without('predicates')}\npredicates: [at]\n`, 'phrases-shape'],
  ['no section', () => without('actions'), 'missing-action'],
  ['forms that are none', () => ferryText.replace('[car, cars]', '[car, [cars]]'), 'type-forms'],
  ['three forms', () => ferryText.replace('[car, cars]', '[car, cars, carses]'), 'type-forms'],
  ['endless forms', () => ferryText.replace('[car, cars]', `[car, ${'s'.repeat(MUCH / 2)}]`), 'type-forms'],
  ['a name for gather that is a list', () => ferryText.replace('gather: c', 'gather: [c]'), 'phrases-shape'],
  [
    'an endless wording',
    () => ferryText.replace('- the ferry is empty', `- the ferry is empty ${'. '.repeat(MUCH / 3)}x`),
    'wording-too-long',
  ],
  ['names of prototypes', () => ferryText.replace('  on:\n', '  __proto__:\n'), 'unknown-predicate'],
]

describe('an invalid phrases file is reported', () => {
  test.each(cases)('%s', (_, make, code) => expect(codesOf(make())).toContain(code))
})

describe('what is only unusual is read', () => {
  const same = (text: string, where = ferryText): void => {
    const [one, other] = [read(text), read(where)]
    expect(one.diagnostics).toEqual([])
    const plain = ({ phrases }: typeof one): unknown =>
      JSON.stringify(
        { ...phrases, predicates: [...phrases.predicates], actions: [...phrases.actions] },
        (key, value) => (/^(?:span|spans|places|introductionSpan)$/.test(key) ? undefined : (value as unknown)),
      )
    expect(plain(one)).toBe(plain(other))
  }
  test('line ends of Windows', () => same(ferryText.replaceAll('\n', '\r\n')))
  test('a byte order mark', () => same(`\uFEFF${ferryText}`))
  test('a start and an end of the document', () => same(`---\n${ferryText}\n...\n`))
  test('an alias for a list', () =>
    same(
      ferryText
        .replace('foreign:', 'foreign: &them')
        .replace(/fails:\n {6}- the ferry is not empty/, 'fails: &empty [the ferry is not empty]'),
    ))
  test('one text for a list of one', () =>
    same(ferryText.replace(/fails:\n {6}- the ferry is not empty/, 'fails: the ferry is not empty')))
  test('names that YAML takes for something else', () => {
    const { domain } = parseDomain('(define (domain d) (:predicates (null ?x) (true)))')
    const text =
      'introduction: A world.\nstate: [null, true]\npredicates:\n  null: {holds: ["{x} is"], fails: ["{x} is not"]}\n  true: {holds: [it is], fails: [it is not]}\n'
    expect(readPhrases(text, domain).diagnostics).toEqual([])
  })
})

describe('what would grow beyond all bounds is cut', () => {
  test('aliases of aliases', () => {
    const list = `[${'"{c} is on",'.repeat(1_100)}]`
    const text = ferryText
      .replace('predicates:\n', `predicates:\n  zero: {holds: &a ${list}}\n`)
      .replace(/holds:\n/g, 'read: *a\n    holds:\n')
    const { phrases, diagnostics } = read(text)
    expect(diagnostics.map(({ code }) => code)).toContain('too-many-wordings')
    const all = [...phrases.predicates.values()].flatMap(entry => entry.read ?? [])
    expect(all.length).toBeLessThanOrEqual(5_000)
  })
  test('an alias within what it represents', () => {
    const text = ferryText.replace(/fails:\n {6}- the ferry is not empty/, 'fails: &a [*a]')
    expect(codesOf(text)).toContain('missing-wording')
  })
  test('thousands of wordings that differ little', () => {
    const many = lines(4_000, i => `      - car {c} is at location {l} in row ${i}`)
    expect(
      codesOf(ferryText.replace('    holds:\n      - car {c} is at', `    holds:\n${many}\n      - car {c} is at`)),
    ).toEqual([])
  })
  test('alternatives by the hundred', () => {
    const bomb = '[a|aa]'.repeat(150)
    const text = ferryText.replace('the ferry carries car {c}', `"${bomb} carries car {c}"`)
    expect(codesOf(text).filter(code => code === 'yaml')).toEqual([])
  })
})

test('places of wordings are exact through quotes, escapes and folds', () => {
  for (const [written, slot] of [
    ['"car \\"{c}\\" is \\x61t location {l}"', '{l}'],
    ["'car {c} isn''t off location {l}'", '{l}'],
    ['>-\n          car {c} is\n          at   location {l}', '{l}'],
    ['|-\n          car {c} is at location {l}', '{l}'],
    ['car {c} is\n        at location {l}', '{l}'],
  ] as const) {
    const text = ferryText.replace('car {c} is at location {l}', written)
    const { phrases, diagnostics } = read(text)
    expect(diagnostics, written).toEqual([])
    const slots = phrases.predicates.get('at')!.holds[0]!.parts.filter(part => part.kind === 'slot')
    expect(
      slots.map(({ span }) => text.slice(span.from, span.to)),
      written,
    ).toEqual(['{c}', slot])
  }
})

test('a wording that YAML takes for a map can be put into quotes', () => {
  for (const wording of ['{c} is at location {l}', '[is|are] {c} at {l}', 'car {c}: at {l}']) {
    const text = ferryText.replace('- car {c} is at location {l}', `- ${wording}`)
    const fix = read(text).diagnostics.find(each => each.fix !== undefined)?.fix
    expect(fix?.label, wording).toBe('Put the wording in quotes')
    const mended = text.slice(0, fix!.span.from) + fix!.text + text.slice(fix!.span.to)
    expect(read(mended).diagnostics, wording).toEqual([])
    expect(read(mended).phrases.predicates.get('at')!.holds[0]!.text).toBe(wording)
  }
})

test('changed letters in the shipped files never break the reader or the checks', () => {
  const letters = ' \t\n\r-:{}[]"\'#&*!|>%@`,?~abc01\\\u00e9\uFEFF\u0000'
  for (const folder of domainFolders) {
    const { domain } = parseDomain(folder.domainText)
    const rng = makeRng(`changed letters of ${folder.id}`)
    for (let round = 0; round < 12; round++) {
      let text = folder.phrasesText
      for (let i = 0; i <= rng.below(4); i++) {
        const at = rng.below(text.length)
        const by = rng.below(4) === 0 ? '' : letters[rng.below(letters.length)]!
        text = text.slice(0, at) + by + text.slice(at + rng.below(3))
      }
      const { phrases, diagnostics } = readPhrases(text, domain)
      const broken = diagnostics.some(({ code }) => code === 'yaml')
      for (const { span, message } of [...diagnostics, ...(broken ? [] : checkPhrases(phrases, domain))]) {
        expect(span.from >= 0 && span.from <= span.to && span.to <= text.length + 1).toBe(true)
        expect(message).toMatch(/[.!?]$/)
      }
    }
  }
})
