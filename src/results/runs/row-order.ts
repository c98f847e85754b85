// Sorts rows by a column. Sorting 100,000 texts takes a tenth of a second and more, so it is done in steps that let
// other work run in between; a computed order is used for every filter.

import { kindCodes } from '#questions/kinds/codes'
import { type RowSort, type SortName, verdictValues } from './row-filter'
import type { RunTable } from './table'

/** Maximum number of text comparisons in one step. */
const STEP = 2_000

/** A computation in steps: it pauses at each `yield` until the caller resumes it. */
export type Steps<T> = Generator<undefined, T>

/** All rows of the table, sorted stably; rows without a value come last in both directions. */
export function* sortSteps(table: RunTable, { by, down }: RowSort): Steps<Uint32Array> {
  const ranks = yield* rankSteps(table, by)
  return orderOf(ranks, down)
}

/** One rank per row, from 1; 0 if the row has no value. */
interface Ranks {
  readonly rank: Uint32Array
  readonly highest: number
}

function* rankSteps(table: RunTable, by: SortName): Steps<Ranks> {
  switch (by) {
    case 'official':
    case 'length':
      return ranksOfNumbers(table.numbers(by))
    case 'steps':
      return ranksOfNumbers(table.numbers('givenSteps'))
    case 'verdict':
      return ranksOfVerdicts(table)
    case 'kind':
      return ranksOfCodes(table.coded('kind'), text => kindCodes.indexOf(text as never) + 1)
    case 'answer':
      return yield* ranksOfAnswers(table)
    default: {
      const column = table.coded(by)
      const { texts } = column
      const places = Uint32Array.from(texts, (_, at) => at)
      const sorted = yield* mergeSort(places, at => texts[at]!)
      const rankOfText = new Uint32Array(texts.length)
      for (let rank = 0; rank < sorted.length; rank++) rankOfText[sorted[rank]!] = rank + 1
      return ranksOfCodes(column, (text, code) => (text === '' ? 0 : rankOfText[code]!))
    }
  }
}

function ranksOfCodes(
  { codes, texts }: { readonly codes: Uint32Array; readonly texts: readonly string[] },
  rankOf: (text: string, code: number) => number,
): Ranks {
  const ranks = Uint32Array.from(texts, rankOf)
  const rank = new Uint32Array(codes.length)
  for (let row = 0; row < rank.length; row++) rank[row] = ranks[codes[row]!]!
  let highest = 0
  for (const each of ranks) highest = Math.max(highest, each)
  return { rank, highest }
}

/** In display order: right, wrong, undecided, unreadable, not checkable. */
function ranksOfVerdicts(table: RunTable): Ranks {
  const words = table.coded('verdict')
  const noPddl = table.coded('reason').codeOf('no-pddl')
  const reasons = table.coded('reason').codes
  const { rank } = ranksOfCodes(words, text => verdictValues.indexOf(text as never) + 1)
  const undecided = verdictValues.indexOf('undecided') + 1
  for (let row = 0; row < rank.length; row++)
    if (rank[row] === undecided && reasons[row] === noPddl) rank[row] = verdictValues.length
  return { rank, highest: verdictValues.length }
}

function ranksOfNumbers(values: Float64Array): Ranks {
  const distinct = Float64Array.from(new Set(values)).sort()
  const ranks = new Map<number, number>()
  for (const value of distinct) if (!Number.isNaN(value)) ranks.set(value, ranks.size + 1)
  return { rank: Uint32Array.from(values, value => ranks.get(value) ?? 0), highest: ranks.size }
}

function* ranksOfAnswers(table: RunTable): Steps<Ranks> {
  const texts: string[] = []
  for (let row = 0; row < table.length; row++) {
    if (row % STEP === STEP - 1) yield
    texts.push(table.text('answer', row))
  }
  const sorted = yield* mergeSort(
    Uint32Array.from(texts, (_, row) => row),
    row => texts[row]!,
  )
  const rank = new Uint32Array(texts.length)
  let highest = 0
  let before = ''
  for (const row of sorted) {
    const text = texts[row]!
    if (text !== before) highest++
    before = text
    if (text !== '') rank[row] = highest
  }
  return { rank, highest }
}

/** Sorts the items by their texts, comparing code units; stable. */
function* mergeSort(items: Uint32Array, textOf: (item: number) => string): Steps<Uint32Array> {
  let from: Uint32Array = items
  let to: Uint32Array = new Uint32Array(items.length)
  let compared = 0
  for (let width = 1; width < items.length; width *= 2) {
    for (let start = 0; start < items.length; start += 2 * width) {
      const middle = Math.min(start + width, items.length)
      const end = Math.min(start + 2 * width, items.length)
      let [left, right] = [start, middle]
      for (let at = start; at < end; at++) {
        const takesRight = right < end && (left >= middle || textOf(from[right]!) < textOf(from[left]!))
        to[at] = takesRight ? from[right++]! : from[left++]!
        if (++compared % STEP === 0) yield
      }
    }
    ;[from, to] = [to, from]
  }
  return from
}

/** Counting sort by rank; rank 0 comes last. */
function orderOf({ rank, highest }: Ranks, down: boolean): Uint32Array {
  const starts = new Uint32Array(highest + 2)
  const slot = (of: number): number => (of === 0 ? highest : down ? highest - of : of - 1)
  for (const each of rank) starts[slot(each) + 1]!++
  for (let at = 1; at < starts.length; at++) starts[at]! += starts[at - 1]!
  const order = new Uint32Array(rank.length)
  for (let row = 0; row < rank.length; row++) order[starts[slot(rank[row]!)]!++] = row
  return order
}
