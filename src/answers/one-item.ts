// One fact or action, or None, in a zone of a response.

import type { Item } from './items'
import { scanItems } from './items'
import type { Names, Role } from './names'
import { noneAtStart, noneWithin } from './none'
import type { Span } from '../base/text'
import type { Answer } from './reading'
import { linesOf, type Line, type Zone } from './zones'

/** What a zone gives for a question that wants one item. */
export function findOneItem(
  text: string,
  zone: Zone,
  names: Names,
  want: Role,
  noneAllowed: boolean,
): Answer | undefined {
  const lines = linesOf(text, zone.from, zone.to).filter(line => line.content < line.to)
  const ask: Ask = { text, names, want, noneAllowed }
  if (zone.sure) return firstAnswer(ask, lines.filter(line => !isFence(text, line)).slice(0, 4))
  return wholeAnswer(ask, lines, zone)
}

interface Ask {
  readonly text: string
  readonly names: Names
  readonly want: Role
  readonly noneAllowed: boolean
}

const isFence = (text: string, line: Line): boolean =>
  /^\s*(?:```|~~~)/.test(text.slice(line.from, line.from + 40))

const none = ({ from, to }: Span): Answer => ({ kind: 'none', span: { from, to } })
const itemAnswer = ({ text, from, to }: Item): Answer => ({
  kind: 'item',
  item: { text, span: { from, to } },
})

/** Behind a label: what its first lines say. */
function firstAnswer(ask: Ask, lines: readonly Line[]): Answer | undefined {
  for (const line of lines) {
    const found = lineAnswer(ask, line)
    if (found !== undefined) return found
  }
  return undefined
}

/** What one line says: None at its start, the first item of the wanted sort, None anywhere, an English phrase. */
function lineAnswer(ask: Ask, line: Line): Answer | undefined {
  const { text, names, want, noneAllowed } = ask
  const denied = noneAllowed ? noneIn(text, line) : undefined
  if (denied?.weak === false) return none(denied)
  const items = scanItems(text, line.from, line.to, names)
  const item = preferred(items, want, item => isAlone(text, item, line.from, line.to))
  if (item !== undefined) return itemAnswer(item)
  if (denied !== undefined) return none(denied)
  const within = noneAllowed ? noneWithin(text, line.from, line.to) : undefined
  if (within !== undefined) return none(within)
  return items.some(one => one.negated) ? undefined : phraseAnswer(ask, line.content, line.to)
}

/** At the start of a line's content, or of the line where brackets open it. */
const noneIn = (text: string, line: Line): ReturnType<typeof noneAtStart> =>
  noneAtStart(text, line.content, line.to) ?? noneAtStart(text, line.from, line.to)

/** The first item that is no remark and not denied: of the wanted sort, else of another, else a doubtful one that stands alone. */
function preferred(
  items: readonly Item[],
  want: Role,
  alone: (item: Item) => boolean,
): Item | undefined {
  const open = items.filter(item => !item.negated)
  return (
    open.find(item => !item.weak && item.role === want) ??
    open.find(item => !item.weak) ??
    open.find(item => alone(item))
  )
}

/** Nothing but markup around it? */
const isAlone = (
  text: string,
  item: { from: number; to: number },
  from: number,
  to: number,
): boolean =>
  /^[\s*_`"'“”\d.:,;[\]{}$\\>#|-]*$/u.test(text.slice(from, item.from).slice(-80)) &&
  /^[\s*_`"'“”.,;!\]}$\\|]*$/u.test(text.slice(item.to, to).slice(0, 80))

function phraseAnswer(ask: Ask, from: number, to: number): Answer | undefined {
  const said = readPhrase(ask.names, ask.text, from, to)
  return said === undefined ? undefined : { kind: 'item', item: said }
}

/** An English sentence of the domain, with markup and a full stop around it. */
export function readPhrase(
  names: Names,
  text: string,
  from: number,
  to: number,
):
  | { readonly text: string; readonly span: { readonly from: number; readonly to: number } }
  | undefined {
  const phrase = names.hints.phrase
  if (phrase === undefined || to - from > maxPhrase) return undefined
  let start = from
  let end = to
  while (start < end && /[\s*_`"'“”:,[({-]/u.test(text[start]!)) start++
  while (end > start && /[\s*_`"'“”.,;!\])}]/u.test(text[end - 1]!)) end--
  if (start >= end) return undefined
  const item = phrase(text.slice(start, end))
  return item === undefined ? undefined : { text: item, span: { from: start, to: end } }
}
const maxPhrase = 400

/** A sentence that concludes, and one that may. */
const strongCue =
  /\b(?:therefore|thus|hence|so|conclu\w*|answer|final\w*|best|optimal|next action|choose|select|i'd|i would|overall)\b/i
const weakCue = /\b(?:is the|is a|would be|must be|should|can never|never|landmark)\b/i

/**
 * Without a label. In this order: a line that is just an answer (the last, else the first; the first of all
 * where every line is one), the last concluding sentence, a text that begins with just an answer, the last
 * sentence that may conclude, the last sentence where the text is not cut off, the only item there is.
 */
function wholeAnswer(ask: Ask, lines: readonly Line[], zone: Zone): Answer | undefined {
  const { text, names, want } = ask
  if (lines.length === 0) return undefined
  const few = lines.length <= maxPureLines ? lines.map(line => pureAnswer(ask, line)) : []
  if (few.length > 0 && few.every(answer => answer !== undefined)) return few[0]
  const pure = pureAnswer(ask, lines.at(-1)!) ?? pureAnswer(ask, lines[0]!)
  if (pure !== undefined) return pure
  const items = scanItems(text, zone.from, zone.to, names)
  const open = items.filter(item => !item.weak && !item.negated)
  const own = open.filter(item => item.role === want)
  const right = own.length > 0 ? own : open
  const sentences = sentencesOf(text, lines)
  const late = sentences.slice(-maxSentences).reverse()
  const cued = (cue: RegExp): Answer | undefined => {
    for (const { from, to } of late) {
      if (!cue.test(text.slice(from, Math.min(to, from + 600)))) continue
      const found = sentenceAnswer(ask, from, to, right)
      if (found !== undefined) return found
    }
    return undefined
  }
  const final = late[0]!
  const cutOff = !/[.!?)\]}$`*"'”|]\s*$/u.test(
    text.slice(Math.max(final.from, final.to - 40), final.to),
  )
  const [only] = right
  return (
    cued(strongCue) ??
    leadAnswer(ask, sentences[0]!, right) ??
    cued(weakCue) ??
    sentenceAnswer(ask, final.from, final.to, cutOff ? [] : right) ??
    (only !== undefined && right.every(item => item.text === only.text)
      ? itemAnswer(only)
      : undefined)
  )
}
const maxSentences = 40
const maxPureLines = 40

/** What one sentence says. */
function sentenceAnswer(
  ask: Ask,
  from: number,
  to: number,
  items: readonly Item[],
): Answer | undefined {
  const { text, noneAllowed } = ask
  const denied = noneAllowed ? noneAtStart(text, from, to) : undefined
  if (denied?.weak === false) return none(denied)
  const item = items.find(one => one.from >= from && one.to <= to)
  if (item !== undefined) return itemAnswer(item)
  const within = noneAllowed ? (denied ?? noneWithin(text, from, to)) : undefined
  return within === undefined ? phraseAnswer(ask, from, to) : none(within)
}

/** A first sentence that is nothing but an item, or begins with None. */
function leadAnswer(ask: Ask, first: Span, items: readonly Item[]): Answer | undefined {
  const { text, noneAllowed } = ask
  const denied = noneAllowed ? noneAtStart(text, first.from, first.to) : undefined
  if (
    denied?.weak === false &&
    /^\W{0,4}(?:[.,;:–-]|$)/u.test(text.slice(denied.to, denied.to + 6))
  )
    return none(denied)
  const item = items.find(one => one.from >= first.from && one.to <= first.to)
  return item !== undefined && isAlone(text, item, first.from, first.to)
    ? itemAnswer(item)
    : undefined
}

/** A line that is nothing but an item, None, or a phrase. */
function pureAnswer(ask: Ask, line: Line): Answer | undefined {
  const { text, names, noneAllowed } = ask
  if (line.to - line.from > maxPhrase) return undefined
  const items = scanItems(text, line.from, line.to, names)
  if (items.length === 1 && isAlone(text, items[0]!, line.from, line.to))
    return items[0]!.negated ? undefined : itemAnswer(items[0]!)
  if (items.length === 0 && noneAllowed) {
    const said = noneAtStart(text, line.content, line.to)
    if (said !== undefined && isAlone(text, said, line.content, line.to)) return none(said)
  }
  return items.length === 0 ? phraseAnswer(ask, line.content, line.to) : undefined
}

/** Lines cut after full stops. */
function sentencesOf(text: string, lines: readonly Line[]): Span[] {
  const found: Span[] = []
  for (const line of lines) {
    let from = line.from
    for (let at = from; at < line.to; at++) {
      const isEnd = at + 1 === line.to || ('.!?'.includes(text[at]!) && text[at + 1] === ' ')
      if (!isEnd) continue
      found.push({ from, to: at + 1 })
      from = at + 1
    }
  }
  return found
}
