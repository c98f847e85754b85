// A lesson on a projector: one section of a step at a time, its text next to its live part. Text after a prediction is
// in the document only once the prediction is given or skipped.

import { createEffect, createMemo, createRoot, createSignal, on, Show, Suspense } from 'solid-js'
import { lazy } from '#page/workbench/parts/lazy'
import type { Block, LivePart } from '#teaching/lesson'
import type { LessonInFront } from '../lesson/lesson-in-front'
import { LessonBlocks } from '../lesson/blocks'
import { LiveFrame } from '../lesson/live-frame'
import { createMoment, Moment } from '../lesson/moment'
import { expressionsIn, type Section, sectionsOf, shownSections } from '../lesson/sections'
import type { App } from '#page/state/app'
import { createHandles } from '#page/state/commands/handles'
import { actOfKey } from '#page/state/commands/search-action'
import { actOn } from '#page/stage/search/run/search-view'
import { createSearching } from '#page/stage/search/run/searching'
import { lessonSlide } from './lesson-slide'
import { lessonNotes } from './lesson-notes'
import type { Projection } from '#page/present/projecting'
import { createScopedApps, type ScopedAppOf } from '../lesson/scoped-apps'
import { withheldLesson } from './withheld'
import { takeSlide } from '#page/workbench/parts/slide'
import { inBackground } from '#page/browser/background'
import './lesson.css'

const Quiz = lazy(async () => ({ default: (await import('../quiz/quiz')).Quiz }))

/**
 * The lesson from its current step, with the current worlds of its live parts; a part that was answered before has a
 * fresh world, since the current one may show the answer.
 */
export function createLessonProjection(
  app: App,
  { lesson: ofPage, sandboxOf: pageSandboxOf }: LessonInFront,
): Projection {
  return createRoot(dispose => {
    const lesson = withheldLesson(ofPage)
    const step = createMemo(() => lesson.steps()[lesson.at() - 1])
    const sandboxOf = worldsOf({ lesson: ofPage, sandboxOf: pageSandboxOf }, createScopedApps(app, lesson, step))
    const sections = createMemo(() => {
      const now = step()
      return now === undefined ? [] : sectionsOf(now)
    })
    const shown = () => shownSections(sections(), lesson.isOpen)
    const isWaiting = (): boolean => {
      const last = sections()[shown() - 1]?.live
      return last != null && !lesson.isOpen(last)
    }
    const [at, setAt] = createSignal(isWaiting() ? shown() - 1 : 0)
    createEffect(() => lesson.want(expressionsIn(step()?.blocks ?? [])))
    const section = createMemo<Section | undefined>(() => sections()[at()])
    const held = createMemo(() => heldIn(section(), lesson))
    const titleAt = (number: number): string =>
      lesson.steps()[number - 1]?.title ?? (number === lesson.count() ? 'Quiz' : '')
    const toStep = (number: number, atEnd: boolean): boolean => {
      if (number < 1 || number > lesson.count()) return false
      lesson.go(number)
      setAt(atEnd ? Math.max(0, shown() - 1) : 0)
      return true
    }
    const isSearch = () => section()?.live?.show === 'search'
    const search = () => {
      const live = section()?.live
      return live == null ? undefined : sandboxOf(live)?.feature(createSearching).searchView
    }
    return {
      title: () => lesson.lesson()?.title ?? '',
      where: () => {
        const parts = sections().length > 1 ? `, part ${at() + 1} of ${sections().length}` : ''
        return `step ${lesson.at()} of ${lesson.count()}${parts}`
      },
      ahead: () => held()?.label ?? (at() + 1 < shown() ? 'The next part of this step' : titleAt(lesson.at() + 1)),
      held: () => held()?.label ?? null,
      reveal: () => held()?.run(),
      go(by) {
        const next = at() + by
        if (next >= 0 && next < shown()) setAt(next)
        else if (by > 0 && held() !== null) held()!.run()
        else return toStep(lesson.at() + by, by < 0)
        return true
      },
      notes: lessonNotes({ lesson, step, section }),
      press(pressed) {
        const [act, now] = [actOfKey(pressed), search()]
        if (act === undefined || now === undefined || !isSearch()) return false
        actOn(now, act)
        return true
      },
      actions: () =>
        isSearch() && lesson.isOpen(section()!.live!)
          ? [
              {
                id: 'back',
                title: 'Search: one step back',
                run: () => search()?.stepExpansion(-1),
              },
              { id: 'on', title: 'Search: next step', run: () => search()?.stepExpansion(1) },
            ]
          : [],
      View: () => (
        <LessonView
          shown={{ lesson, sandboxOf }}
          app={app}
          section={section()}
          title={at() === 0 ? titleAt(lesson.at()) : ''}
        />
      ),
      dispose,
    }
  })
}

