// Repairs of wrong responses: read again, they are right; and they leave what is not the answer as it was.

import { expect, test } from 'vitest'
import { questionOf } from '#questions/benchmarks/acpbench/question'
import { judgeQuestion } from '#questions/benchmarks/judge-question'
import { familyOf } from '#questions/benchmarks/cores'
import { plainKinds } from '#questions/kinds/codes'
import type { Question } from '#questions/kinds/question'
import { applyEdits, type Repair, repairOf } from '#results/scoring/repair'
import { brokenText, ownRecords } from '../support/records'

const limits = { maxStates: 200_000 }

function repaired(question: Question, text: string): Repair & { readonly text: string } {
  const found = repairOf(question, text, judgeQuestion(question, text, limits), limits)
  if (found.kind === 'none') throw new Error(found.message)
  return { ...found.repair, text: applyEdits(text, found.repair.edits) }
}

const dressings: readonly ((answer: string) => string)[] = [
  answer => answer,
  answer => `Let me think about it.\n\n**Final answer**: ${answer}\n`,
  answer => `<b>Sure!</b> The answer is ${answer}. I am certain.`,
]

test.for([...plainKinds()])('%s: wrong answers become right, however they are dressed', kind => {
  const records = ownRecords('gen').flatMap(([, all]) => all.filter(record => record.kind === kind).slice(0, 1))
  let inPlace = 0
  for (const record of records) {
    const question = questionOf(record)
    if (judgeQuestion(question, brokenText(record), limits).verdict !== 'wrong') continue
    for (const dress of dressings) {
      const text = dress(brokenText(record))
      const before = judgeQuestion(question, text, limits).verdict
      if (before === 'right' || before === 'undecided') continue
      const repair = repaired(question, text)
      expect(judgeQuestion(question, repair.text, limits).verdict).toBe('right')
      if (repair.how === 'in-place') inPlace++
    }
  }
  expect(inPlace).toBeGreaterThan(records.length)
})

test('yes/no and choice: the option that is right takes the place of the wrong one', () => {
  for (const format of ['bool', 'mcq'] as const) {
    const records = ownRecords(format).flatMap(([, all]) => all.slice(0, 2))
    let done = 0
    for (const record of records) {
      const question = questionOf(record)
      const gold = familyOf(question).goldText(question)!
      const wrong = format === 'bool' ? (gold === 'yes' ? 'No' : 'Yes') : gold === 'A' ? 'B' : 'A'
      const text = `I looked at it closely. The answer is ${wrong}.`
      if (judgeQuestion(question, text, limits).verdict !== 'wrong') continue
      const repair = repaired(question, text)
      expect(judgeQuestion(question, repair.text, limits).verdict).toBe('right')
      expect(repair.text.startsWith('I looked at it closely.')).toBe(true)
      done++
    }
    expect(done).toBeGreaterThan(10)
  }
})

test('a list keeps its style: items go with their comma or their line, and come like the others', () => {
  const record = ownRecords('gen')
    .flatMap(([, all]) => all)
    .find(({ kind, gold }) => kind === 'app' && (gold as string[]).length > 3)!
  const question = questionOf(record)
  const [first, second, ...rest] = record.gold as string[]
  const commas = repaired(question, `So: [${[second, ...rest, '(made up)'].join(', ')}] it is.`)
  expect(commas.text).toBe(`So: [${[second, ...rest, first].join(', ')}] it is.`)
  expect(commas.how).toBe('in-place')
  // Actions of the domain, with objects in another order.
  const [bad, worse] = [rest.at(-1)!, second!].map(name => {
    const [head, ...objects] = name.slice(1, -1).split(' ')
    return `(${[head, ...objects.reverse()].join(' ')})`
  })
  const prose = repaired(question, `I would list ${[first, second, ...rest].join(', ')}, ${bad}, and ${worse}.`)
  expect(prose.text).toBe(`I would list ${[first, second, ...rest].join(', ')}.`)
  const middle = repaired(question, `${bad}, ${[first, worse, second, ...rest].join(' and ')}`)
  expect(middle.text).toBe([first, second, ...rest].join(' and '))
  const lines = repaired(question, `Applicable:\n${[second, ...rest].map(one => `- ${one}`).join('\n')}\n`)
  expect(lines.text).toBe(`Applicable:\n${[second, ...rest, first].map(one => `- ${one}`).join('\n')}\n`)
  expect([lines.add, lines.drop]).toEqual([[first], []])
})

test('what contains nothing gets a last line', () => {
  const question = questionOf(ownRecords('gen')[0]![1].find(({ kind }) => kind === 'val')!)
  const repair = repaired(question, 'I cannot tell.')
  expect(repair.how).toBe('appended')
  expect(repair.text).toMatch(/^I cannot tell\.\n\nFinal answer: \d+$/)
})
