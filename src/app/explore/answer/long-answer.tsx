// A long answer, to read: the browser lays out only the blocks in view. All of it can be copied and
// found. A paste replaces what is selected, or goes in where the caret is, else at the end.

import { createMemo, createUniqueId, For } from 'solid-js'
import { chordOf } from '../../commands/chords'
import { longBlocksOf } from '../../parts/long-blocks'
import { grouped } from '../../parts/naming'
import './long-answer.css'

/** An answer that came in one go, and what stood there before. */
export interface Came {
  readonly text: string
  readonly before: string
  readonly earlier?: Came | undefined
}

export interface LongAnswerProps {
  readonly text: string
  readonly own: (box: HTMLElement) => void
  /** How it came, where it came into the field. */
  readonly came: () => Came | undefined
  /** Another text takes its place. */
  readonly type: (text: string) => void
  readonly edit: () => void
  /** To the box or the field, whichever is there. */
  readonly focus: () => void
  readonly clear: () => void
}

/** Characters of a line, roughly: from them the browser takes how high a block is until it has laid it out. */
const LINE = 60

/** Lines of a block, roughly. */
const linesOf = (block: string): number =>
  block.split('\n').reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / LINE)), 0)

/** The part of the text that is selected in the box, from and to in characters; null where neither selection nor caret is in it. */
function selectedIn(box: HTMLElement, blocks: readonly string[]) {
  const selection = getSelection()
  if (selection === null || selection.rangeCount === 0) return null
  const range = selection.getRangeAt(0)
  if (!box.contains(range.startContainer) || !box.contains(range.endContainer)) return null
  const before = (count: number): number =>
    blocks.slice(0, count).reduce((sum, { length }) => sum + length, 0)
  const at = (node: Node, offset: number): number => {
    if (node === box) return before(offset)
    const place = [...box.children].findIndex(block => block.contains(node))
    const inside =
      node.nodeType === Node.TEXT_NODE ? offset : offset > 0 ? blocks[place]!.length : 0
    return before(place) + inside
  }
  const { startContainer, startOffset, endContainer, endOffset } = range
  return { from: at(startContainer, startOffset), to: at(endContainer, endOffset) }
}

/** Puts texts in place of the answer, and takes that back, one after the other. */
function createSteps(props: LongAnswerProps) {
  let last = props.came()
  const put = (text: string): void => {
    last = { text, before: props.text, earlier: last }
    props.type(text)
  }
  const undo = (): void => {
    if (last?.text !== props.text) return
    const { before, earlier } = last
    last = earlier
    props.type(before)
    props.focus()
  }
  return { put, undo }
}

export function LongAnswer(props: LongAnswerProps) {
  let box!: HTMLDivElement
  const { put, undo } = createSteps(props)
  const says = createUniqueId()
  const blocks = createMemo(() => longBlocksOf(props.text))
  const copy = (event: ClipboardEvent): void => {
    const part = selectedIn(box, blocks())
    if (part === null || part.from === part.to) return
    event.preventDefault()
    event.clipboardData?.setData('text/plain', props.text.slice(part.from, part.to))
  }
  const paste = (event: ClipboardEvent): void => {
    // The page would open it as a file.
    event.preventDefault()
    const end = props.text.length
    const part = selectedIn(box, blocks()) ?? { from: end, to: end }
    const come = event.clipboardData?.getData('text/plain').replace(/\r\n?/g, '\n') ?? ''
    if (come !== '') put(props.text.slice(0, part.from) + come + props.text.slice(part.to))
  }
  const key = (event: KeyboardEvent): void => {
    const pressed = chordOf(event)
    if (pressed === 'Mod+z') undo()
    else if (pressed === 'Mod+a') getSelection()?.selectAllChildren(box)
    else return
    event.preventDefault()
  }
  return (
    <>
      <div class="long-head">
        <p id={says} class="long-says">
          A long answer: {grouped(props.text.length)} characters.
        </p>
        <button
          type="button"
          class="button small quiet"
          onClick={() => {
            props.edit()
            props.focus()
          }}
        >
          Edit
        </button>
        <button type="button" class="button small quiet" onClick={() => props.clear()}>
          Clear
        </button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a text, not fields */}
      <div
        ref={element => {
          box = element
          props.own(element)
        }}
        class="long-text"
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys
        tabIndex={0}
        aria-label="Your answer"
        aria-describedby={says}
        onCopy={copy}
        onPaste={paste}
        onKeyDown={key}
      >
        <For each={blocks()}>
          {block => (
            <div class="long-block" style={{ '--lines': linesOf(block) }}>
              {block}
            </div>
          )}
        </For>
      </div>
    </>
  )
}