/** The current worlds of the page's parts, or fresh ones of those that were answered there. */
function worldsOf({ lesson, sandboxOf }: LessonInFront, freshOf: ScopedAppOf): ScopedAppOf {
  const answered = new Map<string, boolean>()
  return part => {
    const wasAnswered = answered.get(part.id) ?? lesson.predictionOf(part) !== undefined
    answered.set(part.id, wasAnswered)
    return (wasAnswered ? freshOf : sandboxOf)(part)
  }
}

/** The next hidden element of a section: the right answer, then the model sentence. */
function heldIn(
  section: Section | undefined,
  lesson: LessonInFront['lesson'],
): { readonly label: string; readonly run: () => void } | null {
  const live = section?.live
  if (live != null && !lesson.isOpen(live)) return { label: 'Show the answer', run: () => lesson.skip(live) }
  const box = [...(section?.before ?? []), ...(section?.after ?? [])].find(
    (block): block is Extract<Block, { kind: 'explain' }> =>
      block.kind === 'explain' && lesson.now().sentences.get(block.id)?.shown !== true,
  )
  if (box === undefined) return null
  const text = lesson.now().sentences.get(box.id)?.text ?? ''
  return { label: 'Show the model sentence', run: () => lesson.keepSentence(box.id, text, true) }
}

function LessonView(props: { shown: LessonInFront; app: App; section: Section | undefined; title: string }) {
  const { lesson, sandboxOf } = props.shown
  return (
    <Show
      when={props.section}
      keyed
      fallback={
        <div class="projected-lesson grid full-height" data-alone="">
          <section
            class="projected-prose content-start gap-14 scrolls-y grid"
            data-projector-text=""
            aria-label="Quiz"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys must reach it
            tabIndex={0}
          >
            <h1>{props.title}</h1>
            <Suspense>
              <Quiz lesson={lesson} />
            </Suspense>
          </section>
        </div>
      }
    >
      {section => (
        <div class="projected-lesson grid full-height" data-alone={section.live === null ? '' : undefined}>
          <Prose section={section} lesson={lesson} app={props.app} title={props.title} sandboxOf={sandboxOf} />
        </div>
      )}
    </Show>
  )
}

function Prose(props: {
  section: Section
  lesson: LessonInFront['lesson']
  sandboxOf: LessonInFront['sandboxOf']
  app: App
  title: string
}) {
  const { section, lesson, app } = props
  if (section.live !== null)
    app.feature(createHandles).provide('slide', how => inBackground(takeSlide(app, lessonSlide(lesson), how)))
  let text!: HTMLElement
  const live: LivePart | null = section.live
  const moment = live === null || live.predict === null ? undefined : createMoment(app, lesson, live, live.predict)
  const toResult = (): void =>
    void requestAnimationFrame(() => text.querySelector('.moment')?.scrollIntoView({ block: 'start' }))
  createEffect(
    on(
      () => moment?.made(),
      made => made !== undefined && toResult(),
      { defer: true },
    ),
  )
  return (
    <>
      <section
        ref={text}
        class="projected-prose content-start gap-14 scrolls-y grid"
        data-projector-text=""
        aria-label="Text"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys must reach it
        tabIndex={0}
      >
        <Show when={props.title}>
          <h1>{props.title}</h1>
        </Show>
        <div class="projected-blocks grid gap-12">
          <LessonBlocks blocks={section.before} lesson={lesson} />
        </div>
        <Show when={moment}>{made => <Moment moment={made()} settled={toResult} />}</Show>
        <Show when={live === null || lesson.isOpen(live)}>
          <div class="projected-blocks grid gap-12">
            <LessonBlocks blocks={section.after} lesson={lesson} />
          </div>
        </Show>
      </section>
      <Show when={live}>
        {part => (
          <div class="projected-live min-w-0 pad-14-16">
            <LiveFrame part={part()} lesson={lesson} sandbox={props.sandboxOf(part())} moment={moment} />
          </div>
        )}
      </Show>
    </>
  )
}
