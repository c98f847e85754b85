// Every quiz entry about a kind of every lesson that ships yields a question, and the question keeps its bounds.

import { expect, test } from 'vitest'
import { judgeQuestion } from '#questions/benchmarks/judge-question'
import { familyOf } from '#questions/benchmarks/cores'
import { defaultLimits } from '#questions/kinds/judging/draft'
import type { Question } from '#questions/kinds/question'
import { loadTask } from '#planning/task/load'
import { applicableActions } from '#planning/task/step'
import { endOf } from '#planning/task/trace'
import type { QuestionEntry } from '#teaching/lesson'
import { level } from '#teaching/levels/level'
import { traps } from '#teaching/misreadings/answers'
import { quiz } from '#teaching/quizzes/make'
import { readLesson } from '#teaching/read/read'
import { shippedFiles } from '#teaching/shipped'
import { shippedIds } from '#teaching/shipped-ids'
import { stepsOf } from '#teaching/steps'

const entries = shippedIds.flatMap(id => {
  const files = shippedFiles(id)!
  const quizzes = readLesson(files, 'en').lesson?.quiz ?? []
  return quizzes.flatMap(entry => (entry.entry === 'question' ? [{ id, files, entry }] : []))
})

test('there are lessons with questions', () => expect(entries.length).toBeGreaterThan(20))

test.each(entries.map(each => [`${each.id} ${each.entry.seed}`, each] as const))(
  '%s keeps its bounds',
  (_, { files, entry }) => {
    const made = quiz(files, entry)
    expect(made, 'message' in made ? made.message : '').toMatchObject({ kind: 'question' })
    if (made.kind !== 'question') return
    const { question } = made
    expect(question).toMatchObject({ kind: entry.kind, format: entry.format })
    keepsBounds(question, entry)
  },
)

function keepsBounds(question: Question, entry: QuestionEntry): void {
  const loaded = loadTask(question.judged!)
  if (loaded.kind !== 'ready') throw new Error(loaded.message)
  const { task } = loaded
  const key = familyOf(question).goldText(question)!
  expect(judgeQuestion(question, key).verdict).toBe('right')
  if (entry.trap !== undefined) expect(traps(question, entry.trap, defaultLimits)).toBe(true)
  if (entry.most !== undefined) expect(applicableActions(task, task.initial).length).toBeLessThanOrEqual(entry.most)
  if (entry.none === true) expect(judgeQuestion(question, 'None').verdict).toBe('right')
  if (entry.level !== undefined) expect(level(question, defaultLimits)?.level).toBe(entry.level)
  const steps = stepsOf(question) ?? []
  if (entry.steps !== undefined) {
    expect(steps.length).toBeGreaterThanOrEqual(entry.steps[0])
    expect(steps.length).toBeLessThanOrEqual(entry.steps[1])
  }
  if (entry.failure === 'inner') {
    const { broken } = endOf(task, task.initial, steps)
    expect(broken ?? 0).toBeLessThan(steps.length - 1)
  }
  if (entry.goalDistance !== undefined && question.origin.from === 'made') {
    const { goalDistance } = question.origin.note.difficulty
    expect(goalDistance).toBeGreaterThanOrEqual(entry.goalDistance[0])
    expect(goalDistance).toBeLessThanOrEqual(entry.goalDistance[1])
  }
}

test('an entry gives the same question again', () => {
  const { files, entry } = entries[0]!
  const texts = [quiz(files, entry), quiz(files, entry)].map(made => JSON.stringify(made))
  expect(texts[1]).toBe(texts[0])
})

test('no question is asked in two quizzes', () => {
  const placesOf = new Map<string, string[]>()
  for (const id of shippedIds) {
    const files = shippedFiles(id)!
    for (const entry of readLesson(files, 'en').lesson!.quiz) {
      const made = quiz(files, entry)
      const asks = JSON.stringify(made, (name, value) => (name === 'id' || name === 'origin' ? undefined : value))
      placesOf.set(asks, [...(placesOf.get(asks) ?? []), id])
    }
  }
  expect([...placesOf.values()].filter(places => places.length > 1)).toEqual([])
})

test('questions are worded in the English of their world, and no robot is to walk to where it is', () => {
  for (const { id, files, entry } of entries) {
    const made = quiz(files, entry)
    if (made.kind !== 'question') throw new Error(`${id}, ${entry.seed}: no question`)
    const { context, question } = made.question
    expect(context, id).not.toMatch(/This is the domain|\) is true/)
    expect(question, id).not.toMatch(/\bfrom (?:\w+ )?(\S+) to (?:\w+ )?\1(?![\w-])/)
  }
})
