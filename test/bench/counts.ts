// What is counted in each run of the tests, beside what was kept and what is aimed at.

import { counters, readCounted, writeCounted } from '../counts/all'
import { table } from './measure'

export function benchCounts(): void {
  const kept = readCounted()
  table(
    'Counts; with more than a tenth over what is kept the tests fail',
    ['counted', 'unit', 'now', 'kept', 'bar'],
    counters.map(({ name, unit, bar, count }) => [
      name,
      unit,
      count() ?? 'not built',
      kept[name] ?? '',
      bar ?? '',
    ]),
  )
}

/** Keeps what is counted now; what cannot be counted here stays as it was kept. */
export function keepCounts(): void {
  const kept = readCounted()
  writeCounted(
    Object.fromEntries(counters.map(({ name, count }) => [name, count() ?? kept[name] ?? 0])),
  )
  benchCounts()
}
