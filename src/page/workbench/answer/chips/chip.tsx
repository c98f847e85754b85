// The chips of a list of names, each with a button that removes it.

import { For, Show } from 'solid-js'
import type { NameNote } from '#questions/views/names/names'
import type { NameSort } from '#language/answers/name-sort'
import { marks } from '#page/state/focus/focus'
import { Icon } from '#page/ui/icon'
import { grouped } from '#page/ui/naming'
import '#page/workbench/answer/steps/step-rows.css'

/** Maximum number of chips; the text shows all names. */
export const MAX_CHIPS = 200

interface ChipActions {
  readonly sort: NameSort
  readonly noteOn: (name: string) => NameNote | undefined
  readonly remove: (at: number) => void
  readonly key: (event: KeyboardEvent, at: number) => void
}

export function Chips(props: ChipActions & { label: string; items: readonly string[] }) {
  return (
    <>
      <Show when={props.items.length > 0}>
        <ul class="answer-chips no-list" aria-label={props.label}>
          <For each={props.items.slice(0, MAX_CHIPS)}>
            {(name, at) => (
              <Chip
                name={name}
                at={at()}
                sort={props.sort}
                noteOn={props.noteOn}
                remove={props.remove}
                key={props.key}
              />
            )}
          </For>
        </ul>
      </Show>
      <Show when={props.items.length > MAX_CHIPS}>
        <span class="faint">and {grouped(props.items.length - MAX_CHIPS)} more, in the text</span>
      </Show>
    </>
  )
}

function Chip(props: ChipActions & { name: string; at: number }) {
  const note = () => props.noteOn(props.name)
  const fault = () => note()?.fault ?? ''
  const aside = () => {
    if (fault() !== '') return ', names nothing here'
    return note()?.english ? `: ${note()!.english}` : ''
  }
  return (
    <li
      class="answer-chip inline-flex min-w-0 round-small"
      data-part="answer-chip"
      classList={{ unknown: fault() !== '' }}
    >
      <button
        type="button"
        class="chip-name inline-flex items-center gap-4 min-w-0 ink text-13 text-left"
        tabIndex={-1}
        title={note()?.english || undefined}
        aria-label={`${props.name}${aside()}. Delete removes it.`}
        {...(props.sort === 'action' ? marks.action(props.name) : marks.fact(props.name))}
        onKeyDown={event => props.key(event, props.at)}
      >
        <Show when={fault() !== ''}>
          <Icon name="circle-question-mark" size={12} />
        </Show>
        <code>{props.name}</code>
      </button>
      <button
        type="button"
        class="chip-out inline-grid place-center ink-faint round-3"
        tabIndex={-1}
        aria-label={`Remove ${props.name}`}
        onClick={() => props.remove(props.at)}
      >
        <Icon name="x" size={12} />
      </button>
    </li>
  )
}
