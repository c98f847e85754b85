// Divides a context, as typed by its author, into sentences without bullets, headings and opening words.

import type { Span } from '#base/text'

/** A sentence, or a line of a list. */
export interface Sentence extends Span {
  /** The sentence without bullet and heading. */
  readonly whole: Span
  /** The sentence without words that only announce the goal; the same if there are none. */
  readonly body: Span
  /** Also without opening words such as “Currently,”; equal to `body` if there are none. */
  readonly plain: Span
  readonly isGoal: boolean
  /** True under a heading that announces the goal. */
  readonly isUnderGoal: boolean
}

export interface Page {
  readonly sentences: readonly Sentence[]
  /** Headings, and lists of the actions and propositions. */
  readonly introductory: readonly Span[]
}

const bullet = /[ \t]*(?:[-*•–][ \t]+|\(?\d{1,3}[.)][ \t]+)?/y
const emphasis = '[#*_ \\t]{0,20}'
const stateHeads =
  'initial state|initial situation|current state|start|start state|state|init|facts|setting|objects|there are'
const goalHeads = 'goals?|goal state|goal facts|aims?'
const otherHeads = 'domain|actions|available actions|predicates|propositions'
const heading = new RegExp(
  `${emphasis}(?:the )?(?:(${stateHeads})|(${goalHeads})|(${otherHeads}))${emphasis}:${emphasis}`,
  'iy',
)
const signatures = /[ \t]*(?:these|the following) (?:actions|propositions) exist:/iy
const blankLine = /[ \t\r]*(?:\n|$)/y

const holds =
  '(?:\\s+(?:(?:all|each|both) of (?:this|these|the following)(?: facts)?|the following(?: facts)?) holds?)?'
const goalOpenings = [
  `(?:(?:the|our|your|my|its)\\s+)?(?:goals?|aims?|objective)(?:\\s+state)?\\s+(?:is|are)(?:\\s+(?:that|for|to have|to make sure that|to achieve that|to reach a (?:state|situation) (?:where|in which)|a state (?:where|in which)))?${holds}\\s*:?\\s+`,
  '(?:the\\s+)?goals?\\s*:\\s*',
  '(?:in|at) the end,?\\s+',
  'finally,?\\s+',
  '(?:we|you|i)\\s+(?:want|wish)(?:\\s+that)?\\s+',
]
const goalOpening = new RegExp(`(?:${goalOpenings.join('|')})`, 'iy')
const stateOpening =
  /(?:(?:the initial state is|it holds|it is true|we know) that\s+|(?:initially|currently|now|at first|at the start|at the beginning|in the beginning|in the initial state|in the current state|to begin with|also|moreover|furthermore|besides|and),?\s+)/iy

const matchAt = (expression: RegExp, text: string, at: number): RegExpExecArray | null => {
  expression.lastIndex = at
  return expression.exec(text)
}

/** Sentences end at full stops, at blank lines, and before bullets and headings. Linear. */
export function sentencesOf(text: string): Page {
  const sentences: Sentence[] = []
  const introductory: Span[] = []
  let section: 'state' | 'goal' | 'other' = 'state'
  let at = 0
  while (at < text.length) {
    if (isBlank(text[at]!)) {
      at++
      continue
    }
    const isLineStart = startsLine(text, at)
    if (isLineStart && matchAt(signatures, text, at) !== null) {
      const end = endOfLine(text, at)
      introductory.push({ from: at, to: end })
      at = end
      continue
    }
    const marked = isLineStart ? at + matchAt(bullet, text, at)![0].length : at
    const head = isLineStart ? headingAt(text, marked) : null
    let isInline = false
    if (head !== null) {
      section = head[1] !== undefined ? 'state' : head[2] !== undefined ? 'goal' : 'other'
      const after = marked + head[0].length
      if (matchAt(blankLine, text, after) !== null) {
        introductory.push({ from: at, to: after })
        at = after
        continue
      }
      isInline = true
    }
    const from = head === null ? marked : marked + head[0].length
    const to = sentenceEnd(text, from)
    if (to <= from) {
      at = Math.max(at + 1, to)
      continue
    }
    if (section === 'other') introductory.push({ from: at, to })
    else if (hasWords(text, from, to)) sentences.push(sentenceFrom(text, { from: at, to }, from, section === 'goal'))
    at = to
    // A heading followed by text on its line applies to that line only.
    if (isInline) {
      while (at < text.length && text[at] !== '\n') {
        const start = skipBlanks(text, at)
        if (start >= text.length || text.slice(at, start).includes('\n')) break
        const end = sentenceEnd(text, start)
        if (section === 'other') introductory.push({ from: start, to: end })
        else if (hasWords(text, start, end))
          sentences.push(sentenceFrom(text, { from: start, to: end }, start, section === 'goal'))
        at = end
      }
      section = 'state'
    }
  }
  return { sentences, introductory }
}

