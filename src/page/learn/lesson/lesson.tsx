// One lesson, step by step: the list of steps, the step, and the navigation.

import { createEffect, createMemo, For, Match, on, onMount, Show, Suspense, Switch, untrack } from 'solid-js'
import { lazy } from '#page/workbench/parts/lazy'
import { takeSlide } from '#page/workbench/parts/slide'
import type { LessonStep } from '#teaching/lesson'
import { createHandles } from '#page/state/commands/handles'
import { Problem } from '#page/workbench/parts/conditions'
import { Icon } from '#page/ui/icon'
import type { App } from '#page/state/app'
import { useApp, useFeature } from '#page/state/use-app'
import { learnAddress } from '#page/state/places/learn-place'
import { InBenchmark } from './parts/in-benchmark'
import { LessonLanguage } from './parts/language'
import { createLessonInFront, type LessonInFront } from './lesson-in-front'
import type { LessonState } from './lesson-state'
import { Step } from './step'
import { inBackground } from '#page/browser/background'
import { Button } from '#page/ui/button'
import './lesson.css'

const Quiz = lazy(async () => ({ default: (await import('../quiz/quiz')).Quiz }))

export function LessonPage(props: { id: string }) {
  const app = useApp()
  const { lesson, sandboxOf } = untrack(app.feature(createLessonInFront))!
  // What the step needs is loaded while its text is read: the live part, and the engine that computes it.
  void import('../live/live').catch(() => {})
  inBackground(app.lanes.quietly('quick', api => api.judging.ready()))
  return (
    <Switch fallback={<LessonComing />}>
      <Match when={lesson.lesson()}>
        <LessonShown lesson={lesson} sandboxOf={sandboxOf} />
      </Match>
      <Match when={lesson.pane.condition() === 'problem' || lesson.pane.condition() === 'stopped'}>
        <Problem title="The lesson could not be loaded" message={lesson.pane.message()} again={lesson.pane.retry} />
      </Match>
      <Match when={lesson.pane.value() === null}>
        <Problem
          title="There is no such lesson"
          message={`No lesson is named “${props.id}”. It may have been one of your own that was deleted.`}
        >
          <a class="button small" href={`#${learnAddress({ part: 'home' })}`}>
            All lessons
          </a>
        </Problem>
      </Match>
      <Match when={lesson.pane.value()?.read}>
        {read => (
          <Problem
            title="This lesson cannot be read"
            message={read().findings[0]?.message ?? 'Its files have a mistake.'}
          >
            <a class="button small" href={`#${learnAddress({ part: 'edit', lesson: props.id })}`}>
              Open its text
            </a>
          </Problem>
        )}
      </Match>
    </Switch>
  )
}

/** A placeholder of the coming content. */
const LessonComing = () => (
  <div class="lesson-coming grid gap-16 mx-auto" aria-busy="true">
    <i class="round-small" />
    <i class="round-small" />
    <i class="round-small" />
  </div>
)

/** Titles of all steps, the quiz last. */
const titlesOf = (lesson: LessonState): readonly string[] => [
  ...lesson.steps().map(({ title }) => title),
  ...(lesson.hasQuiz() ? ['Quiz'] : []),
]

/** The current step as a slide. */
const slideOf = (app: App, lesson: LessonState, how: 'copy' | 'save'): Promise<void> =>
  takeSlide(
    app,
    import('../present/lesson-slide').then(({ lessonSlide }) => lessonSlide(lesson)),
    how,
  )

/** Shows the lesson on a projector, with the current worlds of its live parts. */
async function project(app: App, shown: LessonInFront): Promise<void> {
  const [{ enterProjector }, { createLessonProjection }] = await Promise.all([
    import('#page/present/enter'),
    import('../present/lesson'),
  ])
  await enterProjector(app, createLessonProjection(app, shown))
}

