// What was read from the text: every character kept, dropped or supplied, told by mark and word. The text may be
// anything; it is only ever shown as text.

import { createMemo, createSignal, For, Show } from 'solid-js'
import type { TracePart } from '../../answers/reading'
import { grouped } from '../naming'
import type { VerdictView } from '../verdict-view'
import { Icon } from '../parts/icon'

/** Characters shown at first. */
const SHOWN = 3_000

interface Piece {
  readonly what: TracePart['what']
  readonly text: string
}

export function ReadingView(props: { view: VerdictView }) {
  const [all, setAll] = createSignal(false)
  const pieces = createMemo(() => joined(props.view.trace))
  const matters = (what: TracePart['what']): boolean =>
    pieces().some(piece => piece.what === what && piece.text.trim() !== '')
  const isPlain = () => !matters('dropped') && !matters('supplied')
  const length = () => pieces().reduce((sum, piece) => sum + piece.text.length, 0)
  const shown = createMemo(() => (all() ? pieces() : cut(pieces(), SHOWN)))
  const summary = () =>
    pieces().length === 0
      ? 'nothing could be read'
      : isPlain()
        ? 'all of it'
        : [matters('dropped') && 'some dropped', matters('supplied') && 'some supplied']
            .filter(Boolean)
            .join(', ')
  return (
    <details class="reading" open={props.view.verdict === 'unreadable'}>
      <summary>
        <Icon name="eye" size={14} />
        What was read
        <span class="reading-summary">{summary()}</span>
        <Icon name="chevron-down" size={14} class="turner" />
      </summary>
      <Show when={!isPlain()}>
        <p class="reading-legend">
          <span>
            <b class="kept">kept</b>
          </span>
          <Show when={matters('dropped')}>
            <span>
              <b class="dropped">dropped</b>
            </span>
          </Show>
          <Show when={matters('supplied')}>
            <span>
              <b class="supplied">supplied</b>
            </span>
          </Show>
        </p>
      </Show>
      <pre class="reading-text">
        <For each={shown()}>
          {piece => (
            <span class={piece.what} title={piece.what}>
              <Show when={piece.what !== 'kept' && piece.text.trim() !== ''}>
                <span class="unseen">[{piece.what}: </span>
              </Show>
              {piece.text}
              <Show when={piece.what !== 'kept' && piece.text.trim() !== ''}>
                <span class="unseen">]</span>
              </Show>
            </span>
          )}
        </For>
      </pre>
      <Show when={length() > SHOWN}>
        <button type="button" class="button small quiet" onClick={() => setAll(now => !now)}>
          {all() ? 'Show less' : `Show ${grouped(length())} characters`}
        </button>
      </Show>
      <Show when={length() < props.view.traceLength}>
        <p class="reading-cut">
          The first {grouped(length())} of {grouped(props.view.traceLength)} characters.
        </p>
      </Show>
    </details>
  )
}

/** Neighbours of one sort become one piece, so that a long answer makes few elements. */
function joined(trace: readonly TracePart[]): readonly Piece[] {
  const pieces: Piece[] = []
  for (const { what, text } of trace) {
    const last = pieces.at(-1)
    if (last?.what === what) pieces[pieces.length - 1] = { what, text: last.text + text }
    else if (text !== '') pieces.push({ what, text })
  }
  return pieces
}

function cut(pieces: readonly Piece[], most: number): readonly Piece[] {
  const kept: Piece[] = []
  let room = most
  for (const piece of pieces) {
    if (room <= 0) break
    kept.push({ what: piece.what, text: piece.text.slice(0, room) })
    room -= piece.text.length
  }
  return kept
}
