// Where words came from: slot, wording, declaration and object, each a way there.

import { createMemo, onMount, Show } from 'solid-js'
import type { WordingPlace } from '../../../views/telling/telling'
import { Icon } from '../../parts/icon'
import { originOf, type Piece, wordingTitle } from './origin'
import type { Scrolling } from './scrolling'
import './origin-card.css'

export function OriginCard(props: {
  scrolling: Scrolling
  piece: Piece
  wordings: readonly WordingPlace[]
  /** Title of the problem. */
  problem: string
  close: () => void
}) {
  const { bench, showWording } = props.scrolling
  const origin = createMemo(() => originOf(props.piece, props.wordings))
  const declared = () => origin().wording?.declared
  let card!: HTMLDivElement
  onMount(() => card.querySelector<HTMLElement>('button')?.focus())
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of ways to places
    <div
      ref={card}
      class="origin"
      role="group"
      aria-label={`Where “${props.piece.text.trim()}” came from`}
      onKeyDown={event => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        props.close()
      }}
    >
      <Show when={origin().says}>{says => <code class="origin-says">{says()}</code>}</Show>
      <ol>
        <Show when={origin().slot}>
          {slot => (
            <li>
              <button type="button" onClick={() => bench.reveal('phrases', slot())}>
                slot <code>{`{${slot().name}}`}</code>
                <small>phrases.yaml, line {slot().line}</small>
              </button>
            </li>
          )}
        </Show>
        <Show
          when={origin().wording}
          fallback={
            <li class="origin-own">
              These words are not in phrases.yaml: they join or introduce what is.
            </li>
          }
        >
          {wording => (
            <li>
              <button type="button" onClick={() => bench.reveal('phrases', wording())}>
                {wordingTitle(wording())}
                <small>phrases.yaml, line {wording().line}</small>
              </button>
            </li>
          )}
        </Show>
        <Show when={origin().parameter}>
          {parameter => (
            <li>
              <button type="button" onClick={() => bench.reveal('domain', parameter())}>
                parameter <code>{parameter().name}</code> of type <code>{parameter().type}</code>
                <small>domain.pddl, line {parameter().line}</small>
              </button>
            </li>
          )}
        </Show>
        <Show when={declared()}>
          {place => (
            <li>
              <button type="button" onClick={() => bench.reveal('domain', place())}>
                {origin().wording!.sort} <code>{origin().wording!.head}</code>
                <small>domain.pddl, line {place().line}</small>
              </button>
            </li>
          )}
        </Show>
        <Show when={origin().object}>
          {object => (
            <li class="origin-own">
              object <code>{object()}</code>
              <small>{props.problem}</small>
            </li>
          )}
        </Show>
      </ol>
      <footer>
        <Show when={origin().wording}>
          {wording => (
            <button type="button" class="button small" onClick={() => showWording(wording())}>
              All its sentences
            </button>
          )}
        </Show>
        <button type="button" class="icon-button" aria-label="Close" onClick={() => props.close()}>
          <Icon name="x" size={14} />
        </button>
      </footer>
    </div>
  )
}
