// A part of a response that could be the answer, with its stance.

import type { Span } from '#base/text'
import { lineIndex } from './labels'
import type { Doc } from './lines'
import type { Answer, Doubt } from './reading'
import { lastCell } from './rows'
import { claimOf } from './render-answer'
import { standingsOf } from './stance'
import type { ItemStance } from './standing'
import { type WordMeaning, meaningOfHead } from './worth'

/** A place in the text that could be the answer. */
export interface Mention extends Span {
  readonly answer: Answer
  /** What is after it states nothing of it. */
  readonly inert?: boolean
  /** Counts only where nothing else is given. */
  readonly weak?: boolean
  /** Other readings, if the text itself is ambiguous. */
  readonly unsure?: readonly Answer[]
  /** Other readings, if this one is doubtful. */
  readonly rather?: readonly Answer[]
  /** States itself how it is. */
  readonly itemStance?: Partial<ItemStance>
}

export interface Choice {
  readonly answer: Answer | null
  readonly doubt: Doubt | null
}

export const nothing: Choice = { answer: null, doubt: null }

export interface Placed extends Mention, ItemStance {
  readonly claim: string
}

export function placedOf(doc: Doc, mentions: readonly Mention[], meaning: WordMeaning): Placed[] {
  return standingsOf(doc, mentions, meaning).map(({ index, ...standing }) => {
    const mention = mentions[index]!
    return {
      ...mention,
      ...standing,
      ...rowStance(doc, mention, meaning),
      ...mention.itemStance,
      claim: claimOf(mention.answer),
    }
  })
}

/** What the check box or the table of a row states about what is in it. */
function rowStance(doc: Doc, { from }: Span, meaning: WordMeaning): Partial<ItemStance> {
  const line = doc.lines[lineIndex(doc.lines, from)]!
  const given = (yes: boolean): Partial<ItemStance> => ({
    stance: yes ? 'given' : 'denied',
    strong: true,
    asked: false,
  })
  if (line.checked !== undefined) return given(line.checked)
  if (line.marker !== 'table' && from <= line.content + 2) {
    const end = doc.low.slice(Math.max(from, line.to - 32), line.to)
    // `(a) ✗, (b) ✓`: each mark describes what is before it.
    if (several.test(doc.low.slice(from, line.to).slice(0, LONGEST_ROW))) return {}
    if (/[✗✘❌✖]\W*$/u.test(end)) return given(meaning.properties.cross === 'give')
    if (/[✓✔✅☑]\W*$/u.test(end) || pointedAt.test(end)) return given(meaning.properties.tick !== 'deny')
  }
  const cell = lastCell(doc, from)
  if (cell === undefined) return {}
  // `| Reachable? | no |` gives what is asked for where the unreachable is.
  const value = meaningOfHead(cell.head, meaning)
  // Where what fails is asked for, a mark under `Status` states the opposite.
  const turned = value === undefined ? meaning.properties.cross === 'give' : value === 'deny'
  return given(turned ? !cell.yes : cell.yes)
}

/** `B. … ← this one` */
export const pointedAt =
  /(?:←|<-+)\s*(?:(?:the |my )?(?:correct|right|answer|choice|pick|solution)(?: (?:one|answer|option|choice))?|this(?: one)?|here)\W*$/u

const LONGEST_ROW = 400
const several = /[✓✔✅☑✗✘❌✖][^\n]*[✓✔✅☑✗✘❌✖]/u

export const isGiven = ({ stance }: Placed): boolean => stance === 'given'

/** The first of those that overlap; they are in order. */
export function apart(mentions: readonly Mention[]): Mention[] {
  const found: Mention[] = []
  for (const one of mentions) {
    const last = found.at(-1)
    if (last === undefined || one.from >= last.to) found.push(one)
  }
  return found
}
