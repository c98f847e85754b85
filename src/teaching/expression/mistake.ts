// The common wrong rule behind a wrong prediction: the first of its mistakes that answers the same.

import type { ComputedValue, Judgement, Value } from '#teaching/computed'
import type { Prediction } from '#teaching/lesson'
import { isEqual, isValues, nameKey } from './equal'
import { tested } from './evaluate'
import type { LessonValues } from './lesson-values'

/** The place of the mistake in the prediction; undefined if no known one leads to the answer. */
export function mistakeIn(
  values: LessonValues,
  { ask, mistakes = [] }: Prediction,
  value: ComputedValue,
  judgement: Judgement,
): number | undefined {
  const place = mistakes.findIndex(({ when, answer }) => {
    const found = values.found(answer)
    if (when === 'answer' && found.kind === 'value') return answers(ask, found.value, value, judgement)
    const members =
      when === 'answer' ? [value] : when === 'extra' ? without(value, judgement.truth) : without(judgement.truth, value)
    return members.some(each =>
      found.kind === 'test'
        ? isTrue(tested(found.test, each))
        : found.kind === 'value' && isValues(found.value) && contains(found.value, each),
    )
  })
  return place < 0 ? undefined : place
}

/** The members of a list that are not in the other. */
const without = (list: Value, other: Value): readonly Value[] =>
  isValues(list) ? list.filter(each => !(isValues(other) && contains(other, each))) : []

const contains = (list: readonly Value[], member: Value): boolean =>
  list.some(each => isEqual(ordered(each), ordered(member)))

const isTrue = (found: ReturnType<typeof tested>): boolean => found.kind === 'value' && found.value === true

function answers(ask: Prediction['ask'], wrong: Value, value: Value, { truth }: Judgement): boolean {
  if (ask === 'table') return isOfTable(wrong, value, truth)
  if (!isValues(wrong)) return isEqual(wrong, value)
  if (!isValues(value)) return wrong.some(each => isEqual(each, value))
  return isSameSet(wrong, value) || wrong.some(each => isValues(each) && ask !== 'pairs' && isSameSet(each, value))
}

/** Lists of names, of numbers or of pairs, whatever their order. */
function isSameSet(a: readonly Value[], b: readonly Value[]): boolean {
  return a.length === b.length && a.every(each => contains(b, each))
}

/** A pair of facts in the order of their names. */
const ordered = (value: Value): Value =>
  isValues(value) && value.every(each => typeof each === 'string')
    ? [...(value as readonly string[])].map(nameKey).sort()
    : value

/** Is every wrong row of the table as the rule has it, and some row wrong? */
function isOfTable(wrong: Value, statedValue: Value, truth: Value): boolean {
  if (!isTable(wrong) || !isTable(statedValue) || !isTable(truth)) return false
  const valueIn = ({ rows }: Table, row: string): Value | undefined =>
    rows.find(([name]) => nameKey(name) === nameKey(row))?.[1]
  const differing = truth.rows.filter(([row, value]) => !isSame(valueIn(statedValue, row), value))
  return differing.length > 0 && differing.every(([row]) => isSame(valueIn(statedValue, row), valueIn(wrong, row)))
}

type Table = { readonly rows: readonly (readonly [string, Value])[] }

const isTable = (value: Value): value is Table => typeof value === 'object' && 'rows' in value

const isSame = (a: Value | undefined, b: Value | undefined): boolean =>
  a !== undefined && b !== undefined && isEqual(a, b)
