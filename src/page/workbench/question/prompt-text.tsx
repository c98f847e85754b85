// English with its words linked to the facts they describe; after an edit of the problem, facts that no longer hold
// are struck through.

import { createMemo, For } from 'solid-js'
import { inlinePieces, stretches } from './context-blocks'
import { engineName, marks } from '#page/state/focus/focus'
import './question.css'
import { useFeature } from '#page/state/use-app'
import { createMentions, type ShownPlace } from '#page/state/focus/mentions'

/** In a question with an action in quotation marks, the quoted words are linked with the action. */
export function PromptStem(props: { text: string; action?: string | undefined }) {
  const parts = () => (props.action === undefined ? [props.text] : props.text.split('"'))
  return (
    <For each={parts()}>
      {(part, index) =>
        index() % 2 === 0 || parts().length % 2 === 0 ? (
          <>
            <PromptText text={part} />
            {index() < parts().length - 1 && parts().length % 2 === 0 ? '"' : ''}
          </>
        ) : (
          <>
            "
            <span {...marks.action(props.action ?? '')}>
              <PromptText text={part} />
            </span>
            "
          </>
        )
      }
    </For>
  )
}

/** `from` is the offset of the text in the whole context; without it only formal names are linked. */
export function PromptText(props: { text: string; from?: number }) {
  const mentions = useFeature(createMentions)
  const pieces = createMemo(() => inlinePieces(props.text))
  const places = () => (props.from === undefined ? [] : mentions.places())
  return (
    <For each={pieces()}>
      {piece =>
        piece.formal ? (
          <code {...mentions.markOfName(engineName(piece.text))}>{piece.text}</code>
        ) : (
          <For each={stretches(piece.text, (props.from ?? 0) + piece.from, places())}>
            {({ text, place }) => (place === undefined ? text : <Words text={text} place={place} />)}
          </For>
        )
      }
    </For>
  )
}

function Words(props: { text: string; place: ShownPlace }) {
  const { facts, objects, from } = props.place
  if (props.place.isUnread)
    return (
      <span class="unread-text bg-ochre round-3" title="Not read">
        {props.text}
      </span>
    )
  const only = objects[0]
  // A single object without facts: the words are linked with the object.
  if (facts.length === 0) return <span {...(only ? marks.object(only.name) : {})}>{props.text}</span>
  return (
    <span
      class="mention"
      classList={{ 'mention-gone': props.place.gone }}
      title={props.place.gone ? 'No longer true in the edited problem' : undefined}
      {...marks.facts(facts)}
    >
      <For each={stretches(props.text, from, objects)}>
        {({ text, place }) =>
          place === undefined ? (
            text
          ) : (
            // Several facts share these words, so they are linked with the object.
            <span {...(facts.length > 1 ? marks.object(place.name) : { 'data-names': place.name })}>{text}</span>
          )
        }
      </For>
    </span>
  )
}
