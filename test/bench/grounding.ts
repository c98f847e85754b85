// Parse and ground in one process: the first pass over all problems, and warm.

import type { Reached } from '../bars/bars'
import { median, table, timed } from './measure'
import { taskFrom } from './task-from'
import { type BenchProblem, benchProblems } from './texts'

export function benchGrounding(): Reached {
  const problems = benchProblems()
  const first = timed(() => taskFrom(problems[0]!)).ms
  const cold = problems.map(problem => timed(() => taskFrom(problem)).ms)
  const warm = problems.map(problem => {
    const times = [0, 1, 2].map(() => timed(() => taskFrom(problem)).ms)
    return median(times)
  })
  const groups = new Map<string, number[]>()
  problems.forEach(({ domainName }, i) => {
    groups.set(domainName, [...(groups.get(domainName) ?? []), i])
  })
  const row = (name: string, places: readonly number[]) => {
    const times = places.map(i => warm[i]!)
    return [name, places.length, median(times), Math.max(...times), median(places.map(i => cold[i]!))]
  }
  table(
    'Parse and ground, milliseconds a problem (goal: median 0.3 warm)',
    ['domain', 'problems', 'warm median', 'warm max', 'first pass median'],
    [
      ...[...groups].map(([name, places]) => row(name, places)),
      row(
        'all',
        problems.map((_: BenchProblem, i: number) => i),
      ),
    ],
  )
  console.log(`The very first problem of this process: ${first.toFixed(2)} ms.`)
  return { groundWarm: median(warm) }
}
