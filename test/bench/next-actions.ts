// Text to proven h* over the published next-action questions, in one process from cold.

import { searchOptimal } from '#planning/search/a-star'
import type { Reached } from '../bars/bars'
import { taskFrom } from './task-from'
import { median, sum, table, timed } from './measure'
import { benchProblems } from './texts'

export function benchNextActions(): Reached {
  const rows = benchProblems(['nexta']).map(problem => {
    const { value, ms } = timed(() => searchOptimal(taskFrom(problem), { maxStates: 5_000_000 }))
    const cost = value.kind === 'plan' ? value.cost : Number.NaN
    return { name: `${problem.domainName} ${problem.index}`, ms, cost, ...value }
  })
  const slowest = [...rows].sort((a, b) => b.ms - a.ms).slice(0, 5)
  table(
    'Text to proven h*, slowest five of the next-action questions',
    ['question', 'h*', 'expanded', 'ms'],
    slowest.map(({ name, cost, expanded, ms }) => [name, cost, expanded, ms]),
  )
  const times = rows.map(({ ms }) => ms)
  console.log(
    `${rows.length} questions: median ${median(times).toFixed(2)} ms (goal 3), total ${(sum(times) / 1000).toFixed(2)} s (goal 1), slowest ${Math.max(...times).toFixed(0)} ms (goal 300), ${rows.filter(({ kind }) => kind === 'stopped').length} undecided.`,
  )
  return {
    nextMedian: median(times),
    nextTotal: sum(times) / 1000,
    nextSlowest: Math.max(...times),
  }
}
