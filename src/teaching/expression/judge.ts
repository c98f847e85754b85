// Compares a prediction with the right answer.

import type { Judgement, ComputedValue, Value } from '#teaching/computed'
import type { LessonFiles, LivePart, Prediction } from '#teaching/lesson'
import { lessonValues } from './compute'
import { isEqual, isValues, nameKey } from './equal'
import { mistakeIn } from './mistake'
import { tested } from './evaluate'
import type { Test } from './function'
import type { LessonValues } from './lesson-values'
import { NoValue } from './no-value'
import { valueText as saidValue } from './value-text'

/** The right answer: a value, or a test to be applied to each fact, action or pair. */
type Right =
  | { readonly kind: 'value'; readonly value: Value }
  | { readonly kind: 'test'; readonly test: Test; readonly value: readonly Value[] }

/** Judges a prediction for the live part with this id. */
export function judge(
  files: LessonFiles,
  language: string,
  part: string,
  value: ComputedValue,
): Judgement | { readonly problem: string } {
  const values = lessonValues(files, language)
  if (values === null) return { problem: 'The lesson cannot be read, so nothing in it is judged.' }
  const found = partWithId(values, part)
  if (found?.predict == null) return { problem: `The lesson asks for nothing at “${part}”.` }
  return judgeIn(values, found.predict, value)
}

/** The same for a prediction in a parsed lesson. */
export function judgeIn(
  values: LessonValues,
  prediction: Prediction,
  value: ComputedValue,
): Judgement | { readonly problem: string } {
  const right = rightOf(values, prediction)
  if ('problem' in right) return right
  try {
    const judgement = judgements[prediction.ask]({ values, prediction, right, answer: value })
    if ('problem' in judgement || judgement.isRight) return judgement
    const mistake = mistakeIn(values, prediction, value, judgement)
    return mistake === undefined ? judgement : { ...judgement, mistake }
  } catch (error) {
    if (error instanceof NoValue) return { problem: error.message }
    throw error
  }
}

function rightOf(values: LessonValues, { right }: Prediction): Right | { readonly problem: string } {
  const found = values.found(right)
  if (found.kind === 'value') return found
  if (found.kind !== 'test') return { problem: found.message }
  const all = values.list(right, found.test)
  if (all.kind !== 'value') return { problem: all.kind === 'test' ? 'What is right has no value.' : all.message }
  return { ...found, value: all.value as readonly Value[] }
}

function partWithId({ lesson }: LessonValues, id: string): LivePart | undefined {
  for (const { blocks } of lesson.parts)
    for (const block of blocks) if (block.kind === 'live' && block.part.id === id) return block.part
  return undefined
}

interface Asked {
  readonly values: LessonValues
  readonly prediction: Prediction
  readonly right: Right
  readonly answer: ComputedValue
}

type Judging = (asked: Asked) => Judgement | { readonly problem: string }

const judgements: Readonly<Record<Prediction['ask'], Judging>> = {
  number: single,
  state: single,
  choice,
  action: member,
  fact: member,
  actions: several,
  facts: several,
  steps: several,
  pairs: several,
  table,
}

function single({ right, answer: value }: Asked): Judgement {
  const truth = right.value
  return { isRight: isEqual(truth, value), right: saidValue(truth), truth }
}

/** For a choice: the number of the option, from 1. */
function choice({ values, prediction, right, answer: value }: Asked): Judgement | { readonly problem: string } {
  const options = prediction.options ?? []
  const truth = right.value
  const option = typeof truth === 'number' ? options[truth - 1] : undefined
  if (option === undefined)
    return {
      problem: `The right answer is ${saidValue(truth)}, and there are ${options.length} options.`,
    }
  return { isRight: isEqual(truth, value), right: values.text(option), truth }
}

/** For one item: any of several right answers, or the only one. */
function member({ right, answer: value }: Asked): Judgement | { readonly problem: string } {
  if (typeof value !== 'string') return { problem: 'A name was expected.' }
  const all = isValues(right.value) ? right.value : [right.value]
  const isRight = right.kind === 'test' ? passes(right.test, value) : all.some(each => isEqual(each, value))
  return { isRight, right: all.length === 0 ? 'None of them.' : saidValue(all), truth: right.value }
}

/**
 * For a list: the right list; if the right answer is a list of lists, one of them; if it is a test, one or more items
 * that all pass it.
 */
function several({ right, answer: value, prediction }: Asked): Judgement | { readonly problem: string } {
  if (!isValues(value)) return { problem: 'A list was expected.' }
  const isPairs = prediction.ask === 'pairs'
  const chosen = value.map(each => (isPairs ? sortedPair(each) : each))
  if (right.kind === 'test') {
    const extra = chosen.filter(each => !passes(right.test, each))
    const all = right.value
    return {
      isRight: extra.length === 0 && (chosen.length > 0 || all.length === 0),
      right: saidValue(all),
      ...(extra.length === 0 ? {} : { extra: extra.map(saidValue) }),
      truth: all,
    }
  }
  const all = (isValues(right.value) ? right.value : [right.value]).map(each => (isPairs ? sortedPair(each) : each))
  if (!isPairs && all.length > 0 && all.every(isValues)) return oneOf(all as readonly (readonly Value[])[], chosen)
  return { ...compared(all, chosen), right: saidValue(all), truth: right.value }
}

/** One of several right lists; if none matches, the most similar is reported. */
function oneOf(all: readonly (readonly Value[])[], chosen: readonly Value[]): Judgement {
  const judged = all.map(each => compared(each, chosen))
  const wrongOf = ({ missing = [], extra = [] }: Differences): number => missing.length + extra.length
  const best = judged.reduce((a, b) => (wrongOf(b) < wrongOf(a) ? b : a))
  return { ...best, right: saidValue(all), truth: all }
}

type Differences = Pick<Judgement, 'isRight' | 'missing' | 'extra'>

function compared(all: readonly Value[], chosen: readonly Value[]): Differences {
  const missing = all.filter(each => !chosen.some(other => isEqual(each, other)))
  const extra = chosen.filter(each => !all.some(other => isEqual(each, other)))
  return {
    isRight: missing.length === 0 && extra.length === 0,
    ...(missing.length === 0 ? {} : { missing: missing.map(saidValue) }),
    ...(extra.length === 0 ? {} : { extra: extra.map(saidValue) }),
  }
}

/** For a table, row by row; the live part itself shows which rows differ. */
function table({ right, answer: statedValue }: Asked): Judgement | { readonly problem: string } {
  const truth = right.value
  if (!isTable(truth) || !isTable(statedValue)) return { problem: 'A table was expected.' }
  const given = new Map(statedValue.rows.map(([row, value]) => [nameKey(row), value]))
  const isRight = truth.rows.every(([row, value]) => {
    const answer = given.get(nameKey(row))
    return answer !== undefined && isEqual(answer, value)
  })
  return { isRight, right: saidValue(truth), truth }
}

const isTable = (value: Value): value is { readonly rows: readonly (readonly [string, Value])[] } =>
  typeof value === 'object' && 'rows' in value

/** Pairs of facts are unordered. */
const sortedPair = (value: Value): Value =>
  isValues(value) ? [...(value as readonly string[])].map(nameKey).sort() : value

function passes(test: Test, value: Value): boolean {
  const found = tested(test, value)
  if (found.kind === 'value') return found.value === true
  // An unknown name is not a right answer, nor is an item that could not be decided.
  return false
}
