// The execution of sequences of actions: each step is checked against the schemas.

import type { CheckContext } from './context'
import { readNames, reject, rethrowIn } from './rejection'
import type { Formula } from './semantics/formula'
import type { GroundAction } from './semantics/ground-action'
import { type RowAction, Stepper } from './semantics/stepper'

/** A position in the sequences: the state before step `step` of sequence `plan` is the current row. */
interface Visit {
  readonly stepper: Stepper
  readonly plan: number
  readonly step: number
  readonly isLast: boolean
}

/**
 * Executes each sequence from the initial state, calls `visit` with every state on the way, and rejects a step that is not applicable.
 * Returns the cost of each.
 */
export function replay(
  context: CheckContext,
  plans: readonly (readonly string[])[],
  visit: (visit: Visit) => void,
  extra: readonly GroundAction[] = [],
): number[] {
  const places = new Map<string, number>()
  const actions: GroundAction[] = []
  for (const [plan, names] of plans.entries())
    for (const [step, name] of names.entries()) {
      if (places.has(name)) continue
      places.set(name, actions.length)
      actions.push(rethrowIn(stepName(plans, plan, step), () => context.actionNamed(name)))
    }
  const facts = new Set(context.initial)
  for (const { effects } of actions) for (const { adds } of effects) for (const fact of adds) facts.add(fact)
  const rules = context.world.rules.length > 0 ? context.instances().rules : []
  const stepper = new Stepper([...facts], [...actions, ...extra], rules, context.budget)
  const row = stepper.rowOf([])
  return plans.map((names, plan) => {
    row.set(stepper.rowOf(context.initial))
    let cost = 0
    for (let step = 0; step <= names.length; step++) {
      context.budget.spend(1 + 8 * row.length)
      stepper.load(row, 0)
      const isLast = step === names.length
      visit({ stepper, plan, step, isLast })
      if (isLast) break
      const action = stepper.actions[places.get(names[step]!)!]!
      if (!stepper.isApplicable(action)) reject(`${stepName(plans, plan, step)}: ${unmet(context, stepper, action)}`)
      cost += action.action.cost
      stepper.progress(action, row)
    }
    return cost
  })
}

function stepName(plans: readonly (readonly string[])[], plan: number, step: number): string {
  const which = plans.length === 1 ? '' : `Sequence ${plan}, `
  return `${which}step ${step + 1} (index ${step}), ${plans[plan]![step]}`
}

function unmet(context: CheckContext, stepper: Stepper, { action }: RowAction): string {
  const { any, literals } = action.precondition
  const missing = literals.find(literal => ((literal & 1) === 1) === stepper.holdsFact(literal >> 1))
  if (any || missing === undefined) return 'the precondition does not hold.'
  return `${context.world.literalName(missing)} does not hold.`
}

/** The sequence ends in a state where the target holds; its cost in units, a sum that is exact up to 2^53 - 1. */
export function checkReaches(context: CheckContext, actions: unknown, target: Formula): number {
  const names = readNames(actions, 'The plan')
  const [cost] = replay(context, [names], ({ stepper, isLast }) => {
    if (isLast && !stepper.holds(target)) reject('After the last step the target does not hold.')
  })
  return cost!
}
