// The places where a response concludes, and what each gives.

import type { Span } from '#base/text'
import { moodOf } from './discourse/moods'
import { lineIndex, type Region } from './labels'
import { type Doc, type Line, spanAt } from './lines'
import { isGiven, type Placed } from './mention'

/** A conclusion with its answer. */
export interface Conclusion {
  readonly at: number
  readonly to: number
  readonly given: readonly Placed[]
}

/** The mentions in each region: those of its first sentence with any. */
export function conclusionsOf(doc: Doc, placed: readonly Placed[], regions: readonly Region[]): Conclusion[] {
  const found: Conclusion[] = []
  for (const { at, from, to } of regions) {
    const inside = placed
      .slice(firstFrom(placed, from), firstFrom(placed, to))
      .filter(one => one.to <= to || one.from < to)
    const given = firstGiven(doc, inside)
    if (given.length > 0) found.push({ at, to, given })
  }
  return found
}

/** The mentions of the first sentence with any, and those of pure lines directly after it. */
function firstGiven(doc: Doc, inside: readonly Placed[]): Placed[] {
  const start = inside.findIndex(isGiven)
  if (start < 0) return []
  const first = inside[start]!
  const row = inside.filter(one => isGiven(one) && one.sentence === first.sentence)
  // `The answer is C; A is only …`
  const other = row.findIndex(
    (one, i) => i > 0 && /;\s*["'*_\x60]{0,3}\p{L}/u.test(doc.low.slice(row[i - 1]!.to, one.from)),
  )
  const taken = other < 0 ? row : row.slice(0, other)
  let line = lineIndex(doc.lines, taken.at(-1)!.from)
  if (!isPureLine(doc, doc.lines[lineIndex(doc.lines, first.from)]!, inside)) return taken
  for (const one of inside) {
    if (!isGiven(one) || one.sentence <= first.sentence) continue
    const own = lineIndex(doc.lines, one.from)
    if (own > line + 2 || !isPureLine(doc, doc.lines[own]!, inside)) break
    taken.push(one)
    line = own
  }
  return taken
}

/** The first of ordered spans that ends after a place. */
const firstFrom = (placed: readonly Span[], at: number): number => spanAt(placed, at)

/** True if a line has only mentions, markup and list numbers. */
function isPureLine(doc: Doc, line: Line, mentions: readonly Span[]): boolean {
  let at = line.content
  let any = false
  for (let i = firstFrom(mentions, line.from); i < mentions.length; i++) {
    const one = mentions[i]!
    if (one.from >= line.to) break
    if (/[\p{L}\p{N}?]/u.test(doc.text.slice(at, Math.max(at, one.from)))) return false
    at = Math.max(at, one.to)
    any = true
  }
  return any && !/[\p{L}\p{N}?]/u.test(doc.text.slice(at, line.to))
}

const headed = /(?:[:：]|^#{1,6} .*|^\*\*[^*\n]{1,60}\*\*)["'*_` ]*$/

/** The last block, where all of its lines are pure and nothing but a label of the answer is above it. */
export function lastBlock(doc: Doc, placed: readonly Placed[]): Conclusion | undefined {
  const { lines, text } = doc
  let end = lines.length - 1
  while (end >= 0 && (lines[end]!.blank || lines[end]!.marker === 'fence' || lines[end]!.marker === 'rule')) end--
  if (end < 0) return undefined
  let start = end + 1
  while (start > 0 && !lines[start - 1]!.blank && isPureLine(doc, lines[start - 1]!, placed)) start--
  if (start > end) return undefined
  let above = start - 1
  while (above >= 0 && (lines[above]!.blank || lines[above]!.marker === 'fence' || lines[above]!.marker === 'rule'))
    above--
  const over = above < 0 ? '' : text.slice(lines[above]!.from, lines[above]!.to).trim()
  if (headed.test(over) && above === start - 1 && !answerHead.test(over)) return undefined
  if (headed.test(over) && asideHead.test(over)) return undefined
  return conclusionAt(placed, lines[start]!.from, lines[end]!.to)
}
const answerHead =
  /answer|conclu|final|result|action|fact|proposition|landmark|index|solution|choice|option|therefore|thus|hence|so\b|is\b|are\b/i
const asideHead =
  /precondition|effect|explan|reason|step|plan|sequence|state|goal|consider|option|candidate|check|possible|available|applicable actions|initial|note|not\b|remov/i

/** The first block, where it is pure and something else follows. */
export function firstBlock(doc: Doc, placed: readonly Placed[]): Conclusion | undefined {
  const { lines } = doc
  let start = 0
  while (
    start < lines.length &&
    (lines[start]!.blank || lines[start]!.marker === 'fence' || lines[start]!.marker === 'rule')
  )
    start++
  let end = start
  while (end < lines.length && !lines[end]!.blank && isPureLine(doc, lines[end]!, placed)) end++
  return end === start ? undefined : conclusionAt(placed, lines[start]!.from, lines[end - 1]!.to)
}

function conclusionAt(placed: readonly Placed[], from: number, to: number): Conclusion | undefined {
  const given = placed.filter(one => one.from >= from && one.to <= to && isGiven(one))
  return given.length === 0 ? undefined : { at: from, to, given }
}

/** The first sentence, where it is nothing but a mention, or states about one that it is the answer. */
export function leadOf(doc: Doc, placed: readonly Placed[]): Conclusion | undefined {
  const span = doc.sentences[0]
  if (span === undefined) return undefined
  const given = placed.filter(one => one.sentence === 0 && isGiven(one))
  if (given.length !== 1) return undefined
  const [one] = given as [Placed]
  const around = doc.text.slice(span.from, one.from) + doc.text.slice(one.to, span.to)
  return one.strong || !/[\p{L}\p{N}?]/u.test(around) ? { at: span.from, to: span.to, given } : undefined
}

/** The last sentence, where it is nothing but a mention, and answers no question of the response's own: `… None.` */
export function lastWord(doc: Doc, placed: readonly Placed[]): Conclusion | undefined {
  const [previous, span] = doc.sentences.slice(-2)
  if (span === undefined || doc.cut !== 'no' || moodOf(doc.low, previous!) === 'asked') return undefined
  // A list before it is not prose, and neither is its last entry.
  const listed = placed.filter(
    one => one.answer.kind !== 'yes-no' && one.from >= previous!.from && one.to <= previous!.to,
  )
  if (listed.some(one => !/[\p{L}\p{N}]/u.test(doc.text.slice(previous!.from, one.from)))) return undefined
  // A line of its own is a block.
  if (span.from <= doc.lines[lineIndex(doc.lines, span.from)]!.content) return undefined
  const given = placed.filter(one => one.from >= span.from && isGiven(one))
  const [one] = given
  if (one === undefined || given.length > 1) return undefined
  const around = doc.text.slice(span.from, one.from) + doc.text.slice(one.to, span.to)
  return /[\p{L}\p{N}?]/u.test(around) ? undefined : { at: span.from, to: span.to, given }
}

export function sentencesWith(placed: readonly Placed[], wanted: (one: Placed) => boolean): Conclusion[] {
  const found: Conclusion[] = []
  for (let i = 0; i < placed.length; ) {
    let end = i
    while (end < placed.length && placed[end]!.sentence === placed[i]!.sentence) end++
    const given = placed.slice(i, end).filter(one => isGiven(one) && wanted(one))
    if (given.length > 0) found.push({ at: given[0]!.from, to: given.at(-1)!.to, given })
    i = end
  }
  return found
}

/** A correction after the last conclusion that gives something else is a conclusion too. */
export function withCorrections(placed: readonly Placed[], found: readonly Conclusion[]): Conclusion[] {
  const sorted = found.slice().sort((a, b) => a.given[0]!.from - b.given[0]!.from)
  const last = sorted.at(-1)
  if (last === undefined) return sorted
  const behind = placed.filter(one => one.from >= last.given.at(-1)!.to)
  // What is concluded after a correction corrects, too.
  const start = behind.findIndex(({ corrects }) => corrects)
  const open = start < 0 ? [] : behind.slice(start).filter(one => isGiven(one) && !one.asked)
  const firm = open.filter(one => one.corrects || one.concluded)
  // `No, wait, what about (a b)? I'd say (a b).`
  const later = firm.length > 0 ? firm : open.filter(({ strong }) => strong)
  return later.length === 0 ? sorted : [...sorted, ...sentencesWith(later, () => true)]
}

/** The mentions after the last word of correction, if there are any. */
export function afterCorrection(placed: readonly Placed[], found: readonly Conclusion[]): readonly Conclusion[] {
  const last = lastOf(placed, one => one.corrects)
  if (last === undefined) return found
  const late = found.filter(one => one.given[0]!.sentence >= last.sentence)
  return late.length > 0 ? late : found
}

export function lastOf<T>(all: readonly T[], wanted: (one: T) => boolean): T | undefined {
  for (let i = all.length - 1; i >= 0; i--) if (wanted(all[i]!)) return all[i]
  return undefined
}
