// A question of a sheet: shown, answered, and, where the sheet allows it, checked, by Explore's own parts in a stand.

import { createEffect, createSignal, lazy, Show, Suspense, untrack } from 'solid-js'
import type { MadeItem } from '../../../teaching/sheets/made'
import { AnswerBox } from '../../explore/answer/answer-box'
import { createAnswering } from '../../explore/answer/answers'
import { QuestionText } from '../../explore/question/question-card'
import { VerdictArea } from '../../explore/verdict/verdict-area'
import { createHandles } from '../../commands/handles'
import { Icon } from '../../parts/icon'
import { counted } from '../../parts/naming'
import type { Entry } from '../../state/session'
import { StandContext, useApp } from '../../state/use-app'
import type { TakeState } from './take-state'
import './item-question.css'

const Stage = lazy(async () => ({ default: (await import('../../explore/stage/stage')).Stage }))

type MadeQuestion = Extract<MadeItem, { kind: 'question' }>

export function ItemQuestion(props: { take: TakeState; at: number; made: MadeQuestion }) {
  const stand = props.take.standOf(props.at, props.made)
  return (
    <StandContext.Provider value={stand}>
      <Show when={stand.session.selected()}>
        {entry => <Asked entry={entry()} take={props.take} at={props.at} />}
      </Show>
    </StandContext.Provider>
  )
}

function Asked(props: { entry: Entry; take: TakeState; at: number }) {
  const { session, layout, place } = useApp()
  const { take, at } = props
  const [levels, setLevels] = createSignal(3)
  const [seen, setSeen] = createSignal(false)
  const work = () => session.workOf(props.entry.id)
  createEffect(() => {
    const { answer, hints = 0, looked = [], revealed = false } = work()
    untrack(() =>
      take.keep(at, {
        answer,
        hints,
        revealed: take.answerOf(at).revealed || revealed || looked.length > 0,
      }),
    )
  })
  /** Levels of hints that there are, and that the sheet allows. */
  const most = () => Math.min(levels(), take.sheet.hints)
  const isNarrow = () => layout.room() === 'narrow'
  return (
    <div class="sheet-question" data-panes={take.sheet.panes.length > 0 ? '' : undefined}>
      <div class="sheet-text">
        <QuestionText entry={props.entry} />
        <fieldset class="sheet-answer" disabled={take.isSpent(at)}>
          <legend class="unseen">Answer to question {at + 1}</legend>
          <AnswerBox entry={props.entry} levels={most()} setLevels={setLevels} />
        </fieldset>
        <Acts entry={props.entry} take={take} at={at} levels={most()} />
        <Show when={take.mayCheck()}>
          <VerdictArea entry={props.entry} />
        </Show>
      </div>
      <Show when={take.sheet.panes.length > 0}>
        <Show
          when={!isNarrow() || seen() || place.sheet() === 'see'}
          fallback={
            <button type="button" class="button sheet-look" onClick={() => setSeen(true)}>
              <Icon name="eye" size={15} />
              Look at the world
            </button>
          }
        >
          <div class="sheet-stage">
            <Suspense fallback={<div aria-busy="true" />}>
              <Stage tabs={take.sheet.panes} />
            </Suspense>
          </div>
        </Show>
      </Show>
    </div>
  )
}

function Acts(props: { entry: Entry; take: TakeState; at: number; levels: number }) {
  const { checking, desks, part, session } = useApp()
  const { reveal } = part(createAnswering)
  const { reach } = part(createHandles)
  const { take, at } = props
  const busy = () => checking.judging()?.id === props.entry.id
  const setback = () => {
    const now = desks.of(props.entry.id)?.setback()
    return now?.kind === 'blank' ? now : undefined
  }
  const taken = () => session.workOf(props.entry.id).hints ?? 0
  const hintsLeft = () => props.levels - taken()
  const left = () => take.sheet.attempts - take.answerOf(at).attempts
  return (
    <div class="sheet-acts">
      <Show when={setback()}>
        {now => (
          <p class="sheet-setback" id="answer-setback" role="alert">
            {now().message}
          </p>
        )}
      </Show>
      <Show
        when={take.mayCheck()}
        fallback={<p class="sheet-kept">Your answer is kept as you write.</p>}
      >
        <button
          type="button"
          class="button primary"
          aria-disabled={busy()}
          disabled={take.isSpent(at)}
          onClick={() => !busy() && void checking.check(props.entry)}
        >
          Check
        </button>
        <Show when={take.sheet.attempts > 0}>
          <span class="sheet-kept">
            {left() > 0 ? `${counted(left(), 'attempt')} left` : 'No attempt is left'}
          </span>
        </Show>
      </Show>
      <Show when={take.sheet.hints > 0}>
        <button
          type="button"
          class="button quiet"
          disabled={hintsLeft() <= 0 || take.isSpent(at)}
          title={hintsLeft() > 0 ? 'Says a little more each time' : 'There are no further hints'}
          onClick={() => void reach('hint')}
        >
          <Icon name="lightbulb" size={15} />
          Hint
        </button>
      </Show>
      <Show when={take.mayCheck() && take.answerOf(at).attempts > 0}>
        <button
          type="button"
          class="button quiet"
          title="Shows the right answer; your result says that it was shown"
          onClick={() => reveal(props.entry)}
        >
          <Icon name="key-round" size={15} />
          Reveal
        </button>
      </Show>
    </div>
  )
}
