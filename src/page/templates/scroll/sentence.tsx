// English in which each word links to its origin: a click opens a card with its slot, its wording, the domain's
// declaration and its object.

import { createMemo, createSelector, createSignal, For, Show } from 'solid-js'
import type { Span } from '#base/text'
import type { MarkedEnglish } from '#language/english/marked-english'
import { type Piece, piecesOf } from './origin'
import { OriginCard } from './origin-card'
import type { Scrolling } from './scrolling'
import './scroll.css'

/** Maximum number of pieces with buttons. */
const MAX_PIECES = 3_000

export function Sentence(props: {
  scrolling: Scrolling
  english: MarkedEnglish
  changed: readonly Span[]
  problem: string
}) {
  const { bench, atCursor, wordings } = props.scrolling
  const pieces = createMemo(() => piecesOf(props.english, props.changed).slice(0, MAX_PIECES))
  const [open, setOpen] = createSignal<number>()
  const opened = createMemo(() => (open() === undefined ? undefined : pieces()[open()!]))
  const isOpen = createSelector(open)
  const isLit = (piece: Piece): boolean => {
    const at = atCursor()
    return at !== undefined && piece.wording?.from === at.from && piece.wording.to === at.to
  }
  let text!: HTMLParagraphElement
  // A state of a large problem has thousands of pieces, so the text handles events for all of them.
  const placeOf = (event: Event): number | undefined => {
    const element = event.target instanceof Element ? event.target.closest('.piece') : null
    const place = element === null ? -1 : [...text.children].indexOf(element)
    return place < 0 ? undefined : place
  }
  const pointAt = (event: Event): void => {
    const phrase = pieces()[placeOf(event) ?? -1]?.phrase
    bench.point(phrase === undefined ? [] : [phrase])
  }
  const pointNowhere = (): void => void bench.point([])
  const close = (): void => {
    const at = open()
    setOpen(undefined)
    if (at !== undefined) (text.children[at] as HTMLElement | undefined)?.focus()
  }
  const press = (event: Event): void => {
    const place = placeOf(event)
    if (place !== undefined) setOpen(isOpen(place) ? undefined : place)
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithMouseEvents: it handles the focus as it enters and leaves */}
      <p
        class="sentence ink pre-wrap break-anywhere"
        data-part="sentence"
        ref={text}
        onClick={press}
        onKeyDown={event => {
          if (event.key !== 'Enter' && event.key !== ' ') return
          event.preventDefault()
          press(event)
        }}
        onMouseOver={pointAt}
        onMouseLeave={pointNowhere}
        onFocusIn={pointAt}
        onFocusOut={pointNowhere}
      >
        <For each={pieces()}>
          {(piece, index) => <Words piece={piece} isLit={isLit(piece)} isOpen={isOpen(index())} />}
        </For>
      </p>
      <Show when={opened()}>
        {piece => (
          <OriginCard
            scrolling={props.scrolling}
            piece={piece()}
            wordings={wordings()}
            problem={props.problem}
            close={close}
          />
        )}
      </Show>
    </>
  )
}

/** Words with the same origin, as a button; the sentence handles their events. Spaces between words are not buttons. */
function Words(props: { piece: Piece; isLit: boolean; isOpen: boolean }) {
  return (
    <Show when={props.piece.text.trim() !== ''} fallback={<span>{props.piece.text}</span>}>
      {/* biome-ignore lint/a11y/useSemanticElements: words of a text that wraps */}
      <span
        class="piece round-3 pointer"
        data-part="piece"
        data-changed={props.piece.changed ? '' : undefined}
        data-lit={props.isLit ? '' : undefined}
        classList={{
          slot: props.piece.object !== undefined,
          changed: props.piece.changed,
          lit: props.isLit,
        }}
        role="button"
        tabIndex={-1}
        data-rove
        aria-expanded={props.isOpen}
      >
        {props.piece.text}
      </span>
    </Show>
  )
}
