// Where the words of a published question are loose, the file's answer may be right by another reading than ours. Which
// one, is told apart from errors of fact: docs/published-answers.md explains each type.

import type { Statement } from '../../analysis/statement'
import type { JudgedBy } from '../../kinds/judging/options'

/** The type of the first other reading by which the options have truths that `fits`; undefined where none has. */
export function otherReading(
  _by: JudgedBy,
  _statements: readonly Statement[],
  _fits: (truths: readonly boolean[]) => boolean,
): string | undefined {
  return undefined
}
