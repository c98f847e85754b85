// The quiz at the end of a lesson: question after question, then the results and the next steps.

import { createEffect, For, Match, on, Show, Switch } from 'solid-js'
import type { MadeQuiz } from '#teaching/quiz'
import { Problem, Working } from '#page/workbench/parts/conditions'
import { Icon } from '#page/ui/icon'
import { useApp } from '#page/state/use-app'
import { Button } from '#page/ui/button'
import type { LessonState } from '../lesson/lesson-state'
import { AskedQuestion } from './asked'
import { QuizNext } from './next'
import { type Asking, QuizQuestion } from './question'
import { createQuiz, type QuizState } from './quiz-state'
import { QuizEnd } from './end'
import { resultIcon, resultWord } from './words'
import './quiz.css'

export function Quiz(props: { lesson: LessonState }) {
  const app = useApp()
  const quiz = createQuiz(app, props.lesson)
  createEffect(() => {
    const isThrough = (at: number): boolean => !['wrong', undefined].includes(quiz.resultOf(at)?.result)
    if (quiz.entries().every((_, at) => isThrough(at))) props.lesson.setDone(props.lesson.count())
  })
  let row: HTMLElement | undefined
  // The button that led to this question is removed, so the keyboard focus moves to the question's number.
  createEffect(
    on(quiz.at, () => void row?.querySelector<HTMLElement>('[aria-current]')?.focus(), {
      defer: true,
    }),
  )
  return (
    <div class="quiz column" ref={element => (row = element)}>
      <QuizRow quiz={quiz} />
      <Switch>
        <Match when={quiz.at() >= quiz.entries().length}>
          <QuizEnd quiz={quiz} lesson={props.lesson} />
        </Match>
        <Match when={quiz.made.condition() === 'working'}>
          <div class="quiz-coming">
            <Working
              what="Making the question"
              startedAt={quiz.made.startedAt()}
              stop={() => app.lanes.stopWork('computing')}
            />
          </div>
        </Match>
        <Match when={quiz.made.condition() === 'problem' || quiz.made.condition() === 'stopped'}>
          <Problem title="The question was not made" message={quiz.made.message()} again={quiz.made.retry} />
        </Match>
        <Match when={quiz.made.value()} keyed>
          {made => <OneQuestion made={made} quiz={quiz} lesson={props.lesson} />}
        </Match>
      </Switch>
    </div>
  )
}

/** The current question, and the result of each. */
function QuizRow(props: { quiz: QuizState }) {
  const { quiz } = props
  return (
    <ol class="flex wrap gap-8" aria-label="Questions of the quiz">
      <For each={quiz.entries()}>
        {(_, index) => {
          const result = () => quiz.resultOf(index())?.result
          return (
            <li>
              <button
                type="button"
                class="quiz-dot flex-row centred gap-6 pad-0-10 ink-soft weight-560 bg-card numbers border-strong"
                data-result={result()}
                aria-current={quiz.at() === index() ? 'step' : undefined}
                onClick={() => quiz.go(index())}
              >
                <span class="unseen">Question </span>
                {index() + 1}
                <Show when={result()}>
                  {word => (
                    <>
                      <Icon name={resultIcon[word()]} size={12} />
                      <span class="unseen">, {resultWord[word()]}</span>
                    </>
                  )}
                </Show>
              </button>
            </li>
          )
        }}
      </For>
    </ol>
  )
}

function OneQuestion(props: { made: MadeQuiz; quiz: QuizState; lesson: LessonState }) {
  const { made, quiz, lesson } = props
  switch (made.kind) {
    case 'question':
      return <QuizQuestion sandbox={quiz.sandboxOf(quiz.at(), made)} asking={askingOf(quiz, lesson)} />
    case 'asked':
      return <AskedQuestion made={made} quiz={quiz} lesson={lesson} />
    case 'none':
      return (
        <Problem title="There is no such question" message={made.message}>
          <Button small onClick={() => quiz.go(quiz.at() + 1)}>
            Continue
          </Button>
        </Problem>
      )
  }
}

/** The interface between a question and the quiz. */
function askingOf(quiz: QuizState, lesson: LessonState): Asking {
  const title = lesson.lesson()?.title ?? lesson.id
  return {
    result: () => quiz.resultOf(quiz.at()),
    shown: quiz.shown,
    title,
    next: isOver => <QuizNext quiz={quiz} isOver={isOver()} />,
  }
}
