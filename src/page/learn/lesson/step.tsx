// One step: sections of prose, each next to the live part it describes. Text after a prediction reveals the answer, so
// it is shown only once the prediction is given or skipped.

import { createEffect, createMemo, createSignal, For, type JSX, onCleanup, Show, untrack } from 'solid-js'
import type { LessonStep, LivePart } from '#teaching/lesson'
import type { App } from '#page/state/app'
import { useApp } from '#page/state/use-app'
import { Button } from '#page/ui/button'
import { LessonBlocks } from './blocks'
import type { LessonState } from './lesson-state'
import { LiveFrame } from './live-frame'
import { createMoment, Moment, type MomentState } from './moment'
import { asksOf, expressionsIn, type Section, sectionsOf, shownSections, workedOf } from './sections'
import { createScopedApps, type ScopedAppOf } from './scoped-apps'
import './step.css'

/** `standOf`: provides the sandboxes of its live parts, if they should outlive the view. */
export function Step(props: { step: LessonStep; lesson: LessonState; sandboxOf?: ScopedAppOf }) {
  const { lesson } = props
  const app = useApp()
  const { layout } = app
  const sandboxOf = props.sandboxOf ?? createScopedApps(app, lesson, () => props.step)
  const sections = createMemo(() => sectionsOf(props.step))
  const shown = createMemo(() => shownSections(sections(), lesson.isOpen))
  createEffect(() => lesson.want(expressionsIn(props.step.blocks)))
  // A step with predictions is done when all are answered, one with worked examples when they are completed, one with a
  // live part once that was used; any other when the learner continues.
  createEffect(() => {
    const todo = asksOf(props.step).length + workedOf(props.step).length
    if (todo > 0 && lesson.isAnswered(props.step)) lesson.setDone(lesson.at())
  })
  /**
   * On phones one live part with a prediction is shown at a time: the one the learner chose, else the last. Parts
   * without one are there to be touched, so they stay.
   */
  const [chosen, setChosen] = createSignal<string | null>(null)
  const front = () => chosen() ?? sections()[shown() - 1]?.live?.id ?? null
  createEffect(() => {
    shown()
    setChosen(null)
  })
  /** The part answered last stays visible, so that its right answer can be studied. */
  const [answered, setAnswered] = createSignal<string | null>(null)
  const isFront = (part: LivePart): boolean =>
    layout.room() !== 'narrow' || front() === part.id || answered() === part.id || part.predict === null
  return (
    <For each={sections().slice(0, shown())}>
      {section => (
        <SectionView
          section={section}
          lesson={lesson}
          sandboxOf={sandboxOf}
          isFront={isFront}
          bringToFront={part => setChosen(part.id)}
          answered={(part, section) => {
            setAnswered(part.id)
            requestAnimationFrame(() => showResult(section))
          }}
        />
      )}
    </For>
  )
}

/**
 * Scrolls the result of a prediction into view together with the live part: in one column the part follows the result;
 * if it is next to the result, it is moved down while the result stays visible.
 */
function showResult(section: HTMLElement): void {
  const scroller = section.closest('.lesson-main')
  const result = section.querySelector('.moment-result')
  const live = section.querySelector('.section-live')
  if (scroller === null || result === null || live === null) return
  const [all, mine, part] = [scroller, result, live].map(each => each.getBoundingClientRect()) as [
    DOMRect,
    DOMRect,
    DOMRect,
  ]
  if (part.top >= mine.bottom) {
    result.scrollIntoView({ block: 'start' })
    return
  }
  const hidden = all.top + 24 - part.top
  const room = all.bottom - 24 - mine.bottom
  if (hidden > 0 && room > 0) scroller.scrollBy({ top: -Math.min(hidden, room) })
}

/**
 * True for a search, a lens or a table, which are studied with the question in mind; other parts are shown before it.
 */
const isAskedFirst = ({ show }: LivePart): boolean => /^(?:search|lens|pairs)$/.test(show)

/**
 * The position of the prediction's element: the question comes after its world, and the result before the text it
 * reveals, so that keyboard and screen readers reach new content next. The element is moved so that the live part is
 * not rendered again.
 */
function createTurns(moment: () => MomentState | undefined, drawn: (moment: MomentState) => JSX.Element) {
  const [answered, setAnswered] = createSignal<HTMLElement>()
  const [asking, setAsking] = createSignal<HTMLElement>()
  const element = createMemo(() => {
    const now = moment()
    return now === undefined ? undefined : (untrack(() => drawn(now)) as HTMLElement)
  })
  createEffect(() => {
    const turn = moment()
    const isFirst = turn !== undefined && (turn.made() !== undefined || isAskedFirst(turn.part))
    const place = isFirst ? answered() : asking()
    const now = element()
    if (place === undefined || now === undefined) return
    place.replaceChildren(now)
    onCleanup(() => now.remove())
  })
  return { answered: setAnswered, asking: setAsking }
}

function SectionView(props: {
  section: Section
  lesson: LessonState
  sandboxOf: (part: LivePart) => App | undefined
  isFront: (part: LivePart) => boolean
  bringToFront: (part: LivePart) => void
  answered: (part: LivePart, section: HTMLElement) => void
}) {
  const { lesson } = props
  const app = useApp()
  const live = () => props.section.live
  let section!: HTMLElement
  const moment = createMemo(() => {
    const part = live()
    return part === null || part.predict === null ? undefined : createMoment(app, lesson, part, part.predict)
  })
  const turns = createTurns(moment, moment => (
    <div class="section-moment">
      <Moment moment={moment} settled={() => props.answered(moment.part, section)} />
    </div>
  ))
  return (
    <section ref={section} class="section column" data-part="section" classList={{ 'section-alone': live() === null }}>
      <Show when={props.section.before.length > 0}>
        <div class="section-before">
          <LessonBlocks blocks={props.section.before} lesson={lesson} />
        </div>
      </Show>
      <Show when={live()}>
        {part => (
          <>
            <div class="section-turn" ref={turns.answered} />
            <div class="section-live min-w-0">
              <Show
                when={props.isFront(part())}
                fallback={
                  <Button icon="eye" class="full-width" onClick={() => props.bringToFront(part())}>
                    Look at this again
                  </Button>
                }
              >
                <LiveFrame part={part()} lesson={lesson} sandbox={props.sandboxOf(part())} moment={moment()} />
              </Show>
            </div>
            <div class="section-turn" ref={turns.asking} />
            <Show when={lesson.isOpen(part()) && props.section.after.length > 0}>
              <div class="section-after" data-part="section-after">
                <LessonBlocks blocks={props.section.after} lesson={lesson} />
              </div>
            </Show>
          </>
        )}
      </Show>
    </section>
  )
}
