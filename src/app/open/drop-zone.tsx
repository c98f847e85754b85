// Files may be dropped anywhere, and files and texts pasted anywhere but into a field. While files hover the whole
// page says so.

import { createSignal, onCleanup, onMount, Show } from 'solid-js'
import { reach } from '../commands/commands'
import { openFiles, openText } from './opening'
import { Icon } from '../parts/icon'
import { useApp } from '../state/use-app'
import './drop-zone.css'

/** Characters; shorter texts are hardly meant to be opened. */
const SHORTEST = 12

export function DropZone() {
  const { place } = useApp()
  const [over, setOver] = createSignal(false)
  let picker!: HTMLInputElement
  // Elements entered and not yet left: children give events too.
  let depth = 0
  const hasFiles = (event: DragEvent): boolean =>
    event.dataTransfer?.types.includes('Files') ?? false
  const come = (): void => {
    place.show({ workspace: 'explore', gallery: false, sheet: 'question' })
  }
  const open = (files: Iterable<File>): void => {
    come()
    void openFiles(files)
  }
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
    open(event.dataTransfer?.files ?? [])
  }
  const paste = (event: ClipboardEvent): void => {
    const target = event.target instanceof Element ? event.target : null
    const isField = target?.closest('input, textarea, select, [contenteditable], .monaco-editor')
    if (isField || place.dialog() !== null || event.defaultPrevented) return
    const files = [...(event.clipboardData?.files ?? [])]
    const text = event.clipboardData?.getData('text/plain') ?? ''
    if (files.length > 0) open(files)
    else if (text.trim().length >= SHORTEST) {
      come()
      void openText(text)
    } else return
    event.preventDefault()
  }
  onMount(() => {
    reach.pickFiles = () => picker.click()
    // In the capturing phase: the editor takes drops for itself otherwise.
    const options = { capture: true }
    addEventListener('dragenter', enter, options)
    addEventListener('dragleave', leave, options)
    addEventListener('dragover', hover, options)
    addEventListener('drop', drop, options)
    addEventListener('paste', paste)
    onCleanup(() => {
      removeEventListener('dragenter', enter, options)
      removeEventListener('dragleave', leave, options)
      removeEventListener('dragover', hover, options)
      removeEventListener('drop', drop, options)
      removeEventListener('paste', paste)
    })
  })
  return (
    <>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        aria-label="Open files"
        accept=".json,.jsonl,.gz,.zip,.pddl,.plan,.soln,.txt"
        onChange={() => {
          open([...(picker.files ?? [])])
          // The same file can be picked again.
          picker.value = ''
        }}
      />
      <Show when={over()}>
        <div class="drop-veil" aria-hidden="true">
          <div>
            <Icon name="upload" size={28} />
            <strong>Drop to open</strong>
            <span>
              ACPBench files, a PDDL domain with its problems, a plan, shared questions, or a zip of
              these
            </span>
          </div>
        </div>
      </Show>
    </>
  )
}
