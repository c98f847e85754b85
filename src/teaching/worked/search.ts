// A textbook search, worked out: which state is chosen next, and why.

import type { LessonWorld, WorkedEntry } from '../lesson'
import type { NoExample, WorkedExample } from './worked'

export function workedSearch(
  _entry: Extract<WorkedEntry, { search: unknown }>,
  _world: LessonWorld,
): WorkedExample | NoExample {
  return { problem: 'Searches are not worked out yet.' }
}
