// The right answer that is closest to a wrong one, and what has to change for it.

import type { Nearest, ReadFreely } from './help'
import type { Limits } from '#base/limits'
import type { KnownQuestion } from './question'
import { kindOf } from './registry'
import { readyFor, solutionOf } from './solutions'
import { noneNear } from './solving/help'

/** The right answer that is closest to what was read of an answer, and what to change; `read` is null: nothing was. */
export function nearestTo(question: KnownQuestion, read: ReadFreely | null, limits: Limits): Nearest {
  if (question.format !== 'gen') return noneNear('')
  const ready = readyFor(question)
  if (typeof ready === 'string') return noneNear(ready)
  const solution = solutionOf(ready, question, limits)
  if (solution.kind === 'unsolved') return noneNear(solution.message)
  return kindOf(question.kind).help.nearest(ready, solution.right, read)
}
