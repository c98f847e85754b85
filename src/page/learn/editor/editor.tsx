// A lesson's text next to its preview. The visitor's own lessons are edited in place; a shipped one is copied first. On phones the text is
// read-only.

import { createMemo, createResource, createSignal, For, Match, onMount, Show, Switch } from 'solid-js'
import { TextEditor } from '#page/editor/editor'
import type { LessonFiles } from '#teaching/lesson'
import { createHandles } from '#page/state/commands/handles'
import { Problem } from '#page/workbench/parts/conditions'
import { Icon } from '#page/ui/icon'
import { Splitter } from '#page/ui/splitter'
import { Tabs } from '#page/ui/tabs'
import { useApp, useFeature } from '#page/state/use-app'
import { learnAddress } from '#page/state/places/learn-place'
import { filesOfLesson } from '../lesson/lesson-files'
import { createOwnLessons } from '../own/own-lessons'
import { copyLink, editCopy, saveLesson } from '../own/taking'
import { LessonFindings } from './findings'
import { LessonPreview } from './preview'
import { createWriting, type Writing } from './writing'
import { inBackground } from '#page/browser/background'
import { Button } from '#page/ui/button'
import './editor.css'

/** Initial share of the width for the text next to the preview. */
const SHARE = 0.52

export function LessonEditor(props: { id: string }) {
  const app = useApp()
  const own = useFeature(createOwnLessons)
  const [found] = createResource(async () => {
    const outcome = await app.lanes.quietly('lessons', api => filesOfLesson(app, api, props.id))
    const files = outcome.kind === 'done' ? outcome.value : null
    return files && { files, isOwn: own.named(props.id) !== undefined }
  })
  return (
    <Switch fallback={<div class="lesson-writing" aria-busy="true" />}>
      <Match when={found()}>{now => <Desk begun={now().files} isOwn={now().isOwn} />}</Match>
      <Match when={found.state === 'ready'}>
        <Problem
          title="There is no such lesson"
          message={`No lesson is named “${props.id}”. It may have been one of your own that was removed.`}
        >
          <a class="button small" href={`#${learnAddress({ part: 'home' })}`}>
            All lessons
          </a>
        </Problem>
      </Match>
    </Switch>
  )
}

type Side = 'text' | 'preview'

function Desk(props: { begun: LessonFiles; isOwn: boolean }) {
  const app = useApp()
  const { layout } = app
  const writing = createWriting(app, props.begun, props.isOwn)
  const { provide } = useFeature(createHandles)
  onMount(() => provide('stepProblem', writing.stepProblem))
  const [side, setSide] = createSignal<Side>('text')
  const [share, setShare] = createSignal(SHARE)
  const isSingle = () => layout.room() === 'narrow'
  let frame!: HTMLDivElement
  return (
    <div class="lesson-writing">
      <Head writing={writing} />
      <Show when={isSingle()}>
        <Tabs<Side>
          label="What is shown"
          prefix="lesson-writing"
          chosen={side()}
          choose={setSide}
          tabs={[
            { id: 'text', title: 'Text' },
            { id: 'preview', title: 'Preview' },
          ]}
        />
        <Show when={side() === 'text'}>
          <p class="flex items-start gap-8 pad-8-16 text-13">
            <Icon name="info" size={14} />
            This screen is too narrow for editing. Open this page in a wider window to edit the text.
          </p>
        </Show>
      </Show>
      <div
        ref={element => (frame = element)}
        id="lesson-writing-panel"
        class="lesson-writing-desk grid grow min-h-0"
        style={{ '--text-share': `${share()}fr`, '--preview-share': `${1 - share()}fr` }}
      >
        <Show when={!isSingle() || side() === 'text'}>
          <Texts writing={writing} />
        </Show>
        <Show when={!isSingle()}>
          <Splitter
            label="Room of the text"
            value={share()}
            min={0.25}
            max={0.75}
            step={0.04}
            valueAt={place => {
              const { left, width } = frame.getBoundingClientRect()
              return (place - left) / width
            }}
            change={setShare}
            reset={() => setShare(SHARE)}
          />
        </Show>
        <Show when={!isSingle() || side() === 'preview'}>
          <LessonPreview writing={writing} />
        </Show>
      </div>
    </div>
  )
}

function Head(props: { writing: Writing }) {
  const { writing } = props
  const app = useApp()
  const name = () => writing.files().name
  const title = () => writing.lesson.lesson()?.title ?? name()
  return (
    <header class="lesson-writing-head flex-row wrap pad-8-16 border-bottom">
      <a class="button quiet small" href={`#${learnAddress({ part: 'home' })}`}>
        <Icon name="chevron-left" size={15} />
        All lessons
      </a>
      <h1 class="ellipsis">{title()}</h1>
      <span class="faint text-13">{writing.isOwn ? 'Your lesson, kept in this browser' : 'Ships with Planground'}</span>
      <span class="spacer" />
      <Show when={!writing.isOwn}>
        <Button small primary icon="copy" onClick={() => inBackground(editCopy(app, writing.files()))}>
          Edit a copy
        </Button>
      </Show>
      <Button small icon="download" onClick={() => inBackground(saveLesson(app, writing.files()))}>
        Save as file
      </Button>
      <Button small icon="link" onClick={() => inBackground(copyLink(app, writing.files()))}>
        Copy link
      </Button>
      <a class="button small" href={`#${learnAddress({ part: 'lesson', lesson: name(), step: null })}`}>
        <Icon name="graduation-cap" size={14} />
        Open lesson
      </a>
    </header>
  )
}

function Texts(props: { writing: Writing }) {
  const { writing } = props
  const noted = (file: string): string | undefined => {
    const count = writing.findings().filter(({ place }) => place.file === file).length
    return count > 0 ? String(count) : undefined
  }
  const tabs = createMemo(() =>
    writing.order().map(file => ({ id: file, title: file.replace(/^.*\//, ''), note: noted(file) })),
  )
  return (
    <section class="lesson-texts grid min-w-0 min-h-0" aria-label="Files of the lesson">
      <Show when={tabs().length > 1}>
        <Tabs label="File" prefix="lesson-file" chosen={writing.front()} choose={writing.show} tabs={tabs()} />
      </Show>
      <div class="lesson-text grid min-w-0 min-h-0" id="lesson-file-panel">
        {/* Each file has its own editor, with its own undo history. */}
        <For each={[writing.front()]}>{file => <FileText writing={writing} file={file} />}</For>
      </div>
      <LessonFindings writing={writing} />
    </section>
  )
}

function FileText(props: { writing: Writing; file: string }) {
  const { writing, file } = props
  const { themeNow } = useApp()
  const language = /\.md$/i.test(file) ? 'markdown' : /\.pddl$/i.test(file) ? 'pddl' : 'yaml'
  return (
    <TextEditor
      text={writing.files().files[file] ?? ''}
      diagnostics={writing.diagnosticsOf(file)}
      label={file}
      readOnly={writing.isReadOnly()}
      theme={themeNow()}
      lesson={{ language, stepProblem: writing.stepProblem }}
      handle={writing.setHandle}
      onChange={text => writing.edit(file, text)}
    />
  )
}
