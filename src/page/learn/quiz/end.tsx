// The result of the quiz, and the next step.

import { createMemo, For, Show } from 'solid-js'
import type { LessonCard } from '#teaching/lesson'
import { createPane } from '#page/state/lanes/pane'
import { Icon } from '#page/ui/icon'
import { counted } from '#page/ui/naming'
import { useApp } from '#page/state/use-app'
import { learnAddress } from '#page/state/places/learn-place'
import { Button } from '#page/ui/button'
import type { LessonState } from '../lesson/lesson-state'
import type { QuizState } from './quiz-state'
import { resultIcon, resultWord } from './words'
import './quiz.css'

export function QuizEnd(props: { quiz: QuizState; lesson: LessonState }) {
  const { quiz, lesson } = props
  const app = useApp()
  const results = createMemo(() => quiz.entries().map((_, at) => quiz.resultOf(at)?.result))
  const alone = () => results().filter(result => result === 'right').length
  const open = () => results().filter(result => result === undefined || result === 'wrong').length
  const cards = createPane(
    () => lesson.language(),
    language => app.lanes.quietly('lessons', api => api.teaching.lessons(language)),
  )
  const next = (): LessonCard | undefined => {
    const list = cards.value() ?? []
    const at = list.findIndex(({ id }) => id === lesson.id)
    return at < 0 ? undefined : list[at + 1]
  }
  return (
    <section class="quiz-end grid gap-18" aria-labelledby="quiz-end">
      <h2 id="quiz-end">{headline(alone(), open(), results().length)}</h2>
      <ul class="grid clipped bg-card round-10">
        <For each={results()}>
          {(result, index) => (
            <li>
              <button type="button" class="quiz-went flex-row gap-10 full-width" onClick={() => quiz.go(index())}>
                <Icon
                  name={result === undefined ? 'circle' : resultIcon[result]}
                  size={15}
                  class={`went-${result ?? 'open'}`}
                />
                Question {index() + 1}
                <span>{result === undefined ? 'not answered yet' : resultWord[result]}</span>
              </button>
            </li>
          )}
        </For>
      </ul>
      <p class="quiz-next-text">
        <Show when={open() > 0} fallback="Questions that needed help come back in the review in a day or two.">
          Choose a question from the list to answer it again. What it asks is in{' '}
          <a href={`#${learnAddress({ part: 'lesson', lesson: lesson.id, step: 1 })}`}>the steps of this lesson</a>.
        </Show>
      </p>
      <div class="quiz-end-acts flex wrap gap-8">
        <Show when={next()}>
          {card => (
            <a class="button primary" href={`#${learnAddress({ part: 'lesson', lesson: card().id, step: null })}`}>
              Next lesson: {card().title}
              <Icon name="chevron-right" size={15} />
            </a>
          )}
        </Show>
        <a class="button" href={`#${learnAddress({ part: 'progress' })}`}>
          What to practise
        </a>
        <Button quiet icon="rotate-ccw" onClick={() => quiz.beginAgain()}>
          Take the quiz again
        </Button>
      </div>
    </section>
  )
}

function headline(alone: number, open: number, all: number): string {
  if (alone === all) return all === 1 ? 'Right, and on your own.' : `All ${all} right, and on your own.`
  if (alone === 0 && open === 0) return `All ${all} done, none on your own yet.`
  if (open === 0) return `${counted(alone, 'question')} of ${all} right on your own.`
  return `${all - open} of ${counted(all, 'question')} done, ${open} to go.`
}
