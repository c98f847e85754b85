// Exports for a class agree with the engine: for every exported question each right answer is judged right and each
// wrong one wrong, nothing is left out silently, and the same input gives the same bytes.

import { describe, expect, test } from 'vitest'
import { makeOf } from '#questions/benchmarks/making'
import type { Statement } from '#planning/analysis/statement'
import { judgeQuestion } from '#questions/benchmarks/judge-question'
import { familyOfKind, type FormatCode, kindCodes, wordsOfKind } from '#questions/kinds/codes'
import type { Question } from '#questions/kinds/question'
import { domainNamed, shippedDomains } from '#language/library/domains'
import { classFormats } from '#teaching/exports/formats/all'
import { classItems, withoutOptions } from '#teaching/exports/make'
import { wordsIn } from '#teaching/exports/rich'
import { answersOf, openQuestions, options } from './sample'

/** Questions made of a small problem: those of yes/no and choice say formally what their options claim. */
function made(domain: string, formats: readonly FormatCode[], count = 1): Question[] {
  const world = { kind: 'folder', domain, size: domainNamed(domain)!.presets.small } as const
  return kindCodes
    .filter(kind => wordsOfKind(kind).imported !== true && familyOfKind(kind) !== 'planetarium')
    .flatMap(kind =>
      wordsOfKind(kind)
        .formats.filter(format => formats.includes(format))
        .flatMap(format => makeOf({ world, kind, format, count, seed: 'class', block: 0 }).questions),
    )
}

function expectJudged(questions: readonly Question[]): void {
  const { items, left } = classItems(questions, options)
  expect([...items, ...left].map(({ key }) => key).sort()).toEqual(questions.map(({ key }) => key).sort())
  const byKey = new Map(questions.map(question => [question.key, question]))
  for (const item of items) {
    const question = byKey.get(item.key)!
    for (const [answer, right] of answersOf(item, question)) {
      const { verdict, evidence } = judgeQuestion(question, answer)
      expect([item.name, answer, verdict]).toEqual([item.name, answer, right ? 'right' : 'wrong'])
      expect(evidence.every(({ checked }) => checked)).toBe(true)
    }
    const reasons = 'options' in item.answer ? item.answer.options.map(each => each.feedback) : []
    for (const reason of [item.explanation, ...reasons]) expect(wordsIn(reason)).toMatch(/^\S.{8,}\.$/s)
  }
}

const open = openQuestions('ferry')

const plan = ['(board c0 l0)', '(sail l0 l1)', '(debark c0 l1)', '(sail l1 l0)', '(sail l0 l1)']
/** Five that are true of the first problem of the ferry, and three that are not. */
const statements: readonly Statement[] = [
  { kind: 'applicable', action: '(board c0 l0)' },
  { kind: 'holds-after', action: '(sail l0 l1)', facts: ['(at-ferry l1)'] },
  { kind: 'reachable', facts: ['(at c0 l1)', '(on c1)'] },
  { kind: 'becomes-applicable', action: '(debark c1 l1)' },
  {
    kind: 'sequence',
    entries: plan.map(action => ({ kind: 'action', action })),
    is: 'is-applicable',
  },
  { kind: 'applicable', action: '(debark c0 l0)' },
  { kind: 'reachable', facts: ['(on c0)', '(on c1)'] },
  { kind: 'landmark', fact: '(at c0 l2)' },
]

