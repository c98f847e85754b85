// A goal that cannot be reached because a cost has no value: an action is not applicable where its cost would have none (Fox and Long
// 2003), so one missing value may leave a problem without a plan.

import { increasesOf } from '#planning/pddl/costs'
import type { Diagnostic } from '#planning/pddl/diagnostic'
import { diagnose, notes } from '#planning/pddl/messages'
import type { CostExpression, CostValue, Domain, Effect, Problem } from '#planning/pddl/model'
import { ground } from './ground'
import { actionName, findAction } from './names'
import type { ActionId, Task } from './task'

/** Maximum number of missing values to try by themselves; each takes a grounding. */
const maxTried = 24

/** An action that is unreachable only because a value is missing. */
interface Gap {
  readonly action: string
  readonly values: readonly CostValue[]
}

/**
 * The missing value without which the goal is out of reach, as a warning of the problem; undefined if the goal can
 * be reached when deletes are ignored, where no value would change that, and where grounding stops. The texts have no
 * errors.
 */
export function costGap(
  domain: Domain,
  problem: Problem,
  grounded: Task | undefined = undefined,
): Diagnostic | undefined {
  if (!domain.actions.some(({ effect }) => callsOf(effect).length > 0)) return undefined
  const task = grounded ?? taskOf(domain, problem)
  if (task === undefined || task.goal.length > 0) return undefined
  const free = taskOf({ ...domain, actions: domain.actions.map(withoutCalls) }, problem)
  if (free === undefined || free.goal.length === 0) return undefined
  const gaps = gapsOf(task, free)
  const enough = gaps.slice(0, maxTried).filter(({ values }) => reaches(domain, problem, values))
  const [first, ...others] = enough.length > 0 ? enough : gaps
  if (first === undefined) return undefined
  const also = [...new Set(others.flatMap(({ values }) => values.map(shapeOf)))].filter(
    shape => shape !== shapeOf(first.values[0]!),
  )
  const note = enough.length > 0 ? notes.orAnyOf : notes.alsoWithoutValue
  return diagnose('cost-gap', problem.goal.span, [first.action, shapeOf(first.values[0]!)], {
    notes: [
      ...(also.length > 0 ? [{ message: note(also) }] : []),
      { span: first.values[0]!.span, role: 'domain', message: notes.costHere() },
    ],
  })
}

function taskOf(domain: Domain, problem: Problem): Task | undefined {
  const outcome = ground(domain, problem)
  return outcome.kind === 'task' ? outcome.task : undefined
}

type Call = Extract<CostExpression, { kind: 'function' }>

const callsOf = (effect: Effect): Call[] =>
  increasesOf(effect).flatMap(({ amount }) => (amount.kind === 'function' ? [amount] : []))

function withoutCalls(action: Domain['actions'][number]): Domain['actions'][number] {
  const freed = (effect: Effect): Effect =>
    effect.kind === 'and'
      ? { ...effect, parts: effect.parts.map(freed) }
      : effect.kind === 'increase'
        ? { ...effect, amount: { kind: 'number', value: 0, span: effect.span } }
        : effect
  return { ...action, effect: freed(action.effect) }
}

/** Actions of the task where costs need no value that are not in the one where they do, with the values they lack. */
function gapsOf(task: Task, free: Task): Gap[] {
  const given = new Set(task.problem.values.map(shapeOf))
  const gaps: Gap[] = []
  for (let action = 0; action < free.actionCount; action++) {
    const name = actionName(free, action as ActionId)
    const values = valuesOf({ domain: task.domain, free }, action).filter(value => !given.has(shapeOf(value)))
    if (values.length > 0 && findAction(task, name) === undefined) gaps.push({ action: name, values })
  }
  return gaps
}

/** The values that the cost of an action is computed from, as if each were 0. */
function valuesOf({ domain, free }: { domain: Domain; free: Task }, action: number): CostValue[] {
  const { parameters, effect } = domain.actions[free.actionSchema[action]!]!
  const from = free.actionArguments.first[action]!
  const objectOf = (name: string): string => {
    const place = parameters.findIndex(each => each.name === name)
    return place < 0 ? name : free.objects[free.actionArguments.items[from + place]!]!
  }
  return callsOf(effect).map(({ name, terms, span }) => ({
    ...{ name, span, value: 0 },
    terms: terms.map(term => ({ kind: 'object', name: objectOf(term.name), span: term.span })),
  }))
}

const shapeOf = ({ name, terms }: CostValue): string => `(${[name.name, ...terms.map(term => term.name)].join(' ')})`

/** True if the goal can be reached, with deletes ignored, once these values are given too. */
function reaches(domain: Domain, problem: Problem, values: readonly CostValue[]): boolean {
  const task = taskOf(domain, { ...problem, values: [...problem.values, ...values] })
  return task !== undefined && task.goal.length > 0
}
