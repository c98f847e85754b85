// Worked examples, line by line.

import type { LessonFiles, WorkedEntry } from '../lesson'
import type { WorkedExample } from './worked'

/** The worked example that an entry asks for, or why there is none. */
export function worked(
  _files: LessonFiles,
  _entry: WorkedEntry,
): WorkedExample | { readonly problem: string } {
  return { problem: 'Examples of this sort are not worked out yet.' }
}
