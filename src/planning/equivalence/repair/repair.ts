// The smallest change of the second problem's text that makes the two equivalent, found by trial; the resulting text is compared again.

import { isError } from '#planning/pddl/diagnostic'
import type { Problem } from '#planning/pddl/model'
import { parseProblem } from '#planning/pddl/problem'
import { applyEdits, type Edit } from '#planning/task/text-edits'
import type { Pair } from '../comparison'
import { type Diff, diffPair } from '../diff/diff'
import { type Match, matchNearest } from '../diff/match'
import { applied, type Change, changesOf } from './changes'
import { editsOf, type PairTexts, wholeEdits, type Written } from './edits'
import { smallestChanges } from './smallest'

export interface Repair {
  /** Edits of b's text, in its order, without overlaps. */
  readonly edits: readonly Edit[]
  readonly text: string
  /** null: the sections of b are replaced by those of a. */
  readonly changes: readonly Change[] | null
  /** True if no change can be left out; false if there were too many to try each. */
  readonly minimal: boolean
}

export interface RepairOptions {
  readonly isEquivalent: (pair: Pair) => boolean
  /** Comparisons that may be made for one match of the objects. */
  readonly maxComparisons: number
  readonly maxNodes: number
}

/** A match of all objects, and a separate one for the goals if it differs. */
export interface Matches {
  readonly match: Match
  readonly goalMatch: Match
  /** Is this line of the goals' diff known to change nothing? */
  readonly isImplied: (line: Diff['goal'][number]) => boolean
}

/** The repair under the first match that has one; undefined if even replacing whole sections does not help. */
export function repairPair(
  pair: Pair,
  texts: PairTexts,
  matches: readonly Matches[],
  options: RepairOptions,
): Repair | undefined {
  const written: Written = { texts, ...pair }
  for (const { match, goalMatch, isImplied } of matches) {
    const diff = diffPair(pair, match, goalMatch)
    const all = changesOf(pair.b, diff, match, goalMatch, isImplied)
    const found = smallestChanges(pair, all, options)
    const edits = found && editsOf(written, found.changes)
    const text = edits && readsAs(pair, texts.b, edits, applied(pair.b, found.changes))
    if (found && edits && text !== undefined) return { ...found, edits, text }
  }
  const edits = wholeEdits(written)
  const text = edits && checked(pair, texts.b, edits, options)
  return edits && text !== undefined ? { edits, text, changes: null, minimal: false } : undefined
}

/** The text after the edits, if it parses to the problem that was compared. */
function readsAs(pair: Pair, text: string, edits: readonly Edit[], wanted: Problem): string | undefined {
  const after = applyEdits(text, edits)
  const { problem, diagnostics } = parseProblem(after, pair.domain)
  if (diagnostics.some(isError)) return undefined
  const same: Pair = { domain: pair.domain, a: wanted, b: problem }
  const { objects, init, values, goal } = diffPair(same, matchNearest(same))
  const isSame = ({ what }: { readonly what: string }): boolean => what === 'same'
  const all = [...objects, ...init, ...values, ...goal]
  return all.every(isSame) ? after : undefined
}

/** The text after the edits, if it parses to an equivalent problem. */
function checked(
  pair: Pair,
  text: string,
  edits: readonly Edit[],
  { isEquivalent }: RepairOptions,
): string | undefined {
  const after = applyEdits(text, edits)
  const { problem, diagnostics } = parseProblem(after, pair.domain)
  if (diagnostics.some(isError)) return undefined
  const { domain, a } = pair
  return isEquivalent({ domain, a, b: problem }) ? after : undefined
}
