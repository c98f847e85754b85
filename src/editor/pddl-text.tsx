// PDDL to read: coloured as in the editor, with no editor.

import { createMemo, For } from 'solid-js'
import { highlight } from './highlight'

export function PddlText(props: { text: string; label: string; class?: string }) {
  const pieces = createMemo(() => highlight(props.text))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a text that keeps its line breaks is a `pre`
    <pre class={`pddl ${props.class ?? ''}`} tabindex="0" role="region" aria-label={props.label}>
      <For each={pieces()}>
        {piece =>
          piece.token === 'blank' || piece.token === 'name' ? (
            piece.text
          ) : (
            <span class={`pddl-${piece.token}`}>{piece.text}</span>
          )
        }
      </For>
    </pre>
  )
}
