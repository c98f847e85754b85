// The origin of words: slot, wording, declaration and object, each a link.

import { createMemo, type JSX, onMount, Show } from 'solid-js'
import type { WordingPlace } from '#questions/views/english/renderings'
import { Button, IconButton } from '#page/ui/button'
import { type Origin, originOf, type Piece, wordingTitle } from './origin'
import type { Scrolling } from './scrolling'
import './scroll.css'

export function OriginCard(props: {
  scrolling: Scrolling
  piece: Piece
  wordings: readonly WordingPlace[]
  problem: string
  close: () => void
}) {
  const { showWording } = props.scrolling
  const origin = createMemo(() => originOf(props.piece, props.wordings))
  let card!: HTMLDivElement
  onMount(() => card.querySelector<HTMLElement>('button')?.focus())
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of ways to places
    <div
      ref={card}
      class="origin grid gap-6 pad-10-12 bg-card round"
      role="group"
      aria-label={`Where “${props.piece.text.trim()}” came from`}
      onKeyDown={event => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        props.close()
      }}
    >
      <Show when={origin().statement}>{text => <code class="ink-faint text-12 break-anywhere">{text()}</code>}</Show>
      <Ways scrolling={props.scrolling} origin={origin()} problem={props.problem} />
      <footer class="flex-row between gap-8">
        <Show when={origin().wording}>
          {wording => (
            <Button small onClick={() => showWording(wording())}>
              All sentences of this wording
            </Button>
          )}
        </Show>
        <IconButton icon="x" iconSize={14} label="Close" onClick={() => props.close()} />
      </footer>
    </div>
  )
}

/** Slot, wording, parameter, declaration and object, each a link. */
function Ways(props: { scrolling: Scrolling; origin: Origin; problem: string }) {
  const { bench } = props.scrolling
  return (
    <ol>
      <Show when={props.origin.slot}>
        {slot => (
          <Way go={() => bench.reveal('phrases', slot())} where={`phrases.yaml, line ${slot().line}`}>
            slot <code>{`{${slot().name}}`}</code>
          </Way>
        )}
      </Show>
      <Show
        when={props.origin.wording}
        fallback={
          <li class="origin-own ink-soft">These words are not in phrases.yaml: they join or introduce its wordings.</li>
        }
      >
        {wording => (
          <Way go={() => bench.reveal('phrases', wording())} where={`phrases.yaml, line ${wording().line}`}>
            {wordingTitle(wording())}
          </Way>
        )}
      </Show>
      <Show when={props.origin.parameter}>
        {parameter => (
          <Way go={() => bench.reveal('domain', parameter())} where={`domain.pddl, line ${parameter().line}`}>
            parameter <code>{parameter().name}</code> of type <code>{parameter().type}</code>
          </Way>
        )}
      </Show>
      <Show when={props.origin.wording?.declared}>
        {place => (
          <Way go={() => bench.reveal('domain', place())} where={`domain.pddl, line ${place().line}`}>
            {props.origin.wording!.sort} <code>{props.origin.wording!.head}</code>
          </Way>
        )}
      </Show>
      <Show when={props.origin.object}>
        {object => (
          <li class="origin-own ink-soft">
            object <code>{object()}</code>
            <small>{props.problem}</small>
          </li>
        )}
      </Show>
    </ol>
  )
}

/** A link to a place of a text. */
function Way(props: { go: () => void; where: string; children: JSX.Element }) {
  return (
    <li>
      <button type="button" onClick={() => props.go()}>
        {props.children}
        <small>{props.where}</small>
      </button>
    </li>
  )
}
