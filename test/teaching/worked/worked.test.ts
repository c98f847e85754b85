// Worked examples of every kind on every domain: their lines end in a right answer, and open lines accept what is right
// and nothing else, by brute force over what they offer.

import { expect, test } from 'vitest'
import { domainFolders } from '../../../domains/index'
import { judgeQuestion } from '#questions/benchmarks/judge-question'
import { type KindCode, plainKinds } from '#questions/kinds/codes'
import type { Question } from '#questions/kinds/question'
import { loadTask } from '#planning/task/load'
import { findFact } from '#planning/task/names'
import { holds } from '#planning/task/step'
import { acceptsLine } from '#teaching/worked/accept'
import { versionsOf } from '#teaching/worked/fade'
import { workedExample } from '#teaching/worked/make'
import type { LineAnswer, WorkedExample, WorkedLine } from '#teaching/worked/worked'

const SEEDS = process.env.PLANGROUND_MANY === '1' ? ['work', 'two', 'three', 'four'] : ['work']

const made = (kind: KindCode, domain: string, seed: string): WorkedExample => {
  const found = workedExample({ kind, domain, size: {}, seed, fade: 3 }, () => undefined)
  if ('problem' in found) throw new Error(found.problem)
  return found
}

const isRight = (question: Question, answer: string): boolean =>
  judgeQuestion(question, answer, { maxStates: 200_000 }).verdict === 'right'

/** The possible answers for a line: for lists, the right one and each list that differs from it in one name. */
function triesOf(line: WorkedLine): LineAnswer[] {
  const { form, accepts } = line
  if (form.kind === 'choice') return [...form.options]
  if (form.kind === 'number') return Array.from({ length: 30 }, (_, i) => i)
  if (!form.many) return [...form.offered.map(name => [name]), ...(form.none ? [[]] : [])]
  const [right = []] = accepts as (readonly string[])[]
  const flips = form.offered.map(name =>
    right.includes(name) ? right.filter(each => each !== name) : [...right, name],
  )
  return [right, ...flips]
}

/** The last line's answer as one puts it to the question. */
function asResponse({ question, source }: WorkedExample, lineAnswer: LineAnswer): string {
  const { kind } = question!
  if (typeof lineAnswer !== 'object') return String(lineAnswer)
  if (kind === 'app') return `[${lineAnswer.join(', ')}]`
  if (kind === 'prog') {
    const ready = loadTask(source)
    if (ready.kind !== 'ready') throw new Error(ready.message)
    const { task } = ready
    const isTrue = (name: string): boolean => holds(task.initial, findFact(task, name)!)
    return `[${lineAnswer.filter(name => !isTrue(name)).join(', ')}] [${lineAnswer.filter(isTrue).join(', ')}]`
  }
  if (kind === 'just') {
    const gone = lineAnswer.map(step => Number.parseInt(step, 10))
    return `[${question!.asked!.plan!.filter((_, index) => !gone.includes(index)).join(', ')}]`
  }
  return lineAnswer[0] ?? 'None'
}

/** Steps to leave out: every single one, and every two adjacent ones. */
function removals({ form }: WorkedLine): LineAnswer[] {
  if (form.kind !== 'names') throw new Error('steps are named')
  const { offered } = form
  return [...offered.map(step => [step]), ...offered.slice(1).map((step, i) => [offered[i]!, step])]
}

for (const { id } of domainFolders)
  test(`${id}: the lines of each kind end in the key, and the last accepts just what is right`, () => {
    for (const kind of plainKinds())
      for (const seed of SEEDS) {
        const example = made(kind, id, seed)
        const where = `${id} ${kind} ${seed}`
        const { lines, key, question } = example
        expect(lines.length, where).toBeGreaterThanOrEqual(3)
        expect(lines.length, where).toBeLessThanOrEqual(9)
        expect(structuredClone(example), where).toEqual(made(kind, id, seed))
        expect(isRight(question!, key), `${where}: ${key}`).toBe(true)
        const last = lines.at(-1)!
        expect(last.answer, where).toBe(key)
        for (const lineAnswer of kind === 'just' ? removals(last) : triesOf(last))
          expect(acceptsLine(last, lineAnswer), `${where}: ${lineAnswer}`).toBe(
            isRight(question!, asResponse(example, lineAnswer)),
          )
        for (const line of lines) expectExact(line, `${where}: ${line.asks}`)
      }
  })

/** A choice, a number or a list accepts one answer, which is the reported one. */
function expectExact(line: WorkedLine, where: string): void {
  const { form, accepts, answer } = line
  const right = triesOf(line).filter(lineAnswer => acceptsLine(line, lineAnswer))
  if (form.kind !== 'number' || Number(answer) < 30) expect(right.length, where).toBeGreaterThanOrEqual(1)
  if (form.kind === 'choice') {
    expect(right, where).toEqual([answer])
    expect(new Set(form.options).size, where).toBe(form.options.length)
  } else if (form.kind === 'number') expect(accepts, where).toEqual([Number(answer)])
  else {
    expect(new Set(form.offered).size, where).toBe(form.offered.length)
    if (form.many && accepts.length === 1) expect(right, where).toHaveLength(1)
  }
  expect(line.why, where).not.toBe('')
  expect(`${line.asks} ${line.why}`, where).not.toMatch(/undefined|NaN|\[object/)
}

test('names are accepted in any order, with blanks, brackets and capitals as they may come', () => {
  const line: WorkedLine = {
    ...{ asks: '', answer: '', why: '', at: [], names: [], reveals: false },
    form: { kind: 'names', of: 'facts', offered: [], many: true, none: true },
    accepts: [['(on a b)', '(clear c)']],
  }
  expect(acceptsLine(line, ['clear  c', '( ON a b )'])).toBe(true)
  expect(acceptsLine(line, ['(clear c)', '(clear c)', '(on a b)'])).toBe(true)
  expect(acceptsLine(line, ['(clear c)', '(on b a)'])).toBe(false)
  expect(acceptsLine(line, ['(clear c)'])).toBe(false)
  expect(acceptsLine(line, [])).toBe(false)
})

test('an example fades from all lines shown to all lines open', () => {
  expect(versionsOf(7, 3)).toEqual([0, 1, 3, 7])
  expect(versionsOf(3, 3)).toEqual([0, 1, 3])
  expect(versionsOf(2, 9)).toEqual([0, 1, 2])
})
