// The button to the next question, or to the results of the quiz.

import { Show } from 'solid-js'
import { Icon } from '#page/ui/icon'
import { Button } from '#page/ui/button'
import type { QuizState } from './quiz-state'

/** Shown once the question has been answered; the primary button once nothing is left to do. */
export function QuizNext(props: { quiz: QuizState; isOver: boolean }) {
  const { quiz } = props
  return (
    <Show when={quiz.resultOf(quiz.at()) !== undefined}>
      <Button classList={{ primary: props.isOver }} onClick={() => quiz.go(quiz.at() + 1)}>
        {quiz.at() + 1 < quiz.entries().length ? 'Next question' : 'How it went'}
        <Icon name="chevron-right" size={15} />
      </Button>
    </Show>
  )
}
