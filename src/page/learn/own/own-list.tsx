// The visitor's own lessons on the first page of Learn, and buttons to write one or to open one from a file.

import { createSignal, For, Show, Suspense } from 'solid-js'
import { lazy } from '#page/workbench/parts/lazy'
import type { LessonCard, LessonFiles } from '#teaching/lesson'
import { createPane } from '#page/state/lanes/pane'
import { counted } from '#page/ui/naming'
import { useApp, useFeature } from '#page/state/use-app'
import { learnAddress } from '#page/state/places/learn-place'
import { createOwnLessons } from './own-lessons'
import { copyLink, linkTo, newLesson, saveLesson } from './taking'
import { inBackground } from '#page/browser/background'
import { Button, IconButton } from '#page/ui/button'
import './own-list.css'

const QrDialog = lazy(async () => ({
  default: (await import('#page/workbench/parts/qr/qr-dialog')).QrDialog,
}))

export function OwnLessonList() {
  const app = useApp()
  const own = useFeature(createOwnLessons)
  const cards = createPane<readonly LessonFiles[], readonly LessonCard[]>(
    own.list,
    lessons => app.lanes.quietly('lessons', api => Promise.all(lessons.map(each => api.teaching.card(each, 'en')))),
    { keeps: () => true },
  )
  const cardOf = (index: number): LessonCard | undefined => cards.value()?.[index]
  return (
    <section class="own-lessons" aria-labelledby="own-lessons-title">
      <header class="own-lessons-head flex-row gap-10 mb-8">
        <h2 id="own-lessons-title">Your own lessons</h2>
        <span class="spacer" />
        <Button small icon="plus" onClick={() => inBackground(newLesson(app))}>
          New lesson
        </Button>
      </header>
      <Show
        when={own.list().length > 0}
        fallback={
          <p class="faint">
            Write a lesson about any PDDL, or drop a lesson onto the page: a file that ends in <code>.lesson.md</code>,
            a folder or a zip archive.
          </p>
        }
      >
        <ul class="own-lessons-list no-list">
          <For each={own.list()}>{(lesson, index) => <OwnLesson lesson={lesson} card={cardOf(index())} />}</For>
        </ul>
      </Show>
    </section>
  )
}

function OwnLesson(props: { lesson: LessonFiles; card: LessonCard | undefined }) {
  const app = useApp()
  const own = useFeature(createOwnLessons)
  const title = () => props.card?.title ?? props.lesson.name
  const [code, setCode] = createSignal<string | undefined>()
  return (
    <li>
      <a
        class="own-lesson-name ink weight-600 no-underline"
        href={`#${learnAddress({ part: 'lesson', lesson: props.lesson.name, step: null })}`}
      >
        {title()}
      </a>
      <span class="own-lesson-idea ellipsis text-13 faint">
        {props.card?.idea}
        <Show when={props.card?.steps}>{steps => <span class="numbers"> · {counted(steps(), 'step')}</span>}</Show>
      </span>
      <span class="flex-row gap-4">
        <a
          class="button quiet small"
          href={`#${learnAddress({ part: 'edit', lesson: props.lesson.name })}`}
          aria-label={`Edit ${title()}`}
        >
          Edit
        </a>
        <IconButton
          icon="link"
          iconSize={15}
          label={`Copy link to ${title()}`}
          title="Copy link"
          onClick={() => inBackground(copyLink(app, props.lesson))}
        />
        <IconButton
          icon="qr-code"
          iconSize={15}
          label={`QR code of ${title()}`}
          title="QR code"
          onClick={async () => setCode(await linkTo(app, props.lesson))}
        />
        <Suspense>
          <Show when={code()}>
            {text => <QrDialog text={text()} title={`QR code of ${title()}`} close={() => setCode(undefined)} />}
          </Show>
        </Suspense>
        <IconButton
          icon="download"
          iconSize={15}
          label={`Save ${title()} as file`}
          title="Save as file"
          onClick={() => inBackground(saveLesson(app, props.lesson))}
        />
        <IconButton
          icon="x"
          iconSize={15}
          label={`Remove ${title()}`}
          title="Remove"
          onClick={() => own.remove(props.lesson.name, title())}
        />
      </span>
    </li>
  )
}
