// What was read from the text: every character kept, ignored or supplied, told by mark and word; what was ignored at
// length is folded. The text may be anything; it is only ever shown as text.

import { createMemo, createSignal, For, Show } from 'solid-js'
import type { Answer } from '../../../answers/reading'
import type { KindCode } from '../../../kinds/codes'
import { counted, grouped } from '../../parts/naming'
import type { VerdictView } from './verdict-view'
import { Icon } from '../../parts/icon'
import { controlsOf } from '../answer/form'
import { type ReadingPiece, piecesOf, wordsIn } from './reading-pieces'
import './reading-view.css'

const told: Readonly<Record<ReadingPiece['what'], string>> = {
  kept: 'read',
  dropped: 'ignored',
  supplied: 'supplied',
}

interface Read {
  readonly view: VerdictView
  readonly kind: KindCode
  /** It is what one has come for, and open at first. */
  readonly open?: boolean
  /** Nothing is shown where all of the text was read. */
  readonly hiddenIfPlain?: boolean
}

export function ReadingView(props: Read) {
  const [opened, setOpened] = createSignal(false)
  const pieces = createMemo(() => piecesOf(props.view.trace))
  const ignored = createMemo(() =>
    pieces()
      .filter(({ what }) => what === 'dropped')
      .reduce((sum, piece) => sum + (piece.folded || wordsIn(piece.text)), 0),
  )
  const supplies = () =>
    pieces().some(({ what, text }) => what === 'supplied' && text.trim() !== '')
  /** Nothing of it was ignored then; there is only too much of it. */
  const isAmbiguous = () => props.view.reason === 'ambiguous'
  const isPlain = () => ignored() === 0 && !supplies()
  const isCut = () => length() < props.view.traceLength
  const length = () => pieces().reduce((sum, piece) => sum + piece.text.length, 0)
  const summary = () =>
    [
      isAmbiguous()
        ? 'more than one answer'
        : (whatWasRead(props.kind, props.view.read ?? null) ?? (isPlain() ? 'everything' : '')),
      ignored() > 0 && !isAmbiguous() && `${counted(ignored(), 'word')} ignored`,
      supplies() && 'some supplied',
    ]
      .filter(Boolean)
      .join('; ')
  let text!: HTMLPreElement
  const jump = (): void => text.querySelector('.kept')?.scrollIntoView({ block: 'center' })
  /** What was read is what one opens it for; where it is in view already, nothing moves. */
  const showRead = (event: Event & { currentTarget: HTMLDetailsElement }): void => {
    if (event.currentTarget.open && !props.open && props.view.verdict !== 'unreadable')
      text.querySelector('.kept')?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <Show when={!props.hiddenIfPlain || !isPlain() || isAmbiguous()}>
      <details
        class="reading"
        open={props.open ?? (props.view.verdict === 'unreadable' && !isAmbiguous())}
        onToggle={showRead}
      >
        <summary>
          <Icon name="eye" size={14} />
          What we read
          <span class="reading-summary">{isPlain() ? 'everything' : summary()}</span>
          <Icon name="chevron-down" size={14} />
        </summary>
        <Show when={!isPlain()}>
          <p class="reading-legend">
            <span>
              <b class="kept">read</b>
            </span>
            <Show when={ignored() > 0}>
              <span>
                <b class="dropped">ignored</b>
              </span>
            </Show>
            <Show when={supplies()}>
              <span>
                <b class="supplied">supplied</b>
              </span>
            </Show>
            <Show when={opened()}>
              <button type="button" class="button small quiet" onClick={jump}>
                Jump to what was read
              </button>
            </Show>
          </p>
        </Show>
        <pre class="reading-text" ref={text}>
          <For each={pieces()}>{piece => <Part piece={piece} open={() => setOpened(true)} />}</For>
        </pre>
        <Show when={isCut()}>
          <p class="reading-cut">
            The first {grouped(length())} of {grouped(props.view.traceLength)} characters.
          </p>
        </Show>
      </details>
    </Show>
  )
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
          class="reading-fold"
          onClick={() => {
            setShown(true)
            props.open()
          }}
        >
          Show {counted(props.piece.folded, 'ignored word')}
        </button>
      }
    >
      <span class={props.piece.what} title={told[props.piece.what]}>
        <Show when={isMarked()}>
          <span class="unseen">[{told[props.piece.what]}: </span>
        </Show>
        {props.piece.text}
        <Show when={isMarked()}>
          <span class="unseen">]</span>
        </Show>
      </span>
    </Show>
  )
}

/** `2 actions`, `1 fact`; undefined where the head of the verdict says it in full. */
function whatWasRead(kind: KindCode, answer: Answer | null): string | undefined {
  if (answer === null) return 'no answer'
  const { sort } = controlsOf(kind)
  switch (answer.kind) {
    case 'list':
      return answer.items.length === 0 ? 'an empty list' : counted(answer.items.length, sort)
    case 'two-lists':
      return counted(answer.pos.length + answer.neg.length, sort)
    case 'item':
      return counted(1, sort)
    default:
      return undefined
  }
}
