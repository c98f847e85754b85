// Explains why an option of a yes/no or choice question is true or false, in one clause, with a sequence to watch if
// the reason is found by executing it.

import type { Statement } from '#planning/analysis/statement'
import { decideStatement } from '#planning/analysis/truth'
import { explainAction, explainGoal } from '#planning/task/explain'
import { findFact } from '#planning/task/names'
import { holdsNamed } from '#planning/task/named-facts'
import type { Task } from '#planning/task/task'
import { executedEvidence } from './executed-evidence'
import type { LoadedTask } from '#planning/task/load'
import { keptSteps } from './removals'
import { touchOf } from '#planning/task/touch'
import { executed, describedBreak } from './breaks'
import type { Evidence } from '../verdict'
import { counted, failing, listedNames, quoted, stepNamed } from './words'
import { endOf } from '#planning/task/trace'

/** An option with its truth and reasons. */
export interface ReasonedOption {
  readonly truth: boolean
  /** Clauses, the most detailed first; each is a complete reason. At least one. */
  readonly because: readonly string[]
  readonly evidence: readonly Evidence[]
}

/** The reasons for the truth of a statement; `proven`: the evidence from its decision. */
export function becauseOf(
  ready: LoadedTask,
  statement: Statement,
  truth: boolean,
  proven: readonly Evidence[],
  seen?: string,
): ReasonedOption {
  const known = (because: readonly string[], evidence = proven): ReasonedOption => ({
    truth,
    because,
    evidence,
  })
  if (seen !== undefined) return known([seen])
  switch (statement.kind) {
    case 'applicable':
      return applicable(ready, statement.action, truth)
    case 'holds-after':
      return holdsAfter(ready, statement, truth)
    case 'reachable':
      return known(reachable(truth, proven, 'holds', statement.facts))
    case 'becomes-applicable':
      return known(
        statement.also === undefined ? reachable(truth, proven, 'is applicable', []) : bothApplicable(truth, proven),
      )
    case 'sequence':
      return sequence(ready, statement, truth)
    case 'removable':
      return removable(ready, statement, truth, proven)
    case 'removable-somewhere':
      return removableSomewhere(ready, statement, truth, proven)
    case 'removability':
      return removability(ready, statement, truth)
    case 'landmark':
      return known(landmark(ready.task, statement.fact, truth, proven))
    case 'foreign':
      return known(['it is not an action of this domain'])
    default:
      return statement satisfies never
  }
}

function applicable(ready: LoadedTask, action: string, truth: boolean): ReasonedOption {
  const { missing, unknown, satisfied } = explainAction(ready.task, ready.task.initial, action)
  if (!truth) return { truth, because: reasons(missing, unknown), evidence: [] }
  const all = satisfied.length === 0 ? [] : [`${listedNames(satisfied, 4)} hold`]
  const because = [
    satisfied.length === 1 ? `${quoted(satisfied[0]!)} holds` : (all[0] ?? 'it has no precondition'),
    'its whole precondition holds',
  ]
  const evidence = executedEvidence(ready, { kind: 'reachable', target: { kind: 'action', action } }, [])
  return { truth, because, evidence: [evidence] }
}

const reasons = (missing: readonly string[], unknown: readonly string[]): string[] => [
  failing(missing, unknown),
  failing(missing, unknown, 1),
  'its precondition does not hold',
]

function holdsAfter(
  ready: LoadedTask,
  { action, facts }: Extract<Statement, { kind: 'holds-after' }>,
  truth: boolean,
): ReasonedOption {
  const { task } = ready
  const { missing, unknown, applicable: can } = explainAction(task, task.initial, action)
  if (!can)
    return {
      truth,
      because: reasons(missing, unknown).map(why => `the action is not applicable: ${why}`),
      evidence: [],
    }
  if (truth) {
    const target = { kind: 'facts', facts } as const
    const evidence = executedEvidence(ready, { kind: 'reachable', target }, [action])
    const made = facts.filter(fact => touchOf(task, task.initial, action, fact).adds === 'here')
    const kept = facts.filter(fact => !made.includes(fact))
    const parts = [
      ...(made.length === 0 ? [] : [`the action makes ${listedNames(made, 2)} true`]),
      ...(kept.length === 0 ? [] : [`${listedNames(kept, 2)} ${kept.length === 1 ? 'stays' : 'stay'} true`]),
    ]
    return {
      truth,
      because: [
        parts.join(' and '),
        facts.length === 1 ? 'it holds after the action' : 'all of it holds after the action',
      ],
      evidence: [evidence],
    }
  }
  const { end } = endOf(task, task.initial, [action])
  const false_ = facts.filter(fact => !holdsNamed(task, end, fact))
  const [first = facts[0] ?? ''] = false_
  const { deletes, adds } = touchOf(task, task.initial, action, first)
  const why =
    deletes === 'here' && adds !== 'here'
      ? `the action makes ${quoted(first)} false`
      : `${quoted(first)} is false before the action, which does not add it`
  return {
    truth,
    because: [why, `${quoted(first)} does not hold after it`, 'it does not hold after the action'],
    evidence: [],
  }
}

