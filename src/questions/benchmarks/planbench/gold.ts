// The answer of the file or the generator, as a response.

import type { Question } from '#questions/kinds/question'
import { printAtom } from '#planning/pddl/print'
import { loadTask } from '#planning/task/load'
import { recordOf, referenceOf } from './record'
import { planIn, planText, type ReferenceWords, stateIn, stateText } from './reference'
import { wordbookFor } from './wordbook-for'

/** Undefined if the question has no usable PDDL. */
export function referenceWords(question: Question): ReferenceWords | undefined {
  const { judged } = question
  const loaded = judged === null ? undefined : loadTask(judged)
  if (loaded?.kind !== 'ready') return undefined
  return {
    domain: loaded.domain,
    wordbook: wordbookOf(question),
    init: loaded.problem.init.map(printAtom),
    objects: [...loaded.domain.constants, ...loaded.problem.objects].map(({ name }) => name),
  }
}

/** The wording of a question's prompt; undefined if the prompt is PDDL. */
export function wordbookOf(question: Question): ReturnType<typeof wordbookFor> {
  const record = recordOf(question)
  return record === undefined || record.layout === 'pddl' ? undefined : wordbookFor(record, question.judged?.domain)
}

export const hasKey = (question: Question): boolean => {
  const record = recordOf(question)
  if (record === undefined) return false
  const reference = referenceOf(record)
  if (reference === null) return record.task === 't3_1'
  return typeof reference === 'string' || Array.isArray(reference)
}

export function goldText(question: Question): string | undefined {
  const record = recordOf(question)
  const words = referenceWords(question)
  if (record === undefined || words === undefined || !hasKey(question)) return undefined
  const reference = referenceOf(record)
  switch (record.task) {
    case 't3':
    case 't3_1':
      return typeof reference === 'string' ? reference : 'The above plan is valid.'
    case 't7': {
      const state = stateIn(reference, words)
      return state === undefined ? undefined : stateText(state, words.wordbook)
    }
    default: {
      const plan = planIn(reference, words)
      return plan === undefined ? undefined : planText(plan, words.wordbook)
    }
  }
}
