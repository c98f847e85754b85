// The area to drop or choose files, with an example for a first visit.

import { Show } from 'solid-js'
import { Icon } from '#page/ui/icon'
import { useFeature } from '#page/state/use-app'
import { asNamed } from '#page/state/files/dropped-files'
import { createImporting } from './importing'
import { createRuns } from '../runs/runs'
import { inBackground } from '#page/browser/background'
import { Button } from '#page/ui/button'
import './import.css'

export function BringFiles() {
  const { bring, beginSample, isBeginning } = useFeature(createImporting)
  const { list } = useFeature(createRuns)
  const isFirst = () => list()?.length === 0
  return (
    <section
      class="bring-files grid gap-4-16 mt-24 bg-card round-10"
      classList={{ 'first-files': isFirst() }}
      aria-label="Bring result files"
    >
      <span class="bring-icon grid place-center ink-faint border disc">
        <Icon name="upload" size={22} />
      </span>
      <div class="bring-text">
        <h2>Drop result files or folders here</h2>
        <p class="ink-soft line-1-5 pretty">
          Samples of lm-evaluation-harness, logs of Inspect, batch results of OpenAI and Anthropic, the benchmark’s own
          layout, JSON lines or CSV, compressed or not. Drop question files with them if the records do not carry their
          questions.
        </p>
      </div>
      <div class="bring-buttons flex wrap gap-8 mt-10">
        <FileButton title="Choose files" take={files => inBackground(bring(files.map(asNamed)))} primary />
        <FileButton title="Choose a folder" take={files => inBackground(bring(files.map(asNamed)))} folder />
        <Button quiet icon="dices" disabled={isBeginning()} onClick={() => inBackground(beginSample())}>
          {isBeginning() ? 'Making up questions and responses' : 'Score a sample run'}
        </Button>
      </div>
    </section>
  )
}

/** A button that opens a picker for files or a folder. */
export function FileButton(props: {
  title: string
  folder?: boolean
  primary?: boolean
  take: (files: readonly File[]) => void
}) {
  let picker!: HTMLInputElement
  return (
    <>
      <input
        ref={element => {
          picker = element
          if (props.folder) element.setAttribute('webkitdirectory', '')
        }}
        type="file"
        multiple
        hidden
        aria-label={props.title}
        onChange={() => {
          props.take([...(picker.files ?? [])])
          // Cleared, so that the same file can be chosen again.
          picker.value = ''
        }}
      />
      <Button classList={{ primary: props.primary === true }} onClick={() => picker.click()}>
        <Show when={!props.folder}>
          <Icon name="file-text" size={15} />
        </Show>
        <Show when={props.folder}>
          <Icon name="folder-open" size={15} />
        </Show>
        {props.title}
      </Button>
    </>
  )
}
