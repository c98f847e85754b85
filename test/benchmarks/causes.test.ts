// Why official score and verdict part: each cause on a question small enough to check by hand.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { importAcpbench } from '#questions/benchmarks/acpbench/import'
import type { BenchmarkRecord } from '#questions/benchmarks/acpbench/record'
import type { AcpbenchCause } from '#questions/benchmarks/acpbench/causes'
import { causeCodes, causeWords } from '#results/runs/causes'
import { judgeRecord } from '../support/judge-record'

const fixture = importAcpbench(readFileSync(new URL('./fixtures/courier.gen.json', import.meta.url), 'utf8')).records
type Change = (record: BenchmarkRecord) => Partial<BenchmarkRecord>
const recordOf = (kind: string, change: Change = () => ({})): BenchmarkRecord => {
  const record = fixture.find(each => each.kind === kind)!
  return { ...record, ...change(record) }
}
const withGold =
  (gold: unknown): Change =>
  () => ({ gold })
const upperPlan: Change = ({ question }) => ({
  question: question.replace(/"\(.*\)"/, plan => plan.toUpperCase()),
})

const plan = '(go hall kitchen), (take red kitchen), (go kitchen hall), (leave red hall)'
const effects = '(at kitchen)] [(at hall)]'

const cases: readonly (readonly [string, string, AcpbenchCause | undefined, Change?])[] = [
  ['app', '[(go hall kitchen), (take blue hall)]', undefined],
  ['app', '[(go hall kitchen), (take blue hall )]', 'blank-before-parenthesis'],
  ['app', '[(go hall\nkitchen), (take blue hall)]', 'line-break-in-name'],
  ['app', '["go hall kitchen", "take blue hall"]', 'no-parentheses'],
  ['app', '[(go `hall` kitchen), (take "blue" hall)]', undefined],
  [
    'app',
    'I looked at (leave blue hall) too, which fails (it needs the parcel).\n\nFinal answer: [(go hall kitchen), (take blue hall)]',
    'official-read-every-parenthesis',
  ],
  ['prog', `[${effects}`, undefined],
  ['prog', '[(at kitchen) (at kitchen)] [(at hall)]', undefined],
  ['prog', 'Becomes true: (at kitchen)\nBecomes false: (at hall)', 'lists-without-brackets'],
  ['prog', 'Negative effects: (at hall)\nPositive effects: (at kitchen)', 'effects-reversed'],
  ['prog', `[positive] and [negative]: [${effects}`, 'official-read-first-lists'],
  ['val', '2', undefined],
  ['val', 'Steps 0 and 1 can be taken. Final answer: 2', 'index-from-first-number'],
  ['val', '02', 'leading-zero'],
  ['val', 'The index is two.', 'number-in-words'],
  ['just', `[${plan}]`, undefined],
  ['just', `[${plan}]`, 'case-sensitive-plan', upperPlan],
  ['just', `Simplified plan: [${plan.toUpperCase()}]`, 'case-sensitive-plan', upperPlan],
  ['just', `[${plan}]\nThat is the simplified plan: done.`, 'text-before-label-lost'],
  ['land', '(at kitchen)', undefined],
  ['land', '(at kitchen)', 'landmark-label-wrong', withGold({ yes: [], no: ['(at kitchen)'] })],
  ['land', 'None', 'none-although-landmark', withGold({ yes: [], no: ['(at kitchen)'] })],
  ['land', 'I think (not sure) it is (at kitchen)', 'official-read-first-parenthesis'],
  ['land', '(at\nkitchen)', 'line-break-in-name'],
  ['land', 'None of the others. Answer: (at kitchen)', 'official-read-none-first'],
  ['land', 'at kitchen', 'no-parentheses'],
  ['nexta', '(go hall kitchen)', undefined],
  ['nexta', 'go(hall, kitchen)', 'other-notation'],
  ['nexta', '(go hall kitchen)', 'file-differs', withGold({ yes: [], no: ['(go hall kitchen)'], maybe: [], opt: '4' })],
  ['reach', '(at attic)', undefined],
  ['reach', '(at attic)', 'unreachable-not-in-file-list', withGold([])],
  ['reach', 'None', 'none-although-unreachable', withGold([])],
  ['reach', '(door hall attic)', 'false-static-accepted'],
  ['reach', '(at cellar)', 'wrong-object-accepted'],
  ['reach', '(at red)', 'wrong-object-accepted'],
  ['reach', '(room red)', 'type-name-accepted'],
  ['reach', '(or)', 'empty-disjunction-accepted'],
  ['areach', '(go attic hall)', 'not-in-relaxed-grounding'],
  ['areach', '(go hall attic)', 'unreachable-not-in-file-list', withGold([])],
]

for (const [kind, text, cause, change] of cases)
  test(`${kind} ${JSON.stringify(text)}: ${cause}`, () => {
    const verdict = judgeRecord(recordOf(kind, change), text)
    const what = `${verdict.verdict}, scored ${verdict.officialScore}: ${verdict.officialNote}`
    expect(verdict.officialCause, what).toBe(cause)
  })

test('every cause has a name and one sentence', () => {
  expect(causeCodes.length).toBeGreaterThan(30)
  for (const code of causeCodes) {
    const { name, explains } = causeWords(code)
    expect(name, code).toMatch(/^\S.*[^.]$/)
    expect(explains, code).toMatch(/^[A-Z][^.]*[^.]\.$|`\.$/)
  }
  expect(causeWords('toy-cause').name).toBe('toy cause')
})
