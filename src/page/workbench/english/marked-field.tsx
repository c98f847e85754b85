// A text field with marked spans: a copy of the text with its marks lies behind the field, line by line in the same
// place, as high as the text.

import { createEffect, createMemo, Index, onCleanup } from 'solid-js'
import type { Span } from '#base/text'
import './english.css'

export interface FieldMark extends Span {
  readonly isRead: boolean
  /** The index of the mark, for highlighting. */
  readonly at: number
}

export interface FieldHandle {
  /** Selects a span, and scrolls to it. */
  readonly select: (span: Span) => void
}

export function MarkedField(props: {
  text: string
  label: string
  placeholder: string
  /** Id of the element that describes how the text was parsed. */
  describedBy: string
  /** Sorted, without overlaps. */
  marks: readonly FieldMark[]
  isLit: (mark: FieldMark) => boolean
  /** Called with the mark under the mouse, or null. */
  over: (mark: FieldMark | null) => void
  /** Called with the offset of the cursor; null if the field has lost the focus. */
  cursor: (offset: number | null) => void
  change: (text: string) => void
  /** Maximum number of characters. */
  most: number
  refuse: (length: number) => void
  handle: (handle: FieldHandle) => void
}) {
  let field!: HTMLTextAreaElement
  let picture!: HTMLDivElement
  createEffect(() => {
    if (field.value !== props.text) field.value = props.text
  })
  const hover = createHover(
    () => picture,
    at => props.over(at === null ? null : (props.marks[at] ?? null)),
  )
  const follow = (): void => props.cursor(field.selectionStart)
  const before = (event: InputEvent): void => {
    if (!event.inputType.startsWith('insert')) return
    const come = event.data ?? event.dataTransfer?.getData('text/plain') ?? ''
    const length = field.value.length - (field.selectionEnd - field.selectionStart) + come.length
    if (length <= props.most) return
    event.preventDefault()
    props.refuse(length)
  }
  props.handle({
    select({ from, to }) {
      field.focus()
      field.setSelectionRange(from, to)
      picture.querySelector('.mark-lit')?.scrollIntoView({ block: 'nearest' })
    },
  })
  return (
    <div class="marked-field grid full-height scrolls-y bg-card">
      <Picture text={props.text} marks={props.marks} isLit={props.isLit} element={element => (picture = element)} />
      <textarea
        class="clipped ink"
        ref={field}
        aria-label={props.label}
        aria-describedby={props.describedBy}
        placeholder={props.placeholder}
        spellcheck={false}
        autocapitalize="off"
        onBeforeInput={before}
        onInput={() => {
          props.change(field.value)
          follow()
        }}
        onKeyUp={follow}
        onClick={follow}
        onFocus={follow}
        onBlur={() => props.cursor(null)}
        onPointerMove={event => event.pointerType !== 'touch' && hover(event.clientX, event.clientY)}
        onPointerLeave={() => hover()}
      />
    </div>
  )
}

/** The text with its marks, hidden from screen readers: the field in front of it has the same text. */
function Picture(props: {
  text: string
  marks: readonly FieldMark[]
  isLit: (mark: FieldMark) => boolean
  element: (element: HTMLDivElement) => void
}) {
  const pieces = createMemo(() => piecesOf(props.text, props.marks))
  const isUnread = ({ mark }: Piece): boolean => mark?.isRead === false
  const isLit = ({ mark }: Piece): boolean => mark !== undefined && props.isLit(mark)
  return (
    <div class="marked-picture" aria-hidden="true" ref={props.element}>
      <Index each={pieces()}>
        {piece => (
          <span
            data-mark={piece().at}
            data-lit={isLit(piece()) ? '' : undefined}
            classList={{
              'mark-read': piece().mark?.isRead === true,
              'mark-unread': isUnread(piece()),
              'mark-lit': isLit(piece()),
            }}
          >
            {piece().text}
          </span>
        )}
      </Index>
      {'\u200b'}
    </div>
  )
}

interface Piece {
  readonly text: string
  /** Undefined for text between marks. */
  readonly mark: FieldMark | undefined
  /** Index of its mark. */
  readonly at: number | undefined
}

function piecesOf(text: string, marks: readonly FieldMark[]): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  marks.forEach((mark, at) => {
    const { from, to } = mark
    if (from < end) return
    if (from > end) pieces.push({ text: text.slice(end, from), mark: undefined, at: undefined })
    pieces.push({ text: text.slice(from, to), mark, at })
    end = to
  })
  if (end < text.length) pieces.push({ text: text.slice(end), mark: undefined, at: undefined })
  return pieces
}

/** Finds the mark under the mouse, behind the field; once per frame. */
function createHover(picture: () => HTMLElement, setMark: (at: number | null) => void) {
  let frame = 0
  onCleanup(() => cancelAnimationFrame(frame))
  return (x?: number, y?: number): void => {
    cancelAnimationFrame(frame)
    if (x === undefined || y === undefined) {
      setMark(null)
      return
    }
    frame = requestAnimationFrame(() => {
      const found = document
        .elementsFromPoint(x, y)
        .find(element => element instanceof HTMLElement && picture().contains(element))
      const mark = found?.getAttribute('data-mark') ?? null
      setMark(mark === null ? null : Number(mark))
    })
  }
}
