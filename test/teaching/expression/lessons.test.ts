// Every lesson that ships: its expressions have values, its claims are decided and true, its predictions have a right
// answer; and what somebody breaks is found where it is broken.

import { describe, expect, test } from 'vitest'
import { checkValues } from '#teaching/expression/check-values'
import { compute } from '#teaching/expression/compute'
import { judge } from '#teaching/expression/judge'
import type { Lesson, LessonFiles, LivePart } from '#teaching/lesson'
import { readLesson } from '#teaching/read/read'
import { shippedFiles } from '#teaching/shipped'
import { shippedIds } from '#teaching/shipped-ids'

const livePartsOf = ({ parts }: Lesson): readonly LivePart[] =>
  parts.flatMap(({ blocks }) => blocks.flatMap(block => (block.kind === 'live' ? [block.part] : [])))

describe('lessons that ship', () => {
  test.each(shippedIds)('%s: all that it says has a value, and its claims are true', id => {
    const files = shippedFiles(id)!
    const { lesson } = readLesson(files, 'en')
    expect(checkValues(files, 'en')).toEqual([])
    const all = lesson!.expressions.map((_, index) => index)
    expect(compute(files, 'en', all).filter(({ kind }) => kind !== 'value')).toEqual([])
  })

  test.each(shippedIds)('%s: what is right is judged right, and the contrary wrong', id => {
    const files = shippedFiles(id)!
    const { lesson } = readLesson(files, 'en')
    for (const { id: part, predict } of livePartsOf(lesson!)) {
      if (predict === null) continue
      const [outcome] = compute(files, 'en', [predict.right])
      if (outcome?.kind !== 'value') throw new Error(`${part} has nothing right`)
      const { value } = outcome
      const isOneOf = predict.ask === 'fact' || predict.ask === 'action'
      const isNested = predict.ask === 'steps' && Array.isArray(value) && Array.isArray(value[0])
      const answer = (isOneOf || isNested) && Array.isArray(value) ? value[0]! : value
      expect(judge(files, 'en', part, answer), part).toMatchObject({ isRight: true })
      const wrong = Array.isArray(answer) ? ['(no-such thing)'] : isOneOf ? '(no-such thing)' : -7
      expect(judge(files, 'en', part, predict.ask === 'table' ? { rows: [] } : wrong), part).toMatchObject({
        isRight: false,
      })
    }
  })
})

/** The files with a text of one of them replaced. */
function changed(id: string, file: string, from: string, to: string): LessonFiles {
  const files = shippedFiles(id)!
  const text = files.files[file]!
  expect(text).toContain(from)
  return { ...files, files: { ...files.files, [file]: text.replace(from, to) } }
}

/** The findings, each with the text it is about. */
const foundIn = (files: LessonFiles): string[] =>
  checkValues(files, 'en').map(
    ({ place: { file, from, to }, message }) => `[${files.files[file]!.slice(from, to)}] ${message}`,
  )

describe('what somebody breaks', () => {
  test('a false claim, with its position and the value found', () => {
    const files = changed(
      'landmarks',
      'en.md',
      'onEveryCheapest("(at bridge)") and not isLandmark("(at bridge)")',
      'onEveryCheapest("(at bridge)") and isLandmark("(at bridge)")',
    )
    expect(foundIn(files)).toEqual([
      '[onEveryCheapest("(at bridge)") and isLandmark("(at bridge)") and findsPlan("uniform-cost", without: "(at bridge)")] This claim is false. `isLandmark("(at bridge)")` is false.',
    ])
    const number = changed('blind', 'en.md', 'planCost("breadth-first") == 5', 'planCost("breadth-first") == 6')
    expect(foundIn(number)[0]).toContain('This claim is false. `planCost("breadth-first")` is 5, not 6.')
  })

  test('a problem that was changed makes claims false', () => {
    const files = changed('landmarks', 'toll.pddl', '(= (toll home hill) 1)', '(= (toll home hill) 0)')
    expect(foundIn(files)).toEqual([
      expect.stringContaining('This claim is false. `onEveryCheapest("(at bridge)")` is false.'),
    ])
  })

  test('a name that is none, just where it is', () => {
    const files = changed('landmarks', 'en.md', '`=count(landmarks)`', '`=count(landmark)`')
    expect(foundIn(files)).toEqual([
      '[landmark] There is no “landmark” in expressions. Did you mean landmarks or isLandmark?',
    ])
    const quoted = changed(
      'informed',
      'en.md',
      'expanded(\\"a-star\\", \\"h-max\\")',
      'expanded(\\"a-star\\", \\"h-mux\\")',
    )
    expect(foundIn(quoted)).toEqual([expect.stringContaining('There is no heuristic “h-mux”.')])
  })

  test('a fact that the world has not, and an action that cannot be done', () => {
    const fact = changed('landmarks', 'en.md', 'isLandmark("(on c0)") and', 'isLandmark("(on c7)") and')
    expect(foundIn(fact)).toEqual([expect.stringContaining('The problem has no object `c7`')])
    const action = changed('effects', 'en.md', 'then: {apply: ["(board c0 l0)"]', 'then: {apply: ["(board c1 l1)"]')
    expect(foundIn(action).some(each => each.endsWith('`(board c1 l1)` cannot be done in this state.'))).toBe(true)
  })

  test('a filter that names no action', () => {
    const files = changed('action-reach', 'en.md', 'filter: {all: precondition(', 'filter: {all: preconditions(')
    expect(foundIn(files)).toEqual([
      '[preconditions] There is no “preconditions” in expressions. Did you mean precondition?',
    ])
  })

  test('a quiz question of one’s own without an answer', () => {
    const unknown = changed('patterns', 'lesson.yaml', 'pdb(["t2"])', 'pdb(["t9"])')
    expect(foundIn(unknown)).toEqual([expect.stringContaining('t9')])
    const option = changed('patterns', 'lesson.yaml', '== 0, 1, 2)', '== 0, 3, 2)')
    expect(foundIn(option)).toEqual([
      expect.stringContaining('The right answer is 3, and the options have the numbers 1 to 2.'),
    ])
    const fact = changed('patterns', 'lesson.yaml', 'pdb(["t2"])', 'goal')
    expect(foundIn(fact)).toEqual([expect.stringContaining('and not a number.')])
    const bare = changed('patterns', 'lesson.yaml', 'right: \'pdb(["t2"])\', ', '')
    expect(readLesson(bare, 'en').findings.map(({ message }) => message)).toEqual([
      expect.stringContaining('`right` is missing'),
    ])
  })

  test('a choice with a missing right option', () => {
    const files = changed(
      'relax',
      'en.md',
      'right: if(h("h-plus") == infinity, 3, if(hstar == infinity, 2, 1))',
      'right: 4',
    )
    expect(foundIn(files)).toEqual([
      expect.stringContaining('The right answer is 4, and the options have the numbers 1 to 3.'),
    ])
  })
})
