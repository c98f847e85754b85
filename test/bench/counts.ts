// What is counted in each run of the tests, next to what was kept and what is aimed at.

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

/** Keeps what is counted now; what cannot be counted here stays as it was kept. */
export function keepCounts(): Reached {
  const kept = readCounted()
  writeCounted(Object.fromEntries(counters.map(({ name, count }) => [name, count() ?? kept[name] ?? 0])))
  return benchCounts()
}
