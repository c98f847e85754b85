// Is a statement true of a task? Decided from the task alone, with a claim and its certificate where the statement is
// more than one can see by a walk. A statement with names the task does not have is false.

import type { Certificate, Claim, Target } from '../certificates/certificate'
import { actionName, findAction, findFact } from '../task/names'
import { holds, isApplicable, progress, satisfies } from '../task/step'
import type { ActionId, Task } from '../task/task'
import { decideLandmark, isTrivialLandmark } from './landmarks'
import { decideTarget, type ReachDecision } from './reachable'
import { reachesFrom } from './redundant'
import type { SequenceClaim, SequenceEntry, Statement, Truth } from './statement'

export interface Decided {
  readonly truth: Truth
  /** Why it is so, where that can be seen without evidence and is not a matter of taking the actions. */
  readonly seen?: string
  /** What the truth rests on, where it takes evidence. */
  readonly claim?: Claim
  readonly certificate?: () => Certificate
}

/** The statement's truth alone. */
export const truthOf = (task: Task, statement: Statement): Truth =>
  decideStatement(task, statement).truth

export function decideStatement(task: Task, statement: Statement): Decided {
  switch (statement.kind) {
    case 'applicable': {
      const action = findAction(task, statement.action)
      return { truth: action !== undefined && isApplicable(task, task.initial, action) }
    }
    case 'holds-after': {
      const action = findAction(task, statement.action)
      if (action === undefined || !isApplicable(task, task.initial, action)) return { truth: false }
      const after = progress(task, task.initial, action)
      const truth = statement.facts.every(name => {
        const fact = findFact(task, name)
        return fact !== undefined && holds(after, fact)
      })
      return { truth }
    }
    case 'reachable':
      return reachability(task, { kind: 'facts', facts: statement.facts })
    case 'becomes-applicable':
      return reachability(task, { kind: 'action', action: statement.action })
    case 'sequence':
      return { truth: isSequence(task, statement.entries, statement.is) }
    case 'removable': {
      const left = statement.plan.filter((_, i) => !statement.positions.includes(i))
      const actions = left.map(name => findAction(task, name))
      if (actions.includes(undefined)) return { truth: false }
      const truth = reachesFrom(task, task.initial, actions as ActionId[], task.goal)
      const claim: Claim = { kind: 'reachable', target: { kind: 'goal' } }
      return truth
        ? { truth, claim, certificate: () => ({ kind: 'plan', actions: left }) }
        : { truth }
    }
    case 'landmark':
      return landmark(task, statement.fact)
    case 'foreign':
      return { truth: false }
    default:
      return statement satisfies never
  }
}

function reachability(task: Task, target: Target): Decided {
  const decision: ReachDecision = decideTarget(task, target)
  switch (decision.kind) {
    case 'reachable': {
      const actions = decision.sequence.map(action => actionName(task, action))
      return {
        truth: true,
        claim: { kind: 'reachable', target },
        certificate: () => ({ kind: 'plan', actions }),
      }
    }
    case 'unreachable':
      return {
        truth: false,
        claim: { kind: 'unreachable', target },
        certificate: decision.certificate,
      }
    case 'undecided':
      return { truth: 'undecided' }
    default:
      return decision satisfies never
  }
}

function landmark(task: Task, name: string): Decided {
  const fact = findFact(task, name)
  if (fact === undefined) return { truth: false }
  if (isTrivialLandmark(task, fact))
    return { truth: true, seen: 'it holds at the start or belongs to the goal' }
  const decision = decideLandmark(task, fact)
  switch (decision.kind) {
    case 'landmark':
      return {
        truth: true,
        claim: { kind: 'landmark', fact: name },
        certificate: decision.certificate,
      }
    case 'not-landmark': {
      const actions = decision.plan.map(action => actionName(task, action))
      return {
        truth: false,
        claim: { kind: 'not-landmark', fact: name },
        certificate: () => ({ kind: 'plan', actions }),
      }
    }
    // Without a plan nothing is asked; the statement is then held to be false.
    case 'no-plan':
      return { truth: false }
    case 'undecided':
      return { truth: 'undecided' }
    default:
      return decision satisfies never
  }
}

/** Which of the four claims holds of the sequence. */
export function claimOf(
  task: Task,
  entries: readonly SequenceEntry[],
): 'invalid' | 'inapplicable' | 'applicable' | 'plan' {
  if (entries.some(entry => entry.kind === 'foreign')) return 'invalid'
  let state = task.initial
  for (const entry of entries) {
    const action = entry.kind === 'action' ? findAction(task, entry.action) : undefined
    if (action === undefined || !isApplicable(task, state, action)) return 'inapplicable'
    state = progress(task, state, action)
  }
  return satisfies(task, state, task.goal) ? 'plan' : 'applicable'
}

function isSequence(task: Task, entries: readonly SequenceEntry[], is: SequenceClaim): boolean {
  const claim = claimOf(task, entries)
  if (is === 'is-valid') return claim !== 'invalid'
  if (is === 'is-applicable') return claim === 'applicable' || claim === 'plan'
  return claim === is
}
