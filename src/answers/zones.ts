// Where in a response the answer stands: after the last label such as `Answer:`, in a LaTeX box, after a
// label of the kind, else anywhere behind the model's own thinking. Later labels come first.

import type { KindCode } from '../questions/question'

/** A part of the text; `sure`: a label says that the answer begins here. */
export interface Zone {
  readonly from: number
  readonly to: number
  readonly sure: boolean
}

/** Only this many of the last labels are tried. */
const maxLabels = 6

const wrap = String.raw`["'*_\x60\s]{0,6}`
const colon = String.raw`(?:\([^()\n]{0,40}\)${wrap})?[:=：]`
const answerLabel = new RegExp(
  String.raw`(?<!\b(?:to|this|that|an|of the|your)\s)\b(?:answer|conclusion|solution)s?\b(?!["'*_\x60\s]{0,6}(?:explan|reason|justif|check|verif|because))` +
    String.raw`(?:${wrap}${colon}|[^\n:()[\]{}]{0,30}[:：]|[^\n:()[\]{}.]{0,20}\bis\b:?|${wrap}\n)["'*_\x60\s:]{0,12}`,
  'giu',
)
const boxLabel = /\\boxed\s?\{/g

const kindLabels: Readonly<Record<KindCode, string>> = {
  app: String.raw`(?<!\b(?:not|non|in)[- ])\bapplicable\s(?:ground\s)?actions?\b`,
  prog: String.raw`\b(?:two\s)?lists\b`,
  reach: String.raw`\b(?:proposition|fact|atom)\b`,
  areach: String.raw`\baction\b`,
  val: String.raw`\b(?:index|inapplicable\saction)\b`,
  just: String.raw`\b(?:simplified|resulting|reduced|new|final|shorter|shortened)\s(?:\w{1,12}\s)?plan\b`,
  land: String.raw`\blandmark\b`,
  nexta: String.raw`\b(?:next|best|optimal)\s(?:\w{1,12}\s)?action\b`,
}

/** The text that counts: behind the model's thinking, before a further question it made up. */
export function spokenPart(text: string): { readonly from: number; readonly to: number } {
  const thought = /<\/(?:think|thinking|thought|reasoning)>/gi
  let from = 0
  for (let match = thought.exec(text); match !== null; match = thought.exec(text))
    from = thought.lastIndex
  const more = /\n\s{0,4}\*{0,2}Question\*{0,2}:/g
  more.lastIndex = from
  const match = more.exec(text)
  const to =
    match !== null && text.slice(from, match.index).trim() !== '' ? match.index : text.length
  return { from, to }
}

/** Zones to try, best first; the last is all that was spoken, without a label. */
export function zonesOf(text: string, kind: KindCode | undefined): Zone[] {
  const { from, to } = spokenPart(text)
  const starts = [...labelEnds(text, answerLabel, from, to), ...boxes(text, from, to)]
  starts.sort((a, b) => b.from - a.from)
  const zones = starts.slice(0, maxLabels)
  if (kind !== undefined) {
    const pattern = new RegExp(
      `${kindLabels[kind]}(?:${wrap}${colon}|[^\\n:()[\\]{}]{0,60}[:：]|[^\\n:()[\\]{}.]{0,40}\\b(?:is|are)\\b:?)["'*_\`\\s:]{0,12}`,
      'giu',
    )
    const ends = labelEnds(text, pattern, from, to)
    zones.push(...ends.reverse().slice(0, maxLabels))
  }
  return [...zones, { from, to, sure: false }]
}

/** The last few zones that begin after a match and end where the spoken part does. */
function labelEnds(text: string, pattern: RegExp, from: number, to: number): Zone[] {
  const zones: Zone[] = []
  pattern.lastIndex = from
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    if (pattern.lastIndex > to) break
    zones.push({ from: pattern.lastIndex, to, sure: true })
    if (zones.length > maxLabels) zones.shift()
  }
  return zones
}

/** The contents of LaTeX boxes. */
function boxes(text: string, from: number, to: number): Zone[] {
  const zones: Zone[] = []
  for (const { from: start } of labelEnds(text, boxLabel, from, to)) {
    let depth = 1
    let end = start
    for (; end < to && end < start + maxBox; end++) {
      if (text[end] === '{') depth++
      else if (text[end] === '}' && --depth === 0) break
    }
    zones.push({ from: start, to: end, sure: true })
  }
  return zones
}
const maxBox = 20_000

/** A line of a text, with what stands before its content: bullet, number, quote, table bar. */
export interface Line {
  readonly from: number
  readonly to: number
  /** Where its content begins. */
  readonly content: number
  readonly bullet: 'number' | 'dash' | 'table' | 'none'
  readonly indent: number
}

const numberPattern =
  /(?:\d{1,4}[.):]|\(\w{1,3}\)(?=\s+[(`*'"])|[a-z][.)](?=\s+[(`*'"])|(?:step|action)\s\d{1,4}\s?[.):-])(?=\s)/iy
const markup = ' \t*_`"\'[|“'

/** The lines of `[from, to)`; blank ones have `content` at their end. */
export function linesOf(text: string, from: number, to: number): Line[] {
  const lines: Line[] = []
  let at = from
  while (at <= to) {
    const next = text.indexOf('\n', at)
    const end = next < 0 || next > to ? to : next
    lines.push(lineAt(text, at, end))
    if (end >= to) break
    at = end + 1
  }
  return lines
}

function lineAt(text: string, from: number, to: number): Line {
  let at = from
  while (at < to && (text[at] === ' ' || text[at] === '\t' || text[at] === '>')) at++
  const indent = at - from
  let bullet: Line['bullet'] = 'none'
  numberPattern.lastIndex = at
  if (numberPattern.exec(text) !== null && numberPattern.lastIndex <= to) {
    bullet = 'number'
    at = numberPattern.lastIndex
  } else if ('-*+•–'.includes(text[at] ?? '') && /\s/.test(text[at + 1] ?? '')) {
    bullet = 'dash'
    at++
  } else if (text[at] === '|') bullet = 'table'
  while (at < to && markup.includes(text[at]!)) at++
  return { from, to, content: at, bullet, indent }
}
