// Where a response states that its answer follows: labels, boxes, tags, fields of JSON, "the answer is".

import type { Span } from '#base/text'
import { answerWords, isWords } from './discourse/foreign'
import type { Doc, Line } from './lines'

/** What a label announces lies in `[from, to)`; `own`: it states "answer", not just what is asked for. */
export interface Region extends Span {
  /** Where the label begins. */
  readonly at: number
  readonly own: boolean
}

/** Maximum number of labels examined, from the last. */
const MAX_LABELS = 24

const wrap = String.raw`["'*_\x60\s]{0,6}`
const colon = String.raw`(?:\([^()\n]{0,60}\)${wrap})?[:=]`
const lead = String.raw`(?<!\b(?:to|this|that|an|as a|of the|your|each|any|every|possible|candidate|wrong|incorrect|another|no)\s)`
const notWhy = String.raw`(?!["'*_\x60\s]{0,6}(?:explan|reason|justif|check|verif|because|choices?\b|options?\b|format))`
const answerLabel = new RegExp(
  String.raw`(?:${lead}(?:\b|(?<=final_|_))(?:answer|conclusion|solution|verdict|result|réponse|antwort|respuesta)s?\b|答案|结论|回答|答え)${notWhy}(?:${wrap}${colon}|是|为|[^\n:()[\]{}.]{0,40}?\b(?:is|are|would be|must be|should be|will be|remains|est|es|ist|lautet)\b:?|[^\n:()[\]{}.]{0,30}:|${wrap}(?:-|—|–|->|→|=>)\s|${wrap}\n)`,
  'giu',
)
const foreignLabel = new RegExp(String.raw`${answerWords}(?:${wrap}[:=]|${isWords}\s?:?|${wrap}\n)`, 'gu')
const boxLabel = /\\boxed\s?\{|\\fbox\s?\{|<answer>|<final_answer>|<final>/gu
const finalLabel =
  /(?<=^|\n|[.;!?]\s)[^\S\n]{0,3}["'*_\x60#>\s]{0,4}(?:final|in short|tl;dr|verdict|bottom line)["'*_\x60]{0,4}\s?:/giu
const hashLabel = /(?:^|\n)\s{0,3}####\s(?!\s)/g

const after = String.raw`["'*_\x60\s]{0,6}(?:${colon}|[^\n:()[\]{}.?]{0,60}?\b(?:is|are|would be|must be|becomes|ist|est|es|lautet)\b:?|[^\n:()[\]{}.?]{0,60}:)`

const firm = /\b(?:correct|final|right|actual|true|real)[ _]$/
const firmHead = /^(?:correct|final|right|actual|true|real)[ _]/
const patterns = new Map<string, RegExp>()
function namedPattern(words: string): RegExp {
  const known = patterns.get(words)
  if (known !== undefined) return known
  const made = new RegExp(String.raw`\b(?:${words})\b${after}`, 'giu')
  patterns.set(words, made)
  return made
}

/** Letters of other alphabets and accents, and words that begin labels of languages without. */
const isForeign =
  /[^\n\x20-\x7f]|\b(?:respuesta|resposta|risposta|antwoord|oplossing|resultaat|resultado|risultato|soluzione|ergebnis|fazit)\b/

/** The regions that labels announce, in order of place; `sought`: how labels name what is asked for. */
export function regionsOf(doc: Doc, sought: string | undefined): Region[] {
  const { low } = doc
  const found: Region[] = []
  const add = (pattern: RegExp, own: boolean): void => {
    const last: { at: number; line: number }[] = []
    pattern.lastIndex = 0
    for (let match = pattern.exec(low); match !== null; match = pattern.exec(low)) {
      const end = pattern.lastIndex
      const line = /\n$/.test(match[0]) ? end - 1 : end
      last.push({ at: match.index, line })
      if (last.length > MAX_LABELS) last.shift()
    }
    for (const { at, line } of last) found.push({ at, ...spanBehind(doc, line), own })
  }
  add(answerLabel, true)
  if (isForeign.test(low)) add(foreignLabel, true)
  add(hashLabel, true)
  add(finalLabel, true)
  const named = sought === undefined ? undefined : namedPattern(sought)
  if (named !== undefined) add(named, false)
  for (let i = 0; i < found.length; i++) {
    const one = found[i]!
    // `the correct index is 4`
    if (
      !one.own &&
      (firm.test(low.slice(Math.max(0, one.at - 16), one.at)) || firmHead.test(low.slice(one.at, one.at + 10)))
    )
      found[i] = { ...one, own: true }
  }
  for (const line of headings(doc)) {
    const words = low.slice(line.from, line.to)
    const own = /\b(?:answer|conclusion|result)\b/.test(words) && !/explan|reason/.test(words)
    if (own || (named !== undefined && headWords(named, words)))
      found.push({ at: line.from, ...spanBehind(doc, line.to), own })
  }
  found.push(...boxesOf(low))
  return found.sort((a, b) => a.from - b.from || a.at - b.at)
}

/** The last boxes and tags. Only these are followed to their ends, so that very many take no longer. */
function boxesOf(low: string): Region[] {
  const last: { at: number; from: number; isTag: boolean }[] = []
  if (!/[\\<]/.test(low)) return []
  boxLabel.lastIndex = 0
  for (let match = boxLabel.exec(low); match !== null; match = boxLabel.exec(low)) {
    last.push({ at: match.index, from: boxLabel.lastIndex, isTag: match[0].startsWith('<') })
    if (last.length > MAX_LABELS) last.shift()
  }
  return last.map(({ at, from, isTag }) => ({
    at,
    from,
    to: isTag ? closeTag(low, from) : closeBrace(low, from),
    own: true,
  }))
}

/** The last lines that are headings, by their mark or because all of the line is bold. */
function headings({ low, lines }: Doc): Line[] {
  const found = lines.filter(
    line =>
      line.marker === 'heading' ||
      (line.to - line.from < 90 && /^\s*\*\*[^*]+\*\*:?\s*$/.test(low.slice(line.from, line.to))),
  )
  return found.slice(-MAX_LABELS)
}

/** Is a heading one of what is asked for? */
function headWords(pattern: RegExp, words: string): boolean {
  pattern.lastIndex = 0
  return pattern.test(`${words.replace(/["'*_\x60\s]+$/, '')}:`)
}

function closeTag(low: string, from: number): number {
  const end = low.indexOf('</', from)
  return end < 0 ? low.length : end
}

const MAX_BOX = 20_000
function closeBrace(low: string, from: number): number {
  let depth = 1
  const limit = Math.min(low.length, from + MAX_BOX)
  for (let at = from; at < limit; at++) {
    if (low[at] === '{') depth++
    else if (low[at] === '}' && --depth === 0) return at
  }
  return limit
}

/** The rest of the line; if it is empty, the next block. */
function spanBehind({ text, lines }: Doc, from: number): Span {
  let i = lineIndex(lines, from)
  const line = lines[i]
  if (line === undefined) return { from, to: from }
  if (/[^\s"'*_`:>$#|\-–—=]/u.test(text.slice(from, line.to))) {
    const scalar = scalarEnd(text, from)
    if (scalar >= 0) return { from, to: scalar }
    const value = valueEnd(text, from)
    return { from, to: Math.max(value, line.to) }
  }
  i++
  while (i < lines.length && (lines[i]!.blank || lines[i]!.marker === 'rule')) i++
  const first = lines[i]
  if (first === undefined) return { from, to: from }
  const start = first.from
  if (first.marker === 'fence') {
    let end = i + 1
    while (end < lines.length && lines[end]!.marker !== 'fence') end++
    return { from: start, to: lines[Math.min(end, lines.length - 1)]!.to }
  }
  let end = i
  for (let j = i + 1; j < lines.length; j++) {
    const next = lines[j]!
    if (next.marker === 'heading' || next.marker === 'fence' || next.marker === 'rule') break
    if (next.blank) continue
    const apart = lines[j - 1]!.blank
    if (apart && (next.marker !== first.marker || first.marker === 'none')) break
    end = j
  }
  return { from: start, to: lines[end]!.to }
}

/** After `"key":` the end of a string, number or word; else -1. */
function scalarEnd(text: string, from: number): number {
  if (!/["']\s{0,3}:\s{0,3}$/.test(text.slice(Math.max(0, from - 8), from))) return -1
  const match = /^\s{0,9}(?:"(?:[^"\\\n]|\\.){0,4000}"|-?\d[\d.]{0,12}|true|false|null)(?=\s*[,}\]])/.exec(
    text.slice(from, from + 4_100),
  )
  return match === null ? -1 : from + match[0].length
}

/** After a JSON field: the end of its value; else -1. */
function valueEnd(text: string, from: number): number {
  let at = from
  while (at < text.length && /\s/.test(text[at]!)) at++
  const open = text[at]
  if (open !== '[' && open !== '{') return -1
  let depth = 0
  const limit = Math.min(text.length, at + MAX_BOX)
  for (; at < limit; at++) {
    const char = text[at]!
    if (char === '[' || char === '{') depth++
    else if ((char === ']' || char === '}') && --depth === 0) return at + 1
  }
  return -1
}

/** The number of the line that holds a place. */
export function lineIndex(lines: readonly Line[], at: number): number {
  let low = 0
  let high = lines.length - 1
  while (low < high) {
    const mid = (low + high) >> 1
    if (lines[mid]!.to < at) low = mid + 1
    else high = mid
  }
  return low
}
