// The suggested names below or above a field of chips.

import { useApp } from '#page/state/use-app'
import { createEffect, createSignal, For, on, onCleanup, Show } from 'solid-js'
import type { NameSort } from '#language/answers/name-sort'
import { marks } from '#page/state/focus/focus'
import { Icon } from '#page/ui/icon'
import { OfferNote } from './chip-notes'
import { itemOf } from '../form'
import type { NameEntry } from './name-entry'
import { offerPlace } from './offer-place'
import '#page/workbench/answer/steps/step-rows.css'

export function ChipOffer(props: {
  /** Prefix of the ids of the list and its options. */
  id: string
  title: string
  sort: NameSort
  entry: NameEntry
  /** The line of chips and field to which the list is attached. */
  row: HTMLElement
  /** Reads every signal that changes the height of the field, for tracking. */
  track: () => void
  chosen: (name: string) => void
}) {
  const app = useApp()
  let list!: HTMLDivElement
  const offers = props.entry.offers
  const [place, setPlace] = createSignal<Record<string, string>>({})
  const settle = (): void => void setPlace(offerPlace(app, props.row))
  createEffect(() => {
    props.track()
    settle()
  })
  addEventListener('scroll', settle, { capture: true, passive: true })
  addEventListener('resize', settle)
  onCleanup(() => {
    removeEventListener('scroll', settle, { capture: true })
    removeEventListener('resize', settle)
  })
  createEffect(on(offers.found, () => (list.scrollTop = 0)))
  createEffect(
    on(offers.active, at => {
      if (at >= 0) list.children[at]?.scrollIntoView({ block: 'nearest' })
    }),
  )
  return (
    <div class="offer stack clipped mt-4 border-strong round" data-part="offer" style={place()}>
      <div
        ref={list}
        class="offer-list scroll-y contained"
        data-part="offer-list"
        role="listbox"
        id={`${props.id}-list`}
        aria-label={props.title}
      >
        <For each={offers.names()}>
          {(each, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
            <div
              role="option"
              tabIndex={-1}
              id={`${props.id}-${at()}`}
              aria-selected={offers.active() === at()}
              {...(props.sort === 'action' ? marks.action(each.name) : marks.fact(each.name))}
              // The field keeps the focus.
              onMouseDown={event => event.preventDefault()}
              onClick={() => props.chosen(each.name)}
            >
              <code class="text-13 break-anywhere">{each.name}</code>
              <span class="ink-faint">{each.english}</span>
              <Show when={props.entry.has(each.name)}>
                <Icon name="check" size={13} />
              </Show>
            </div>
          )}
        </For>
      </div>
      <p class="offer-note note rigid line-18 border-top">
        <OfferNote
          found={offers.found()}
          typed={props.entry.typed()}
          isName={itemOf(props.entry.typed()) !== undefined}
          shown={offers.names().length}
        />
      </p>
    </div>
  )
}
