// A row of tabs with the standard keys: arrows, Home, End.

import { Index } from 'solid-js'
import { Icon, type IconName } from './icon'
import './tabs.css'

export interface Tab<Id extends string> {
  readonly id: Id
  readonly title: string
  readonly icon?: IconName
  /** A short count or word next to the title. */
  readonly note?: string | undefined
}

export function Tabs<Id extends string>(props: {
  label: string
  tabs: readonly Tab<Id>[]
  chosen: Id
  choose: (id: Id) => void
  /** Prefix of the ids of tabs; the panel's id is `<prefix>-panel`. */
  prefix: string
  look?: 'tabs' | 'segments'
}) {
  const move = (event: KeyboardEvent): void => {
    const at = props.tabs.findIndex(tab => tab.id === props.chosen)
    const last = props.tabs.length - 1
    const to =
      event.key === 'ArrowRight'
        ? (at + 1) % (last + 1)
        : event.key === 'ArrowLeft'
          ? (at + last) % (last + 1)
          : event.key === 'Home'
            ? 0
            : event.key === 'End'
              ? last
              : -1
    const tab = props.tabs[to]
    if (!tab) return
    event.preventDefault()
    props.choose(tab.id)
    document.getElementById(`${props.prefix}-${tab.id}`)?.focus()
  }
  return (
    <div class={props.look ?? 'tabs'} role="tablist" aria-label={props.label} onKeyDown={move}>
      {/* By index: a tab stays under the pointer when its note changes. */}
      <Index each={props.tabs}>
        {tab => (
          <button
            type="button"
            role="tab"
            id={`${props.prefix}-${tab().id}`}
            aria-selected={props.chosen === tab().id}
            aria-controls={`${props.prefix}-panel`}
            title={tab().icon && tab().title}
            tabindex={props.chosen === tab().id ? 0 : -1}
            onClick={() => props.choose(tab().id)}
          >
            {tab().icon && <Icon name={tab().icon!} size={15} />}
            <span>{tab().title}</span>
            {tab().note && <span class="tab-note numbers">{tab().note}</span>}
          </button>
        )}
      </Index>
    </div>
  )
}
