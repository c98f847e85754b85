// Is the problem that was written equivalent to the one that the text describes?

import type { Answer } from '../../answers/reading'
import type { Limits } from '../../base/limits'
import { comparePair } from '../../equivalence/compare'
import { pairLimits } from '../../equivalence/comparison'
import { isError } from '../../pddl/diagnostic'
import { parseProblem } from '../../pddl/problem'
import type { LoadedTask } from '../../task/load'
import { atLimit, type Draft } from '../judging/draft'
import type { Asked } from '../question'

/** Undefined where the answer is no problem. */
export function judge(
  { domain, problem }: LoadedTask,
  asked: Asked,
  answer: Answer,
  limits: Limits,
): Draft | undefined {
  if (answer.kind !== 'problem') return undefined
  const { problem: written, diagnostics } = parseProblem(answer.text, domain)
  const fault = diagnostics.find(isError)
  if (fault !== undefined)
    return { verdict: 'wrong', mistakes: ['not-a-problem'], explanation: fault.message }
  const mode = asked.placeholder === true ? 'placeholder' : 'strict'
  const found = comparePair({ domain, a: problem, b: written }, mode, pairLimits(limits))
  if (found.equivalent === null) return atLimit(found.left ?? '')
  return found.equivalent
    ? { verdict: 'right', explanation: 'The two problems are equivalent.' }
    : { verdict: 'wrong', mistakes: ['other-goal'], explanation: 'The two problems differ.' }
}
