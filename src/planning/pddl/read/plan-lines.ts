// The lines of a plan as planners print them, classified by their words and brackets: which are steps, at which time, and what else is
// printed around them.

import type { Span } from '#base/text'
import type { Name } from '../model'

/** A word, `(name object …)`, or `name(object, …)`. */
interface Token {
  readonly kind: 'word' | 'list' | 'call' | 'open'
  /** Of a word. */
  readonly text: string
  /** The contents of the brackets; for a call, with the name before them. */
  readonly names: readonly Name[]
  readonly from: number
  readonly to: number
}

export type LineKind =
  | 'blank'
  /** Actions in brackets; or a part of one that spans several lines. */
  | 'lists'
  /** `move(a, b)`, as Tarski, unified-planning and Madagascar write. */
  | 'calls'
  /** `step 0: MOVE A B`, `1: MOVE B A`, as FF writes. */
  | 'numbered'
  /** `move a b (1)`, as Fast Downward prints: with the cost of the step. */
  | 'priced'
  /** Only names. */
  | 'words'
  /** Something else that a planner prints. */
  | 'other'

/** A line of steps in brackets, without the text around them. */
export interface PlanLine extends Span {
  readonly kind: LineKind
  /** Number before a colon in front of the step; null if there is none. */
  readonly time: number | null
  /** It begins with the word `step`. */
  readonly isLabelled: boolean
  /** Names of each step on it, except steps in brackets, which are read as lists. */
  readonly steps: readonly (readonly Name[])[]
  /** Anything that could name a step. */
  readonly heads: readonly (readonly Name[])[]
}

