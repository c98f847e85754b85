// A long text in place of its field: the browser lays out only the visible blocks. The whole text can be copied and
// searched. A paste replaces the selection, or is inserted at the caret, else at the end. One block at a time can be
// edited.

import { createMemo, createUniqueId, Index, Show } from 'solid-js'
import { chordOf } from '#page/browser/chords'
import { createBlocks, type Editing, type Place } from './block-editing'
import { linesOf } from './long-blocks'
import { asInField, type LongTextProps, longInput } from './long-input'
import { grouped } from '../naming'
import { inBackground } from '#page/browser/background'
import { Button } from '#page/ui/button'
import './long-text.css'

export function LongText(props: LongTextProps) {
  let box!: HTMLDivElement
  const descriptionId = createUniqueId()
  const editing = createBlocks(props.field)
  const { blocks, edited } = editing
  const transfer = createTransfer(props, editing, () => box)
  const begin = (): void => editing.begin(placeToEdit(box, editing.placeOf, transfer.selected()?.from))
  return (
    <div class="long-whole">
      <div class="long-head">
        <p id={descriptionId} class="long-body">
          A long {props.what}: {grouped(props.field.text().length)} characters.
        </p>
        <Button small quiet onClick={() => (edited() === null ? begin() : editing.end())}>
          {edited() === null ? 'Edit' : 'Done'}
        </Button>
        <Show when={props.clear}>
          {clear => (
            <Button small quiet onClick={() => clear()()}>
              Clear
            </Button>
          )}
        </Show>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a text, not fields */}
      <div
        ref={element => {
          box = element
          props.field.box(element)
        }}
        class="long-text"
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys
        tabIndex={0}
        aria-label={props.label}
        aria-describedby={descriptionId}
        onCopy={transfer.copy}
        onCut={transfer.cut}
        onPaste={event => inBackground(transfer.paste(event))}
        onDragOver={event => !inPart(event) && event.preventDefault()}
        onDrop={transfer.drop}
        onKeyDown={event => transfer.key(event, begin)}
        onClick={transfer.click}
      >
        <Index each={blocks()}>
          {(block, at) => (
            <div class="long-block" style={{ '--lines': linesOf(block()) }}>
              <Show when={edited()?.at === at} fallback={block()}>
                <Part label={props.label} editing={editing} />
              </Show>
            </div>
          )}
        </Index>
      </div>
    </div>
  )
}

/** Copying and pasting while no block has the focus. */
function createTransfer(props: LongTextProps, editing: Editing, box: () => HTMLElement) {
  const { text } = props.field
  const { edited, offsetOf } = editing
  const selected = () => selectedIn(box(), offsetOf)
  /** Replaces a part of the text. */
  const put = (come: string, part = selected()): void => {
    const { from, to } = part ?? { from: text().length, to: text().length }
    editing.put(text().slice(0, from) + come + text().slice(to))
  }
  const copy = (event: ClipboardEvent): boolean => {
    const part = selected()
    if (inPart(event) || part === null || part.from === part.to) return false
    event.preventDefault()
    event.clipboardData?.setData('text/plain', text().slice(part.from, part.to))
    return true
  }
  return {
    selected,
    copy,
    cut: (event: ClipboardEvent): void => void (copy(event) && put('')),
    async paste(event: ClipboardEvent): Promise<void> {
      const come = event.clipboardData?.getData('text/plain') ?? ''
      const part = selected()
      if (inPart(event)) return
      // Cancelled, as the page would open the text as a file.
      event.preventDefault()
      if (come !== '' && !(await props.take?.(come))) put(asInField(come), part)
    },
    drop(event: DragEvent): void {
      const come = event.dataTransfer?.getData('text/plain') ?? ''
      if (inPart(event) || come === '') return
      event.preventDefault()
      const at = document.caretPositionFromPoint?.(event.clientX, event.clientY)
      const place = at && offsetIn(box(), at.offsetNode, at.offset, offsetOf)
      put(asInField(come), place == null ? null : { from: place, to: place })
    },
    key(event: KeyboardEvent, begin: () => void): void {
      const pressed = chordOf(event)
      if (pressed === 'Mod+a') {
        editing.end()
        getSelection()?.selectAllChildren(box())
      } else if (inPart(event)) return
      else if (pressed === 'Mod+z') editing.undo()
      else if (pressed === 'Enter') begin()
      else if (/^(Backspace|Delete)$/.test(pressed)) put('', selected() ?? { from: 0, to: 0 })
      else return
      event.preventDefault()
    },
    /** While a block is edited, a click moves editing to another. */
    click(event: MouseEvent): void {
      const part = selected()
      if (edited() !== null && !inPart(event) && part !== null && part.from === part.to)
        editing.go(editing.placeOf(part.from))
    },
  }
}

