// The published answer reader: its grammar with the error recovery of its parser for open answers, its
// regular expressions for yes/no and choice, and the positions of the kept parts in the raw text.

import { parseOfficial } from './official-automaton'
import { filterChoice, filterYesNo, type Filtered } from './official-filters'
import { type HarnessDate, newestHarness } from './official-harness'
import { officialText, type OfficialClean } from './official-text'
import type { TracePart } from './reading'
import { droppedTrace, TraceBuilder } from './trace'

export { harnessDates, type HarnessDate, newestHarness } from './official-harness'
export type { OfficialClean } from './official-text'

export type OfficialRule = 'act' | 'action_name' | 'action_list' | 'progression_list' | 'index' | 'yes_no' | 'choice'
export const officialRules: readonly OfficialRule[] = [
  'act',
  'action_name',
  'action_list',
  'progression_list',
  'index',
  'yes_no',
  'choice',
]

export interface OfficialReading {
  /** null: the published reader gets nothing. Two lists that are equal come as one. */
  readonly value: null | string | string[] | string[][]
  /** In order of place, covering the raw text. */
  readonly trace: readonly TracePart[]
  /** The error with which the published program stops here; absent if it does not. */
  readonly error?: string
  /** The rule that found the value if the filter's matches did not, as words after "takes". */
  readonly by?: string
}

/** Reads a response as the published code of that month does. Linear; never throws. */
export function readOfficial(
  rule: OfficialRule,
  text: string,
  clean?: OfficialClean,
  harness: HarnessDate = newestHarness,
): OfficialReading {
  if (rule === 'yes_no') return fromFilter(text, filterYesNo(text))
  if (rule === 'choice') return fromFilter(text, filterChoice(text, harness))
  const placed = officialText(text, clean)
  const trace = new TraceBuilder(text)
  const keep = (from: number, to: number): void => {
    for (let i = from; i < to; i++) {
      const at = placed.place[i]!
      if (placed.isSupplied[i] === 1) trace.supply(at, placed.text[i]!)
      else trace.keep(at, at + 1)
    }
  }
  if (rule === 'index') {
    const digits = /[0-9]+/.exec(placed.text)
    if (digits === null) return { value: null, trace: droppedTrace(text) }
    keep(digits.index, digits.index + digits[0].length)
    return { value: digits[0], trace: trace.parts() }
  }
  const { value, kept, closed } = parseOfficial(rule, placed.text)
  for (let i = 0; i < kept.length; i += 2) keep(kept[i]!, kept[i + 1]!)
  if (closed) trace.supply(text.length, ')')
  return { value, trace: trace.parts() }
}

function fromFilter(text: string, filtered: Filtered): OfficialReading {
  const trace = new TraceBuilder(text)
  if (filtered.value !== null) trace.keep(filtered.from, filtered.to)
  const { from: _from, to: _to, ...found } = filtered
  return { ...found, trace: trace.parts() }
}
