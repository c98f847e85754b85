// All lessons in the order of the course: where to start or continue, and the subject of each.

import { createMemo, For, Match, onMount, Show, Switch } from 'solid-js'
import { wordsOfKind } from '#questions/kinds/codes'
import { createDomainPictures } from '#page/stage/state/scenes'
import { domainCards } from '#page/state/files/bundled/bundled'
import { Icon } from '#page/ui/icon'
import { counted, listed } from '#base/words'
import { useApp, useFeature } from '#page/state/use-app'
import { learnAddress } from '#page/state/places/learn-place'
import { OwnLessonList } from '../own/own-list'
import { type CourseLesson, type CoursePart, createCourse } from './course'
import './home.css'

export function LearnHome() {
  const app = useApp()
  const course = createCourse(app)
  return (
    <div class="full-height scrolls-y">
      <div class="course-inner grid mx-auto">
        <Hero course={course} />
        <For each={course.parts()}>{part => <Part part={part} />}</For>
        <OwnLessonList />
      </div>
    </div>
  )
}

type Course = ReturnType<typeof createCourse>

/** An introduction to Learn, with the first step. */
function Hero(props: { course: Course }) {
  const { pictureOf, wantPictures } = useFeature(createDomainPictures)
  onMount(wantPictures)
  const picture = createMemo(() => {
    const opening = domainCards.find(card => card.opening) ?? domainCards[0]
    return opening === undefined ? undefined : pictureOf(opening.id)
  })
  const next = () => props.course.next()
  const isBegun = () => props.course.lessons().some(({ state }) => state !== 'new')
  return (
    <header class="course-head grid items-center">
      <div class="grid gap-16">
        <h1>Learn planning by guessing first</h1>
        <p class="course-lead ink-soft pretty">
          Short lessons on how planning works. You predict what happens, then the engine shows what is true, and why.
          Nothing to install, no account, nothing leaves your browser.
        </p>
        <div class="course-acts flex-row wrap gap-8">
          <Show when={next()} fallback={<span class="course-act-room round" />}>
            {lesson => (
              <a
                class="button primary no-underline"
                href={`#${learnAddress({ part: 'lesson', lesson: lesson().card.id, step: null })}`}
              >
                {isBegun() ? (lesson().state === 'begun' ? 'Continue' : 'Next') : 'Start'}: {lesson().card.title}
                <Icon name="arrow-right" size={16} />
              </a>
            )}
          </Show>
          <a class="button quiet no-underline" href={`#${learnAddress({ part: 'progress' })}`}>
            <Icon name="gauge" size={16} />
            Your progress
          </a>
        </div>
        <p class="course-count ink-faint numbers">
          <Show
            when={isBegun()}
            fallback={
              <Show when={next()}>{lesson => <>{minutesText(lesson())} for the first lesson, at your own pace</>}</Show>
            }
          >
            {props.course.done()} of {counted(props.course.lessons().length, 'lesson')} done
            <Show when={next()?.state === 'begun' && next()}>
              {lesson => <> · you are at {stepText(lesson())} of this one</>}
            </Show>
          </Show>
        </p>
      </div>
      <div class="course-picture grid items-center clipped bg-graph border" aria-hidden="true">
        <Show when={picture()}>{svg => <div class="full-width" innerHTML={svg()} />}</Show>
      </div>
    </header>
  )
}

function Part(props: { part: CoursePart }) {
  return (
    <section class="grid gap-18" aria-label={props.part.title}>
      <div class="course-part-head flex wrap items-baseline gap-4-16">
        <h2>{props.part.title}</h2>
        <p class="ink-faint">{props.part.description}</p>
      </div>
      <ol class="course-lessons grid gap-16">
        <For each={props.part.lessons}>{lesson => <LessonEntry lesson={lesson} />}</For>
      </ol>
    </section>
  )
}

const minutesText = ({ card }: CourseLesson): string => `${card.minutes} minutes`

const stepText = ({ progress, card }: CourseLesson): string =>
  `step ${progress.step} of ${progress.steps || card.steps}`

function LessonEntry(props: { lesson: CourseLesson }) {
  const { card, number, state, before, progress } = props.lesson
  const share = () => Math.min(1, progress.done.length / Math.max(1, progress.steps || card.steps))
  return (
    <li>
      <a
        class="course-lesson stack gap-8 relative clipped ink no-underline bg-card border"
        data-state={state}
        href={`#${learnAddress({ part: 'lesson', lesson: card.id, step: null })}`}
      >
        <span class="flex-row gap-10">
          <span class="course-number grid place-center ink-soft text-12 weight-600 numbers border-strong disc">
            <Show when={state === 'done'} fallback={number}>
              <Icon name="check" size={14} />
              <span class="unseen">{number}, done</span>
            </Show>
          </span>
          <Show when={card.kind}>{kind => <span class="note">{wordsOfKind(kind()).name}</span>}</Show>
        </span>
        <span class="course-title">{card.title}</span>
        <Show when={card.idea}>
          <span class="course-idea ink-soft pretty">{card.idea}</span>
        </Show>
        <span class="course-foot note flex wrap line-18 numbers">
          <Show when={card.minutes > 0}>
            <span>{card.minutes} min</span>
          </Show>
          <Switch>
            <Match when={state === 'begun'}>
              <strong class="ink-accent weight-600">{stepText(props.lesson)}</strong>
            </Match>
            <Match when={state === 'done'}>
              <span>done</span>
            </Match>
            <Match when={before.length > 0}>
              <span title={`${before.map(({ title }) => title).join('; ')}: they help, and you need not do them first`}>
                builds on {listed(before.map(({ number }) => String(number)))}
              </span>
            </Match>
          </Switch>
        </span>
        <Show when={state === 'begun'}>
          <span class="course-bar absolute" aria-hidden="true">
            <i class="block full-height" style={{ width: `${share() * 100}%` }} />
          </span>
        </Show>
      </a>
    </li>
  )
}
