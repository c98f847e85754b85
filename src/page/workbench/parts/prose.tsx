// Sentences with names of facts and actions in backticks. Everything is rendered as text, never as markup. Names are
// linked with the shared highlight.

import { For, Show } from 'solid-js'
import { useFeature } from '#page/state/use-app'
import { createMentions } from '#page/state/focus/mentions'

export function Prose(props: { text: string }) {
  const mentions = useFeature(createMentions)
  // Pieces with an odd index are between backticks.
  const pieces = () => props.text.split('`')
  return (
    <For each={pieces()}>
      {(piece, index) => {
        const isName = (): boolean => index() % 2 === 1 && index() < pieces().length - 1
        // An unmatched backtick is shown as a character.
        const lone = (): string => (index() % 2 === 1 ? '`' : '')
        return (
          <Show when={isName()} fallback={lone() + piece}>
            <code class="name" {...mentions.markOfName(piece)}>
              {piece}
            </code>
          </Show>
        )
      }}
    </For>
  )
}
