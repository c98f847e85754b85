// Our reader: finds the answer in prose, Markdown, lists, code, JSON, LaTeX or behind a label, and says what it took
// it from and whether it could be read otherwise. The rule it goes by: docs/reading.md.

import type { FormatCode, KindCode } from '../kinds/codes'
import { chooseOne } from './choose'
import { type Choice, placedOf } from './mention'
import { choiceMentions, statementMentions, yesNoMentions } from './closed-mentions'
import { effectsAnswer } from './effects-answer'
import { lastLeft } from './elimination'
import { indexMentions } from './index-mentions'
import { type Doc, docOf } from './lines'
import { listAnswer } from './list-answer'
import { meaningOf } from './meanings'
import { oneItemMentions } from './mentions'
import { type Hints, Names, noHints } from './names'
import type { NameSort } from './name-sort'
import type { Answer, FreeReading, Reading } from './reading'
import { TraceBuilder } from './trace'

export { type Hints, noHints } from './names'

/** What the items of an answer are. */
const roleOf: Readonly<Record<KindCode, NameSort>> = {
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
  const { answer, doubt } = choiceOf(docOf(text), kind, format, new Names(hints, roleOf[kind]))
  const trace = answer === null ? new TraceBuilder(text).parts() : traceOf(text, answer)
  return { answer, trace, doubt }
}

function choiceOf(doc: Doc, kind: KindCode, format: FormatCode, names: Names): Choice {
  const meaning = meaningOf(kind, format)
  const ask = { kind, format, meaning }
  if (format === 'bool') {
    const mentions = yesNoMentions(doc)
    const all = [...mentions, ...statementMentions(doc)].sort((a, b) => a.from - b.from)
    const apart = all.filter((one, i) => i === 0 || one.from >= all[i - 1]!.to)
    return chooseOne(doc, apart, { ...ask, meaning: { properties: {} } })
  }
  if (format === 'mcq') {
    const mentions = choiceMentions(doc, names.hints.choices)
    const chosen = chooseOne(doc, mentions, ask)
    if (chosen.answer !== null || chosen.doubt !== null) return chosen
    return lastLeft(placedOf(doc, mentions, meaning), names.hints.choices?.label)
  }
  switch (kind) {
    case 'app':
    case 'just':
      return listAnswer(doc, names, kind)
    case 'prog':
      return effectsAnswer(doc, names)
    case 'val':
      return chooseOne(doc, indexMentions(doc, names), ask)
    case 'nexta':
      return chooseOne(doc, oneItemMentions(doc, names, 'action', false), { ...ask, ordered: true })
    default:
      return chooseOne(doc, oneItemMentions(doc, names, roleOf[kind], true), ask)
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
