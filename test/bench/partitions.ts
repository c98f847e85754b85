// Complete own partitions of the published questions: nothing may stay undecided.

import { partitionLandmarks } from '#planning/analysis/landmarks'
import { partitionActions, partitionFacts } from '#planning/analysis/reachable'
import type { Task } from '#planning/task/task'
import type { Reached } from '../bars/bars'
import { taskFrom } from './task-from'
import { sum, table, timed } from './measure'
import { benchProblems } from './texts'

/** How many members are undecided. */
const partitions: Readonly<Record<string, (task: Task) => number>> = {
  reach: task => partitionFacts(task).undecided.length,
  areach: task => partitionActions(task).undecided.length,
  land: task => {
    const partition = partitionLandmarks(task)
    return partition.kind === 'partition' ? partition.undecided.length : partition.kind === 'undecided' ? 1 : 0
  },
}

export function benchPartitions(): Reached {
  const all = Object.entries(partitions).flatMap(([kind, undecidedOf]) =>
    benchProblems([kind]).map(problem => {
      const { value, ms } = timed(() => undecidedOf(taskFrom(problem)))
      return { kind, name: `${kind} ${problem.index} ${problem.domainName}`, undecided: value, ms }
    }),
  )
  table(
    'Complete partitions of the published questions, from text (goal: 2 s in all, none undecided)',
    ['kind', 'questions', 'total s', 'slowest ms', 'undecided'],
    Object.keys(partitions).map(kind => {
      const own = all.filter(entry => entry.kind === kind)
      return [
        kind,
        own.length,
        sum(own.map(e => e.ms)) / 1000,
        Math.max(...own.map(e => e.ms)),
        sum(own.map(e => e.undecided)),
      ]
    }),
  )
  table(
    'Slowest five',
    ['question', 'ms', 'undecided'],
    [...all]
      .sort((a, b) => b.ms - a.ms)
      .slice(0, 5)
      .map(({ name, ms, undecided }) => [name, ms, undecided]),
  )
  return {
    partitionsTotal: sum(all.map(({ ms }) => ms)) / 1000,
    partitionsLeft: sum(all.map(({ undecided }) => undecided)),
  }
}
