// The right answer that is closest to a wrong one, and what has to change for it.

import type { Nearest } from './help'
import { readFreely } from '../views/names/names'
import type { Limits } from '../base/limits'
import type { KnownQuestion } from './question'
import { kindOf } from './registry'
import { readyFor, solutionOf } from './solutions'
import { noneNear } from './solving/help'

/** The right answer that is closest to this one, and what to change. */
export function nearestTo(question: KnownQuestion, text: string, limits: Limits): Nearest {
  if (question.format !== 'gen') return noneNear('')
  const ready = readyFor(question)
  if (typeof ready === 'string') return noneNear(ready)
  const solution = solutionOf(ready, question, limits)
  if (solution.kind === 'unsolved') return noneNear(solution.message)
  return kindOf(question.kind).help.nearest(ready, solution.right, readFreely(question, text))
}
