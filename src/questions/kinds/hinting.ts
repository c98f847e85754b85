// Hints in three levels, computed from the PDDL and never looked up.

import type { Hint } from './help'
import type { LoadedTask } from '#planning/task/load'
import { closedHint } from './closed-hints'
import type { Limits } from '#base/limits'
import type { KnownQuestion } from './question'
import { kindOf } from './registry'
import { readyFor, solutionOf } from './solutions'
import { HINT_LEVELS } from './solving/help'

/** The hint of a level, from 1; for an open question, each reveals more than the one before. */
export function hintOf(question: KnownQuestion, level: number, limits: Limits): Hint {
  if (question.format !== 'gen') return closedHint(question, level)
  const ready = readyFor(question)
  if (typeof ready === 'string') return { text: ready, levels: 1 }
  return { text: openHint(ready, question, level, limits), levels: HINT_LEVELS }
}

function openHint(ready: LoadedTask, question: KnownQuestion, level: number, limits: Limits): string {
  const { help } = kindOf(question.kind)
  if (level <= 1) return help.firstHint(ready)
  const solution = solutionOf(ready, question, limits)
  return solution.kind === 'unsolved' ? solution.message : help.hint(ready, solution.right, level === 2 ? 2 : 3)
}
