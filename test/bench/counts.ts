// The counts of each test run, compared with the recorded ones and the goals.

import { counters, readCounted, writeCounted } from '../counts/all'
import type { Reached } from '../bars/bars'
import { table } from './measure'

export function benchCounts(): Reached {
  const kept = readCounted()
  const counted = counters.map(counter => ({ ...counter, now: counter.count() }))
  table(
    'Counts; with more than a tenth over what is kept the tests fail',
    ['counted', 'unit', 'now', 'kept', 'bar'],
    counted.map(({ name, unit, bar, now }) => [name, unit, now ?? 'not built', kept[name] ?? '', bar ?? '']),
  )
  return Object.fromEntries(
    counted.flatMap(({ reaches, now }) => (reaches === undefined || now === undefined ? [] : [[reaches, now / 1000]])),
  )
}

/** Records the current counts; counts that cannot be made here keep their recorded value. */
export function keepCounts(): Reached {
  const kept = readCounted()
  writeCounted(Object.fromEntries(counters.map(({ name, count }) => [name, count() ?? kept[name] ?? 0])))
  return benchCounts()
}
