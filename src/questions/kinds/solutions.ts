// The right answers of an open question, computed from the PDDL; hints, the key and the nearest right answer are
// derived from them.

import { recent } from '#base/recent'
import { quotedSequence } from '#language/english/sequences'
import { countingSteps } from '#planning/task/counting-steps'
import { type LoadedTask, loadTask } from '#planning/task/load'
import type { Limits } from '#base/limits'
import { type Asked, countsSteps, type KnownQuestion, type Question } from './question'
import { kindOf } from './registry'
import { type Solved, unsolved } from './solving/solved'

/** The problem as verdicts on this question use it, or why there is none. */
export function readyFor(question: Question): LoadedTask | string {
  const { judged } = question
  if (judged === null) return 'This question comes as English only, so nothing can be proven.'
  const loaded = loadTask(judged)
  if (loaded.kind !== 'ready') return loaded.message
  return countsSteps(question) ? countingSteps(loaded) : loaded
}

/** The right answers in the form of the question's kind; the last result is cached. */
export const solutionOf = recent(
  1,
  (_ready: LoadedTask, question: KnownQuestion, limits: Limits) => [
    JSON.stringify([question.judged, question.asked, countsSteps(question), limits]),
  ],
  (ready, { asked, askedProblem, kind, question }, limits): Solved<unknown> =>
    asked === null
      ? unsolved(askedProblem ?? 'What this question asks about could not be found.')
      : kindOf(kind).solve(ready, spelled(question, asked), limits),
)

/** A plan in the question's spelling: the published scorer is case-sensitive. */
export function spelled(question: string, asked: Asked): Asked {
  if (asked.plan === undefined) return asked
  const plan = quotedSequence(question, false)
  const isSame =
    plan.length === asked.plan.length && plan.every((step, i) => step.toLowerCase() === asked.plan![i]!.toLowerCase())
  return isSame ? { ...asked, plan } : asked
}
