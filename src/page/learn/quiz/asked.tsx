// A question of the quiz about a search or a heuristic: answered like a prediction, then explained.

import { createMemo, createSignal, createUniqueId, Show } from 'solid-js'
import type { Value } from '#teaching/computed'
import type { Made } from '#teaching/quiz'
import { createPane } from '#page/state/lanes/pane'
import { Icon } from '#page/ui/icon'
import { useApp } from '#page/state/use-app'
import { Button } from '#page/ui/button'
import type { LessonState } from '../lesson/lesson-state'
import { plainText, wantsFirst } from '../lesson/offered'
import type { PickedName } from '../parts/name-picker'
import { PredictionField } from '../parts/prediction-field'
import { Inlines } from '../parts/prose'
import { AskedWorld } from './asked-world'
import { QuizNext } from './next'
import type { QuizState } from './quiz-state'
import { sameAnswer } from './same-answer'
import './quiz.css'

type AskedMade = Extract<Made, { kind: 'asked' }>

export function AskedQuestion(props: { made: AskedMade; quiz: QuizState; lesson: LessonState }) {
  const { made, quiz, lesson } = props
  const asks = createUniqueId()
  const [value, setValue] = createSignal<Value | null>(null)
  /** The verdict on the last answer. */
  const [verdict, setVerdict] = createSignal<'right' | 'wrong' | 'shown' | 'blank' | null>(null)
  const isOver = () => verdict() === 'right' || verdict() === 'shown'
  const names = createNames(made, lesson)
  const nothing = () => undefined
  const check = (): void => {
    const statedValue = value()
    if (statedValue === null) {
      setVerdict('blank')
      return
    }
    const isRight = sameAnswer(made.right, statedValue)
    setVerdict(isRight ? 'right' : 'wrong')
    quiz.answered(isRight)
  }
  return (
    <div class="asked-board grid items-top">
      <form
        class="asked"
        onSubmit={event => {
          event.preventDefault()
          if (!isOver()) check()
        }}
      >
        <p class="asked-text pretty" id={asks}>
          <Inlines content={made.text} computed={nothing} />
        </p>
        <PredictionField
          ask={made.ask}
          options={made.options ?? []}
          names={names()}
          computed={nothing}
          value={value()}
          change={next => {
            setValue(() => next)
            if (!isOver()) setVerdict(null)
          }}
          locked={isOver()}
          truth={isOver() ? made.right : null}
          id={`asked-${quiz.at()}`}
          labelledBy={asks}
        />
        <Outcome verdict={verdict()} made={made} />
        <div class="asked-acts flex-row wrap gap-8">
          <Show when={!isOver()}>
            <Button type="submit" primary>
              Check
            </Button>
            <Button
              quiet
              icon="key-round"
              title="Shows the right answer; the question then does not count as solved"
              onClick={() => {
                setVerdict('shown')
                quiz.shown()
              }}
            >
              Reveal
            </Button>
          </Show>
          <span class="spacer" />
          <QuizNext quiz={quiz} isOver={isOver()} />
        </div>
      </form>
      <AskedWorld made={made} lesson={lesson} />
    </div>
  )
}

function Outcome(props: { verdict: 'right' | 'wrong' | 'shown' | 'blank' | null; made: AskedMade }) {
  const word = () => (props.verdict === 'right' ? 'Right.' : props.verdict === 'wrong' ? 'Not right.' : 'The answer.')
  return (
    <div class="asked-answer" role="status">
      <Show when={props.verdict === 'blank'}>
        <p class="ink-delete">{wantsFirst(props.made.ask)}</p>
      </Show>
      <Show when={props.verdict !== null && props.verdict !== 'blank'}>
        <p class="asked-verdict text-15" data-truth={props.verdict === 'wrong' ? 'wrong' : 'right'}>
          <Icon name={props.verdict === 'right' ? 'check' : props.verdict === 'wrong' ? 'x' : 'key-round'} size={16} />
          <strong>{word()}</strong>{' '}
          <Show when={props.verdict !== 'wrong'} fallback="Try once more, or have it shown.">
            {props.made.because}
          </Show>
        </p>
      </Show>
    </div>
  )
}

/** The options: those of the question, else all names of its world. */
function createNames(made: AskedMade, lesson: LessonState) {
  const app = useApp()
  const all = createPane(
    () =>
      made.options === undefined && /^(?:facts?|actions?)$/.test(made.ask)
        ? (lesson.worldOf(made.world)?.source ?? null)
        : null,
    source => app.lanes.quietly('quick', api => api.teaching.names(source)),
  )
  return createMemo((): readonly PickedName[] | undefined => {
    const names =
      made.options?.map(plainText) ?? (made.ask.startsWith('action') ? all.value()?.actions : all.value()?.facts)
    return names?.map(name => ({ value: name, name, description: '' }))
  })
}
