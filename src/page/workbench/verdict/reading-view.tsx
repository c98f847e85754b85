// How the text was read: every character kept, ignored or supplied, distinguished by mark and word; long ignored parts
// are folded. The text is untrusted and only ever rendered as text.

import {
  type Accessor,
  createComputed,
  createEffect,
  createMemo,
  createSignal,
  For,
  on,
  onCleanup,
  Show,
} from 'solid-js'
import type { Answer } from '#language/answers/reading'
import type { KindCode } from '#questions/kinds/codes'
import { counted, grouped } from '#page/ui/naming'
import type { VerdictView } from '#page/state/verdicts/verdict-view'
import { Icon } from '#page/ui/icon'
import { Button } from '#page/ui/button'
import { controlsOf } from '../answer/form'
import { type ReadingPiece, piecesOf, wordsIn } from './reading-pieces'
import './verdict.css'

const titles: Readonly<Record<ReadingPiece['what'], string>> = {
  kept: 'read',
  dropped: 'ignored',
  supplied: 'supplied',
}

interface ReadingProps {
  readonly view: VerdictView
  readonly kind: KindCode
  /** True if it is open at first. */
  readonly open?: boolean
  /** True if nothing is shown when the whole text was read. */
  readonly hiddenIfPlain?: boolean
}

export function ReadingView(props: ReadingProps) {
  const [opened, setOpened] = createSignal(false)
  const pieces = createMemo(() => piecesOf(props.view.trace))
  const ignored = createMemo(() =>
    pieces()
      .filter(({ what }) => what === 'dropped')
      .reduce((sum, piece) => sum + (piece.folded || wordsIn(piece.text)), 0),
  )
  const supplies = () => pieces().some(({ what, text }) => what === 'supplied' && text.trim() !== '')
  /** Nothing was ignored then; the text only contains too many answers. */
  const isAmbiguous = () => props.view.reason === 'ambiguous'
  const isPlain = () => ignored() === 0 && !supplies() && !isCut()
  const isCut = () => length() < props.view.traceLength
  const length = () => pieces().reduce((sum, piece) => sum + piece.text.length, 0)
  const summary = () =>
    [
      isAmbiguous()
        ? 'more than one answer'
        : (whatWasRead(props.kind, props.view.read) ?? (isPlain() ? 'everything' : '')),
      ignored() > 0 && !isAmbiguous() && `${isCut() ? 'more than ' : ''}${counted(ignored(), 'word')} ignored`,
      supplies() && 'some supplied',
    ]
      .filter(Boolean)
      .join('; ')
  let text!: HTMLPreElement
  const jump = (): void => text.querySelector('.kept')?.scrollIntoView({ block: 'center' })
  const begins = (): boolean => props.open ?? (props.view.verdict === 'unreadable' && !isAmbiguous())
  const [isOpen, setOpen] = createSignal(begins())
  const drawn = createPortions(pieces, isOpen)
  /** Scrolls to the first kept part when opened, unless it is visible already. */
  const showRead = (event: Event & { currentTarget: HTMLDetailsElement }): void => {
    setOpen(event.currentTarget.open)
    if (event.currentTarget.open && !props.open && props.view.verdict !== 'unreadable')
      text.querySelector('.kept')?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <Show when={!props.hiddenIfPlain || !isPlain() || isAmbiguous()}>
      <details class="reading border-top" open={begins()} onToggle={showRead}>
        <summary class="flex-row gap-8 ink-faint pointer no-list">
          <Icon name="eye" size={14} />
          What we read
          <span class="ink-soft">{isPlain() ? 'everything' : summary()}</span>
          <Icon name="chevron-down" size={14} />
        </summary>
        <Show when={!isPlain()}>
          <Legend ignores={ignored() > 0} supplies={supplies()} jump={opened() ? jump : null} />
        </Show>
        <pre class="reading-text pad-10-12 break-anywhere pre-wrap bg-well round" data-part="reading-text" ref={text}>
          <For each={drawn()}>{piece => <Part piece={piece} open={() => setOpened(true)} />}</For>
        </pre>
        <Show when={isCut()}>
          <p class="reading-cut note" data-part="reading-cut">
            The first {grouped(length())} of {grouped(props.view.traceLength)} characters.
          </p>
        </Show>
      </details>
    </Show>
  )
}

/** The meaning of the marks, and a link to the first kept part. */
function Legend(props: { ignores: boolean; supplies: boolean; jump: (() => void) | null }) {
  return (
    <p class="reading-legend flex gap-14 text-small">
      <span>
        <b class="kept" data-part="kept">
          read
        </b>
      </span>
      <Show when={props.ignores}>
        <span>
          <b class="dropped" data-part="dropped">
            ignored
          </b>
        </span>
      </Show>
      <Show when={props.supplies}>
        <span>
          <b class="supplied">supplied</b>
        </span>
      </Show>
      <Show when={props.jump}>
        {jump => (
          <Button small quiet onClick={() => jump()()}>
            Jump to what was read
          </Button>
        )}
      </Show>
    </p>
  )
}

/** Number of pieces drawn at a time. */
const PORTION = 150

/**
 * The pieces drawn so far. A small number is drawn at once, even if closed, so that the browser's text search finds it;
 * a large number only after the text is opened, first up to the kept part, then more with each frame.
 */
function createPortions(
  pieces: Accessor<readonly ReadingPiece[]>,
  isOpen: Accessor<boolean>,
): Accessor<readonly ReadingPiece[]> {
  const [count, setCount] = createSignal(0)
  createComputed(
    on([pieces, isOpen], ([all, open]) => {
      const read = all.findIndex(({ what }) => what === 'kept') + 1
      setCount(open || all.length <= PORTION ? Math.max(PORTION, read) : 0)
    }),
  )
  createEffect(() => {
    if (!isOpen() || count() >= pieces().length) return
    const frame = requestAnimationFrame(() => setCount(now => now + PORTION))
    onCleanup(() => cancelAnimationFrame(frame))
  })
  return () => pieces().slice(0, count())
}

function Part(props: { piece: ReadingPiece; open: () => void }) {
  const [shown, setShown] = createSignal(false)
  const isMarked = () => props.piece.what !== 'kept' && props.piece.text.trim() !== ''
  return (
    <Show
      when={props.piece.folded === 0 || shown()}
      fallback={
        <button
          type="button"
          class="reading-fold ink-accent round-10 pointer"
          onClick={() => {
            setShown(true)
            props.open()
          }}
        >
          Show {counted(props.piece.folded, 'ignored word')}
        </button>
      }
    >
      <span class={props.piece.what} data-part={props.piece.what} title={titles[props.piece.what]}>
        <Show when={isMarked()}>
          <span class="unseen">[{titles[props.piece.what]}: </span>
        </Show>
        {props.piece.text}
        <Show when={isMarked()}>
          <span class="unseen">]</span>
        </Show>
      </span>
    </Show>
  )
}

/**
 * `2 actions`, `1 fact`; undefined if the head of the verdict shows the whole answer, or the answer is too long to be
 * stored.
 */
function whatWasRead(kind: KindCode, answer: Answer | null | undefined): string | undefined {
  if (answer === undefined) return undefined
  if (answer === null) return 'no answer'
  const { sort } = controlsOf(kind)
  switch (answer.kind) {
    case 'list':
      return answer.items.length === 0 ? 'an empty list' : counted(answer.items.length, sort)
    case 'two-lists': {
      const count = answer.pos.length + answer.neg.length
      return count === 0 ? 'two empty lists' : counted(count, sort)
    }
    case 'item':
      return counted(1, sort)
    default:
      return undefined
  }
}
