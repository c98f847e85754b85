// If the words of a published question are ambiguous, the file's answer may be right under another interpretation than
// the playground's. Such a difference has its own type, so that ambiguous wording and factual errors are never mixed:
// docs/published-answers.md explains each type.

import type { Statement } from '#planning/analysis/statement'
import { isTrivialLandmark } from '#planning/analysis/landmarks'
import type { JudgedBy } from '#questions/kinds/judging/options'
import { truthOfOption } from '#questions/kinds/judging/option-truth'
import { findFact } from '#planning/task/names'

/** The possible truth values of a statement under another interpretation; empty if it does not apply. */
type Reading = (by: JudgedBy, statement: Statement) => readonly boolean[]

const readings: Readonly<Record<string, Reading>> = {
  /** The question means a particular occurrence of an action that occurs several times, without saying which. */
  'which-occurrence': (by, statement) =>
    statement.kind === 'removable-somewhere' && statement.places.length > 1
      ? statement.places.flatMap(positions => {
          const { plan } = statement
          const truth = truthOfOption(by, { kind: 'removable', plan, positions })
          return typeof truth === 'boolean' ? [truth] : []
        })
      : [],
  /** Only states after the current one count. */
  'state-now': (by, statement) => (isNow(by, statement) ? [true, false] : []),
  /** Facts of the initial state or the goal are not counted as landmarks. */
  'trivial-landmark': ({ ready }, statement) => {
    if (statement.kind !== 'landmark') return []
    const fact = findFact(ready.task, statement.fact)
    return fact !== undefined && isTrivialLandmark(ready.task, fact) ? [false] : []
  },
  /** A sequence counts as valid only if it is executable, or is a plan. */
  'valid-means-more': (by, statement) => {
    if (statement.kind !== 'sequence' || statement.is !== 'is-valid') return []
    const others = (['is-applicable', 'plan'] as const).map(is => truthOfOption(by, { ...statement, is }))
    return others.filter(truth => typeof truth === 'boolean')
  },
}

/** True if the target holds in the current state. */
function isNow({ ready }: JudgedBy, statement: Statement): boolean {
  const now: Statement | undefined =
    statement.kind === 'reachable'
      ? { ...statement, within: 0 }
      : statement.kind === 'becomes-applicable' && statement.also === undefined
        ? { kind: 'applicable', action: statement.action }
        : undefined
  return now !== undefined && truthOfOption({ ready }, now) === true
}

/**
 * The type of the first interpretation under which some options may have other truth values such that `fits` is true
 * for all of them; undefined if there is none. `truths`: by the playground's interpretation.
 */
export function otherReading(
  by: JudgedBy,
  statements: readonly Statement[],
  truths: readonly boolean[],
  fits: (truth: boolean, option: number) => boolean,
): string | undefined {
  for (const [type, reading] of Object.entries(readings)) {
    const others = statements.map(statement => reading(by, statement))
    if (others.every(each => each.length === 0)) continue
    if (statements.every((_, i) => [truths[i]!, ...others[i]!].some(truth => fits(truth, i)))) return type
  }
  return undefined
}
