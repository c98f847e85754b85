// Questions that came as English only, in the form they have once their English is parsed. The original stays
// unchanged: files, the store and archives contain it.

import { type Accessor, createSignal, type Setter } from 'solid-js'
import type { Question } from '#questions/kinds/question'

/** The parsed questions, by the original question. */
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
    /** The question as parsed so far. */
    now: (question: Question): Question => (question.judged === null ? signalOf(question)[0]() : question),
    setDescribed: (question: Question, statedQuestion: Question): void =>
      void signalOf(question)[1](() => statedQuestion),
  }
}

export type DescribedQuestions = ReturnType<typeof createDescribedQuestions>
