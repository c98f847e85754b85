// A question of a sheet: shown, answered and, if the sheet allows it, checked by Explore's own parts in a scoped app.

import { createEffect, createSignal, Show, Suspense, untrack } from 'solid-js'
import { lazy } from '#page/workbench/parts/lazy'
import type { MadeItem } from '#teaching/sheets/made'
import { AnswerBox } from '#page/workbench/answer/answer-box'
import { createAnswering } from '#page/workbench/answer/answers'
import { answerFromAnywhere } from '#page/workbench/answer/from-anywhere'
import { QuestionText } from '#page/workbench/question/question-card'
import { VerdictArea } from '#page/workbench/verdict/verdict-area'
import { chordOf, isLetterChord, isTyping } from '#page/browser/chords'
import { createHandles } from '#page/state/commands/handles'
import { Icon } from '#page/ui/icon'
import { counted } from '#page/ui/naming'
import type { App } from '#page/state/app'
import type { Entry } from '#page/state/session/session'
import { ScopedAppContext, useApp } from '#page/state/use-app'
import type { TakeState } from './take-state'
import { inBackground } from '#page/browser/background'
import './item-question.css'

const Stage = lazy(async () => ({ default: (await import('#page/stage/stage')).Stage }))

type MadeQuestion = Extract<MadeItem, { kind: 'question' }>

export function ItemQuestion(props: { take: TakeState; at: number; made: MadeQuestion }) {
  const stand = props.take.standOf(props.at, props.made)
  return (
    <ScopedAppContext.Provider value={stand}>
      <Show when={stand.session.selected()}>
        {entry => <Asked entry={entry()} take={props.take} at={props.at} />}
      </Show>
    </ScopedAppContext.Provider>
  )
}

function Asked(props: { entry: Entry; take: TakeState; at: number }) {
  const stand = useApp()
  const { session, layout, place, checking } = stand
  const { invoke } = stand.feature(createHandles)
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
  let root: HTMLElement | undefined
  const check = (): void => {
    const isBusy = checking.judging()?.id === props.entry.id
    if (take.mayCheck() && !take.isSpent(at) && !isBusy) inBackground(checking.check(props.entry))
  }
  const hint = (): void => {
    if ((work().hints ?? 0) < most() && !take.isSpent(at)) invoke('hint')
  }
  answerFromAnywhere(() => root, stand, check)
  /** Levels of hints that there are, and that the sheet allows. */
  const most = () => Math.min(levels(), take.sheet.hints)
  const isNarrow = () => layout.room() === 'narrow'
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys go through it to the buttons inside
    <div
      class="sheet-question"
      data-panes={take.sheet.panes.length > 0 ? '' : undefined}
      ref={element => (root = element)}
      onKeyDown={keysOf(stand, check, hint)}
    >
      <div class="sheet-text">
        <QuestionText entry={props.entry} />
        <fieldset class="sheet-answer" disabled={take.isSpent(at)}>
          <legend class="unseen">Answer to question {at + 1}</legend>
          <AnswerBox entry={props.entry} levels={most()} setLevels={setLevels} />
        </fieldset>
        <Acts
          entry={props.entry}
          take={take}
          at={at}
          check={check}
          hint={hint}
          hintsLeft={(work().hints ?? 0) < most()}
        />
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

/** The page's own keys are about the session of Explore. */
function keysOf({ prefs, feature }: App, check: () => void, hint: () => void) {
  const { invoke } = feature(createHandles)
  return (event: KeyboardEvent): void => {
    const pressed = chordOf(event)
    if (isLetterChord(pressed) && (!prefs.letterKeys || isTyping(event))) return
    const act = { 'Mod+Enter': check, h: hint, a: () => invoke('focusAnswer') }[pressed]
    if (act === undefined || event.defaultPrevented) return
    event.preventDefault()
    act()
  }
}

function Acts(props: {
  entry: Entry
  take: TakeState
  at: number
  check: () => void
  hint: () => void
  hintsLeft: boolean
}) {
  const { checking, desks, feature } = useApp()
  const { reveal } = feature(createAnswering)
  const { take, at } = props
  const busy = () => checking.judging()?.id === props.entry.id
  const setback = () => {
    const now = desks.of(props.entry.id)?.setback()
    return now?.kind === 'blank' ? now : undefined
  }
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
          onClick={() => props.check()}
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
          disabled={!props.hintsLeft || take.isSpent(at)}
          title={props.hintsLeft ? 'Says a little more each time' : 'There are no more hints'}
          onClick={() => props.hint()}
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
