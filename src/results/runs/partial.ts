// Whether the figures cover all responses of a run, and if not, which ones, in words.

import { counted, grouped } from '#base/words'
import type { RunInfo } from './info'

type Known = Pick<RunInfo, 'state' | 'rows' | 'issues' | 'notes' | 'waiting' | 'expected'>

/** For example `372 of about 805 responses are scored`; '' if the run is complete. */
export function partialText(info: Known): string {
  const { state, rows, waiting, issues, notes } = info
  const lost = issues - notes
  const parts = [
    ...(state === 'done' ? [] : [`${soFar(info)} ${rows === 1 && !isKnown(info) ? 'is' : 'are'} scored`]),
    ...(waiting === 0
      ? []
      : [`${counted(waiting, 'response')} ${waiting === 1 ? 'waits for its question' : 'wait for their questions'}`]),
    ...(lost === 0 ? [] : [`${counted(lost, 'line')} could not be read`]),
  ]
  return parts.join(', ')
}

const isKnown = ({ expected, rows }: Known): boolean => expected !== null && expected > rows

/** For example `4,200 of about 10,000 responses`. */
export function soFar(info: Known): string {
  const { rows, issues, expected } = info
  if (expected === null || expected <= rows) return counted(rows, 'response')
  return `${grouped(rows)} of about ${counted(about(expected - issues, rows), 'response')}`
}

/** Rounds an estimate to at most three significant digits. */
function about(expected: number, least: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, expected))) - 2)
  return Math.max(least, Math.round(expected / unit) * unit)
}
