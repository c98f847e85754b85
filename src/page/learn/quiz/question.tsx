// A question of the quiz of a kind that Explore has too: shown, answered and judged by the components of Explore, in a
// scoped app.

import { Show, Suspense, createEffect, createSignal, on, type JSX } from 'solid-js'
import { lazy } from '#page/workbench/parts/lazy'
import { chordOf, isLetterChord, isTyping } from '#page/browser/chords'
import { createHandles } from '#page/state/commands/handles'
import type { Question } from '#questions/kinds/question'
import type { StageTab } from '#page/state/places/tabs'
import { AnswerBox } from '#page/workbench/answer/answer-box'
import { createAnswering } from '#page/workbench/answer/answers'
import { answerFromAnywhere } from '#page/workbench/answer/from-anywhere'
import { QuestionText } from '#page/workbench/question/question-card'
import { VerdictArea } from '#page/workbench/verdict/verdict-area'
import { Keys } from '#page/workbench/parts/keycaps'
import type { App } from '#page/state/app'
import type { Entry } from '#page/state/session/session'
import { ScopedAppContext, useApp } from '#page/state/use-app'
import { questionToExplore } from '#page/state/handing-over'
import type { QuizResult } from '../lesson/progress'
import { SiblingOffer } from '../worked/sibling'
import { inBackground } from '#page/browser/background'
import { Button } from '#page/ui/button'
import './question.css'

const Stage = lazy(async () => ({ default: (await import('#page/stage/stage')).Stage }))

/** The panes next to a question: the state suffices if there are options to choose from. */
const tabsFor = ({ format }: Question): readonly StageTab[] =>
  format === 'gen' ? ['state', 'graph', 'pddl'] : ['state']

/** Number of hint levels until the engine reports how many this question has. */
const HINTS = 3

/** The interface between a question and the quiz or review that asks it. */
export interface Asking {
  /** The current result. */
  readonly result: () => QuizResult | undefined
  /** Called when the right answer was shown. */
  readonly shown: () => void
  /** The source of the question, shown in Explore. */
  readonly title: string
  /** Rendered after the question; `isOver`: true once nothing is left to do here. */
  readonly next: (isOver: () => boolean) => JSX.Element
}

export function QuizQuestion(props: { sandbox: App; asking: Asking }) {
  const page = useApp()
  const entry = () => props.sandbox.session.selected()
  return (
    <ScopedAppContext.Provider value={props.sandbox}>
      <Show when={entry()}>{entry => <Asked entry={entry()} page={page} asking={props.asking} />}</Show>
    </ScopedAppContext.Provider>
  )
}

function Asked(props: { entry: Entry; page: App; asking: Asking }) {
  const sandbox = useApp()
  const { invoke } = sandbox.feature(createHandles)
  const [levels, setLevels] = createSignal(HINTS)
  const [seen, setSeen] = createSignal(false)
  let verdict: HTMLElement | undefined
  let root: HTMLElement | undefined
  const taken = () => sandbox.session.workOf(props.entry.id).hints ?? 0
  const hint = (): void => void invoke('hint')
  const check = (): void => inBackground(sandbox.checking.check(props.entry))
  // The page's own keys act on the session of Explore.
  const key = (event: KeyboardEvent): void => {
    const pressed = chordOf(event)
    if (isLetterChord(pressed) && (!sandbox.prefs.letterKeys || isTyping(event))) return
    const act = { 'Mod+Enter': check, h: hint, a: () => invoke('focusAnswer') }[pressed]
    if (act === undefined || event.defaultPrevented) return
    event.preventDefault()
    act()
  }
  // A new verdict may be below the visible area.
  createEffect(
    on(
      () => sandbox.session.workOf(props.entry.id).verdict,
      view => {
        if (view !== null) setTimeout(() => verdict?.scrollIntoView({ block: 'nearest' }))
      },
      { defer: true },
    ),
  )
  answerFromAnywhere(() => root, sandbox, check)
  const isNarrow = () => sandbox.layout.room() === 'narrow'
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys go through it to the buttons inside
    <div class="quiz-question column gap-24" ref={element => (root = element)} onKeyDown={key}>
      <div class="quiz-text column boxed content-start gap-18 min-w-0 pad-22-24">
        <QuestionText entry={props.entry} />
        <AnswerBox entry={props.entry} levels={levels()} setLevels={setLevels} />
        <Acts entry={props.entry} check={check} hint={hint} hintsLeft={taken() < levels()} asking={props.asking} />
        <div ref={element => (verdict = element)}>
          <VerdictArea entry={props.entry} />
        </div>
        <ScopedAppContext.Provider value={props.page}>
          <SiblingOffer question={props.entry.question} result={props.asking.result()} />
        </ScopedAppContext.Provider>
        <p class="quiz-foot flex at-end">
          <ToExplore entry={props.entry} page={props.page} title={props.asking.title} />
        </p>
      </div>
      <Show
        when={!isNarrow() || seen() || sandbox.place.sheet() === 'see'}
        fallback={
          <Button icon="eye" class="centred" onClick={() => setSeen(true)}>
            Look at the world
          </Button>
        }
      >
        <div class="quiz-stage grid clipped border round-10">
          <Suspense fallback={<div class="bg-card" aria-busy="true" />}>
            <Stage tabs={tabsFor(props.entry.question)} />
          </Suspense>
        </div>
      </Show>
    </div>
  )
}

function Acts(props: { entry: Entry; asking: Asking; check: () => void; hint: () => void; hintsLeft: boolean }) {
  const { checking, desks, feature } = useApp()
  const { reveal } = feature(createAnswering)
  const busy = () => checking.judging()?.id === props.entry.id
  const setback = () => {
    const now = desks.of(props.entry.id)?.setback()
    return now?.kind === 'blank' ? now : undefined
  }
  const { asking } = props
  const result = () => asking.result()?.result
  const isOver = () => result() !== undefined && result() !== 'wrong'
  return (
    <div class="quiz-actions flex-row wrap gap-8">
      <Show when={setback()}>
        {now => (
          <p class="quiz-setback ink-delete" id="answer-setback" role="alert">
            {now().message}
          </p>
        )}
      </Show>
      <Button classList={{ primary: !isOver() }} blocked={busy()} onClick={() => props.check()}>
        Check
        <Show when={!isOver()}>
          <Keys chord="Mod+Enter" />
        </Show>
      </Button>
      <Button
        quiet
        icon="lightbulb"
        disabled={!props.hintsLeft}
        title={props.hintsLeft ? 'Says a little more each time (H)' : 'There are no further hints'}
        onClick={() => props.hint()}
      >
        Hint
      </Button>
      <Button
        quiet
        icon="key-round"
        title="Shows the right answer; the question then does not count as solved"
        onClick={() => {
          reveal(props.entry)
          if (!isOver()) asking.shown()
        }}
      >
        Reveal
      </Button>
      <span class="spacer" />
      {asking.next(isOver)}
    </div>
  )
}

function ToExplore(props: { entry: Entry; page: App; title: string }) {
  const { session } = useApp()
  return (
    <Button
      small
      quiet
      title="Open this question in Explore, with your answer"
      onClick={() =>
        questionToExplore(props.page, props.title, props.entry.question, session.workOf(props.entry.id).answer)
      }
    >
      Open in Explore
    </Button>
  )
}
