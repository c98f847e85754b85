// Is a statement true of a task? Decided from the task alone, with a claim and its certificate where executing actions is not enough. A
// statement with names the task does not have is false.

import type { Certificate, Claim, Target } from '#planning/certificates/certificate'
import { actionName, factName, findAction, findFact } from '#planning/task/names'
import { holdsNamed, isAlways } from '#planning/task/named-facts'
import { isApplicable, isGoal, progress } from '#planning/task/step'
import { type ActionId, type FactId, FLUENT, isNegated, literalFact, type Task } from '#planning/task/task'
import { decideLandmark, isTrivialLandmark } from './landmarks'
import { fixedFact, noAction } from './misnamed'
import { NearStates } from '#planning/search/near-states'
import { decideTarget, type ReachDecision } from './reachable'
import { endOf, reachesFrom } from '#planning/task/trace'
import { classifyAtom } from '#planning/task/universe'
import type { SequenceClaim, SequenceEntry, Statement, Truth } from './statement'

export interface Decided {
  readonly truth: Truth
  /** The reason, if it is visible without evidence and is not just the execution of the actions. */
  readonly seen?: string
  /** Why it is undecided, if not because of a limit: statements about plans need a plan. */
  readonly reason?: 'no-plan'
  /** The evidence of the truth value, if any is needed; or the lack of a plan. */
  readonly claim?: Claim
  readonly certificate?: () => Certificate
}

/** Only the statement's truth value. */
export const truthOf = (task: Task, statement: Statement): Truth => decideStatement(task, statement).truth

export function decideStatement(task: Task, statement: Statement): Decided {
  switch (statement.kind) {
    case 'applicable': {
      const action = findAction(task, statement.action)
      if (action === undefined) return never(noAction(task, statement.action))
      return { truth: isApplicable(task, task.initial, action) }
    }
    case 'holds-after': {
      const action = findAction(task, statement.action)
      if (action === undefined) return never(noAction(task, statement.action))
      if (!isApplicable(task, task.initial, action)) return { truth: false }
      const after = progress(task, task.initial, action)
      return { truth: statement.facts.every(name => holdsNamed(task, after, name)) }
    }
    case 'reachable':
      return statement.within === undefined
        ? factsReachable(task, statement.facts)
        : withinSteps(task, statement.facts, statement.within)
    case 'becomes-applicable': {
      const odd = noAction(task, statement.action) ?? noAction(task, statement.also ?? statement.action)
      if (odd !== undefined) return never(odd)
      return statement.also === undefined
        ? reachability(task, { kind: 'action', action: statement.action })
        : bothReachable(task, [statement.action, statement.also])
    }
    case 'sequence':
      return {
        truth:
          isSequence(task, statement.entries, statement.is) &&
          (statement.at === undefined ||
            statement.at === (endOf(task, task.initial, statement.entries.map(actionIn)).broken ?? -1)),
      }
    case 'removable': {
      const left = statement.plan.filter((_, i) => !statement.positions.includes(i))
      const actions = left.map(name => findAction(task, name))
      if (actions.includes(undefined)) return { truth: false }
      const truth = reachesFrom(task, task.initial, actions as ActionId[], task.goal)
      const claim: Claim = { kind: 'reachable', target: { kind: 'goal' } }
      return truth ? { truth, claim, certificate: () => ({ kind: 'plan', actions: left }) } : { truth }
    }
    case 'removable-somewhere': {
      const { plan, places } = statement
      if (places.length === 0) return { truth: false, seen: 'what is to be left out stands nowhere in the plan' }
      for (const positions of places) {
        const decided = decideStatement(task, { kind: 'removable', plan, positions })
        if (decided.truth === true) return decided
      }
      return { truth: false }
    }
    case 'removability': {
      const { plan, can, cannot } = statement
      const isLeft = (positions: readonly number[]): boolean =>
        decideStatement(task, { kind: 'removable', plan, positions }).truth === true
      return { truth: can.every(isLeft) && !cannot.some(isLeft) }
    }
    case 'landmark':
      return landmark(task, statement.fact)
    case 'foreign':
      return { truth: false }
    default:
      return statement satisfies never
  }
}

/** Never true; `seen` is the reason if it is visible. */
const never = (seen: string | undefined): Decided => ({
  truth: false,
  ...(seen === undefined ? {} : { seen }),
})

/** Facts that hold together; a fact that alone decides the answer is named next to the evidence. */
function factsReachable(task: Task, facts: readonly string[]): Decided {
  const fixed = facts.map(name => fixedFact(task, name))
  const odd = fixed.find((each, i) => each?.holds === false && findFact(task, facts[i]!) === undefined)
  // A claim about an object that does not exist, or a predicate, cannot even be stated.
  if (odd !== undefined && fixed.some(each => each?.isNamed === false)) return never(odd.why)
  const decided = reachability(task, { kind: 'facts', facts })
  return odd === undefined ? decided : { ...decided, seen: odd.why }
}

