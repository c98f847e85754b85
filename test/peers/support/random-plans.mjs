// Random tasks with cheapest plans, and random changes of these plans.

import { mutated, randomTask } from './random-tasks.mjs'
import { scaled } from './texts.mjs'

const TASKS = scaled(300)
const PLANS = scaled(2000)

/** The tasks, and what our search finds for each: a cheapest plan or a proof that there is none. */
export async function solvedTasks(agent) {
  const tasks = Array.from({ length: TASKS }, (_, i) => randomTask(i + 1))
  return { tasks, solved: await Promise.all(tasks.map(task => agent.call('solve', { ...task, optimal: true }))) }
}

/** Changed plans of the tasks that have one, as lists of steps. */
export function mutatedPlans(tasks, solved) {
  const those = tasks.map((task, i) => ({ task, plan: solved[i].plan })).filter(({ plan }) => plan !== null)
  const each = Math.ceil(PLANS / those.length)
  return those.map(({ task, plan }, i) => ({
    task,
    plans: Array.from({ length: Math.max(0, Math.min(each, PLANS - i * each)) }, (_, j) =>
      mutated(plan, task, i * each + j),
    ),
  }))
}
