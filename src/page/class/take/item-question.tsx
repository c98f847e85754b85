// A question of a sheet: shown, answered and, if the sheet allows it, checked by the components of Explore in a scoped
// app.

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
import { counted } from '#page/ui/naming'
import type { App } from '#page/state/app'
import type { Entry } from '#page/state/session/session'
import { ScopedAppContext, useApp } from '#page/state/use-app'
import type { TakeState } from './take-state'
import { inBackground } from '#page/browser/background'
import { Button } from '#page/ui/button'
import './take.css'

const Stage = lazy(async () => ({ default: (await import('#page/stage/stage')).Stage }))

type MadeQuestion = Extract<MadeItem, { kind: 'question' }>

export function ItemQuestion(props: { take: TakeState; at: number; made: MadeQuestion }) {
  const sandbox = props.take.sandboxOf(props.at, props.made)
  return (
    <ScopedAppContext.Provider value={sandbox}>
      <Show when={sandbox.session.selected()}>
        {entry => <Asked entry={entry()} take={props.take} at={props.at} />}
      </Show>
    </ScopedAppContext.Provider>
  )
}

function Asked(props: { entry: Entry; take: TakeState; at: number }) {
  const sandbox = useApp()
  const { session, layout, place, checking } = sandbox
  const { invoke } = sandbox.feature(createHandles)
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
  answerFromAnywhere(() => root, sandbox, check)
  /** Number of available hint levels, limited by the sheet. */
  const most = () => Math.min(levels(), take.sheet.hints)
  const isNarrow = () => layout.room() === 'narrow'
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys go through it to the buttons inside
    <div
      class="sheet-question column items-top gap-20"
      data-panes={take.sheet.panes.length > 0 ? '' : undefined}
      ref={element => (root = element)}
      onKeyDown={keysOf(sandbox, check, hint)}
    >
      <div class="sheet-text column boxed gap-18 min-w-0 pad-22-24" data-headed="">
        <QuestionText entry={props.entry} />
        <fieldset class="sheet-answer min-w-0 no-padding no-border" disabled={take.isSpent(at)}>
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
            <Button icon="eye" class="centred" onClick={() => setSeen(true)}>
              Look at the world
            </Button>
          }
        >
          <div class="sheet-stage grid clipped border round-10">
            <Suspense fallback={<div aria-busy="true" />}>
              <Stage tabs={take.sheet.panes} />
            </Suspense>
          </div>
        </Show>
      </Show>
    </div>
  )
}

/** The page's own keys act on the session of Explore. */
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
    <div class="sheet-actions flex-row wrap gap-8">
      <Show when={setback()}>
        {now => (
          <p class="sheet-setback ink-delete" id="answer-setback" role="alert">
            {now().message}
          </p>
        )}
      </Show>
      <Show when={take.mayCheck()} fallback={<p class="ink-faint">Your answer is kept as you write.</p>}>
        <Button primary blocked={busy()} disabled={take.isSpent(at)} onClick={() => props.check()}>
          Check
        </Button>
        <Show when={take.sheet.attempts > 0}>
          <span class="ink-faint">{left() > 0 ? `${counted(left(), 'attempt')} left` : 'No attempt is left'}</span>
        </Show>
      </Show>
      <Show when={take.sheet.hints > 0}>
        <Button
          quiet
          icon="lightbulb"
          disabled={!props.hintsLeft || take.isSpent(at)}
          title={props.hintsLeft ? 'Says a little more each time' : 'There are no more hints'}
          onClick={() => props.hint()}
        >
          Hint
        </Button>
      </Show>
      <Show when={take.mayCheck() && take.answerOf(at).attempts > 0}>
        <Button
          quiet
          icon="key-round"
          title="Shows the right answer; your result says that it was shown"
          onClick={() => reveal(props.entry)}
        >
          Reveal
        </Button>
      </Show>
    </div>
  )
}
