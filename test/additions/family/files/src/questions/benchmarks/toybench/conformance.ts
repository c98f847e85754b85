import { loadTask } from '#planning/task/load'
import { stateFacts } from '#planning/task/names'
import type { Question } from '#questions/kinds/question'
import type { Conformance } from '../family'
import { rightOf } from './core'

export function conformance(question: Question): Conformance {
  const loaded = loadTask(question.judged!)
  if (loaded.kind !== 'ready') throw new Error(loaded.message)
  const holds = stateFacts(loaded.task, loaded.task.initial)
  const wrong = (rightOf(question) ?? []).filter(fact => !holds.includes(fact))
  return {
    domain: loaded.domain.name,
    decided: true,
    reason: null,
    message: '',
    agrees: wrong.length === 0,
    differences: wrong.map(fact => ({
      claim: `${fact} does not hold.`,
      type: 'not-true',
      proven: holds,
      gold: fact,
      evidence: null,
    })),
  }
}
