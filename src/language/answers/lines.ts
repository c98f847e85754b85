// A response cut into lines with what is before their content, blocks of lines, and sentences.

import { recent } from '#base/recent'
import type { Span } from '#base/text'
import { type Cut, cutOf, openOption } from './discourse/ending'
import { echoes } from './discourse/echo'
import { blanked, mask, type Masked } from './mask'

export type Marker = 'number' | 'dash' | 'table' | 'heading' | 'fence' | 'rule' | 'none'

export interface Line extends Span {
  /** Where its content begins, after bullet, number, quote sign and markup. */
  readonly content: number
  readonly marker: Marker
  readonly indent: number
  /** The number that leads it: `5.` */
  readonly number?: number
  /** Its check box: `[x]` or `[ ]`. */
  readonly checked?: boolean
  readonly blank: boolean
  /** Inside a code fence. */
  readonly code: boolean
}

/** A response with its structure. Places are those of the raw text. */
export interface Doc extends Masked {
  readonly raw: string
  /** `text` in lower case. */
  readonly low: string
  readonly lines: readonly Line[]
  /** In order, covering all lines that are not blank. */
  readonly sentences: readonly Span[]
  /** Whether it breaks off. */
  readonly cut: Cut
}

const numbered =
  /(?:\*{0,2})(?:(\d{1,4})\s?[.)](?!\d)|\((\d{1,4})\)|\[(\d{1,4})\](?=\s{1,9}\S)|(?:[a-z]|[ivx]{1,4})[.)](?=\s)|\([a-z]\)(?=\s+["'`*_]{0,3}[([a-z]))\*{0,2}(?=\s|\(|$)/iy
const box = /\[([ xX✓✔])\]\s/y

/** The structure of a response; parts that repeat `prompt` are removed. Linear. */
export const docOf = (raw: string, prompt = ''): Doc => recentDocs(raw, prompt)

/** The reader and the second look ask for the same document. */
const recentDocs = recent(2, (raw: string, prompt: string) => [raw, prompt], makeDoc)

function makeDoc(raw: string, prompt: string): Doc {
  const { text, struck } = mask(raw)
  const doc = structured(raw, text, struck)
  const echoed = prompt === '' ? [] : echoes(text, doc.sentences, prompt)
  const whole = echoed.length === 0 ? doc : structured(raw, blanked(text, echoed), struck)
  const open = openOption(whole.low)
  return open === undefined ? whole : { ...structured(raw, blanked(whole.text, [open]), struck), cut: 'surely' }
}

function structured(raw: string, text: string, struck: readonly Span[]): Doc {
  const low = lowered(text)
  const lines = linesOf(text)
  const sentences = sentencesOf(raw, text, lines)
  return { raw, text, struck, low, lines, sentences, cut: cutOf(low, sentences) }
}

/** Lower case, unit for unit. */
function lowered(text: string): string {
  const low = text.toLowerCase()
  if (low.length === text.length) return low
  return Array.from({ length: text.length }, (_, i) => {
    const one = text[i]!.toLowerCase()
    return one.length === 1 ? one : text[i]!
  }).join('')
}

/** Blank lines of a run that are distinguished. */
const MAX_BLANK = 8

function linesOf(text: string): Line[] {
  const lines: Line[] = []
  let at = 0
  let code = false
  let blank = 0
  for (;;) {
    // A response may be millions of empty lines: all of them after a limit count as one.
    if (blank === MAX_BLANK) {
      const end = blanksEnd(text, at)
      if (end >= at) {
        lines.push({ ...lines.pop()!, content: end, to: end })
        if (end === text.length) return lines
        at = end + 1
      }
    }
    const next = text.indexOf('\n', at)
    const end = next < 0 ? text.length : next
    const line = lineAt(text, at, end, code)
    if (line.marker === 'fence') code = !code
    blank = line.blank ? blank + 1 : 0
    lines.push(line)
    if (next < 0) return lines
    at = end + 1
  }
}

/** Where the last of the blank lines from here on ends; before `from` if there is none. */
function blanksEnd(text: string, from: number): number {
  let end = from - 1
  for (let at = from; ; at++) {
    const char = text[at]
    if (char === '\n' || char === undefined) end = at
    else if (char !== ' ' && char !== '>') return end
    if (char === undefined) return end
  }
}

const markup = ' *_`"\'|~>$'

function lineAt(text: string, from: number, to: number, code: boolean): Line {
  let at = from
  while (at < to && (text[at] === ' ' || text[at] === '>')) at++
  const indent = at - from
  const rest = text.slice(at, Math.min(to, at + 12))
  const blank = at >= to
  const plain = { from, to, indent, blank, code }
  if (blank) return { ...plain, content: at, marker: 'none' }
  if (/^(?:```|~~~)/.test(rest)) return { ...plain, content: to, marker: 'fence', blank: false }
  if (/^(?:-{3,}|\*{3,}|_{3,}|={3,})\s*$/.test(text.slice(at, Math.min(to, at + 200))))
    return { ...plain, content: to, marker: 'rule' }
  let marker: Marker = 'none'
  let number: number | undefined
  let checked: boolean | undefined
  if (/^#{1,6}\s/.test(rest) && !code) {
    marker = 'heading'
    while (text[at] === '#') at++
  } else if (text[at] === '|') {
    marker = 'table'
    at++
  } else {
    if ('-*+•–—‣◦·▪●'.includes(text[at] ?? ' ') && text[at + 1] === ' ') {
      marker = 'dash'
      at++
      while (text[at] === ' ') at++
    }
    box.lastIndex = at
    const boxed = box.exec(text)
    if (boxed !== null) {
      checked = boxed[1] !== ' '
      if (marker === 'none') marker = 'dash'
      at = box.lastIndex
    }
    numbered.lastIndex = at
    const match = numbered.exec(text)
    if (match !== null && numbered.lastIndex <= to) {
      const digits = match[1] ?? match[2] ?? match[3]
      marker = 'number'
      if (digits !== undefined) number = Number(digits)
      at = numbered.lastIndex
    }
  }
  while (at < to && markup.includes(text[at]!)) at++
  return {
    ...plain,
    content: at,
    marker,
    ...(number === undefined ? {} : { number }),
    ...(checked === undefined ? {} : { checked }),
  }
}

/** Does a line go on in the next? */
function goesOn(text: string, line: Line, next: Line | undefined): boolean {
  if (next === undefined || next.blank || line.blank) return false
  if (line.code || next.code || next.marker !== 'none' || next.indent > line.indent + 8) return false
  if (line.marker === 'heading' || line.marker === 'table') return false
  if (/[.!?:;|\])}]["'*_` ]*$/.test(text.slice(Math.max(line.from, line.to - 12), line.to))) return false
  const head = text.slice(next.content, next.content + 40)
  // `answer: …` begins a field of its own.
  return (
    /^[ "'*_`]*[a-z]/.test(head) &&
    !/^["'*_`]{0,3}(?:(?:final[ _])?answer|[a-z_-]{1,24}(?: \d{1,4})?)["'*_`]{0,3}\s?:["'*_`]{0,3}\s/.test(`${head} `)
  )
}

/** Does a comma end a field of JSON: is the next thing `"key":`? */
const endsField = (text: string, at: number, to: number): boolean =>
  /^\s{0,9}"[\w .-]{1,40}"\s?:/.test(text.slice(at + 1, Math.min(to, at + 60)))

const abbreviation = /(?:\b(?:e\.g|i\.e|etc|vs|cf|incl|resp|approx|fig)|(?<!')\b[a-z])\.$/i

/** `We rule out A and B. That leaves C.`, but not `Option B. Walk home.` */
const endsWithLetter = /\p{L}{2}\s(?<!\b(?:[Oo]ption|[Cc]hoice|[Aa]nswer|[Ll]etter)\s)[A-Za-z]\.\s{1,2}[A-Z]/u

/** Sentences: lines, joined where they go on, cut after full stops. */
function sentencesOf(raw: string, text: string, lines: readonly Line[]): Span[] {
  const found: Span[] = []
  let from = -1
  lines.forEach((line, i) => {
    if (line.blank || line.marker === 'fence' || line.marker === 'rule') return
    if (from < 0) from = line.from
    let depth = 0
    for (let at = line.content; at < line.to; at++) {
      const char = text[at]!
      if (char === ',' && endsField(text, at, line.to)) {
        found.push({ from, to: at + 1 })
        from = at + 1
        depth = 0
        continue
      }
      if (char === '(' || char === '[') depth++
      else if ((char === ')' || char === ']') && depth > 0) depth--
      if (!'.!?'.includes(char) || (depth > 0 && char !== '?')) continue
      const next = text[at + 1]
      const isFull = raw[at] === '。' || raw[at] === '！' || raw[at] === '？'
      if (
        next !== undefined &&
        !isFull &&
        !/[\s"'*_`)\]}$\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(next)
      )
        continue
      if (depth > 0 && next !== ' ' && !isFull) continue
      if (char === '.' && abbreviation.test(text.slice(Math.max(from, at - 8), at + 1))) {
        const around = text.slice(Math.max(from, at - 16), Math.min(line.to, at + 4))
        if (!endsWithLetter.test(around)) continue
      }
      let end = at + 1
      while (end < line.to && /["'*_`)\]}$]/.test(text[end]!)) end++
      // A mark at the end of the line describes its sentence.
      const marked = /^ {1,3}[✓✔✅☑✗✘❌✖☒]\uFE0F?[ *_]*$/u.exec(text.slice(end, Math.min(line.to, end + 10)))
      if (marked !== null && end + marked[0].length >= line.to) end = line.to
      found.push({ from, to: end })
      from = end
      at = end - 1
      depth = 0
    }
    if (goesOn(text, line, lines[i + 1])) return
    if (text.slice(from, line.to).trim() !== '') found.push({ from, to: line.to })
    from = -1
  })
  return found
}

