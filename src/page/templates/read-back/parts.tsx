// The text with its statements marked, and its parts one by one with their readings.

import { createMemo, For, Show } from 'solid-js'
import type { ReadingBy, TextPart } from '#questions/views/english/reading'
import type { WordingPlace } from '#questions/views/english/renderings'
import { Icon } from '#page/ui/icon'
import { wordingTitle } from '../scroll/origin'
import type { Reading } from './reading'
import './read-back.css'

/** Maximum number of parts listed. */
const MAX_PARTS = 400

const looks: Readonly<Record<TextPart['kind'], string>> = {
  stated: 'read-stated',
  ambiguous: 'read-ambiguous',
  unknown: 'read-unknown',
}

/** The text with its parts marked. */
export function MarkedInput(props: { text: string; parts: readonly TextPart[] }) {
  const pieces = createMemo(() => {
    const found: { text: string; kind: TextPart['kind'] | undefined }[] = []
    let at = 0
    for (const { from, to, kind } of props.parts) {
      found.push({ text: props.text.slice(at, from), kind: undefined })
      found.push({ text: props.text.slice(from, to), kind })
      at = to
    }
    return [...found, { text: props.text.slice(at), kind: undefined }].filter(({ text }) => text !== '')
  })
  return (
    <p class="read-text break-anywhere pre-wrap">
      <For each={pieces()}>
        {({ text, kind }) =>
          kind === undefined ? text : <mark class={`read-mark round-3 ${looks[kind]}`}>{text}</mark>
        }
      </For>
    </p>
  )
}

/** Each part with all of its possible meanings. */
export function Parts(props: { reading: Reading; text: string; parts: readonly TextPart[] }) {
  return (
    <>
      <ol class="grid">
        <For each={props.parts.slice(0, MAX_PARTS)}>
          {part => (
            <li class="read-part grid border-top" data-part="read-part">
              <span class="read-words break-anywhere">{props.text.slice(part.from, part.to)}</span>
              <div class="read-states">
                <Show when={part.kind === 'ambiguous'}>
                  <span class="read-note">
                    <Icon name="circle-question-mark" size={13} /> can mean {part.readings.length} things, so an answer
                    with these words is read as none of them
                  </span>
                </Show>
                <For each={part.readings}>{states => <States reading={props.reading} states={states} />}</For>
                <Show when={part.kind === 'unknown'}>
                  <Unknown reading={props.reading} part={part} />
                </Show>
              </div>
            </li>
          )}
        </For>
      </ol>
      <Show when={props.parts.length > MAX_PARTS}>
        <p class="read-note">
          The first {MAX_PARTS} parts are listed; all {props.parts.length} are marked above.
        </p>
      </Show>
    </>
  )
}

function States(props: { reading: Reading; states: ReadingBy }) {
  return (
    <div class="read-reading">
      <For each={props.states.items}>
        {item => <code class="read-item break-anywhere">{props.states.negated ? `(not ${item})` : item}</code>}
      </For>
      <Show when={props.states.wording}>{wording => <WordingLink reading={props.reading} wording={wording()} />}</Show>
      <Show when={props.states.how === 'state'}>
        <span class="read-note">a sentence of a state; answers are read fact by fact</span>
      </Show>
      <For each={props.states.faults}>
        {fault => (
          <span class="read-note read-fault">
            <Icon name="triangle-alert" size={13} /> {fault.replaceAll('`', '')}
          </span>
        )}
      </For>
    </div>
  )
}

function Unknown(props: { reading: Reading; part: TextPart }) {
  return (
    <span class="read-note read-fault">
      not understood
      <Show when={props.part.almost}>
        {almost => (
          <>
            {' '}
            · almost <em class="ink-soft">{almost()}</em>
            <Show when={props.part.almostAt}>
              {wording => <WordingLink reading={props.reading} wording={wording()} />}
            </Show>
          </>
        )}
      </Show>
    </span>
  )
}

/** A link to a wording, if it is in the edited text. */
function WordingLink(props: { reading: Reading; wording: WordingPlace }) {
  const { set, bench } = props.reading
  return (
    <Show when={set() === 'edited'}>
      <button
        type="button"
        class="read-link finger-high ink-accent text-small round-small"
        onClick={() => bench.reveal('phrases', props.wording)}
      >
        {wordingTitle(props.wording)}, line {props.wording.line}
      </button>
    </Show>
  )
}
