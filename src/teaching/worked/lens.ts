// An estimate, worked out: its table of costs, its relaxed plan, or its cuts.

import type { LessonWorld, WorkedEntry } from '../lesson'
import type { NoExample, WorkedExample } from './worked'

export function workedLens(
  _entry: Extract<WorkedEntry, { lens: unknown }>,
  _world: LessonWorld,
): WorkedExample | NoExample {
  return { problem: 'Estimates are not worked out yet.' }
}
