// Planground’s reader: finds the answer in prose, Markdown, lists, code, JSON, LaTeX or after a label, and states what it took
// it from and whether it could be read otherwise. The rule it follows: docs/reading.md.

import { accounted } from './accounted'
import { silenceOf } from './discourse/ending'
import { type Doc, docOf } from './lines'
import { endsInThought } from './mask'
import { type Hints, noHints } from './names'
import { type Answer, type Doubt, type FreeReading, type Reading, itemsOfPlan } from './reading'
import { secondLook } from './second-look'
import { isSettled } from './settled'
import type { Sought } from './sought'
import { TraceBuilder } from './trace'

export { type Hints, noHints } from './names'

/** Reads a response to a question; `sought` states what is searched for in it. Linear; never throws. */
export function readAnswer(sought: Sought, text: string, hints: Hints = noHints): FreeReading {
  const first = firstReading(sought, text, hints)
  if (first.answer === null) return first
  const doc = docOf(text, hints.prompt)
  if (!isSettled(doc, first.answer, sought)) return unread(text, doc, null)
  return accounted(
    doc,
    secondLook(doc, first, before => firstReading(sought, before, hints).answer),
    hints,
    sought,
  )
}

function firstReading(sought: Sought, text: string, hints: Hints): FreeReading {
  const { answer, doubt } = sought.reader(text, hints, sought)
  if (answer !== null) return { answer, trace: traceOf(text, answer), doubt }
  return unread(text, docOf(text), doubt)
}

function unread(text: string, { low, cut }: Doc, doubt: Doubt | null): FreeReading {
  const nothing = { answer: null, trace: new TraceBuilder(text).parts(), doubt }
  return doubt === null ? { ...nothing, silence: silenceOf(low, endsInThought(text) ? 'surely' : cut) } : nothing
}

/** What an answer was taken from is kept, all else dropped. */
export function traceOf(text: string, answer: Answer): Reading['trace'] {
  const trace = new TraceBuilder(text)
  const keep = ({ from, to }: { from: number; to: number }): void => trace.keep(from, to)
  switch (answer.kind) {
    case 'none':
      if (answer.span !== undefined) keep(answer.span)
      break
    case 'item':
      keep(answer.item.span)
      break
    case 'list':
      for (const item of answer.items) keep(item.span)
      if (answer.span !== undefined) keep(answer.span)
      if (answer.claimed !== undefined) keep(answer.claimed.span)
      break
    case 'verification':
      keep(answer.span)
      for (const item of itemsOfPlan(answer)) keep(item.span)
      break
    case 'two-lists':
      for (const item of [...answer.pos, ...answer.neg]) keep(item.span)
      if (answer.span !== undefined) keep(answer.span)
      break
    default:
      keep(answer.span)
  }
  return trace.parts()
}