/** The text with comments and list marks of other languages replaced by blanks: places stay the same. */
export const withoutMarks = (text: string): string =>
  itemByItem(text.replace(/;[^\n\r]*/g, blanks))
    .replace(/[[\]'"`,]/g, ' ')
    .replace(numberInFront, '$1 ')

/** `2) (go a b)` */
const numberInFront = /^([ \t]*(?:step[ \t]+)?\d+)\)(?=[ \t]*\S)/gim

const blanks = (text: string): string => ' '.repeat(text.length)

/** A list as Python prints it, `[end, go(a, b)]` or `SequentialPlan([…])`, each item on a line. */
function itemByItem(text: string): string {
  const list = text.trim()
  const open = /^\w{0,40}\(?\[/.exec(list)?.[0].length ?? 0
  const close = /\]\)?$/.exec(list)?.index ?? 0
  if (open === 0 || close < open || list.includes('\n')) return text
  const items = list.slice(open, close).replace(/\([^()]*\)|,/g, found => (found === ',' ? '\n' : found))
  const from = text.length - text.trimStart().length + open
  return blanks(text.slice(0, from)) + items + blanks(text.slice(from + items.length))
}

/** Each line of a text without such marks. Linear. */
export function planLines(text: string): PlanLine[] {
  const lines: PlanLine[] = []
  let depth = 0
  const line = /[^\n\r]+/g
  for (let match = line.exec(text); match !== null; match = line.exec(text)) {
    const tokens = tokensOf(match[0], match.index)
    const isInside = depth > 0
    for (const { kind, text } of tokens) if (kind === 'open') depth += text === '(' ? 1 : -1
    depth = Math.max(0, depth)
    const from = match.index
    lines.push({ from, to: from + match[0].length, ...lineOf(tokens, isInside) })
  }
  return lines
}

const token = /([^\s()]*)\(([^()]*)\)|[^\s()]+|[()]/g

function tokensOf(line: string, start: number): Token[] {
  const tokens: Token[] = []
  for (const match of line.matchAll(token)) {
    const from = start + match.index
    const to = from + match[0].length
    const [whole, before, inside] = match
    // `3 state(s)`
    if (inside === undefined || (inside === 's' && before !== '')) {
      const isBracket = whole === '(' || whole === ')'
      tokens.push({ kind: isBracket ? 'open' : 'word', text: whole, names: [], from, to })
      continue
    }
    const open = from + before!.length
    const names = namesIn(inside, open + 1)
    if (before !== '' && !isCounter(before!))
      tokens.push({ kind: 'call', text: '', names: [nameAt(before!, from), ...names], from, to })
    else {
      if (before !== '') tokens.push({ kind: 'word', text: before!, names: [], from, to: open })
      tokens.push({ kind: 'list', text: '', names, from: open, to })
    }
  }
  return tokens
}

const nameAt = (text: string, from: number): Name => ({
  name: text.toLowerCase(),
  span: { from, to: from + text.length },
})

const namesIn = (text: string, start: number): Name[] =>
  [...text.matchAll(/\S+/g)].map(match => nameAt(match[0], start + match.index))

/** `3:`, `3.`, `3)`, `0.003:`, `:`, `1`, `0.5000`. */
const isCounter = (text: string): boolean => /^(?:\d+(?:\.\d+)?[:.]?|\.\d+:?|:)$/.test(text)
const isNumber = (text: string): boolean => /^(?:[a-z]:)?\d+(?:\.\d+)?$/i.test(text)
/** True for a possible name that is not part of a sentence or a number. */
const isName = (text: string): boolean => /^(?![-=]>|→)[^\s():=!?]*[^\s():=!?.]$/.test(text)

type PlanLineParts = Omit<PlanLine, 'from' | 'to'> & Partial<Span>

function lineOf(tokens: readonly Token[], isInside: boolean): PlanLineParts {
  const none = { time: null, isLabelled: false, steps: [], heads: [] }
  if (isInside) return { ...none, kind: 'lists' }
  const { time, isLabelled, next } = frontOf(tokens)
  let end = tokens.length
  // Durations and costs follow a step.
  while (end > next + 1 && tokens[end - 1]!.kind === 'word' && isNumber(tokens[end - 1]!.text)) end--
  const rest = tokens.slice(next, end)
  const found = { time, isLabelled, steps: [] }
  const heads = rest.flatMap(each => (each.names.length > 0 ? [each.names] : []))
  if (rest.length === 0) return { ...found, kind: 'blank', heads }
  if (rest[0]!.kind === 'open' || rest.every(({ kind }) => kind === 'list' || kind === 'open'))
    return { ...found, kind: 'lists', heads, from: rest[0]!.from, to: rest.at(-1)!.to }
  if (rest.every(({ kind }) => kind === 'list' || kind === 'call'))
    return { ...found, kind: 'calls', steps: heads, heads }
  const last = rest.at(-1)!
  const isPriced = last.kind === 'list' && last.names.length === 1 && isNumber(last.names[0]!.name)
  const words = isPriced ? rest.slice(0, -1) : rest
  const first = words[0]!.kind === 'word' && isCounter(words[0]!.text) ? [] : heads
  if (!words.every(({ kind, text }) => kind === 'word' && isName(text)))
    return { ...found, kind: 'other', heads: [...first, ...beginning(words)] }
  const step = words.map(({ text, from }) => nameAt(text, from))
  const kind = isPriced ? 'priced' : time !== null || isLabelled ? 'numbered' : 'words'
  return { ...found, kind, steps: [step], heads: [step] }
}

/** The first words of a line, which may be a malformed step. */
function beginning(words: readonly Token[]): Name[][] {
  const end = words.findIndex(({ kind }) => kind !== 'word')
  const front = words.slice(0, end < 0 ? words.length : end)
  return front.length === 0 ? [] : [front.map(({ text, from }) => nameAt(text, from))]
}

/** A list mark; the title of a plan of unified-planning, `SequentialPlan:`. */
const isFrame = (text: string): boolean => /^(?:[-*•]+|\w*plan:)$/i.test(text)

/** The text before a step: `step`, its number or time, a list mark. */
function frontOf(tokens: readonly Token[]): {
  readonly time: number | null
  readonly isLabelled: boolean
  readonly next: number
} {
  let time: number | null = null
  let next = 0
  const isLabelled = /^(?:step|time)$/i.test(tokens[0]?.text ?? '') && isCounter(tokens[1]?.text ?? '')
  if (isLabelled) next++
  for (; next < tokens.length; next++) {
    const { kind, text, names } = tokens[next]!
    if (kind === 'word' && isCounter(text)) {
      const number = Number(text.replace(/[:.]$/, ''))
      const isTime = text.endsWith(':') || tokens[next + 1]?.text === ':'
      if (isTime && text !== ':') time = number
    } else if (kind === 'list' && names.length === 1 && isNumber(names[0]!.name)) {
      // `(1) move a b`
      if (next + 1 === tokens.length) break
    } else if (kind !== 'word' || !isFrame(text)) break
  }
  return { time, isLabelled, next }
}
