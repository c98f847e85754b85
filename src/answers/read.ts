// Our reader: finds the answer in prose, Markdown, lists, code, JSON, LaTeX or behind a label, and says
// what it took it from. What cannot be found is null, which is not the same as wrong.

import type { FormatCode, KindCode } from '../questions/question'
import { findChoice, findYesNo } from './closed-answers'
import { findIndex } from './index-answer'
import { findList } from './item-list'
import { type Hints, Names, noHints, type Role } from './names'
import { findOneItem } from './one-item'
import type { Answer, FreeReading, Reading } from './reading'
import { TraceBuilder } from './trace'
import { findTwoLists } from './two-lists'
import { type Zone, zonesOf } from './zones'

export { type Hints, noHints } from './names'

/** What the items of an answer are. */
const roleOf: Readonly<Record<KindCode, Role>> = {
  app: 'action',
  prog: 'fact',
  reach: 'fact',
  areach: 'action',
  val: 'action',
  just: 'action',
  land: 'fact',
  nexta: 'action',
}

/** Reads a response to a question of a kind and format. Linear; never throws. */
export function readAnswer(
  kind: KindCode,
  format: FormatCode,
  text: string,
  hints: Hints = noHints,
): FreeReading {
  const names = new Names(hints, roleOf[kind])
  const open = format === 'gen' ? kind : undefined
  for (const zone of zonesOf(text, open)) {
    const answer = findIn(kind, format, text, zone, names)
    if (answer !== undefined) return { answer, trace: traceOf(text, answer), doubt: null }
  }
  return { answer: null, trace: new TraceBuilder(text).parts(), doubt: null }
}

function findIn(
  kind: KindCode,
  format: FormatCode,
  text: string,
  zone: Zone,
  names: Names,
): Answer | undefined {
  if (format === 'bool') return findYesNo(text, zone)
  if (format === 'mcq') return findChoice(text, zone, names)
  switch (kind) {
    case 'app':
    case 'just':
      return findList(text, zone, names, 'action')
    case 'prog':
      return findTwoLists(text, zone, names)
    case 'val':
      return findIndex(text, zone, names)
    case 'nexta':
      return findOneItem(text, zone, names, 'action', false)
    default:
      return findOneItem(text, zone, names, roleOf[kind], true)
  }
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
      break
    case 'two-lists':
      for (const item of [...answer.pos, ...answer.neg]) keep(item.span)
      break
    default:
      keep(answer.span)
  }
  return trace.parts()
}
