// The learner's prediction, made before a live part can be used.

import type { Inline, Prediction, PredictionMistake } from '#teaching/lesson'
import type { Fields } from './fields'
import { readInline } from './prose'
import type { Reading } from './reading'

export const asks: readonly Prediction['ask'][] = [
  ...(['number', 'choice', 'action', 'actions', 'steps'] as const),
  ...(['fact', 'facts', 'state', 'pairs', 'table'] as const),
]

const whens = ['answer', 'extra', 'missing'] as const

/** Maximum number of options. */
export const MAX_OPTIONS = 12

export function readPrediction(
  live: Fields,
  world: string,
  plan: readonly string[] | 'cheapest' | undefined,
  reading: Reading,
): Prediction | null {
  const fields = live.under('predict', 'a prediction')
  if (fields === undefined) return null
  const ask = fields.one('ask', asks)
  if (!fields.has('ask')) fields.lacks('ask', 'ask: number')
  const text = inlineField(fields, 'text', reading)
  if (text === undefined) fields.lacks('text', 'text: "How many states are there?"')
  const takesOptions = ask === 'choice' || ask === 'fact' || ask === 'facts'
  const options = takesOptions ? readOptions(fields, ask, reading) : undefined
  const at = ask === 'state' ? readAt(fields) : undefined
  const rows = ask === 'table' ? expressionField(fields, 'rows', world, plan, reading) : undefined
  if (ask === 'table' && rows === undefined) fields.lacks('rows', 'rows: applicable')
  const right = expressionField(fields, 'right', world, plan, reading, rows?.text)
  if (right === undefined) fields.lacks('right', 'right: count(landmarks)')
  if (ask === 'choice' && right !== undefined && options !== undefined) checkChoice(right.text, options.length, fields)
  const mistakes = readMistakes(
    ...([fields, world, plan, reading, rows?.text] as const),
    ask === 'facts' || ask === 'actions' || ask === 'pairs',
  )
  fields.done()
  if (ask === undefined || text === undefined || right === undefined) return null
  if (ask === 'choice' && options === undefined) return null
  return {
    ...{ ask, text, right: right.index },
    ...(options === undefined ? {} : { options }),
    ...(at === undefined ? {} : { at }),
    ...(rows === undefined ? {} : { rows: rows.index }),
    ...(mistakes.length === 0 ? {} : { mistakes }),
  }
}

/** Common wrong rules: what each answers, and why that is wrong. */
function readMistakes(
  fields: Fields,
  world: string,
  plan: readonly string[] | 'cheapest' | undefined,
  reading: Reading,
  rows: string | undefined,
  isList: boolean,
): readonly PredictionMistake[] {
  return fields.each('mistakes', 'a mistake').flatMap(each => {
    const when = isList ? (whens.find(name => each.has(name)) ?? 'answer') : 'answer'
    const answer = expressionField(each, when, world, plan, reading, rows)
    const because = inlineField(each, 'because', reading)
    if (answer === undefined) each.lacks('answer', 'answer: count(actions)')
    if (because === undefined) each.lacks('because', 'because: "That counts all actions."')
    each.done()
    return answer === undefined || because === undefined ? [] : [{ when, answer: answer.index, because }]
  })
}

function readOptions(
  fields: Fields,
  ask: Prediction['ask'],
  reading: Reading,
): readonly (readonly Inline[])[] | undefined {
  const nodes = fields.scalars('options')
  if (nodes === undefined) return ask === 'choice' ? fields.lacks('options', 'options: ["Yes", "No"]') : undefined
  if (nodes.length < 2 || nodes.length > MAX_OPTIONS)
    return fields.wrong('options', `a list of 2 to ${MAX_OPTIONS} texts`)
  const { part } = fields
  return nodes.map(node => {
    const context = { findings: fields.findings, computed: reading.computed.bind(reading) }
    const value = String(node.value ?? node.source ?? '')
    return readInline(value, part.placesIn(node), context)
  })
}

function readAt(fields: Fields): number | undefined {
  const at = fields.number('at', 1, 10_000)
  if (at === undefined && !fields.has('at')) fields.lacks('at', 'at: 4')
  return at
}

/** If the right answer is a literal option number, it must be in range. */
function checkChoice(right: string, options: number, fields: Fields): void {
  if (!/^-?\d+$/.test(right)) return
  const number = Number(right)
  if (number < 1 || number > options)
    fields.wrong('right', `the number of an option, from 1 to ${options}, or an expression that gives it`)
}

/** A text with emphasis, code and computed values. */
export function inlineField(fields: Fields, name: string, reading: Reading): readonly Inline[] | undefined {
  const node = fields.scalar(name)
  if (node === undefined) return undefined
  const value = String(node.value ?? node.source ?? '')
  if (value.trim() === '') return fields.wrong(name, 'a text, and this one is empty')
  const context = { findings: fields.findings, computed: reading.computed.bind(reading) }
  return readInline(value, fields.part.placesIn(node), context)
}

function expressionField(
  fields: Fields,
  name: string,
  world: string,
  plan: readonly string[] | 'cheapest' | undefined,
  reading: Reading,
  rows?: string,
): { readonly index: number; readonly text: string } | undefined {
  const node = fields.scalar(name)
  if (node === undefined) return undefined
  const text = fields.part.expression(node)
  const index = reading.take({
    ...{ text, world, place: fields.placeOf(name), role: 'right' },
    ...(rows === undefined ? {} : { rows }),
    ...(plan === undefined ? {} : { plan }),
  })
  return { index, text }
}
