// Checks the values of a lesson: expressions that cannot be parsed or computed, claims that are false or undecided,
// predictions without a right answer, inapplicable actions. Each finding has its place in the files.

import type {
  Lesson,
  LessonExpression,
  LessonFiles,
  LessonFinding,
  LivePart,
  Prediction,
  TextPlace,
} from '#teaching/lesson'
import { written } from '#teaching/views/written'
import { lessonValues } from './compute'
import { judgeIn } from './judge'
import type { LessonValues } from './lesson-values'
import { ownFindings } from './own-entry'
import { placeIn } from './place-in'
import { mistakesOf, settingOf } from './setting'

/** The findings of a lesson's values; none if the lesson cannot be parsed. */
export function checkValues(files: LessonFiles, language: string): readonly LessonFinding[] {
  const values = lessonValues(files, language)
  if (values === null) return []
  const { lesson } = values
  return [
    ...lesson.expressions.flatMap((expression, index) => [
      ...expressionFindings(files, lesson, expression, index, values),
    ]),
    ...partsOf(lesson).flatMap(part => [...partFindings(part, values), ...filterFindings(files, part, values)]),
    ...ownFindings(lesson),
  ]
}

function* expressionFindings(
  files: LessonFiles,
  lesson: Lesson,
  expression: LessonExpression,
  index: number,
  values: LessonValues,
): Iterable<LessonFinding> {
  const mistakes = mistakesOf(expression.text, settingOf(lesson, index))
  for (const { message, from, to } of mistakes) {
    const text = files.files[expression.place.file] ?? ''
    yield error('expression', placeIn(text, expression, from, to), message)
  }
  if (mistakes.length > 0) return
  const outcome = values.outcome(index)
  const { role, place } = expression
  if (outcome.kind === 'error') yield error('no-value', place, outcome.message)
  else if (outcome.kind === 'undecided')
    yield role === 'claim'
      ? error('undecided-claim', place, `This claim is not decided. ${outcome.message}`)
      : error('undecided', place, outcome.message)
  else if (role === 'claim' && outcome.value !== true)
    yield error('false-claim', place, `This claim is false. ${outcome.because ?? ''}`.trim())
}

/** Faults that keep a live part from being shown as intended. */
function* partFindings(part: LivePart, values: LessonValues): Iterable<LessonFinding> {
  const { predict, place, then } = part
  const at = values.stateOf(part)
  if (typeof at === 'string') {
    yield error('not-applicable', place, at)
    return
  }
  const afterwards = values.stateOf(part, then?.apply ?? [])
  if (typeof afterwards === 'string') yield error('not-applicable', place, afterwards)
  if (isDraftDone(part, values))
    yield error('right-draft', place, 'The draft is as it should be from the start: `until` is true of it.')
  if (predict === null) return
  const outcome = values.outcome(predict.right)
  if (outcome.kind !== 'value') return
  const { value } = outcome
  const options = predict.options?.length ?? 0
  const isOption = typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= options
  if (predict.ask === 'choice' && !isOption)
    yield error(
      'no-option',
      place,
      `The right answer is ${outcome.text}, and the options have the numbers 1 to ${options}.`,
    )
  const isNone = Array.isArray(value) && value.length === 0
  if (isNone && (predict.ask === 'fact' || predict.ask === 'action'))
    yield error('nothing-right', place, `Nothing is right here: no ${predict.ask} is as asked for.`)
  yield* mistakeFindings(predict, values)
}

/** True if there is nothing to write: the draft already satisfies the condition. */
function isDraftDone({ world, more: { draft, until } }: LivePart, { lesson }: LessonValues): boolean {
  const source = lesson.worlds.find(({ name }) => name === world)?.source
  if (draft === undefined || until === undefined || source === undefined) return false
  const found = written(
    source,
    source.domain.replace(draft.replace, () => draft.by),
    until.text,
  )
  return found.kind === 'read' && found.isDone
}

/** Reports a mistake with an answer that is right after all. */
function* mistakeFindings(predict: Prediction, values: LessonValues): Iterable<LessonFinding> {
  for (const { when, answer } of predict.mistakes ?? []) {
    const outcome = values.outcome(answer)
    if (when !== 'answer' || outcome.kind !== 'value') continue
    const judged = judgeIn(values, predict, outcome.value)
    if ('isRight' in judged && judged.isRight)
      yield error(
        'right-mistake',
        values.lesson.expressions[answer]!.place,
        `This is called a mistake, and it is right: ${outcome.text}.`,
      )
  }
}

/** Checks the conditions that filter a graph. */
function* filterFindings(files: LessonFiles, part: LivePart, values: LessonValues): Iterable<LessonFinding> {
  const { filter } = part.more
  if (filter === undefined) return
  const text = 'each' in filter ? filter.each : filter.all
  const file = files.files[part.place.file] ?? ''
  const from = file.indexOf(text, part.place.from)
  const isThere = from >= 0 && from < part.place.to
  const place = isThere ? { file: part.place.file, from, to: from + text.length } : part.place
  const found = values.inPart(part, text)
  if (!('kind' in found)) yield error('expression', placeIn(file, { text, place }, found.from, found.to), found.message)
  else if (found.kind === 'test') yield error('no-value', place, 'A filter is a list of conditions.')
  else if (found.kind !== 'value') yield error('no-value', place, found.message)
}

const partsOf = ({ parts }: Lesson): readonly LivePart[] =>
  parts.flatMap(({ blocks }) => blocks.flatMap(block => (block.kind === 'live' ? [block.part] : [])))

const error = (code: string, place: TextPlace, message: string): LessonFinding => ({
  severity: 'error',
  code,
  place,
  message,
})
