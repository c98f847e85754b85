// Our reader: finds the answer in prose, Markdown, lists, code, JSON, LaTeX or behind a label, and states what it took
// it from and whether it could be read otherwise. The rule it follows: docs/reading.md.

import { chooseOne } from './choose'
import { type Choice, placedOf } from './mention'
import { choiceMentions, yesNoMentions } from './closed-mentions'
import { silenceOf } from './discourse/ending'
import { effectsAnswer } from './effects-answer'
import { lastLeft, unnamed } from './elimination'
import { indexMentions } from './index-mentions'
import { type Doc, docOf } from './lines'
import { listAnswer } from './list-answer'
import { readInFull } from './left-over'
import { itemsOf, oneItemMentions } from './mentions'
import { type Hints, Names, noHints } from './names'
import { type Answer, type FreeReading, type Reading, itemsOfPlan } from './reading'
import { secondLook } from './second-look'
import { sortOf } from './shape'
import type { Sought } from './sought'
import { statementMentions } from './statements'
import { TraceBuilder } from './trace'

export { type Hints, noHints } from './names'

/** Reads a response to a question; `sought` states what is searched for in it. Linear; never throws. */
export function readAnswer(sought: Sought, text: string, hints: Hints = noHints): FreeReading {
  const first = firstReading(sought, text, hints)
  if (first.answer === null) return first
  return secondLook(docOf(text, hints.prompt), first, before => firstReading(sought, before, hints).answer)
}

function firstReading(sought: Sought, text: string, hints: Hints): FreeReading {
  const { answer, doubt } =
    sought.reader?.(text, hints) ?? choiceOf(docOf(text, hints.prompt), sought, new Names(hints, sortOf(sought.shape)))
  if (answer !== null) return { answer, trace: traceOf(text, answer), doubt }
  const trace = new TraceBuilder(text).parts()
  if (doubt !== null) return { answer, trace, doubt }
  const { low, cut } = docOf(text)
  return { answer, trace, doubt, silence: silenceOf(low, cut) }
}

function choiceOf(doc: Doc, sought: Sought, names: Names): Choice {
  const { shape } = sought
  switch (shape.form) {
    case 'yes-no':
      return yesNoAnswer(doc, sought)
    case 'choice':
      return letterAnswer(doc, sought, names)
    case 'list':
      return shape.of === 'plan' ? unread(sought) : listAnswer(doc, names, shape.of, sought)
    case 'two-lists':
      return shape.of === 'state' ? unread(sought) : effectsAnswer(doc, names, sought)
    case 'verification':
    case 'problem':
      return unread(sought)
    case 'index':
      return chooseOne(doc, indexMentions(doc, names), sought)
    case 'item':
      return itemAnswer(doc, names, shape, sought)
  }
}

/** These are read by a reader of their own, which is missing. */
function unread({ shape }: Sought): never {
  throw new TypeError(`readAnswer: ${shape.form} asks for wholeSought`)
}

function itemAnswer(
  doc: Doc,
  names: Names,
  { sort, none }: Extract<Sought['shape'], { form: 'item' }>,
  sought: Sought,
): Choice {
  const mentions = oneItemMentions(doc, names, sort, none, sought.meaning)
  const said = { items: itemsOf(doc, names), meaning: sought.meaning, either: false }
  return readInFull(doc, names, said, chooseOne(doc, mentions, sought))
}

function yesNoAnswer(doc: Doc, sought: Sought): Choice {
  const all = [...yesNoMentions(doc), ...statementMentions(doc, sought)].sort((a, b) => a.from - b.from)
  const apart = all.filter((one, i) => i === 0 || one.from >= all[i - 1]!.to)
  return chooseOne(doc, apart, sought)
}

/** The letter that the response gives, or the only one that it does not rule out. */
function letterAnswer(doc: Doc, sought: Sought, { hints }: Names): Choice {
  const mentions = choiceMentions(doc, hints.choices)
  const left = unnamed(doc.low, mentions, hints.choices?.label)
  if (left.answer !== null) return left
  const chosen = chooseOne(doc, mentions, sought)
  if (chosen.answer !== null || chosen.doubt !== null) return chosen
  return lastLeft(placedOf(doc, mentions, sought.meaning), hints.choices?.label)
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
      if (answer.claimed !== undefined) keep(answer.claimed.span)
      break
    case 'verification':
      keep(answer.span)
      for (const item of itemsOfPlan(answer)) keep(item.span)
      break
    case 'two-lists':
      for (const item of [...answer.pos, ...answer.neg]) keep(item.span)
      break
    default:
      keep(answer.span)
  }
  return trace.parts()
}
