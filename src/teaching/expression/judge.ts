// What was predicted, against what is right.

import type { Judgement, Value } from '../computed'
import type { LessonFiles } from '../lesson'

/** Is what was predicted in the live part of this id right? */
export function judge(
  _files: LessonFiles,
  _language: string,
  _part: string,
  _said: Value,
): Judgement | { readonly problem: string } {
  return { problem: 'What is right here is not worked out yet.' }
}
