// Incoming files that could not be used, each with its reason; they can be opened again, changed, saved or deleted.

import { createMemo, createSignal, For, Show } from 'solid-js'
import { openHeld } from '../open/opening-files'
import { bytesNote } from '#page/ui/naming'
import { Prose } from '#page/workbench/parts/prose'
import { TitledDialog } from '#page/ui/menus/titled-dialog'
import { type Aside, createInbox } from '#page/state/inbox/inbox'
import { saveBlob } from '#page/state/saving'
import { useApp, useFeature } from '#page/state/use-app'
import { Button } from '#page/ui/button'
import { createEditing, isEditable } from './editing'
import './aside.css'

export function AsideDialog() {
  const app = useApp()
  const { aside, readAside } = useFeature(createInbox)
  const close = (): void => app.place.show({ dialog: null })
  void readAside()
  /** Files that came in together are opened together. */
  const groups = createMemo(() => {
    const all = aside() ?? []
    return [...new Set(all.map(({ id }) => id))].map(id => all.filter(file => file.id === id))
  })
  return (
    <TitledDialog title="Set aside" class="aside" close={close}>
      <p class="ink-soft">
        What could not be used waits here, in this browser. A domain or a problem is opened by itself when its other
        file is dropped.
      </p>
      <Show when={aside() !== null}>
        <ul class="grid gap-12 no-margin no-padding no-list">
          <For each={groups()} fallback={<li class="faint">Nothing is set aside.</li>}>
            {files => <Group files={files} close={close} />}
          </For>
        </ul>
      </Show>
    </TitledDialog>
  )
}

function Group(props: { files: readonly Aside[]; close: () => void }) {
  const app = useApp()
  const { again } = useFeature(createInbox)
  const { end } = useFeature(createEditing)
  const open = async (): Promise<void> => {
    await end()
    const [first] = props.files
    const held =
      first &&
      (await again(
        first.id,
        props.files.map(({ at }) => at),
      ))
    if (held === undefined) return
    props.close()
    if (held.item.use === 'score') {
      const { createImporting } = await import('#page/score/import/importing')
      await app.feature(createImporting).bringHeld(held)
    } else await openHeld(app, held)
  }
  return (
    <li class="framed grid gap-12 pad-12-14">
      <For each={props.files}>{file => <File file={file} />}</For>
      <Button small icon="folder-open" class="self-start" onClick={() => void open()}>
        {props.files.length === 1 ? 'Open again' : `Open these ${props.files.length} again`}
      </Button>
    </li>
  )
}

function File(props: { file: Aside }) {
  const { notices } = useApp()
  const { fileOf, forget } = useFeature(createInbox)
  const { edited, begin, end } = useFeature(createEditing)
  const [isGone, setGone] = createSignal(false)
  const isEdited = () => edited()?.id === props.file.id && edited()?.at === props.file.at
  const save = async (): Promise<void> => {
    await end()
    const blob = await fileOf(props.file.id, props.file.at)
    if (blob === undefined) setGone(true)
    else saveBlob(blob, props.file.name.replace(/^.*\//, ''))
  }
  const remove = async (): Promise<void> => {
    await end()
    const undo = await forget(props.file.id, props.file.at)
    notices.notify({
      tone: 'plain',
      title: `Deleted ${props.file.name}`,
      action: { label: 'Undo', run: () => void undo() },
    })
  }
  const when = new Date(props.file.time).toLocaleString('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  return (
    <div class="aside-file" data-part="aside-file">
      <p class="aside-head flex wrap items-baseline">
        <strong class="break-anywhere">{props.file.name}</strong>
        <span class="faint numbers text-small">
          {bytesNote(props.file.size)}, {when}
        </span>
      </p>
      <For each={props.file.why}>
        {line => (
          <p class="aside-why line-1-5 break-anywhere">
            <Prose text={line} />
          </p>
        )}
      </For>
      <Show when={isGone()}>
        <p class="aside-why line-1-5 break-anywhere">The browser has removed the file.</p>
      </Show>
      <div class="aside-actions flex wrap gap-4">
        <Show when={isEditable(props.file)}>
          <Button
            small
            quiet
            icon="pencil-line"
            aria-expanded={isEdited()}
            onClick={() => void (isEdited() ? end() : begin(props.file))}
          >
            {isEdited() ? 'Done' : 'Edit'}
          </Button>
        </Show>
        <Button small quiet icon="download" onClick={() => void save()}>
          Save
        </Button>
        <Button small quiet icon="trash-2" onClick={() => void remove()}>
          Delete
        </Button>
      </div>
      <Show when={isEdited()}>
        <Editor name={props.file.name} />
      </Show>
    </div>
  )
}

function Editor(props: { name: string }) {
  const { edited, type } = useFeature(createEditing)
  return (
    <textarea
      class="aside-text full-width mt-8 ink line-1-5 bg-well border-edge round resize-y"
      aria-label={`Text of ${props.name}`}
      rows="12"
      spellcheck={false}
      value={edited()?.text ?? ''}
      ref={element => queueMicrotask(() => element.focus())}
      onInput={event => type(event.currentTarget.value)}
    />
  )
}
