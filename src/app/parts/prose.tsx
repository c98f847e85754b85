// Sentences with names of facts and actions in backticks. Everything is text; nothing is ever read as markup.

import { For } from 'solid-js'

export function Prose(props: { text: string }) {
  // Odd pieces stand between backticks.
  const pieces = () => props.text.split('`')
  return (
    <For each={pieces()}>
      {(piece, index) =>
        index() % 2 === 1 && index() < pieces().length - 1 ? (
          <code class="name">{piece}</code>
        ) : (
          <>{index() % 2 === 1 ? `\`${piece}` : piece}</>
        )
      }
    </For>
  )
}
