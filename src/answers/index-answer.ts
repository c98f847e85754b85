// The index of an action in a zone of a response: a number, counted from 0, or the action itself where it
// occurs once in the given sequence.

import { scanItems } from './items'
import type { Names } from './names'
import { readPhrase } from './one-item'
import type { Answer } from './reading'
import { linesOf, type Line, type Zone } from './zones'

const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ')
/** `index 5`, `index is 5`, `(index: 5)`, `index = 5`. */
const explicit =
  /\b(?:index|indices|idx)\b["'*_`\s]{0,4}(?:(?:of|for)\s[^\n:=.]{0,60})?["'*_`\s]{0,4}(?:is|at|=|:|：|will be|would be)?["'*_`\s:({[$\\]{0,8}(-?\d{1,9})(?![\w.]*\w)/giu
/** `action 5`, `step #5`, `5th action`, `position 5`. */
const named =
  /\b(?:action|step|position|number|no\.)\s{0,2}["'*_`#(]{0,4}(\d{1,9})\b(?!\s*(?:actions|steps)\b)|\b(\d{1,9})(?:st|nd|rd|th)\s+action\b/giu
const ordinal = new RegExp(
  String.raw`\b(${ordinals.join('|')})\s+(?:action|step|one)\b(?!\s+(?:that|which|in))`,
  'iu',
)
const plain = /(?<![\w.,:/-])-?\d{1,9}(?![\w/:-]|[.,]\d)/gu

/** What a zone gives for a question that wants an index. */
export function findIndex(text: string, zone: Zone, names: Names): Answer | undefined {
  const lines = linesOf(text, zone.from, zone.to).filter(line =>
    /[\p{L}\p{N}]/u.test(text.slice(line.from, line.to)),
  )
  if (zone.sure) {
    for (const line of lines.slice(0, 3)) {
      const found = inLine(text, line, names)
      if (found !== undefined) return found
    }
    return undefined
  }
  const last = lines.at(-1)
  if (last === undefined) return undefined
  const pure = pureNumber(text, last) ?? pureNumber(text, lines[0]!)
  if (pure !== undefined) return pure
  const told = lastMatch(text, zone, explicit)
  if (told !== undefined) return told
  for (const line of lines.slice(-3).reverse()) {
    const found = inLine(text, line, names)
    if (found !== undefined) return found
  }
  return undefined
}

const indexAnswer = (index: number, from: number, to: number): Answer => ({
  kind: 'index',
  index,
  span: { from, to },
})

/** A line that is nothing but a number. */
function pureNumber(text: string, line: Line): Answer | undefined {
  const part = text.slice(line.from, Math.min(line.to, line.from + 60))
  const match = /^([\s*_`"'([{$\\#]*)(-?\d{1,9})[\s*_`"'.)\]}$\\]*$/u.exec(part)
  if (match === null || line.to - line.from > 60) return undefined
  const from = line.from + match[1]!.length
  return indexAnswer(Number(match[2]), from, from + match[2]!.length)
}

/** The best reading of one line: an explicit index, a number, an ordinal, the action itself. */
function inLine(text: string, line: Line, names: Names): Answer | undefined {
  const to = Math.min(line.to, line.from + 2000)
  const zone: Zone = { from: line.from, to, sure: true }
  const told = lastMatch(text, zone, explicit)
  if (told !== undefined) return told
  const items = scanItems(text, line.from, to, names)
  const outside = (at: number): boolean => !items.some(item => at >= item.from && at < item.to)
  const numbers = [...text.slice(line.from, to).matchAll(plain)]
    .map(match => ({ from: line.from + match.index, written: match[0] }))
    .filter(({ from }) => outside(from))
  const before = lastMatch(text, zone, named)
  if (before !== undefined) return before
  const ranked = ordinal.exec(text.slice(line.from, to))
  if (numbers.length > 0 && ranked === null) {
    const { from, written } = numbers[0]!
    return indexAnswer(Number(written), from, from + written.length)
  }
  if (ranked !== null) {
    const from = line.from + ranked.index
    return indexAnswer(ordinals.indexOf(ranked[1]!.toLowerCase()), from, from + ranked[1]!.length)
  }
  for (const item of items) {
    const index = onlyPlace(names, item.text)
    if (index >= 0) return indexAnswer(index, item.from, item.to)
  }
  const said = readPhrase(names, text, line.content, line.to)
  const index = said === undefined ? -1 : onlyPlace(names, said.text)
  return index < 0 ? undefined : indexAnswer(index, said!.span.from, said!.span.to)
}

/** Where an action stands in the given sequence, if it does just once; else -1. */
function onlyPlace(names: Names, action: string): number {
  const given = names.hints.given ?? []
  const first = given.indexOf(action)
  return given.indexOf(action, first + 1) < 0 ? first : -1
}

function lastMatch(text: string, zone: Zone, pattern: RegExp): Answer | undefined {
  let found: Answer | undefined
  pattern.lastIndex = zone.from
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    if (pattern.lastIndex > zone.to) break
    const written = match[1] ?? match[2]!
    const from = match.index + match[0].lastIndexOf(written)
    found = indexAnswer(Number(written), from, from + written.length)
  }
  return found
}
