// The benchmark's reader of claimed totals.

import { droppedTrace, TraceBuilder } from '#language/answers/trace'
import type { Traced } from './plan'
import { areDigits, attempt, isFailure, strippedLines, tokens, wholeNumber } from './python'

/**
 * Searches from the first line with `time to execute` on: the first token of digits in the first line with such a
 * token; 0 if there is none. Linear; never throws.
 */
export function readOfficialCost(text: string): Traced<number | bigint> {
  const trace = new TraceBuilder(text)
  const value = attempt(() => {
    let due = false
    for (const line of strippedLines(text)) {
      due ||= line.text.includes('time to execute')
      if (!due) continue
      const found = tokens(line).filter(token => areDigits(token.text))
      // The original converts all tokens of the line to numbers, and fails on a token that is not one.
      const numbers = found.map(token => wholeNumber(token.text))
      const [first] = found
      if (first === undefined) continue
      trace.keep(first.at, first.at + first.text.length)
      return numbers[0]!
    }
    return 0
  })
  return { value, trace: isFailure(value) ? droppedTrace(text) : trace.parts() }
}
