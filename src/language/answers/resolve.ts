// Combines several mentions of one conclusion: one answer, the first of several steps, or no answer.

import { lineIndex } from './labels'
import type { Doc, Line } from './lines'
import type { Choice, Placed } from './mention'
import type { Answer } from './reading'
import { claimOf, renderAnswer } from './render-answer'
import type { Sought } from './sought'

/** Other readings shown at most. */
const MAX_OTHERS = 8

/** Equal claims are one answer; several different ones are none, unless they are steps. */
export function resolve(doc: Doc, given: readonly Placed[], sought: Sought): Choice | undefined {
  const open = given.filter(one => !one.asked)
  const [first] = open
  if (first === undefined) return undefined
  const amended = open.filter(one => one.corrects)
  if (amended.length > 0 && amended.length < open.length && amended[0] !== open[0]) return resolve(doc, amended, sought)
  const claims = new Map(open.map(one => [one.claim, one]))
  if (claims.size === 1) return sure(open.find(one => one.unsure === undefined) ?? first)
  const strong = new Map(open.filter(one => one.strong).map(one => [one.claim, one]))
  if (strong.size === 1) return sure([...strong.values()][0]!)
  if (sought.ordered === true && areSteps(doc, open)) {
    const first = firstStep(doc, open)
    const others = distinct(
      open.filter(one => one !== first).map(one => one.answer),
      first.answer,
    )
    return {
      answer: first.answer,
      doubt: {
        text: `The text gives ${open.length} steps; the first, ${renderAnswer(first.answer)}, is read as the answer.`,
        others: others.slice(0, MAX_OTHERS),
      },
    }
  }
  if (sought.shape.form === 'index' && isTrace(doc, open)) return sure(open[0]!)
  const others = distinct(open.map(one => one.answer))
  return ambiguous(others)
}

/** Steps listed row by row, each with its outcome: the first that fails is meant. */
function isTrace({ lines }: Doc, open: readonly Placed[]): boolean {
  const rows = new Set(open.map(one => lineIndex(lines, one.from)))
  return open.every(one => one.strong) && rows.size === open.length
}

function sure(one: Placed): Choice {
  const others = one.unsure
  if (one.rather !== undefined)
    return {
      answer: one.answer,
      doubt: {
        text: `The text counts from 1 itself, so this is read as ${renderAnswer(one.answer)}.`,
        others: one.rather,
      },
    }
  return others === undefined ? { answer: one.answer, doubt: null } : ambiguous([one.answer, ...others])
}

/** No answer, and every reading offered. */
export function ambiguous(readings: readonly Answer[]): Choice {
  const shown = readings.slice(0, MAX_OTHERS)
  const names = shown.map(renderAnswer)
  const text = `The text can be read as ${names.slice(0, -1).join(', ')} or ${names.at(-1)}${readings.length > shown.length ? ' or others' : ''}; nothing in it says which is meant.`
  return { answer: null, doubt: { text, others: shown } }
}

export function distinct(answers: readonly Answer[], but?: Answer): Answer[] {
  const found = new Map<string, Answer>()
  for (const answer of answers) if (!found.has(claimOf(answer))) found.set(claimOf(answer), answer)
  if (but !== undefined) found.delete(claimOf(but))
  return [...found.values()]
}

/** The step that comes first: `(a b) later; first (c d)`. */
function firstStep({ low }: Doc, open: readonly Placed[]): Placed {
  const isFirst = (one: Placed, i: number): boolean => {
    const from = i === 0 ? one.from - 60 : open[i - 1]!.to
    const before = low.slice(Math.max(0, from), one.from)
    // `(a b) first, then (c d)`
    return /\bfirst(?:ly)?\b[^.;\n]*$/.test(i === 0 ? before : before.replace(/^\W*first\b/, ''))
  }
  return open.find(isFirst) ?? open[0]!
}

/** Are they listed one after the other: numbered lines, arrows, "then"? */
function areSteps({ lines, text }: Doc, given: readonly Placed[]): boolean {
  if (given.slice(1).every(one => one.sequel || goesOn(text, one))) return true
  const before = text.slice(0, given[0]!.from).slice(-200)
  if (choosable.test(before)) return false
  const numbers = given.map(one => leadNumber(text, lines[lineIndex(lines, one.from)]!, one.from))
  if (
    given.every(
      one =>
        lines[lineIndex(lines, one.from)]!.marker === 'table' &&
        leadNumber(text, lines[lineIndex(lines, one.from)]!, one.from) === undefined,
    )
  )
    return false
  if (numbers.every((number, i) => number !== undefined && (i === 0 || number > numbers[i - 1]!))) return true
  return /\b(?:plan|sequence|steps|in (?:this )?order)\b[^.]*$/i.test(before)
}

/** `lift c and put it on t`: continues with what was done before. */
const goesOn = (text: string, { from, to }: Placed): boolean =>
  /(?:\band|,)\s(?:then\s)?$/i.test(text.slice(Math.max(0, from - 12), from)) &&
  /^[\p{L}-]+(?: \p{L}+)? (?:it|them)\b/iu.test(text.slice(from, to))

/** What can be chosen from is no order of steps. */
const choosable = /\b(?:possible|candidate|applicable|available|alternative)s?\b[^\n.]{0,40}:[\s\d.)*_-]*$/i

/** The number before a step: `2. …`, `Step 2: …`, `0.000: …`. */
function leadNumber(text: string, line: Line, at: number): number | undefined {
  const match = /(?:^|\b(?:step|action|move)\s{0,2}#?|\s)(\d{1,6}(?:\.\d{1,6})?)\s?[:.)]\W{0,8}$/i.exec(
    text.slice(Math.max(line.from, at - 40), at),
  )
  return match === null ? line.number : Number(match[1])
}
