// Two-place ferries with fifty cars: solved only through the symmetry of the cars.

import { searchOptimal } from '#planning/search/a-star'
import { actionName } from '#planning/task/names'
import { validatePlan } from '#planning/task/validate'
import { ferryWith } from '../support/ferries'
import type { Reached } from '../bars/bars'
import { taskFrom } from './task-from'
import { median, table, timed } from './measure'

export function benchFerries(): Reached {
  const rows = Array.from({ length: 20 }, (_, seed) => {
    const texts = ferryWith(50, seed)
    const { value, ms } = timed(() => {
      const task = taskFrom(texts)
      return { task, outcome: searchOptimal(task, { maxStates: 200_000 }) }
    })
    const { task, outcome } = value
    if (outcome.kind !== 'plan') return [seed, Number.NaN, outcome.kind, ms] as const
    const { valid } = validatePlan(
      task,
      outcome.plan.map(action => actionName(task, action)),
    )
    return [seed, outcome.cost, valid ? 'valid' : 'NOT VALID', ms] as const
  })
  table('Two-place ferries with 50 cars, text to proven optimal plan', ['seed', 'h*', 'plan', 'ms'], rows)
  console.log(
    `Median ${median(rows.map(row => row[3])).toFixed(0)} ms, slowest ${Math.max(...rows.map(row => row[3])).toFixed(0)} ms (goal 200).`,
  )
  return { ferries: Math.max(...rows.map(row => row[3])) }
}
