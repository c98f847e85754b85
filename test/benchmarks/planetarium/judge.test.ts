// A written problem judged: which parts of it are right, with evidence that the checker accepts; hints, the key, receipts.

import { describe, expect, test } from 'vitest'
import { judgeQuestion } from '#questions/benchmarks/judge-question'
import { readQuestions } from '#questions/benchmarks/reading'
import { hintOf } from '#questions/kinds/hinting'
import type { KnownQuestion, Question } from '#questions/kinds/question'
import { revealOf } from '#questions/kinds/revealing'
import type { Verdict } from '#questions/kinds/verdict'
import { checkReceipt } from '#results/receipts/check'
import { makeReceipt, readReceipt } from '#results/receipts/receipt'
import { publishedRow as row } from '../../support/planetarium'

const limits = { maxStates: 100_000 }
const questionOf = (fields: object): Question =>
  readQuestions('rows.jsonl', JSON.stringify({ ...row, ...fields })).questions[0]!
const strict = questionOf({ is_placeholder: 0 })
const open = questionOf({})
const judge = (text: string, question = strict): Verdict => judgeQuestion(question, text, limits)
/** The parts in their order: `Y` holds, `n` does not, `.` is not known. */
const parts = ({ parts = [] }: Verdict): string =>
  parts.map(({ holds }) => (holds === null ? '.' : holds ? 'Y' : 'n')).join('')
const truth = row.problem_pddl

describe('parts, mistakes and evidence', () => {
  test.each<[string, string, string, string, readonly string[]]>([
    ['the same', truth, 'right', 'YYYYY', []],
    ['other names', truth.replaceAll('b1', 'x').replaceAll('b2', 'b1'), 'right', 'YYYYY', []],
    ['goal facts that follow left out', truth.replace('(clear b1) (on-table b2)', ''), 'right', 'YYYYY', []],
    ['an object more', truth.replace('b1 b2', 'b1 b2 b3'), 'wrong', 'YYnnn', ['other-objects']],
    ['a fact less', truth.replace('(arm-empty)', ''), 'wrong', 'Ynnnn', ['other-beginning']],
    ['another goal', truth.replace('(on b1 b2)', ''), 'wrong', 'YYYnn', ['other-goal']],
    ['not solvable', truth.replace('(on b1 b2)', '(on b1 b2) (on b2 b1)'), 'wrong', 'YnYnn', ['other-goal']],
    ['an unknown predicate', truth.replace('(on b1 b2)', '(upon b1 b2)'), 'wrong', 'n....', ['not-a-problem']],
    ['a bracket less', truth.slice(0, -1), 'wrong', 'n....', ['not-a-problem']],
  ])('%s', (_, text, word, wording, mistakes) => {
    const verdict = judge(`Here it is:\n\`\`\`pddl\n${text}\n\`\`\``)
    expect(verdict).toMatchObject({ verdict: word, mistakes })
    expect(parts(verdict)).toBe(wording)
    expect(verdict.explanation.split(/\s+/).length).toBeLessThanOrEqual(25)
    expect(verdict.evidence.every(({ checked }) => checked)).toBe(true)
    expect(verdict.evidence.length > 0).toBe(mistakes[0] !== 'not-a-problem')
  })
  test('a place where the goal leaves open which block is which', () => {
    const text = truth.replace('(on b1 b2) (clear b1) (on-table b2)', '(on b2 b1)')
    // All blocks are equivalent, so exchanging them makes no difference.
    expect(parts(judge(text))).toBe('YYYYY')
    const held = (problem: string): string =>
      problem.replace('(arm-empty) (on-table b1)', '(holding b1)').replace('(clear b1) (clear b2)', '(clear b2)')
    const question = { ...strict, judged: { ...strict.judged!, problem: held(truth) } }
    expect(parts(judge(held(text), question))).toBe('YYYnY')
    expect(judge(held(text), question).verdict).toBe('wrong')
    expect(judge(held(text), { ...question, asked: open.asked! }).verdict).toBe('right')
  })
  test('no problem at all', () => {
    expect(judge('I do not know.')).toMatchObject({ verdict: 'unreadable', reason: 'refused' })
    expect(judge('I do not know.').explanation).toContain('asks for a PDDL problem')
  })
  test('without the problem nothing is proven', () => {
    const sealed = { ...strict, judged: null }
    expect(judge(truth, sealed)).toMatchObject({ verdict: 'undecided', reason: 'no-pddl' })
  })
})

test('hints count, and never quote the problem', async () => {
  const known: KnownQuestion = { ...strict, asked: strict.asked!, gold: () => truth }
  const texts = [1, 2, 3].map(level => hintOf(known, level, limits).text)
  expect(texts[0]).toContain('sentence by sentence')
  expect(texts[1]).toContain('2 objects')
  expect(texts[2]).toContain('5 facts hold: 1 of `arm-empty`, 2 of `on-table`, and 2 of `clear`')
  for (const text of texts) expect(text).not.toMatch(/\bb1\b|\(on/)
  const revealed = await revealOf(known, limits, async answer => ({
    verdict: judge(answer),
    fromCache: false,
    ms: 0,
  }))
  expect(revealed).toMatchObject({ kind: 'key' })
  if (revealed.kind === 'key') expect(judge(revealed.answer).verdict).toBe('right')
})

test.each([truth.replaceAll('b1', 'x'), truth.replace('b1 b2', 'b1 b2 b3'), truth.slice(0, -1)])(
  'a receipt is confirmed by the checker alone: %s',
  text => {
    const verdict = judge(text)
    const made = makeReceipt({ question: strict, response: text, verdict, engine: 'x', ...limits })
    const read = readReceipt(made)
    expect(read.kind).toBe('receipt')
    if (read.kind !== 'receipt') return
    const { receipt } = read
    expect(checkReceipt(receipt)).toMatchObject({ outcome: 'confirmed', verdict: verdict.verdict })
    const lies = { ...receipt, verdict: verdict.verdict === 'right' ? 'wrong' : 'right' } as const
    expect(checkReceipt(lies).outcome).toBe('refused')
  },
)
