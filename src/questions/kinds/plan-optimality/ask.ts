// Generates cost-optimal planning questions: which actions lead to the goal at minimal cost?

import { loadTask } from '#planning/task/load'
import { emptyBlock } from '../asking/planning/material'
import { planAsker } from '../asking/planning/plan-asker'
import { factsOf, goalOf, referenceOf, sourceWith } from '../asking/planning/problem'
import { words } from './words'

export const planOptimality = planAsker({
  words,
  stem: () => 'Give a plan that takes the least in all, and what it takes.',
  draw({ world, task }, _rng, bounds) {
    const goal = goalOf(task)
    if (typeof goal === 'string') return goal
    const init = factsOf(task, task.initial)
    const source = sourceWith(world, task.problem, { init, goal, priced: isPriced(world.domain) })
    const loaded = loadTask(source)
    if (loaded.kind !== 'ready') return loaded.message
    const found = referenceOf(loaded.task, bounds)
    if (typeof found === 'string') return found
    if (!found.optimal) return 'what a plan takes at least was not found within its limits'
    const open = { ...emptyBlock, init, goal, plan: found.plan, total: found.cost }
    return { open, before: null, source, goalDistance: found.cost }
  },
})

const isPriced = ({ functions }: { functions: readonly { name: string }[] }): boolean =>
  functions.some(({ name }) => name === 'total-cost')
