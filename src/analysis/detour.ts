// A plan that avoids a fact, made from one that does not: leave the plan before the fact first holds, and come
// back to it after the fact last held, in a state from which the rest of the plan still works. Finding such a
// way round takes far less search than a new plan. Only for tasks without conditional effects and rules.

import { hasBit } from '../base/bits'
import { searchQuick } from '../search/greedy'
import { withGoal, withInitial } from '../task/derive'
import { progress } from '../task/step'
import type { ActionId, Disjunction, FactId, LiteralId, State, Task } from '../task/task'
import { isNegated, literalFact } from '../task/task'

/** A plan of the task that never enters a state where the fact holds; undefined where this way finds none. */
export function detour(
  task: Task,
  plan: readonly ActionId[],
  fact: FactId,
  maxStates: number,
): ActionId[] | undefined {
  const states = statesAlong(task, plan)
  const holding = states.flatMap((state, step) => (hasBit(state, 0, fact) ? [step] : []))
  const first = holding[0]
  const last = holding.at(-1)
  if (first === undefined || first === 0 || last === undefined || last === plan.length)
    return undefined
  const back = conditionsOfRests(task, plan, states, last + 1)
  if (back === undefined) return undefined
  const from = withInitial(withGoal(task, back.conditions), states[first - 1]!)
  const outcome = searchQuick(from, { maxStates, avoid: fact })
  if (outcome.kind !== 'plan') return undefined
  const met = outcome.plan.reduce((state, action) => progress(task, state, action), from.initial)
  const place = back.conditions.findIndex(literals =>
    literals.every(lit => hasBit(met, 0, literalFact(lit)) !== isNegated(lit)),
  )
  if (place < 0) return undefined
  return [...plan.slice(0, first - 1), ...outcome.plan, ...plan.slice(back.steps[place]!)]
}

function statesAlong(task: Task, plan: readonly ActionId[]): State[] {
  const states = [task.initial]
  for (const action of plan) states.push(progress(task, states.at(-1)!, action))
  return states
}

/** For each step from `earliest` on: what must hold before it so that the rest of the plan works. */
function conditionsOfRests(
  task: Task,
  plan: readonly ActionId[],
  states: readonly State[],
  earliest: number,
): { conditions: Disjunction; steps: number[] } | undefined {
  const heldIn = (state: State, literals: ArrayLike<number>): boolean => {
    for (let i = 0; i < literals.length; i++)
      if (hasBit(state, 0, literalFact(literals[i]!)) === isNegated(literals[i]!)) return false
    return true
  }
  const goal = task.goal.find(literals => heldIn(states[plan.length]!, literals))
  if (goal === undefined) return undefined
  const needed = new Set<LiteralId>(goal)
  const conditions: LiteralId[][] = [[...needed]]
  const steps = [plan.length]
  for (let step = plan.length - 1; step >= earliest; step--) {
    const action = plan[step]!
    const effect = task.firstEffect[action]!
    if (effect < task.firstEffect[action + 1]!)
      for (const [rows, sign] of [
        [task.effectAdds, 0],
        [task.effectDeletes, 1],
      ] as const)
        for (let i = rows.first[effect]!; i < rows.first[effect + 1]!; i++)
          needed.delete((2 * rows.items[i]! + sign) as LiteralId)
    const { first, items } = task.alternatives
    for (
      let alt = task.firstAlternative[action]!;
      alt < task.firstAlternative[action + 1]!;
      alt++
    ) {
      const literals = items.subarray(first[alt]!, first[alt + 1]!)
      if (!heldIn(states[step]!, literals)) continue
      for (const lit of literals) needed.add(lit as LiteralId)
      break
    }
    conditions.push([...needed])
    steps.push(step)
  }
  return { conditions, steps }
}
