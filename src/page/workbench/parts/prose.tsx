// Sentences with names of facts and actions in backticks. Everything is rendered as text, never as markup. Names are
// linked with the shared highlight.

import { useFeature } from '#page/state/use-app'
import { createMentions } from '#page/state/focus/mentions'

export function Prose(props: { text: string }) {
  const mentions = useFeature(createMentions)
  // A text, a name, what follows it without a space, a text, and so on. An unmatched backtick stays in its text.
  const parts = () =>
    props.text.split(/`([^`]*)`([^\s`]*)/).map((piece, at, all) =>
      at % 3 === 1 ? (
        // After an inline block, Safari would begin a line even with a comma.
        <span class="nowrap">
          <code class="name" {...mentions.markOfName(piece)}>
            {piece}
          </code>
          {all[at + 1]}
        </span>
      ) : (
        at % 3 === 0 && piece
      ),
    )
  return <>{parts()}</>
}
