// Sentences with names of facts and actions in backticks. Everything is text; nothing is ever read as
// markup. Names point at what they name.

import { For, Show } from 'solid-js'
import { useFeature } from '#page/state/use-app'
import { createMentions } from '#page/state/focus/mentions'

export function Prose(props: { text: string }) {
  const said = useFeature(createMentions)
  // Odd pieces are between backticks.
  const pieces = () => props.text.split('`')
  return (
    <For each={pieces()}>
      {(piece, index) => {
        const isName = (): boolean => index() % 2 === 1 && index() < pieces().length - 1
        // A backtick without its partner is a character like any other.
        const lone = (): string => (index() % 2 === 1 ? '`' : '')
        return (
          <Show when={isName()} fallback={lone() + piece}>
            <code class="name" {...said.markOfName(piece)}>
              {piece}
            </code>
          </Show>
        )
      }}
    </For>
  )
}
