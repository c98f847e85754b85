// A lesson as a projector shows it: what follows a prediction, the sentences and the answers to the quiz are withheld
// until they are given or shown here, whatever was done in this browser before.

import { createSignal } from 'solid-js'
import { inBackground } from '#page/browser/background'
import type { LessonState } from '../lesson/lesson-state'
import type { LessonProgress } from '../lesson/progress'

/** What is given here is also kept for the page, unless the page has it already. */
export function withheldLesson(lesson: LessonState): LessonState {
  const [predictions, setPredictions] = createSignal<LessonProgress['predictions']>(new Map())
  const [quiz, setQuiz] = createSignal<LessonProgress['quiz']>(new Map())
  const [shown, setShown] = createSignal<ReadonlySet<string>>(new Set())
  const predictionOf: LessonState['predictionOf'] = part => predictions().get(part.id)
  const isOpen: LessonState['isOpen'] = part => part.predict === null || predictionOf(part) !== undefined
  return {
    ...lesson,
    isOpen,
    predictionOf,
    judgedOf: part => (isOpen(part) ? lesson.judgedOf(part) : undefined),
    now(): LessonProgress {
      const now = lesson.now()
      const sentences = new Map(
        [...now.sentences].map(([box, { text, shown: was }]) => [box, { text, shown: was && shown().has(box) }]),
      )
      return { ...now, predictions: predictions(), quiz: quiz(), sentences }
    },
    skip(part) {
      setPredictions(old => new Map(old).set(part.id, { kind: 'skipped' }))
      if (lesson.predictionOf(part) === undefined) lesson.skip(part)
      else inBackground(lesson.judgeAgain(part))
    },
    async predict(part, value) {
      await lesson.predict(part, value)
      const made = lesson.predictionOf(part)
      if (made !== undefined) setPredictions(old => new Map(old).set(part.id, made))
    },
    keepSentence(box, text, isShown) {
      if (isShown) setShown(old => new Set(old).add(box))
      lesson.keepSentence(box, text, isShown)
    },
    keepResult(question, result) {
      setQuiz(old => new Map(old).set(String(question), result))
      lesson.keepResult(question, result)
    },
  }
}
