// The middle column: question, answer and verdict in one scrolling area, with the bar of actions below it, always in
// reach. Once an answer is checked, the world is folded to one line and the verdict is scrolled into view.

import { createEffect, createSignal, on, onCleanup, Show } from 'solid-js'
import { kindName } from '#questions/kinds/codes'
import { formatName, grouped } from '#page/ui/naming'
import { Icon } from '#page/ui/icon'
import type { Entry } from '#page/state/session/session'
import { AnswerBar } from '#page/workbench/answer/answer-bar'
import { AnswerBox } from '#page/workbench/answer/answer-box'
import { QuestionText } from '#page/workbench/question/question-card'
import { VerdictArea } from '#page/workbench/verdict/verdict-area'
import { useApp, useFeature } from '#page/state/use-app'
import { createFolding } from '#page/workbench/question/folding'
import './explore.css'
import { createCommands } from '#page/state/commands/commands'
import { Button } from '#page/ui/button'

/** Maximum share of the column above a new verdict. */
const ABOVE = 0.2
/** Pixels of a verdict that are seen without scrolling: its word, its sentence, its buttons. */
const VERDICT = 240
/** Number of hint levels until the engine reports how many this question has. */
const HINTS = 3
/** Milliseconds of judging before its progress is scrolled into view. */
const SOON = 150

/** True if the start of a verdict can be seen below the whole question. */
function hasRoom(scroller: HTMLElement): boolean {
  const top = scroller.querySelector('.verdict-area')?.getBoundingClientRect().top ?? 0
  return scroller.scrollTop === 0 && scroller.getBoundingClientRect().bottom - top >= VERDICT
}

/** On phones the bar at the bottom scrolls to question or answer. */
function followSheet(scrollUp: () => void, scrollTo: (selector: string, above: number) => void): void {
  const { place } = useApp()
  createEffect(
    on(
      place.sheet,
      now => {
        if (now === 'question') scrollUp()
        else if (now === 'answer') scrollTo('.stem, .answer', 0.02)
      },
      { defer: true },
    ),
  )
}

export function Desk(props: { entry: Entry }) {
  const { unfold, fold } = useFeature(createFolding)
  const { session, checking, place } = useApp()
  let scroller!: HTMLElement
  const [levels, setLevels] = createSignal(HINTS)
  const id = () => props.entry.id
  const scrollTo = (selector: string, above: number): void => {
    const element = scroller.querySelector(selector)
    if (element === null) return
    const from = element.getBoundingClientRect().top - scroller.getBoundingClientRect().top
    scroller.scrollTo({ top: scroller.scrollTop + from - above * scroller.clientHeight })
  }
  // Tracked by events: reading the scroll position while the page changes would force a layout.
  let isScrolled = false
  const scrollUp = (): void => void (isScrolled && scroller.scrollTo({ top: 0 }))

  // Another question starts scrolled to the top, with its problem unfolded.
  createEffect(
    on(
      id,
      () => {
        unfold()
        setLevels(HINTS)
        if (place.sheet() === 'answer') place.show({ sheet: 'question' })
        else scrollUp()
      },
      { defer: true },
    ),
  )
  createEffect(
    on([id, () => session.workOf(id()).verdict], ([now, verdict], before) => {
      if (before === undefined || now !== before[0] || verdict === null || verdict === before[1]) return
      queueMicrotask(() => {
        if (hasRoom(scroller)) return
        fold(now)
        queueMicrotask(() => scrollTo('.verdict-area', ABOVE))
      })
    }),
  )
  // An edited world is shown unfolded again.
  createEffect(on(session.source, () => unfold(), { defer: true }))
  // Long-running work is scrolled into view too: its progress, and the button to stop it.
  createEffect(() => {
    if (checking.judging()?.id !== id()) return
    const timer = setTimeout(() => {
      if (hasRoom(scroller)) return
      fold(id())
      scrollTo('.verdict-area', ABOVE)
    }, SOON)
    onCleanup(() => clearTimeout(timer))
  })
  followSheet(scrollUp, scrollTo)

  return (
    <div class="desk column min-w-0 min-h-0 bg-card" data-part="desk">
      <QuestionHead entry={props.entry} />
      <section
        class="desk-scroll scrolls-y contained"
        data-part="desk-scroll"
        ref={scroller}
        aria-label="Question and answer"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys must reach it.
        tabIndex={0}
        onScroll={() => (isScrolled = scroller.scrollTop > 0)}
      >
        <QuestionText entry={props.entry} />
        <AnswerBox entry={props.entry} levels={levels()} setLevels={setLevels} />
        <VerdictArea entry={props.entry} />
      </section>
      <AnswerBar entry={props.entry} levels={levels()} />
    </div>
  )
}

function QuestionHead(props: { entry: Entry }) {
  const { commandNamed } = useFeature(createCommands)
  const { reposed, layout, prefs } = useApp()
  const question = () => reposed()?.question ?? props.entry.question
  return (
    <header class="pane-head desk-head">
      <h1 class="eyebrow flex-row gap-10 min-w-0 clipped ink-faint weight-400 nowrap" data-part="eyebrow">
        <strong class="ink-accent">{kindName(question().kind)}</strong>
        <span class="eyebrow-format">{formatName[question().format]}</span>
        <span class="numbers">
          {grouped(props.entry.number)} of {grouped(props.entry.file.questions.length)}
        </span>
      </h1>
      <span class="spacer" />
      <Show when={layout.room() === 'wide' && !prefs.listShown}>
        <Button
          small
          quiet
          icon="panel-left"
          title="Show the list (Ctrl+B)"
          onClick={() => commandNamed('toggle-list').run()}
        >
          Questions
        </Button>
      </Show>
      <Show when={layout.room() !== 'narrow' && !prefs.stageShown}>
        <Button small quiet title="Show the views (Ctrl+Alt+B)" onClick={() => commandNamed('toggle-stage').run()}>
          Views
          <Icon name="panel-right" size={15} />
        </Button>
      </Show>
    </header>
  )
}
