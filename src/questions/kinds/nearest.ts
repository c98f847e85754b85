// Finds the right answer nearest to a wrong one, and the changes that lead to it.

import type { Nearest, ReadFreely } from './help'
import type { Limits } from '#base/limits'
import type { KnownQuestion } from './question'
import { kindOf } from './registry'
import { readyFor, solutionOf } from './solutions'
import { noneNear } from './solving/help'

/** The right answer nearest to what was read, and the changes; `read` is null if nothing was read. */
export function nearestTo(question: KnownQuestion, read: ReadFreely | null, limits: Limits): Nearest {
  if (question.format !== 'gen') return noneNear('')
  const ready = readyFor(question)
  if (typeof ready === 'string') return noneNear(ready)
  const solution = solutionOf(ready, question, limits)
  if (solution.kind === 'unsolved') return noneNear(solution.message)
  return kindOf(question.kind).help.nearest(ready, solution.right, read)
}