function LessonShown(props: LessonInFront) {
  const { lesson, sandboxOf } = props
  const app = useApp()
  const { layout } = app
  let scroller!: HTMLElement
  let heading: HTMLElement | undefined
  const titles = createMemo(() => titlesOf(lesson))
  const { provide } = useFeature(createHandles)
  onMount(() => provide('stepLesson', by => lesson.go(Math.max(1, Math.min(lesson.count(), lesson.at() + by)))))
  onMount(() => provide('slide', how => inBackground(slideOf(app, lesson, how))))
  onMount(() => provide('project', () => inBackground(project(app, { lesson, sandboxOf }))))
  const step = createMemo<LessonStep | undefined>(() => lesson.steps()[lesson.at() - 1])
  createEffect(
    on([lesson.at, lesson.lesson], ([at], before) => {
      const left = lesson.steps()[(before?.[0] ?? 0) - 1]
      if (left !== undefined && before?.[0] !== at && lesson.isAnswered(left)) lesson.setDone(before![0])
      const steps = lesson.count()
      if (lesson.now().step !== at || lesson.now().steps !== steps) lesson.change({ step: at, steps })
      scroller.scrollTo({ top: 0 })
      queueMicrotask(() => heading?.focus({ preventScroll: true }))
    }),
  )
  return (
    <div class="lesson" data-part="lesson">
      <Rail lesson={lesson} titles={titles()} />
      <div class="lesson-main scrolls-y contained" ref={element => (scroller = element)}>
        <article class="lesson-page mx-auto">
          <header class="lesson-head">
            <p class="numbers ink-faint" data-part="lesson-of">
              {lesson.lesson()!.title}
              <span>
                {' '}
                · step {lesson.at()} of {lesson.count()}
              </span>
            </p>
            <h1 tabIndex={-1} ref={element => (heading = element)}>
              {titles()[lesson.at() - 1]}
            </h1>
            <LessonLanguage lesson={lesson} />
          </header>
          <Show
            when={step()}
            keyed
            fallback={
              <Suspense fallback={<LessonComing />}>
                <Quiz lesson={lesson} />
              </Suspense>
            }
          >
            {step => <Step step={step} lesson={lesson} sandboxOf={sandboxOf} />}
          </Show>
          <Show when={lesson.at() === lesson.count() && lesson.benchmark()}>
            {found => <InBenchmark step={found()} lesson={lesson} />}
          </Show>
        </article>
      </div>
      <Foot lesson={lesson} titles={titles()} narrow={layout.room() === 'narrow'} />
    </div>
  )
}

/** The steps with their progress, each a link. */
function Rail(props: { lesson: LessonState; titles: readonly string[] }) {
  const { lesson } = props
  const { layout } = useApp()
  const isDone = (number: number): boolean => lesson.now().done.includes(number)
  return (
    <nav class="rail stack scrolls-y bg-card" aria-label="Steps of the lesson">
      <a class="rail-home flex-row gap-6 ink-faint round no-underline" href={`#${learnAddress({ part: 'home' })}`}>
        <Icon name="chevron-left" size={15} />
        <span>All lessons</span>
      </a>
      <p class="rail-title">{lesson.lesson()!.title}</p>
      <ol class="rail-steps">
        <For each={props.titles}>
          {(title, index) => {
            const number = () => index() + 1
            return (
              <li>
                <a
                  class="rail-step grid items-center gap-10 ink-soft line-18 no-underline round"
                  classList={{ 'rail-done': isDone(number()) }}
                  href={`#${learnAddress({ part: 'lesson', lesson: lesson.id, step: number() })}`}
                  aria-current={lesson.at() === number() ? 'step' : undefined}
                  title={title}
                >
                  <span class="rail-mark grid place-center text-11 numbers border-strong disc" aria-hidden="true">
                    <Show when={isDone(number())} fallback={number()}>
                      <Icon name="check" size={12} />
                    </Show>
                  </span>
                  <span class="rail-name">{title}</span>
                  <Show when={isDone(number())}>
                    <span class="unseen">, done</span>
                  </Show>
                </a>
              </li>
            )
          }}
        </For>
      </ol>
      <Show when={layout.room() === 'wide'}>
        <a
          class="rail-home flex-row gap-6 ink-faint round no-underline"
          href={`#${learnAddress({ part: 'edit', lesson: lesson.id })}`}
        >
          <Icon name="file-code" size={15} />
          <span>Text of the lesson</span>
        </a>
      </Show>
    </nav>
  )
}

function Foot(props: { lesson: LessonState; titles: readonly string[]; narrow: boolean }) {
  const { lesson } = props
  const next = () => props.titles[lesson.at()]
  /** True if the step is complete; unfinished parts of the step come before the next step. */
  const isThrough = (): boolean => {
    const step = lesson.steps()[lesson.at() - 1]
    return step === undefined ? lesson.now().done.includes(lesson.at()) : lesson.isAnswered(step)
  }
  return (
    <footer class="lesson-foot flex-row gap-12 min-w-0 bg-card">
      <Button
        quiet
        icon="chevron-left"
        title="Previous step (P)"
        disabled={lesson.at() <= 1}
        onClick={() => lesson.go(lesson.at() - 1)}
      >
        Back
      </Button>
      <span class="spacer" />
      <Show
        when={next()}
        fallback={
          <a class="button" classList={{ primary: isThrough() }} href={`#${learnAddress({ part: 'home' })}`}>
            All lessons
          </a>
        }
      >
        {title => (
          <Button classList={{ primary: isThrough() }} title="Next step (N)" onClick={() => lesson.go(lesson.at() + 1)}>
            <span class="foot-next clipped with-ellipsis">
              Next<Show when={!props.narrow}>: {title()}</Show>
            </span>
            <Icon name="chevron-right" size={16} />
          </Button>
        )}
      </Show>
    </footer>
  )
}