/** True if both can be applicable in one state. Undecided if one of them requires more than a conjunction of facts. */
function bothReachable(task: Task, names: readonly string[]): Decided {
  const actions = names.map(name => findAction(task, name))
  const never = names.find((_, i) => actions[i] === undefined)
  if (never !== undefined)
    return {
      ...reachability(task, { kind: 'action', action: never.toLowerCase() }),
      seen: 'one of them is never applicable',
    }
  const facts = new Set<string>()
  for (const action of actions) {
    const needed = factsNeeded(task, action!)
    if (needed === undefined) return { truth: 'undecided' }
    for (const fact of needed) facts.add(fact)
  }
  return reachability(task, { kind: 'facts', facts: [...facts] })
}

/** The facts an action needs; undefined if it needs anything else. */
function factsNeeded(task: Task, action: ActionId): string[] | undefined {
  const first = task.firstAlternative[action]!
  if (task.firstAlternative[action + 1]! !== first + 1) return undefined
  const { first: rows, items } = task.alternatives
  const literals = [...items.subarray(rows[first]!, rows[first + 1]!)]
  if (literals.some(isNegated)) return undefined
  const facts = literals.map(literalFact)
  return facts.every(fact => task.factKind[fact] === FLUENT) ? facts.map(fact => factName(task, fact)) : undefined
}

/** Examines every state that is this many steps away. */
function withinSteps(task: Task, names: readonly string[], steps: number): Decided {
  const facts = names.filter(name => !isAlways(task, name)).map(name => findFact(task, name))
  const target: Target = { kind: 'facts', facts: names }
  const unreachable = { truth: false, seen: `every sequence of ${steps} steps or fewer misses it` }
  if (facts.includes(undefined)) return unreachable
  const near = new NearStates(task)
  near.goTo(steps)
  const found = near.first(facts as FactId[], steps)
  if (found === undefined) return near.isWhole(steps) ? unreachable : { truth: 'undecided' }
  return {
    truth: true,
    claim: { kind: 'reachable', target },
    certificate: () => ({
      kind: 'plan',
      actions: near.sequenceTo(found).map(action => actionName(task, action)),
    }),
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

/** The answer, without a search, if the problem has no plan or none is known. */
function withoutPlan(task: Task): Decided | undefined {
  const decision = decideTarget(task, { kind: 'goal' })
  if (decision.kind === 'reachable') return undefined
  if (decision.kind === 'undecided') return { truth: 'undecided' }
  return {
    truth: 'undecided',
    reason: 'no-plan',
    claim: { kind: 'unreachable', target: { kind: 'goal' } },
    certificate: decision.certificate,
  }
}

/** A proposition that no sequence makes true: any plan avoids it. */
function avoided(task: Task, name: string): Decided {
  const { certificate } = reachability(task, { kind: 'goal' })
  const claim: Claim = { kind: 'not-landmark', fact: name.toLowerCase() }
  return { truth: false, claim, ...(certificate === undefined ? {} : { certificate }) }
}

function landmark(task: Task, name: string): Decided {
  const fact = findFact(task, name)
  if (fact === undefined || isTrivialLandmark(task, fact)) {
    const without = withoutPlan(task)
    if (without !== undefined) return without
  }
  if (fact === undefined) {
    const fixed = fixedFact(task, name)
    if (fixed !== undefined) return { truth: fixed.holds, seen: fixed.why }
    return classifyAtom(task.domain, task.problem, name).kind === 'in-universe' ? avoided(task, name) : { truth: false }
  }
  if (isTrivialLandmark(task, fact)) return { truth: true, seen: 'it holds at the start or belongs to the goal' }
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
    case 'no-plan':
      return {
        truth: 'undecided',
        reason: 'no-plan',
        claim: { kind: 'unreachable', target: { kind: 'goal' } },
        certificate: decision.certificate,
      }
    case 'undecided':
      return { truth: 'undecided' }
    default:
      return decision satisfies never
  }
}

/** Which of the four claims holds for the sequence. */
function claimOf(task: Task, entries: readonly SequenceEntry[]): 'invalid' | 'inapplicable' | 'applicable' | 'plan' {
  if (entries.some(entry => entry.kind === 'foreign')) return 'invalid'
  const { end, broken } = endOf(task, task.initial, entries.map(actionIn))
  if (broken !== undefined) return 'inapplicable'
  return isGoal(task, end) ? 'plan' : 'applicable'
}

/** The action that an entry names; a foreign phrase names none. */
const actionIn = (entry: SequenceEntry): string => (entry.kind === 'action' ? entry.action : '')

function isSequence(task: Task, entries: readonly SequenceEntry[], is: SequenceClaim): boolean {
  const claim = claimOf(task, entries)
  if (is === 'is-valid') return claim !== 'invalid'
  if (is === 'is-applicable') return claim === 'applicable' || claim === 'plan'
  return claim === is
}
