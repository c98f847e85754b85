// Files can be dropped anywhere; files and texts can be pasted anywhere except into a field. While files are dragged,
// an overlay covers the page.

import { createHandles, type HandleTypes } from '#page/state/commands/handles'
import { createSignal, onCleanup, onMount, Show, Suspense } from 'solid-js'
import { lazy, Nothing } from '#page/workbench/parts/lazy'
import type { App } from '#page/state/app'
import type { PlaceState } from '#page/state/places/place'
import { useApp, useFeature } from '#page/state/use-app'
import { createOpening } from '#page/state/files/opening'
import { inBackground } from '#page/browser/background'

const Veil = lazy(async () => ({ default: (await import('./drop-veil')).DropVeil }), Nothing)

/** Minimum length in characters of a pasted text that is opened. */
const SHORTEST = 12

const filesIn = (app: App, entries: readonly FileSystemEntry[]) =>
  import('#page/state/files/dropped-files').then(({ filesOf, reportLeftOut }) => filesOf(entries, reportLeftOut(app)))

/** True at the places of results; their views may still load. */
const takesResults = ({ workspace, score, class: lecture }: PlaceState): boolean =>
  workspace() === 'score' ? score().part !== 'key' : workspace() === 'class' && lecture().part === 'results'

export function DropZone() {
  const { openFiles, openText, openDropped } = useFeature(createOpening)
  const { provide, isProvided, invoke, invokeOnceProvided } = useFeature(createHandles)
  const app = useApp()
  const { place } = app
  let picker!: HTMLInputElement
  const isForResults = (): boolean => isProvided('takeResults') || takesResults(place)
  const receive = (come: Parameters<HandleTypes['takeResults']>[0]): void => {
    if (isForResults()) {
      invokeOnceProvided('takeResults', come)
      return
    }
    // PDDL that is opened in Domain stays there.
    const workspace = place.workspace() === 'domain' ? 'domain' : 'explore'
    place.show({ workspace, gallery: false, english: false, sheet: 'question' })
    inBackground(
      typeof come === 'string' ? openText(come) : come instanceof Promise ? openDropped(come) : openFiles(come),
    )
  }
  const paste = (event: ClipboardEvent): void => {
    const target = event.target instanceof Element ? event.target : null
    const isField = target?.closest('input, textarea, select, [contenteditable], .monaco-editor')
    if (isField || place.dialog() !== null || event.defaultPrevented) return
    const files = [...(event.clipboardData?.files ?? [])]
    const text = event.clipboardData?.getData('text/plain') ?? ''
    if (files.length > 0) receive(files)
    else if (text.trim() !== '' && isProvided('takeText')) invoke('takeText', text)
    else if (text.trim().length >= SHORTEST) receive(text)
    else return
    event.preventDefault()
  }
  onMount(() => {
    provide('pickFiles', () => picker.click())
    addEventListener('paste', paste)
    onCleanup(() => removeEventListener('paste', paste))
  })
  const over = createDragging(transfer => {
    // The browser provides the entries of a drop, and so the files in folders, only during its event.
    const entries = [...transfer.items].flatMap(item => item.webkitGetAsEntry?.() ?? [])
    const files = [...transfer.files]
    if (entries.some(({ isDirectory }) => isDirectory)) receive(filesIn(app, entries))
    else if (isProvided('takeTexts')) invoke('takeTexts', files)
    else receive(files)
  })
  return (
    <>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        aria-label="Open files"
        accept={isForResults() ? undefined : '.json,.jsonl,.csv,.gz,.zip,.pddl,.yaml,.plan,.soln,.txt'}
        onChange={() => {
          receive([...(picker.files ?? [])])
          // Cleared, so that the same file can be picked again.
          picker.value = ''
        }}
      />
      <Show when={over()}>
        <Suspense>
          <Veil isForResults={isForResults()} />
        </Suspense>
      </Show>
    </>
  )
}

/**
 * Listens for files dragged over the page, and passes dropped ones to `take`; the returned signal is true while they
 * hover.
 */
function createDragging(take: (dropped: DataTransfer) => void): () => boolean {
  const [over, setOver] = createSignal(false)
  // Number of elements entered and not yet left: events of children arrive here too.
  let depth = 0
  const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false
  const enter = (event: DragEvent): void => {
    if (!hasFiles(event)) return
    event.preventDefault()
    depth++
    setOver(true)
  }
  const leave = (event: DragEvent): void => {
    if (!hasFiles(event)) return
    depth = Math.max(0, depth - 1)
    if (depth === 0) setOver(false)
  }
  const hover = (event: DragEvent): void => {
    if (!hasFiles(event)) return
    event.preventDefault()
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy'
  }
  const drop = (event: DragEvent): void => {
    if (!hasFiles(event)) return
    event.preventDefault()
    depth = 0
    setOver(false)
    if (event.dataTransfer !== null) take(event.dataTransfer)
  }
  onMount(() => {
    // In the capturing phase: otherwise the editor would take drops itself.
    const options = { capture: true }
    const listeners = { dragenter: enter, dragleave: leave, dragover: hover, drop }
    for (const [name, listener] of Object.entries(listeners)) addEventListener(name as 'drag', listener, options)
    onCleanup(() => {
      for (const [name, listener] of Object.entries(listeners)) removeEventListener(name as 'drag', listener, options)
    })
  })
  return over
}
