// The right answers of an open question, worked out from the PDDL: what hints, the key and the nearest right answer
// are told from.

import { quotedSequence } from '../language/sequences'
import { countingSteps } from '../task/counting-steps'
import { type LoadedTask, loadTask } from '../task/load'
import type { Limits } from '../base/limits'
import { type Asked, countsSteps, type KnownQuestion, type Question } from './question'
import { kindOf } from './registry'
import { type Solved, unsolved } from './solving/solved'

/** The problem as verdicts on this question see it, or why there is none. */
export function readyFor(question: Question): LoadedTask | string {
  const { judged } = question
  if (judged === null) return 'This question comes as English only, so nothing can be proven.'
  const loaded = loadTask(judged)
  if (loaded.kind !== 'ready') return loaded.message
  return countsSteps(question) ? countingSteps(loaded) : loaded
}

let last: { readonly key: string; readonly solution: Solved<unknown> } | undefined

/** The right answers in the form of the question's kind; the last solution is remembered. */
export function solutionOf(
  ready: LoadedTask,
  question: KnownQuestion,
  limits: Limits,
): Solved<unknown> {
  const { asked, kind } = question
  const key = JSON.stringify([question.judged, asked, countsSteps(question), limits])
  if (last?.key === key) return last.solution
  const solution =
    asked === null
      ? unsolved(question.askedProblem ?? 'What this question asks about could not be found.')
      : kindOf(kind).solve(ready, spelled(question.question, asked), limits)
  last = { key, solution }
  return solution
}

/** A plan as the question spells it: the published scorer tells upper and lower case apart. */
function spelled(question: string, asked: Asked): Asked {
  if (asked.plan === undefined) return asked
  const plan = quotedSequence(question, false)
  const isSame =
    plan.length === asked.plan.length &&
    plan.every((step, i) => step.toLowerCase() === asked.plan![i]!.toLowerCase())
  return isSame ? { ...asked, plan } : asked
}
