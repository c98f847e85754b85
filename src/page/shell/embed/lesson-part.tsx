// A step of a lesson in a frame: its text, its live parts and predictions. Nothing is stored.

import { createEffect, createMemo, createSignal, Match, Show, Switch } from 'solid-js'
import type { EmbedControls } from '#results/files/embedded'
import type { LessonFiles } from '#teaching/lesson'
import { createPane } from '#page/state/lanes/pane'
import { createLesson } from '#page/learn/lesson/lesson-state'
import { Step } from '#page/learn/lesson/step'
import { Problem, Working } from '#page/workbench/parts/conditions'
import { Icon } from '#page/ui/icon'
import { useApp } from '#page/state/use-app'
import { Button } from '#page/ui/button'
import type { LessonShown, Naming } from './parts'
import './lesson-part.css'

type OpenedLesson =
  | { readonly kind: 'lesson'; readonly files: LessonFiles }
  | { readonly kind: 'bad'; readonly title: string; readonly message: string }

export function LessonPart(props: { part: LessonShown; controls: EmbedControls; naming: Naming }) {
  const app = useApp()
  const { lesson, isLink } = props.part
  const found = createPane<string, OpenedLesson>(
    () => lesson,
    () =>
      app.lanes.quietly('lessons', async (api): Promise<OpenedLesson> => {
        if (isLink) return api.teaching.readLink(lesson)
        const files = await api.teaching.files(lesson)
        if (files !== null) return { kind: 'lesson', files }
        const all = (await api.teaching.lessons('en')).map(({ id }) => `\`${id}\``)
        return {
          kind: 'bad',
          title: 'The lesson was not found',
          message: `No lesson is named \`${lesson}\`. The lessons are ${all.join(', ')}.`,
        }
      }),
  )
  const value = <K extends OpenedLesson['kind']>(kind: K): Extract<OpenedLesson, { kind: K }> | undefined => {
    const now: OpenedLesson | undefined = found.value()
    return now?.kind === kind ? (now as Extract<OpenedLesson, { kind: K }>) : undefined
  }
  void import('#page/learn/live/live').catch(() => {})
  return (
    <Switch fallback={<Working what="Opening the lesson" startedAt={found.startedAt()} />}>
      <Match when={value('lesson')}>{now => <Shown {...props} files={now().files} />}</Match>
      <Match when={value('bad')}>{bad => <Problem title={bad().title} message={bad().message} />}</Match>
      <Match when={found.condition() === 'problem'}>
        <Problem title="The lesson could not be loaded" message={found.message()} again={found.retry} />
      </Match>
    </Switch>
  )
}

function Shown(props: { part: LessonShown; controls: EmbedControls; naming: Naming; files: LessonFiles }) {
  const app = useApp()
  const [wanted, go] = createSignal(props.part.step)
  const { files } = props
  const lesson = createLesson(app, files.name, {
    files: () => files,
    language: () => props.part.language ?? 'en',
    step: wanted,
    go,
  })
  const steps = lesson.steps
  const at = (): number => Math.max(1, Math.min(steps().length, wanted()))
  const step = createMemo(() => steps()[at() - 1])
  createEffect(() => {
    const title = lesson.lesson()?.title
    if (title !== undefined) props.naming.name(`${title}, step ${at()} of ${steps().length}`)
  })
  let isReported = false
  createEffect(() => {
    if (isReported || lesson.lesson() === null || props.part.step <= steps().length) return
    isReported = true
    props.naming.complain(
      `The lesson has ${steps().length} steps, so there is no step ${props.part.step}. Frames do not show quizzes.`,
    )
  })
  const problem = () => lesson.pane.value()?.read.findings[0]?.message
  return (
    <Show
      when={lesson.lesson()}
      fallback={
        <Show when={problem()}>{message => <Problem title="This lesson cannot be read" message={message()} />}</Show>
      }
    >
      <article class="embed-lesson" data-part="embed-lesson">
        <Show when={step()} keyed>
          {step => (
            <>
              <h1 class="embed-step-title">{step.title}</h1>
              <Step step={step} lesson={lesson} />
            </>
          )}
        </Show>
        <Show when={props.controls === 'all' && steps().length > 1}>
          <nav class="embed-steps flex between gap-8" aria-label="Steps of the lesson">
            <Button quiet icon="chevron-left" disabled={at() <= 1} onClick={() => go(at() - 1)}>
              Back
            </Button>
            <Button disabled={at() >= steps().length} onClick={() => go(at() + 1)}>
              Next
              <Icon name="chevron-right" size={15} />
            </Button>
          </nav>
        </Show>
      </article>
    </Show>
  )
}
