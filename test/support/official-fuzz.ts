// Corrupted problems for the published parser and rules: pieces are removed, duplicated, swapped and inserted.

import fc from 'fast-check'
import { expect } from 'vitest'
import { officialCause } from '#questions/benchmarks/planetarium/official/cause'
import { officialEvaluation } from '#questions/benchmarks/planetarium/official/evaluate'
import { officialScriptEvaluation } from '#questions/benchmarks/planetarium/official/script'
import { officialParse } from '#questions/benchmarks/planetarium/official/parse'
import { knownDomainNames, knownDomainText } from '#questions/benchmarks/planetarium/known/known'
import { knownErrors, textOf } from './official-pairs'

const limits = { maxStates: 200 }
const originals = knownErrors.map(({ a, b }) => [textOf(a), textOf(b)] as const)

const pieces = [
  ...['(', ')', '()', ' ', ';', '\n', '-', '- object', '?x', '=', 'and', '(and', '(not', '(or '],
  ...[':init', ':goal', ':objects', ':strips', ':domain', 'define', '(define (problem p)', 'a', 'b'],
  ...['table', 'clear', 'room', '(on a b)', '(on a a)', '(at b r)', '(clear a)', '(painted t1 red)'],
  ...['rover-single', 'gripper', '1', '0.5', '\u00a0', '\u2028', '\ufeff', '\u{1f600}', '"', '`'],
  ...['__proto__', 'constructor', '(constructor a)', '(:metric minimize (total-cost))', '\0', '\\'],
]

interface Change {
  readonly from: number
  readonly length: number
  readonly piece: string
}

const changes = fc.array(
  fc.record({
    from: fc.nat(10_000),
    length: fc.oneof(fc.constant(0), fc.nat(3), fc.nat(60)),
    piece: fc.constantFrom('', ...pieces),
  }),
  { minLength: 1, maxLength: 4 },
)

const spoil = (text: string, list: readonly Change[]): string =>
  list.reduce((now, { from, length, piece }) => {
    const at = from % (now.length + 1)
    return now.slice(0, at) + piece + now.slice(at + length)
  }, text)

/** Replaces words by other words of the same text, so that most results are still problems. */
function reworded(text: string, list: readonly Change[]): string {
  const words = text.split(/(?<=[\s()])|(?=[\s()])/)
  const places = words.flatMap((word, place) => (/^[a-z]/.test(word) ? [place] : []))
  for (const { from, length } of list)
    words[places[from % places.length]!] = words[places[(from * 7 + length) % places.length]!]!
  return words.join('')
}

/** Pairs of problems, at least one of them corrupted. */
export const spoiltPairs = fc
  .tuple(
    fc.constantFrom(...originals),
    fc.constantFrom(...originals),
    changes,
    fc.record({ related: fc.nat(9), both: fc.nat(9), gentle: fc.nat(9) }),
    fc.boolean(),
  )
  .map(([[a, mate], [other], list, odds, placeholder]) => {
    const change = odds.gentle < 7 ? reworded : spoil
    return {
      a: odds.both === 0 ? change(a, list) : a,
      b: change(odds.related === 0 ? other : mate, list),
      placeholder,
    }
  })

/** Checks that nothing is thrown, the trace covers the text, and the results are consistent. */
export function checkOfficial({ a, b, placeholder }: { a: string; b: string; placeholder: boolean }) {
  const parse = officialParse(b)
  expect(parse.trace.map(({ text }) => text).join('')).toBe(b)
  if (parse.kind === 'refused') expect(parse.reason).toMatch(/^[A-Z“].*\.$/s)
  const official = officialEvaluation(null, a, b, placeholder, limits)
  const { parseable, solvable, equivalent, error } = official
  if (parseable === null) expect([solvable, equivalent]).toEqual([null, null])
  else expect(parseable).toBe(parse.kind === 'graph')
  if (solvable === null || equivalent === null) expect(error).toBeTypeOf('string')
  expect(official.note).not.toBe('')
  const script = officialScriptEvaluation(null, a, b, placeholder, limits)
  if (equivalent === true && solvable === true && script.equivalent !== null)
    expect([script.parseable, script.solvable, script.equivalent]).toEqual([true, true, true])
  const domain = knownDomainNames.find(name => b.includes(`:domain ${name})`)) ?? 'blocksworld'
  const input = {
    domainText: knownDomainText(domain)!,
    a,
    b,
    read: b,
    placeholder,
    official,
    limits,
  }
  for (const proven of [true, false, null]) officialCause({ ...input, proven })
}
