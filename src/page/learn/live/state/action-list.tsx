// Actions as buttons: the applicable ones, or all of the world; inapplicable ones show why.

import { createEffect, createMemo, createSignal, For, on, onMount, Show } from 'solid-js'
import { marks, mentions } from '#page/state/focus/focus'
import { rove } from '#page/ui/lists/roving'
import type { Words } from '../parts/words'
import { inBackground } from '#page/browser/background'
import { Button } from '#page/ui/button'
import './state.css'

/** Maximum number of actions listed at first, and minimum number for a filter. */
const SHOWN = 48
const MIN_FOR_FILTER = 14

interface ActionListProps {
  title: string
  actions: readonly string[]
  /** True to show their number, unless that is the question. */
  counted?: boolean
  words: Words
  /** An object chosen in the picture: only actions that name it are listed. */
  object: string | null
  /** Lists all actions again. */
  all: () => void
  take: (action: string) => void
  none: string
}

/** The text of the filter, and the matching actions. */
function createFinding(props: ActionListProps) {
  const [typed, setTyped] = createSignal('')
  const [isAll, setAll] = createSignal(false)
  const found = createMemo(() => {
    const words = typed()
      .toLowerCase()
      .split(/[\s()]+/)
      .filter(Boolean)
    const { object } = props
    return props.actions.filter(
      action => (object === null || mentions(action).includes(object)) && words.every(word => action.includes(word)),
    )
  })
  const shown = createMemo(() => (isAll() ? found() : found().slice(0, SHOWN)))
  createEffect(() => inBackground(props.words.want([], shown())))
  createEffect(
    on(
      () => props.actions,
      () => setAll(false),
      { defer: true },
    ),
  )
  return { typed, setTyped, isAll, setAll, found, shown }
}

export function ActionList(props: ActionListProps) {
  const { typed, setTyped, isAll, setAll, found, shown } = createFinding(props)
  let list!: HTMLUListElement
  onMount(() => rove(list, shown))
  return (
    <section class="live-actions min-w-0">
      <h3>
        {props.title}{' '}
        <Show when={props.counted}>
          <span class="count numbers" data-part="count">
            {props.actions.length}
          </span>
        </Show>
      </h3>
      <Show when={props.actions.length > MIN_FOR_FILTER}>
        <input
          type="text"
          class="live-find full-width pad-0-10 bg-card border-strong round"
          aria-label="Find an action"
          placeholder="Filter actions by name"
          spellcheck={false}
          autocomplete="off"
          value={typed()}
          onInput={event => setTyped(event.currentTarget.value)}
        />
      </Show>
      <Show when={props.object}>
        {object => (
          <p class="live-object flex-row gap-8">
            Actions with <code>{object()}</code>
            <Button small quiet onClick={() => props.all()}>
              All actions
            </Button>
          </p>
        )}
      </Show>
      <ul class="grid gap-5" ref={list}>
        <For each={shown()}>
          {action => (
            <li class="flex">
              <button
                type="button"
                data-rove=""
                tabindex={-1}
                onClick={() => props.take(action)}
                {...marks.action(action)}
              >
                <code>{action}</code>
                <span class="live-does ink-soft">{props.words.action(action)}</span>
              </button>
            </li>
          )}
        </For>
      </ul>
      <Show when={found().length === 0}>
        <p class="faint">{props.actions.length === 0 ? props.none : 'No action has all of these words.'}</p>
      </Show>
      <Show when={found().length > SHOWN}>
        <Button small quiet onClick={() => setAll(now => !now)}>
          {isAll() ? 'Show fewer' : `Show all ${found().length}`}
        </Button>
      </Show>
    </section>
  )
}
