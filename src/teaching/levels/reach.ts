// Levels of questions about reachability: by the proof of unreachability, or by the sequence that reaches the target.

import { decideTarget, type ReachDecision } from '#planning/analysis/reachable'
import { decideStatement } from '#planning/analysis/truth'
import type { Statement } from '#planning/analysis/statement'
import { counted } from '#questions/kinds/judging/words'
import { reachWithin } from '#questions/kinds/solving/limits'
import { explainAction } from '#planning/task/explain'
import type { PosedQuestion } from '#teaching/misreadings/misreading'
import { firstOutside, sideOf, targetOf } from '#teaching/misreadings/sides'
import { isChanging } from '#teaching/misreadings/state-facts'
import { hardest, type Rated, rated } from './rated'

/**
 * An open question is as hard as its easiest right answer; if the right answer is None, as hard as the longest
 * sequence.
 */
export function ofReach(put: PosedQuestion): Rated | null {
  const { task } = put.ready
  const outside = firstOutside(put)
  if (outside !== undefined) return ofOutside(put, outside)
  const side = sideOf(put)
  const { unreachable, undecided, decisionOf } = side.partition(task, reachWithin(put.limits))
  if (undecided.length > 0) return null
  if (unreachable.length === 0) return rated(3, 'nothing is out of reach, and that takes a way to each')
  const all = unreachable.slice(0, MAX_MEMBERS).map(member => ofDecision(decisionOf(member)))
  const known = all.filter(each => each !== null)
  return known.length === 0 ? null : known.reduce((easiest, each) => (each.level < easiest.level ? each : easiest))
}

/** Maximum number of unreachable items to examine proofs of. */
const MAX_MEMBERS = 40

/**
 * The level for a fact or action that is not in the grounded task: a static fact rules it out, or it is not relaxed
 * reachable.
 */
function ofOutside({ ready: { task }, kind }: PosedQuestion, name: string): Rated {
  const isStatic =
    kind === 'areach' && explainAction(task, task.initial, name).missing.some(part => !isChanging(task, part))
  return isStatic
    ? rated(1, 'a fact that never changes decides')
    : rated(2, 'even if nothing were deleted, nothing would bring it about')
}

export function ofReachStatements(put: PosedQuestion, statements: readonly Statement[]): Rated | null {
  const all = statements.map(statement => ofStatement(put, statement))
  return all.includes(null) || all.length === 0 ? null : hardest(all as Rated[])
}

function ofStatement(put: PosedQuestion, statement: Statement): Rated | null {
  const { task } = put.ready
  if (statement.kind === 'reachable' && statement.within !== undefined)
    return decideStatement(task, statement).truth === 'undecided'
      ? null
      : rated(statement.within > 2 ? 2 : 1, `all states within ${counted(statement.within, 'step')} decide`)
  const target = targetOf(task, statement)
  if (target === undefined) return null
  if (target.kind === 'action' && !isKnown(put, target.action)) return ofOutside(put, target.action)
  return ofDecision(decideTarget(task, target, reachWithin(put.limits)))
}

const isKnown = ({ ready: { task } }: PosedQuestion, action: string): boolean =>
  decideTarget(task, { kind: 'action', action }).kind !== 'unreachable' ||
  explainAction(task, task.initial, action).missing.every(part => isChanging(task, part))

function ofDecision(decision: ReachDecision): Rated | null {
  switch (decision.kind) {
    case 'reachable': {
      const steps = decision.sequence.length
      const way = steps === 0 ? 'it is true already' : `the way to it has ${counted(steps, 'step')}`
      return rated(steps <= 2 ? 1 : steps <= 5 ? 2 : steps <= 10 ? 3 : 4, way)
    }
    case 'unreachable':
      return {
        'closed-set': rated(2, 'even if nothing were deleted, nothing would bring it about'),
        pairs: rated(3, 'facts that are never true together decide'),
        exhausted: rated(4, 'all states that matter have to be looked at'),
      }[decision.method]
    default:
      return null
  }
}