const moves: Readonly<Record<string, 1 | -1>> = {
  ...{ ArrowUp: -1, ArrowLeft: -1, PageUp: -1 },
  ...{ ArrowDown: 1, ArrowRight: 1, PageDown: 1 },
}

/** The field of the block that is edited. */
function Part(props: { label: string; editing: Editing }) {
  const { editing } = props
  const { at } = editing.edited()!
  const body = createMemo(() => editing.bodyOf(at))
  let field!: HTMLTextAreaElement
  const go = (): void => {
    const place = editing.edited()
    if (place?.at !== at) return
    field.setSelectionRange(place.caret, place.caret)
    // The browser brings the caret into view.
    field.focus()
  }
  /** A key that does not move the caret moves to the block before or after. */
  const move = (by: 1 | -1): void => {
    const { selectionStart, selectionEnd } = field
    setTimeout(() => {
      if (selectionStart === selectionEnd && field.selectionEnd === selectionEnd) editing.step(by)
    })
  }
  const key = (event: KeyboardEvent): void => {
    const pressed = chordOf(event)
    const { selectionStart, selectionEnd, value } = field
    const isAt = (place: number): boolean => selectionStart === place && selectionEnd === place
    const by = moves[pressed]
    if (by !== undefined) {
      move(by)
      return
    }
    if (pressed === 'Mod+Home') editing.go({ at: 0, caret: 0 })
    else if (pressed === 'Mod+End') editing.go(editing.last())
    else if (pressed === 'Backspace' && isAt(0)) editing.join(at - 1, 'before')
    else if (pressed === 'Delete' && isAt(value.length)) editing.join(at, 'after')
    else if (pressed === 'Escape') editing.end()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <textarea
      ref={element => {
        field = element
        editing.follow(go)
      }}
      class="long-part"
      aria-label={`${props.label}, part ${at + 1} of ${editing.blocks().length}`}
      spellcheck={false}
      autocomplete="off"
      autocapitalize="off"
      rows={linesOf(body())}
      value={body()}
      onBeforeInput={event => {
        const whole = longInput(event)
        if (whole !== undefined) editing.putIn(whole)
      }}
      onInput={() => editing.write(field.value)}
      onKeyDown={key}
    />
  )
}

const inPart = ({ target }: Event): boolean => target instanceof HTMLTextAreaElement

/** The range of the text that is selected in the box; null if neither selection nor caret is in it. */
function selectedIn(box: HTMLElement, offsetOf: (place: Place) => number) {
  const selection = getSelection()
  if (selection === null || selection.rangeCount === 0) return null
  const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0)
  const from = offsetIn(box, startContainer, startOffset, offsetOf)
  const to = offsetIn(box, endContainer, endOffset, offsetOf)
  return from === null || to === null ? null : { from, to }
}

/** The offset in the text of a position in the document; null outside of the box. */
function offsetIn(box: HTMLElement, node: Node, offset: number, offsetOf: (place: Place) => number): number | null {
  if (!box.contains(node)) return null
  if (node === box) return offsetOf({ at: offset, caret: 0 })
  const at = [...box.children].findIndex(block => block.contains(node))
  if (node.nodeType === Node.TEXT_NODE) return offsetOf({ at, caret: offset })
  return offsetOf({ at: offset > 0 ? at + 1 : at, caret: 0 })
}

/** The position to edit: the caret if it is visible, else the first visible block. */
function placeToEdit(box: HTMLElement, placeOf: (offset: number) => Place, caret: number | undefined): Place {
  const { top, bottom } = box.getBoundingClientRect()
  const isInView = (block: Element | undefined): boolean => {
    const seen = block?.getBoundingClientRect()
    return seen !== undefined && seen.bottom > top && seen.top < bottom
  }
  const place = caret === undefined ? undefined : placeOf(caret)
  if (place !== undefined && isInView(box.children[place.at])) return place
  return { at: Math.max(0, [...box.children].findIndex(isInView)), caret: 0 }
}
