// The gold answers of published files: their shape by kind and format, and their form as text.

import * as v from 'valibot'
import type { FormatCode, PlainKind } from '#questions/kinds/codes'
import { validatePlan } from '#planning/task/validate'
import { loadTask } from '#planning/task/load'
import type { RecordContent } from './record'
import { quotedSequence } from '#language/english/sequences'

const text = v.string()
const texts = v.pipe(v.array(text), v.readonly())
const whole = v.pipe(v.number(), v.safeInteger())

const progGold = v.object({ pos: texts, neg: texts })
const landGold = v.object({ yes: texts, no: texts })
const nextaGold = v.object({
  yes: texts,
  no: texts,
  maybe: texts,
  /** Number of steps of a shortest plan; a string in the published files. */
  opt: v.optional(v.union([text, whole])),
})
/** `["(a)", "k"]`: the k-th occurrence of an action; `["(a)", "(b)", "-1"]`: an adjacent pair. */
const justGold = v.pipe(v.array(texts), v.readonly())

export type ProgGold = v.InferOutput<typeof progGold>
export type LandGold = v.InferOutput<typeof landGold>
export type NextaGold = v.InferOutput<typeof nextaGold>
export type JustGold = v.InferOutput<typeof justGold>

const openShapes: Readonly<Record<PlainKind, { readonly schema: v.GenericSchema; readonly expected: string }>> = {
  app: { schema: texts, expected: 'a list of actions' },
  prog: { schema: progGold, expected: 'an object with the lists `pos` and `neg`' },
  reach: { schema: texts, expected: 'a list of facts, empty for none' },
  areach: { schema: texts, expected: 'a list of actions, empty for none' },
  val: {
    schema: v.union([whole, v.pipe(text, v.regex(/^-?\d{1,9}$/))]),
    expected: 'a whole number',
  },
  just: { schema: justGold, expected: 'a list of lists of texts' },
  land: { schema: landGold, expected: 'an object with the lists `yes` and `no`' },
  nexta: {
    schema: nextaGold,
    expected: 'an object with the lists `yes`, `no` and `maybe`, and `opt`',
  },
}

/** The faults of a record's `answer`; undefined if it has the shape of its kind, or is absent. */
export function goldFault(kind: PlainKind, format: FormatCode, answer: unknown): string | undefined {
  if (answer === undefined) return undefined
  if (format !== 'gen')
    return typeof answer === 'string'
      ? undefined
      : `${format === 'bool' ? '`yes` or `no`' : 'the letter of a choice'} was expected.`
  const { schema, expected } = openShapes[kind]
  return v.is(schema, answer) ? undefined : `${expected} was expected.`
}

/** The gold answer as a response in the requested format; undefined if the file has none that can be written. */
export function goldText(record: RecordContent): string | undefined {
  const { gold, kind, format } = record
  if (gold === undefined) return undefined
  if (format !== 'gen') return gold as string
  switch (kind) {
    case 'app':
      return listText(gold as readonly string[])
    case 'prog': {
      const { pos, neg } = gold as ProgGold
      return `${listText(pos)} ${listText(neg)}`
    }
    case 'reach':
    case 'areach':
      return firstOf(gold as readonly string[])
    case 'land':
      return firstOf((gold as LandGold).yes)
    case 'nexta':
      return firstOf((gold as NextaGold).yes)
    case 'val':
      return String(gold)
    case 'just':
      return shortenedPlan(record, gold as JustGold)
  }
}

const listText = (items: readonly string[]): string => `[${items.join(', ')}]`

/** Reachability questions in the files write facts without brackets. */
const firstOf = ([first]: readonly string[]): string =>
  first === undefined ? 'None' : first.trim().startsWith('(') ? first : `(${first.trim()})`

/** The question's plan without the first listed step or pair, in the question's own spelling. */
function shortenedPlan(record: RecordContent, gold: JustGold): string | undefined {
  const plan = quotedSequence(record.question, false)
  const places = gold[0] === undefined ? [] : placesOf(plan, gold[0])
  const without = places.map(piece => plan.filter((_, i) => !piece.includes(i)))
  const ready = record.source === null ? undefined : loadTask(record.source)
  // A pair can occur at several positions and be required at some of them.
  const rest =
    ready?.kind === 'ready' && without.length > 1
      ? (without.find(actions => validatePlan(ready.task, actions).valid) ?? without[0])
      : without[0]
  return rest && listText(rest)
}

/**
 * The positions of a listed step or pair in a plan: for `["(a)", "k"]` the k-th a, for `["(a)", "(b)", "-1"]` each a
 * immediately before b.
 */
function placesOf(plan: readonly string[], piece: readonly string[]): readonly (readonly number[])[] {
  const at = (i: number, action: string | undefined): boolean => plan[i]?.toLowerCase() === action?.toLowerCase()
  if (piece.length === 3) return plan.flatMap((_, i) => (at(i, piece[0]) && at(i + 1, piece[1]) ? [[i, i + 1]] : []))
  const all = plan.flatMap((_, i) => (at(i, piece[0]) ? [i] : []))
  const place = all[Number(piece[1]) - 1]
  return place === undefined ? [] : [[place]]
}
