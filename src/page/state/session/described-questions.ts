// Questions that came as English alone, as they are once their English is read. What came stays as it is: files, the
// store and archives hold that.

import { type Accessor, createSignal, type Setter } from 'solid-js'
import type { Question } from '#questions/kinds/question'

/** What was read of questions, by the question as it came. */
export function createDescribedQuestions() {
  const known = new WeakMap<Question, readonly [Accessor<Question>, Setter<Question>]>()
  const signalOf = (question: Question) => {
    const before = known.get(question)
    if (before !== undefined) return before
    const made = createSignal<Question>(question)
    known.set(question, made)
    return made
  }
  return {
    /** As it is read by now. */
    now: (question: Question): Question => (question.judged === null ? signalOf(question)[0]() : question),
    tell: (question: Question, told: Question): void => void signalOf(question)[1](() => told),
  }
}

export type DescribedQuestions = ReturnType<typeof createDescribedQuestions>
