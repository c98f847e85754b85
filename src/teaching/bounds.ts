// Constraints on a question: its trap, its level, and the other bounds of quiz entries.

import type { Limits } from '#base/limits'
import { judgeQuestion } from '#questions/benchmarks/judge-question'
import type { Fits } from '#questions/kinds/asking/making'
import { defaultLimits } from '#questions/kinds/judging/draft'
import type { Question } from '#questions/kinds/question'
import { loadTask } from '#planning/task/load'
import { applicableActions } from '#planning/task/step'
import { endOf } from '#planning/task/trace'
import { level } from '#teaching/levels/level'
import type { QuestionEntry } from './lesson'
import { traps } from '#teaching/misreadings/answers'
import { misreadingsOf } from '#teaching/misreadings/registry'
import { stepsOf } from './steps'

/** Optional bounds of a question. The goal distance is not included, since the generator handles it. */
export type Bounds = Pick<QuestionEntry, 'trap' | 'most' | 'none' | 'steps' | 'failure'> & {
  readonly level?: number
}

/** A test whether a question satisfies the bounds: null if it does, otherwise the reason why not. */
export function fitting(bounds: Bounds, limits: Limits = defaultLimits): Fits | undefined {
  const { trap, most, none, steps, failure } = bounds
  const tests: Fits[] = []
  if (most !== undefined)
    tests.push(question => reasonUnless(applicableIn(question) <= most, 'more actions are applicable'))
  if (steps !== undefined)
    tests.push(question => {
      const { length } = stepsOf(question) ?? []
      return reasonUnless(length >= steps[0] && length <= steps[1], 'the sequence is too short or too long')
    })
  if (failure === 'inner')
    tests.push(question => reasonUnless(failsInside(question), 'the sequence fails at its last step'))
  if (none !== undefined)
    tests.push(question =>
      reasonUnless(
        (judgeQuestion(question, 'None', limits).verdict === 'right') === none,
        none ? 'there is something to name' : 'there is nothing to name',
      ),
    )
  if (trap !== undefined)
    tests.push(question =>
      reasonUnless(
        rulesOf(trap, question).some(id => traps(question, id, limits)),
        'the wrong rule gives a right answer, or none',
      ),
    )
  if (bounds.level !== undefined)
    tests.push(question => reasonUnless(level(question, limits)?.level === bounds.level, 'it is easier or harder'))
  if (tests.length === 0) return undefined
  return question => {
    for (const test of tests) {
      const reason = test(question)
      if (reason !== null) return reason
    }
    return null
  }
}

const rulesOf = (trap: string, { kind, format }: Question): readonly string[] =>
  trap === 'any' ? misreadingsOf(kind, format).map(({ id }) => id) : [trap]

const reasonUnless = (is: boolean, reason: string): string | null => (is ? null : reason)

function applicableIn({ judged }: Question): number {
  const loaded = judged && loadTask(judged)
  return loaded?.kind === 'ready' ? applicableActions(loaded.task, loaded.task.initial).length : 0
}

/** True if no step fails, or if a step other than the last one fails. */
function failsInside(question: Question): boolean {
  const loaded = question.judged && loadTask(question.judged)
  const steps = stepsOf(question)
  if (loaded?.kind !== 'ready' || steps === undefined) return false
  const { broken } = endOf(loaded.task, loaded.task.initial, steps)
  return broken === undefined || broken < steps.length - 1
}