describe('judged as exported', () => {
  test('open questions', () => {
    expect(open.length).toBeGreaterThan(7)
    expectJudged(open)
    const { items } = classItems(open, options)
    expect(new Set(items.map(({ answer }) => answer.form))).toEqual(new Set(['several', 'one', 'number', 'essay']))
    for (const { answer } of items)
      if (answer.form === 'one') {
        expect(answer.options).toHaveLength(4)
        expect(answer.options.filter(({ right }) => right)).toHaveLength(1)
      } else if (answer.form === 'several') expect(answer.options.length).toBeLessThanOrEqual(10)
  })

  test('yes/no and choice', () => {
    const texts = statements.map((_, i) => `claim ${i}`)
    const label = ['A', 'B', 'C', 'D']
    const of = (format: 'bool' | 'mcq', places: readonly number[], key: string): Question => ({
      ...open[0]!,
      format,
      key,
      asked: null,
      statements: places.map(place => statements[place]!),
      ...(format === 'bool' ? {} : { choices: { text: places.map(at => texts[at]!), label } }),
    })
    const yesNo = statements.map((_, i) => of('bool', [i], `bool/${i}`))
    const oneOfFour = statements.slice(0, 5).map((_, i) => of('mcq', [i, 5, 6, 7], `mcq/${i}`))
    expectJudged([...yesNo, ...oneOfFour])
    const { items, left } = classItems([...yesNo, ...oneOfFour], options)
    expect(left).toEqual([])
    expect(items.map(({ answer }) => answer.form === 'yes-no' && answer.right)).toEqual([
      ...statements.map((_, i) => i < 5),
      ...oneOfFour.map(() => false),
    ])
    const twoRight = classItems([of('mcq', [0, 1, 5, 6], 'two')], options)
    expect(twoRight.left).toMatchObject([{ reason: expect.stringMatching(/(both|all) right/) }])
  })

  test.runIf(process.env.PLANGROUND_SWEEP)('all kinds and formats of all domains', { timeout: 3_600_000 }, () => {
    for (const { id } of shippedDomains()) {
      if (id === 'alfworld') continue
      expectJudged([...openQuestions(id), ...made(id, ['gen', 'bool', 'mcq'], 2)])
    }
  })
})

test('a choice’s question comes without the options that its words repeat', () => {
  const choices = { text: ['go up', 'go'], label: ['A', 'B'] }
  const question = { ...open[0]!, choices, question: 'What next? A. go up. B. go.' }
  expect(withoutOptions(question)).toBe('What next? ')
  expect(withoutOptions({ ...question, question: 'A. go up?' })).toBe('A. go up?')
})

test('of very many right answers some are among the options, and the question reports it', () => {
  const many = openQuestions('swap')
  const { items } = classItems(many.slice(0, 1), options)
  const [{ text, answer }] = items as [(typeof items)[number]]
  expect(text.how).toMatch(/^Select every option that is right; of the \d+ right answers, 6 are/)
  expect(answer).toMatchObject({ form: 'several' })
  const all = answer.form === 'several' ? answer.options : []
  expect(all.filter(({ right }) => right)).toHaveLength(6)
  for (const { short, right } of all)
    expect(judgeQuestion({ ...many[0]!, asked: { kind: many[0]!.kind } }, short).overlap).toMatchObject(
      right ? { right: 1, extra: 0 } : { right: 0, extra: 1 },
    )
})

test('what cannot be proven is listed with the reason', () => {
  const english = { ...open[0]!, key: 'english', shown: null, judged: null, context: 'Once.' }
  const limited = { ...options, limits: { maxStates: 1 } }
  const { items, left } = classItems([english], options)
  expect(items).toEqual([])
  expect(left).toMatchObject([{ key: 'english', reason: expect.stringContaining('proven') }])
  const short = classItems(open, limited)
  expect(short.left.length).toBeGreaterThan(0)
  expect(short.items.length + short.left.length).toBe(open.length)
  for (const { reason } of short.left) expect(reason).toMatch(/limit|decided|known/)
})

test('the same input gives the same bytes, another seed another order', () => {
  const some = open.slice(0, 5)
  const wanted = { ...options, picture: true, pddl: true }
  const one = classItems(some, wanted).items
  const other = classItems(some, wanted).items
  for (const format of classFormats) {
    const written = format.write(one, 'Class')
    expect(format.write(other, 'Class')).toEqual(written)
    expect(written.files.every(({ text }) => text.length > 0)).toBe(true)
  }
  const orderOf = (seed: string): string[] =>
    classItems(some, { ...options, seed }).items.flatMap(({ answer }) =>
      'options' in answer ? answer.options.map(({ short }) => short) : [],
    )
  expect(orderOf('autumn')).not.toEqual(orderOf('spring'))
})
