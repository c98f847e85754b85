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
  if (denied !== undefined) return none(denied)
  const items = scanItems(text, line.from, line.to, names)
  const item = preferred(items, want, item => isAlone(text, item, line.from, line.to))
  if (item !== undefined) return itemAnswer(item)
  const within = noneAllowed ? noneWithin(text, line.from, line.to) : undefined
  if (within !== undefined) return none(within)
  return items.some(one => one.negated) ? undefined : phraseAnswer(ask, line.content, line.to)
}

/** At the start of a line's content, or of the line where brackets open it. */
const noneIn = (text: string, line: Line): Span | undefined =>
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

const cue =
  /\b(?:therefore|thus|hence|so|conclu\w*|answer|final\w*|best|optimal|next action|must be|choose|select|is the|would be|should|i'd|can never|never)\b/i

/** Without a label: a line that is just an answer, the last concluding sentence, or the only item there is. */
function wholeAnswer(ask: Ask, lines: readonly Line[], zone: Zone): Answer | undefined {
  const { text, names, want, noneAllowed } = ask
  const last = lines.at(-1)
  if (last === undefined) return undefined
  for (const line of last === lines[0] ? [last] : [last, lines[0]!]) {
    const pure = pureAnswer(ask, line)
    if (pure !== undefined) return pure
  }
  const items = scanItems(text, zone.from, zone.to, names)
  const open = items.filter(item => !item.weak && !item.negated)
  const right = open.some(item => item.role === want)
    ? open.filter(item => item.role === want)
    : open
  const sentences = sentencesOf(text, lines).slice(-maxSentences)
  const final = sentences.at(-1)!
  const cutOff = !/[.!?)\]}$`*"'”|]\s*$/u.test(
    text.slice(Math.max(final.from, final.to - 40), final.to),
  )
  for (const sentence of sentences.reverse()) {
    const { from, to } = sentence
    const isFinal = from === final.from && !cutOff
    if (!isFinal && !cue.test(text.slice(from, Math.min(to, from + 600)))) continue
    const denied = noneAllowed ? noneAtStart(text, from, to) : undefined
    if (denied !== undefined) return none(denied)
    const item = right.find(one => one.from >= from && one.to <= to)
    if (item !== undefined) return itemAnswer(item)
    const within = noneAllowed ? noneWithin(text, from, to) : undefined
    if (within !== undefined) return none(within)
    const said = phraseAnswer(ask, from, to)
    if (said !== undefined) return said
  }
  const [only] = right
  return only !== undefined && right.every(item => item.text === only.text)
    ? itemAnswer(only)
    : undefined
}
const maxSentences = 40

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
function sentencesOf(
  text: string,
  lines: readonly Line[],
): { readonly from: number; readonly to: number }[] {
  const found: { from: number; to: number }[] = []
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