function reachable(
  truth: boolean,
  proven: readonly Evidence[],
  is: 'holds' | 'is applicable',
  facts: readonly string[],
): string[] {
  const several = facts.length > 1
  const [evidence] = proven
  const certificate = evidence?.certificate
  if (truth) {
    const count = certificate?.kind === 'plan' ? certificate.actions.length : undefined
    const [it, holds] = several && is === 'holds' ? ['all the facts', 'hold together'] : ['it', is]
    return count === 0
      ? [is === 'holds' ? `${it} ${holds} in this state` : 'its whole precondition holds now']
      : count === undefined
        ? ['some sequence of actions leads to such a state']
        : [`${it} ${holds} after ${counted(count, 'step')}`]
  }
  const [lack] = evidence?.closed?.wanted === 'action' ? evidence.closed.missing : []
  const isExclusion = certificate?.kind === 'mutex-group' || certificate?.kind === 'h2'
  const never =
    lack !== undefined
      ? [`its precondition ${quoted(lack)} never holds`]
      : !isExclusion
        ? []
        : is === 'is applicable'
          ? ['its preconditions can never hold together']
          : several
            ? [`${listedNames(facts, 2)} can never hold together`, 'they can never hold together']
            : []
  return [...never, 'no sequence of actions leads to such a state']
}

function bothApplicable(truth: boolean, proven: readonly Evidence[]): string[] {
  const certificate = proven[0]?.certificate
  if (truth)
    return certificate?.kind === 'plan'
      ? [`both are applicable after ${counted(certificate.actions.length, 'step')}`]
      : ['some sequence of actions leads to such a state']
  const isExclusion = certificate?.kind === 'mutex-group' || certificate?.kind === 'h2'
  return [
    ...(isExclusion ? ['their preconditions can never hold together'] : []),
    'no sequence of actions makes both applicable',
  ]
}

function sequence(
  ready: LoadedTask,
  { entries, is }: Extract<Statement, { kind: 'sequence' }>,
  truth: boolean,
): ReasonedOption {
  const { task } = ready
  const names = entries.map(entry => (entry.kind === 'action' ? entry.action : entry.phrase))
  const foreign = entries.findIndex(({ kind }) => kind === 'foreign')
  const fault = describedBreak(task, names)
  if (foreign >= 0)
    return {
      truth,
      because: [`${stepNamed(foreign)} is not an action of this domain`],
      evidence: [],
    }
  if (is === 'is-valid' || is === 'invalid')
    return { truth, because: ['every step names an action of this domain'], evidence: [] }
  if (fault !== undefined) {
    const { step, why } = fault
    return {
      truth,
      because: [
        `${stepNamed(step)}, ${quoted(names[step]!)}, cannot be executed, because ${why}`,
        `${stepNamed(step)} cannot be executed, because ${why}`,
        `${stepNamed(step)} cannot be executed`,
      ],
      evidence: step === 0 ? [] : [executed(ready, names.slice(0, step))],
    }
  }
  const { missing } = explainGoal(task, endOf(task, task.initial, names).end)
  const all = `all ${counted(names.length, 'step')} can be executed`
  if (is === 'is-applicable') return { truth, because: [all], evidence: [executed(ready, names)] }
  if (missing.length > 0)
    return {
      truth,
      because: [`${all}, but ${failing(missing, [], 1)} at the end`, `${all}, but the goal does not hold at the end`],
      evidence: [executed(ready, names)],
    }
  const evidence = executedEvidence(
    ready,
    { kind: 'reachable', target: { kind: 'goal' } },
    names.map(name => name.toLowerCase()),
  )
  return { truth, because: [`${all}, and the goal holds at the end`], evidence: [evidence] }
}

