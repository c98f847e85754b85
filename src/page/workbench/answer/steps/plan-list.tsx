// The steps of a plan in order, each with its English; they can be moved, removed and duplicated.

import { For, Show } from 'solid-js'
import type { NameNote } from '#questions/views/names/names'
import { marks } from '#page/state/focus/focus'
import { Icon } from '#page/ui/icon'
import { grouped } from '#page/ui/naming'
import { MAX_CHIPS } from '../chips/chip'
import './step-rows.css'

interface StepActions {
  readonly count: number
  readonly noteOn: (name: string) => NameNote | undefined
  readonly remove: (at: number) => void
  /** Swaps the step with the one before or after it. */
  readonly move: (at: number, by: 1 | -1) => void
  readonly key: (event: KeyboardEvent, at: number) => void
}

/** Up and Down move between steps, with Alt they move the step; Delete removes it. */
export function PlanList(props: Omit<StepActions, 'count'> & { label: string; items: readonly string[] }) {
  const shown = () => props.items.slice(0, MAX_CHIPS)
  return (
    <>
      <Show when={props.items.length > 0}>
        <ol class="plan-list min-w-0 scrolls-y no-list" data-edged="card" aria-label={props.label}>
          <For each={shown()}>
            {(name, at) => (
              <PlanStep
                name={name}
                at={at()}
                count={props.items.length}
                noteOn={props.noteOn}
                remove={props.remove}
                move={props.move}
                key={props.key}
              />
            )}
          </For>
        </ol>
      </Show>
      <Show when={props.items.length > MAX_CHIPS}>
        <span class="faint">and {grouped(props.items.length - MAX_CHIPS)} more, in the text</span>
      </Show>
    </>
  )
}

function PlanStep(props: StepActions & { name: string; at: number }) {
  const note = () => props.noteOn(props.name)
  const isUnknown = () => (note()?.fault ?? '') !== ''
  const aside = () => (isUnknown() ? ', names nothing here' : note()?.english ? `: ${note()!.english}` : '')
  const key = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined
    if (by === undefined || !event.altKey) props.key(event, props.at)
    else {
      event.preventDefault()
      props.move(props.at, by)
    }
  }
  return (
    <li class="plan-item grid items-center gap-4 min-h-28 round-small" classList={{ unfit: isUnknown() }}>
      <span class="numbers plan-place note" aria-hidden="true">
        {props.at + 1}
      </span>
      <button
        type="button"
        class="plan-name flex items-baseline gap-8 min-w-0 ink text-left round-3"
        data-item
        tabIndex={-1}
        aria-label={`Step ${props.at + 1}, ${props.name}${aside()}. Delete removes it, Alt and an arrow key move it.`}
        {...marks.action(props.name)}
        onKeyDown={key}
      >
        <Show when={isUnknown()}>
          <Icon name="circle-question-mark" size={12} />
        </Show>
        <code class="text-13 break-anywhere">{props.name}</code>
        <span class="plan-step-note ellipsis min-w-0 ink-soft">{note()?.english}</span>
      </button>
      <span class="flex">
        <PlanTool
          label={`Move step ${props.at + 1} up`}
          icon="chevron-up"
          off={props.at === 0}
          run={() => props.move(props.at, -1)}
        />
        <PlanTool
          label={`Move step ${props.at + 1} down`}
          icon="chevron-down"
          off={props.at === props.count - 1}
          run={() => props.move(props.at, 1)}
        />
        <PlanTool
          label={`Remove step ${props.at + 1}, ${props.name}`}
          icon="x"
          off={false}
          run={() => props.remove(props.at)}
        />
      </span>
    </li>
  )
}

function PlanTool(props: { label: string; icon: 'chevron-up' | 'chevron-down' | 'x'; off: boolean; run: () => void }) {
  return (
    <button
      type="button"
      class="plan-tool inline-grid place-center ink-faint round-3"
      tabIndex={-1}
      aria-label={props.label}
      title={props.label}
      disabled={props.off}
      onClick={() => props.run()}
    >
      <Icon name={props.icon} size={13} />
    </button>
  )
}