/** Maximum number of sentences examined after an answer, and of characters in each. */
const MAX_BEHIND = 40
const LONGEST_BEHIND = 600

/** The sentences after a place, in lower case. */
export function sentencesFrom({ sentences, low }: Doc, from: number, to = Infinity): string[] {
  const first = spanAt(sentences, from)
  return sentences
    .slice(first, first + MAX_BEHIND)
    .filter(one => one.from < to && one.to > from)
    .map(one =>
      low
        .slice(Math.max(one.from, from), Math.min(one.to, one.from + LONGEST_BEHIND))
        .replaceAll('’', "'")
        .trim(),
    )
}

/** Those of ordered spans that begin and end between two places. */
export const spansWithin = <S extends Span>(spans: readonly S[], from: number, to: number): readonly S[] =>
  spans.slice(spanAt(spans, from), spanAt(spans, to)).filter(one => one.from >= from)

/** The first of ordered spans, none of them in another, that has a part between two places. */
export function firstAcross<S extends Span>(spans: readonly S[], from: number, to: number): S | undefined {
  const next = spans[spanAt(spans, from)]
  return next !== undefined && next.from < to ? next : undefined
}

/** Those of such spans that have a part between two places. */
export function spansAcross<S extends Span>(spans: readonly S[], from: number, to: number): readonly S[] {
  const first = spanAt(spans, from)
  let end = first
  while (end < spans.length && spans[end]!.from < to) end++
  return spans.slice(first, end)
}

/** The place in ordered spans of the one that holds `at`, or the next one. */
export function spanAt(spans: readonly Span[], at: number): number {
  let low = 0
  let high = spans.length
  while (low < high) {
    const mid = (low + high) >> 1
    if (spans[mid]!.to <= at) low = mid + 1
    else high = mid
  }
  return low
}
