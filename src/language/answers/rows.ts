// What the row of a table, a check box or a mark states about what is in it; and the heads of a table's columns.

import type { Doc, Line } from './lines'
import { lineIndex } from './labels'

const yesCell =
  /^[\s*_`"'[(]*(?:yes|true|y|ok|okay|applicable|valid|possible|satisfied|met|keep|kept|needed|necessary|legal|reachable|correct|always|can be (?:applied|executed|taken)|is applicable|added|add|adds)\b|^[\s*_`|:>-]*[✓✔✅☑]/u
const noCell =
  /^[\s*_`"'[(]*(?:no|false|n|not|never|inapplicable|invalid|impossible|unsatisfied|unmet|remove|removed|removing|cannot|can't|fails?|illegal|redundant|unnecessary|unreachable|drop|dropped|delete|deleted|isn't|is not|cut|skip|skipped|out|wrong|incorrect|blocked|rejected)\b|^[\s*_`|:>-]*[✗✘❌✖☒×]/u

/** `(no change)` takes nothing back. */
const noMatter =
  /^[\s*_`"'[(]*(?:no[ -](?:change|effect|op|move|movement|problem|issue|restriction|constraint|cost|condition|precondition|need to)s?|noop|not a problem)\b/u

/** Does a text begin by stating yes, or no? */
export function readsYes(text: string): boolean | undefined {
  if (noMatter.test(text)) return undefined
  if (noCell.test(text)) return false
  return yesCell.test(text) ? true : undefined
}

export interface Cell {
  readonly yes: boolean
  /** The words over its column, in lower case. */
  readonly head: string
}

/** Longer rows are no table for people. */
const longestRow = 4_000

/** The last cell of a table's row after `from` that answers yes or no. */
export function lastCell({ low, lines }: Doc, from: number): Cell | undefined {
  const place = lineIndex(lines, from)
  const line = lines[place]!
  if (line.marker !== 'table' || line.to - line.from > longestRow) return undefined
  const cells = low.slice(line.from, line.to).split('|')
  let at = line.from
  let found: Cell | undefined
  let before: boolean | undefined
  cells.forEach((cell, i) => {
    const start = at
    at += cell.length + 1
    // Marks in front of what they describe: all of them count.
    if (at <= from && alone.test(cell)) before = (before ?? true) && readsYes(cell) === true
    if (start <= from || /[([]\s*[a-z]/.test(cell.replace(/\([^()]{30,}\)/g, ''))) return
    const yes = readsYes(cell)
    if (yes !== undefined) found = { yes, head: headCell(low, lines, place, i) }
  })
  return found ?? (before === undefined ? undefined : { yes: before, head: '' })
}

/** A mark, or yes or no, alone in its cell. */
const alone = /^[\s*_`]*(?:[✓✔✅☑✗✘❌✖☒×]|yes\b|no\b)[^\p{L}]{0,3}(?:\([^()|]{0,60}\)\s*)?$/u

/** The words over the column that holds a place. */
export function columnHead({ low, lines }: Doc, at: number): string {
  const place = lineIndex(lines, at)
  const line = lines[place]!
  if (line.marker !== 'table' || line.to - line.from > longestRow) return ''
  return headCell(low, lines, place, low.slice(line.from, at).split('|').length - 1)
}

/** Rows of a table looked through for its head. */
const MAX_ROWS = 400

function headCell(low: string, lines: readonly Line[], place: number, column: number): string {
  let top = place
  while (top > 0 && place - top < MAX_ROWS && lines[top - 1]!.marker === 'table') top--
  if (top === place) return ''
  const head = lines[top]!
  return (low.slice(head.from, head.to).split('|')[column] ?? '').trim()
}
