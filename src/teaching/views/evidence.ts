// The evidence for a statement about a world, as used in verdicts; and if a fact is unreachable because of mutex facts,
// these facts.

import { h2Limits, mayHoldTogether } from '#planning/analysis/h2'
import { invariantsOf } from '#planning/analysis/invariants'
import { decideStatement } from '#planning/analysis/truth'
import { evidenceFor } from '#questions/kinds/judging/evidence'
import type { Evidence } from '#questions/kinds/verdict'
import type { Source } from '#planning/pddl/source'
import { readyTask } from '#questions/views/ready'
import { actionName, factName, findFact } from '#planning/task/names'
import { rowOf } from '#planning/task/views'
import {
  type ActionId,
  AUXILIARY,
  type FactId,
  isNegated,
  type LiteralId,
  literal,
  literalFact,
  type Task,
} from '#planning/task/task'
import { readStatement, statementForms } from './statement-text'

export type StatementEvidence =
  | {
      readonly kind: 'evidence'
      /** The truth of the statement. */
      readonly truth: boolean
      /** Null if the statement can be checked directly without a certificate. */
      readonly evidence: Evidence | null
      /** For an unreachable fact: every action that could add it, with two mutex preconditions. */
      readonly blocked: readonly BlockedAction[]
    }
  /** A limit was reached, there is no plan, or the text is not a statement; described in a sentence. */
  | { readonly kind: 'none'; readonly message: string }

export interface BlockedAction {
  readonly action: string
  /** Two preconditions that are never true together. */
  readonly pair: readonly [string, string]
  /** A mutex group that contains both; empty if none was found. */
  readonly group: readonly string[]
}

/** @param text `(not-reachable (on b1 b1))` */
export function evidenceOf(source: Source, text: string): StatementEvidence {
  const written = readStatement(text)
  if (written === null)
    return {
      kind: 'none',
      message: `\`${text}\` is no statement. These are: ${statementForms}.`,
    }
  const ready = readyTask(source)
  if (ready.kind !== 'ready') return { kind: 'none', message: ready.message }
  const decided = decideStatement(ready.task, written.statement)
  if (decided.truth === 'undecided')
    return {
      kind: 'none',
      message:
        decided.reason === 'no-plan'
          ? 'There is no plan, so nothing is known about landmarks.'
          : 'This was not decided within the limits of the search.',
    }
  const { claim, certificate } = decided
  const fact = written.fact === null ? undefined : findFact(ready.task, written.fact)
  const isOutOfReach = claim?.kind === 'unreachable' && fact !== undefined
  return {
    kind: 'evidence',
    truth: decided.truth === written.truth,
    evidence: claim === undefined || certificate === undefined ? null : evidenceFor(ready, claim, certificate()),
    blocked: isOutOfReach ? (blockedActions(ready.task, fact) ?? []) : [],
  }
}

/** Undefined if some action that could add the fact is impossible for another reason. */
function blockedActions(task: Task, fact: FactId): readonly BlockedAction[] | undefined {
  const table = invariantsOf(task).pairs(h2Limits)
  if (table === undefined) return undefined
  const found: BlockedAction[] = []
  for (let action = 0; action < task.actionCount; action++) {
    if (!adds(task, action as ActionId, fact)) continue
    const pair = excludingPair(task, action as ActionId, (a, b) => mayHoldTogether(table, [a, b]))
    if (pair === undefined) return undefined
    found.push({
      action: actionName(task, action as ActionId),
      pair: [literalName(task, pair[0]), literalName(task, pair[1])],
      group: groupWith(task, pair),
    })
  }
  return found
}

function adds(task: Task, action: ActionId, fact: FactId): boolean {
  for (let e = task.firstEffect[action]!; e < task.firstEffect[action + 1]!; e++)
    if (rowOf(task.effectAdds, e).includes(fact)) return true
  return false
}

/** Two mutex literals that occur in every disjunct of the precondition. */
function excludingPair(
  task: Task,
  action: ActionId,
  together: (a: LiteralId, b: LiteralId) => boolean,
): readonly [LiteralId, LiteralId] | undefined {
  const first = task.firstAlternative[action]!
  if (task.firstAlternative[action + 1] !== first + 1) return undefined
  const literals = [...rowOf(task.alternatives, first)].filter(
    lit => task.factKind[literalFact(lit)] !== AUXILIARY,
  ) as LiteralId[]
  for (const [i, a] of literals.entries()) for (const b of literals.slice(i + 1)) if (!together(a, b)) return [a, b]
  return undefined
}

function groupWith(task: Task, pair: readonly LiteralId[]): readonly string[] {
  const facts: readonly number[] = pair.filter(lit => !isNegated(lit)).map(lit => literalFact(lit))
  if (facts.length < 2) return []
  const group = invariantsOf(task).groups.find(each => facts.every(fact => each.includes(fact)))
  return (group ?? []).map(fact => factName(task, fact as FactId))
}

const literalName = (task: Task, lit: LiteralId): string => {
  const name = factName(task, literalFact(lit))
  return lit === literal(literalFact(lit), false) ? name : `(not ${name})`
}
