// Files may be dropped anywhere. While they hover the whole page says so.

import { createSignal, onCleanup, onMount, Show } from 'solid-js'
import { reach } from '../commands'
import { goTo, setGalleryOpen, setSheet } from '../layout'
import { openFiles } from '../opening'
import { Icon } from '../parts/icon'

export function DropZone() {
  const [over, setOver] = createSignal(false)
  let picker!: HTMLInputElement
  // Elements entered and not yet left: children give events too.
  let depth = 0
  const hasFiles = (event: DragEvent): boolean =>
    event.dataTransfer?.types.includes('Files') ?? false
  const open = (files: Iterable<File>): void => {
    goTo('explore')
    setGalleryOpen(false)
    setSheet('question')
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
  onMount(() => {
    reach.pickFiles = () => picker.click()
    // In the capturing phase: the editor takes drops for itself otherwise.
    const options = { capture: true }
    addEventListener('dragenter', enter, options)
    addEventListener('dragleave', leave, options)
    addEventListener('dragover', hover, options)
    addEventListener('drop', drop, options)
    onCleanup(() => {
      removeEventListener('dragenter', enter, options)
      removeEventListener('dragleave', leave, options)
      removeEventListener('dragover', hover, options)
      removeEventListener('drop', drop, options)
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
        accept=".json,.jsonl,.gz,.pddl"
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
            <span>ACPBench files (.json, .json.gz), or a PDDL domain with its problem</span>
          </div>
        </div>
      </Show>
    </>
  )
}