function removable(
  ready: LoadedTask,
  { plan, positions }: Extract<Statement, { kind: 'removable' }>,
  truth: boolean,
  proven: readonly Evidence[],
): ReasonedOption {
  const { task } = ready
  const kept = keptSteps(plan, positions)
  const rest = kept.map(step => plan[step]!)
  if (truth)
    return {
      truth,
      because: [`the ${counted(rest.length, 'other step')} still reach the goal`],
      evidence: proven,
    }
  const fault = describedBreak(task, rest)
  if (fault === undefined) {
    const { missing } = explainGoal(task, endOf(task, task.initial, rest).end)
    return {
      truth,
      because: [
        `without ${positions.length === 1 ? 'it' : 'them'}, ${failing(missing, [], 1)} at the end`,
        'the goal does not hold at the end',
      ],
      evidence: [executed(ready, rest)],
    }
  }
  const place = kept[fault.step]!
  return {
    truth,
    because: [
      `${stepNamed(place)}, ${quoted(plan[place]!)}, cannot be executed then: ${fault.why}`,
      `${stepNamed(place)} cannot be executed then: ${fault.why}`,
      `${stepNamed(place)} cannot be executed then`,
    ],
    evidence: fault.step === 0 ? [] : [executed(ready, rest.slice(0, fault.step))],
  }
}

/** The removable occurrence, or what happens to the plan for each occurrence. */
function removableSomewhere(
  ready: LoadedTask,
  { plan, places }: Extract<Statement, { kind: 'removable-somewhere' }>,
  truth: boolean,
  proven: readonly Evidence[],
): ReasonedOption {
  const statements = places.map(positions => ({ kind: 'removable', plan, positions }) as const)
  if (truth) {
    const place = statements.find(each => decideStatement(ready.task, each).truth === true)!
    const found = removable(ready, place, true, proven)
    if (places.length === 1) return found
    const steps = place.positions.map(stepNamed).join(' and ')
    return { ...found, because: found.because.map(why => `without ${steps}, ${why}`) }
  }
  const cases = statements.map(each => ({ ...each, ...removable(ready, each, false, []) }))
  const [first] = cases
  if (cases.length === 1) return first!
  const short = cases.map(
    ({ positions, because }) => `without ${positions.map(stepNamed).join(' and ')}, ${because[0]!}`,
  )
  return {
    truth,
    because: [
      short.join('; '),
      `at none of the ${counted(places.length, 'place')} where the plan has it: ${short[0]!}`,
      `no plan remains at any of the ${counted(places.length, 'place')} where the plan has it`,
    ],
    evidence: cases.flatMap(({ evidence }) => evidence),
  }
}

/** The effect of each removal on the plan, whatever the statement claims. */
function removability(
  ready: LoadedTask,
  { plan, can, cannot }: Extract<Statement, { kind: 'removability' }>,
  truth: boolean,
): ReasonedOption {
  const cases = [...can, ...cannot].map(positions => {
    const statement = { kind: 'removable', plan, positions } as const
    const isPlan = decideStatement(ready.task, statement).truth === true
    const steps = positions.map(stepNamed).join(' and ')
    return { steps, isPlan, ...removable(ready, statement, isPlan, []) }
  })
  return {
    truth,
    because: [cases.map(({ steps, isPlan }) => `without ${steps}, ${isPlan ? 'a' : 'no'} plan remains`).join('; ')],
    evidence: cases.flatMap(({ evidence }) => evidence),
  }
}

function landmark(task: Task, fact: string, truth: boolean, [evidence]: readonly Evidence[]): string[] {
  if (truth) {
    const [lack, ...others] = evidence?.closed?.missing ?? []
    return [
      ...(lack !== undefined && others.length === 0
        ? [`without it, ${quoted(lack)}, a goal, can never be reached`]
        : []),
      'no plan avoids it',
    ]
  }
  const certificate = evidence?.certificate
  if (certificate?.kind !== 'plan')
    return [findFact(task, fact) === undefined ? 'it can never hold' : 'the problem has no plan at all']
  const steps = certificate.actions.length
  return [
    steps === 0
      ? 'the goal holds at the start, so nothing needs to be done'
      : `a plan of ${counted(steps, 'step')} avoids it`,
  ]
}
