// The published reader, pair by recorded pair, and what the facts state about it.

import { expect, test } from 'vitest'
import { matchesExactly } from '#language/answers/official-filters'
import { type OfficialClean, type OfficialRule, officialRules, readOfficial } from '#language/answers/official'
import { officialRuleOf } from '#questions/benchmarks/acpbench/official-rule'
import { plainKinds } from '#questions/kinds/codes'
import type { TracePart } from '#language/answers/reading'
import { dataFolder, dataText, skipMessage } from '../support/data'
import { hostileTexts } from './hostile'

/** The kept and dropped parts in order give the raw text; supplied ones lie where they state. */
function expectCovered(text: string, trace: readonly TracePart[]): void {
  let at = 0
  for (const part of trace) {
    expect(part.from).toBe(at)
    if (part.what === 'supplied') expect(part.to).toBe(part.from)
    else {
      expect(part.to).toBeGreaterThan(part.from)
      expect(text.slice(part.from, part.to)).toBe(part.text)
    }
    at = part.to
  }
  expect(at).toBe(text.length)
}

const kept = (trace: readonly TracePart[]): string =>
  trace
    .filter(part => part.what !== 'dropped')
    .map(part => part.text)
    .join('')

test('every recorded pair is reproduced', context => {
  if (dataFolder() === undefined) return context.skip(skipMessage)
  const pairs = dataText('parser/official.jsonl').trim().split('\n')
  expect(pairs.length).toBeGreaterThan(900)
  for (const line of pairs) {
    const pair = JSON.parse(line)
    const { value, trace } = readOfficial(pair.rule, pair.input, pair.clean ?? undefined)
    expect(value, `${pair.rule} ${pair.clean}: ${JSON.stringify(pair.input).slice(0, 300)}`).toEqual(pair.output)
    expectCovered(pair.input, trace)
  }
})

const cases: readonly [OfficialRule, string, unknown, OfficialClean?][] = [
  ['act', 'none', null],
  ['act', 'Nonexistent (a b)', 'None'],
  ['act', 'xNone', null],
  ['act', '1None', 'None'],
  ['act', 'The answer is None. (a b)', 'None'],
  ['act', '(a b) None', '(a b)'],
  ['act', '(None)', '(None)'],
  ['action_name', 'None (a b)', '(a b)'],
  ['act', '(see below: (go hall attic)', '(see below go hall attic)'],
  ['act', 'go(hall,attic)', '(hall)'],
  ['act', '(go(hall attic))', '(go attic)'],
  ['act', '(go hall attic )', null],
  ['act', '( go  hall, attic)', '(go hall attic)'],
  ['act', '(go\nhall\nattic)', '(gohallattic)'],
  ['act', '(go\r\nhall\u00a0attic)', '(go)'],
  ['act', '(a\tb)', '(a)'],
  ['act', '(go hall attic', '(go hall attic)'],
  ['act', '(go hall attic\u0085', '(go hall attic)'],
  ['act', '(go hall attic \ufeff', null],
  ['act', '(a b 7)', null],
  ['act', '(go_2 l0-1 9x)', '(go_2 l0-1 x)'],
  ['act', '(and (a b) (c d))', '(and a b)'],
  ['act', '(or)', '(or)'],
  ['act', '(at.robot)', '(at)'],
  ['act', '(1) (a b)', '(a b)'],
  ['act', '（a b）', null],
  ['act', '', null],
  ['action_list', 'None', []],
  ['action_list', '1. (a b) - valid (holds here)', ['(a b)', '(holds here)']],
  ['action_list', '(a b), (c d )', null],
  ['action_list', '(a b), (c d ), (e f)', ['(a b)', '(c d e f)']],
  ['action_list', '(a b) (c', ['(a b)', '(c)']],
  ['action_list', '(a b) (', null],
  ['action_list', "[('a','b'), ('c','d')]", ['(a)', '(c)']],
  ['index', '3\n1. first', '31'],
  ['index', '(go l0 l1) index 3', '0'],
  ['index', '-1', '1'],
  ['index', '03', '03'],
  ['index', '٣', null],
  ['progression_list', '[] []', [[]]],
  ['progression_list', '[(a)] [(a)]', [['(a)']]],
  ['progression_list', '[(a b)]', null],
  ['progression_list', '[(a)] [(b)', null],
  ['progression_list', '[(a), (b) (c)] [(d)]', [['(a)', '(b)'], ['(d)']]],
  ['progression_list', '[(a),] [(b)]', null],
  ['progression_list', 'The lists [positive] and [negative]: [(a)] [(b)]', [[]]],
  ['progression_list', '[(a)] [(not (b c))]', [['(a)'], ['(not b c)']]],
  ['progression_list', 'Negative effects: (b) Positive effects: (a)', null, 'pos_neg'],
  ['progression_list', 'Positive effects: (a) Negative effects: None', [['(a)'], []], 'pos_neg'],
  ['action_list', 'First (a b). **Simplified plan:** done', [], 'simplified_plan'],
  ['action_list', '**Simplified plan**: (A b)', ['(A b)'], 'simplified_plan'],
  ['action_list', 'Simplified plan: (A b)', ['(a b)'], 'simplified_plan'],
]

test.each(cases)('%s reads %j as %j', (rule, text, value, clean) => {
  const reading = readOfficial(rule, text, clean)
  expect(reading.value).toEqual(value)
  expectCovered(text, reading.trace)
})