/** “Objects:” followed by names is a list of objects. */
function headingAt(text: string, at: number): RegExpExecArray | null {
  const head = matchAt(heading, text, at)
  const isList = head !== null && /^(?:objects|there are)$/i.test(head[1] ?? '')
  return isList && matchAt(blankLine, text, at + head[0].length) === null ? null : head
}

function sentenceFrom(text: string, span: Span, from: number, underGoal: boolean): Sentence {
  const opening = matchAt(goalOpening, text, from)
  const isOpened = opening !== null && from + opening[0].length < span.to
  const body = { from: isOpened ? from + opening[0].length : from, to: span.to }
  const lead = matchAt(stateOpening, text, body.from)
  const plain =
    lead !== null && body.from + lead[0].length < span.to ? { from: body.from + lead[0].length, to: span.to } : body
  const whole = { from, to: span.to }
  return { ...span, whole, body, plain, isGoal: underGoal || isOpened, isUnderGoal: underGoal }
}

/** True if the range contains a word, not only punctuation. */
function hasWords(text: string, from: number, to: number): boolean {
  return /[\p{L}\p{N}]/u.test(text.slice(from, to))
}

const isBlank = (letter: string): boolean => /\s/.test(letter)

function startsLine(text: string, at: number): boolean {
  let before = at - 1
  while (before >= 0 && (text[before] === ' ' || text[before] === '\t')) before--
  return before < 0 || text[before] === '\n'
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  return end < 0 ? text.length : end
}

function skipBlanks(text: string, at: number): number {
  let next = at
  while (next < text.length && isBlank(text[next]!)) next++
  return next
}

/** The end of a sentence: after its punctuation mark, or at a line break before a separate sentence. */
function sentenceEnd(text: string, from: number): number {
  for (let i = from; i < text.length; i++) {
    const letter = text[i]!
    if (letter === '\n' && isBreak(text, i, from)) return trimmedEnd(text, from, i)
    if (letter !== '.' && letter !== '!' && letter !== '?') continue
    let end = i + 1
    while (end < text.length && /["'”’)*_]/.test(text[end]!)) end++
    if (end >= text.length || isBlank(text[end]!)) return end
  }
  return trimmedEnd(text, from, text.length)
}

/** A line such as “cars: c0, c1”. */
const label = /[ \t]*(?:[a-z][\w-]*[ \t]+){0,2}[a-z][\w-]*:[ \t]+\S/iy

/**
 * True if the line end separates two sentences: the next line is blank, or has its own bullet, heading, label or list; or this line has a
 * label.
 */
function isBreak(text: string, at: number, from: number): boolean {
  const next = at + 1
  if (matchAt(blankLine, text, next) !== null) return true
  const isDone = !/[,;]\s{0,4}$|\band\s{0,4}$/.test(text.slice(Math.max(from, at - 8), at))
  if (isDone && (matchAt(label, text, from) !== null || matchAt(label, text, next) !== null)) return true
  const marked = matchAt(bullet, text, next)!
  return /\S/.test(marked[0]) || matchAt(signatures, text, next) !== null || headingAt(text, next) !== null
}

function trimmedEnd(text: string, from: number, to: number): number {
  let end = to
  while (end > from && isBlank(text[end - 1]!)) end--
  return end
}