test('places in the trace are those of the raw text, through cleaning and deleted newlines', () => {
  const text = 'So:\n**Positive effects**: (at\nhall)\nNegative effects: none'
  const { value, trace } = readOfficial('progression_list', text, 'pos_neg')
  expect(value).toEqual([['(athall)'], []])
  expectCovered(text, trace)
  expect(kept(trace)).toBe('[(athall)][]')
  const supplied = trace.filter(part => part.what === 'supplied')
  expect(supplied.map(part => `${part.from}${part.text}`)).toEqual(['6[', '36]', '36[', '58]'])
})

test('a closing bracket that is put in is at the end of the text', () => {
  const { trace } = readOfficial('act', 'I say (go hall attic.')
  expect(kept(trace)).toBe('(go hall attic)')
  expect(trace.at(-1)).toEqual({ what: 'supplied', from: 21, to: 21, text: ')' })
})

test('letters that grow in lower case do not move places', () => {
  const text = 'İİ Simplified plan: (go hall)'
  const { value, trace } = readOfficial('action_list', text, 'simplified_plan')
  expect(value).toEqual(['(go hall)'])
  expect(trace.find(part => part.what === 'kept')).toMatchObject({ from: 20, to: 29 })
})

const yesNo: readonly [string, string | null, 'yes' | 'no', boolean][] = [
  ['Yes', 'Yes', 'yes', true],
  ['The answer is yes.', 'yes', 'yes', true],
  ['The answer is yes', 'ye', 'yes', false],
  ['**Final Answer**: Yes', 'Ye', 'yes', false],
  ['**Final Answer**: Yes.', 'Yes', 'yes', true],
  ['YES', null, 'yes', false],
  ['Step 1: no key. **Final Answer**: Yes.', 'no', 'yes', false],
  ['The answer is **yes**.', '**yes**', 'yes', true],
  ['nothing at all', null, 'no', false],
  ['éno', null, 'no', false],
]
test.each(yesNo)('yes/no takes the first match of %j', (text, value, target, right) => {
  const reading = readOfficial('yes_no', text)
  expect(reading.value).toBe(value)
  expect(value !== null && matchesExactly(value, target, 'bool')).toBe(right)
  expectCovered(text, reading.trace)
})

const choice: readonly [string, string | null, string, boolean][] = [
  ['B', 'B', 'B', true],
  ['**Final Answer**: B.', 'B', 'B', true],
  ['The answer is [C]', '[C]', 'C', true],
  ['Best option: B. Done', 'D', 'B', false],
  ['A or B?\nIt is B.', 'B', 'B', true],
  ['**Final Answer**: option two', 'option tw', 'B', false],
  ['the first', null, 'A', false],
  ['as the text says', '(A)', 'A', true],
]
test.each(choice)('choice takes the last match of %j', (text, value, target, right) => {
  const reading = readOfficial('choice', text)
  expect(reading.value).toBe(value)
  expect(value !== null && matchesExactly(value, target, 'mcq')).toBe(right)
  expectCovered(text, reading.trace)
})

// Recorded by running the filter of lm-eval 0.4.11 and of 0.4.13 on these texts.
const versions: readonly [string, string | null, string | null][] = [
  ['Option: A is fine\n**Final Answer**: 1', '!IndexError', '(A)'],
  ['Choose: B, not: A\n**Answer**: 2', '!IndexError', '(A)'],
  ['C is the text\n**answer**: x', '!IndexError', '(A)'],
  ['Perhaps C\n**Final Answer**: 1', '!IndexError', null],
  ['Option:\u3000B\n**Final Answer**: \u{1F171}', '!IndexError', '(B)'],
  ['Option:\ufeffB\n**Final Answer**: 1', '!IndexError', null],
  ['Option: B\n**Final Answer**:   1', '(B)', '(B)'],
  ['B\n**Final Answer**:  1', null, null],
  ['**Final Answer**: C.', 'C', 'C'],
]
test.each(versions)('the choice filter of before and since May 2026 on %j', (text, before, since) => {
  const { value, error, trace } = readOfficial('choice', text, undefined, '2025-03')
  expect(error === undefined ? value : `!${error}`).toBe(before)
  expectCovered(text, trace)
  expect(readOfficial('choice', text)).toEqual(readOfficial('choice', text, undefined, '2026-05'))
  expect(readOfficial('choice', text)).toMatchObject({ value: since })
  expect(readOfficial('choice', text)).not.toHaveProperty('error')
})

test('each kind and format has the rule of the published task', () => {
  const rules = plainKinds().map(kind => Object.values(officialRuleOf(kind, 'gen')).join(' '))
  expect(rules).toEqual([
    'action_list',
    'progression_list pos_neg',
    'act',
    'act',
    'index',
    'action_list simplified_plan',
    'act',
    'action_name',
  ])
  expect(officialRuleOf('app', 'bool').rule).toBe('yes_no')
  expect(officialRuleOf('just', 'mcq')).toEqual({ rule: 'choice' })
})

test('no text makes it throw or hang', () => {
  const cleans = { progression_list: 'pos_neg', action_list: 'simplified_plan' } as const
  for (const text of hostileTexts(40_000))
    for (const rule of officialRules)
      for (const clean of [undefined, cleans[rule as keyof typeof cleans]])
        expect(readOfficial(rule, text, clean).trace.length).toBeGreaterThan(0)
})
