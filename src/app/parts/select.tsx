// A choice among a few values, or all of them.

import { createEffect, For } from 'solid-js'
import { Icon } from './icon'

/** `value` is '' where nothing is narrowed down, which `all` stands for. */
export function Select(props: {
  label: string
  all: string
  value: string
  set: (value: string) => void
  options: readonly (readonly [value: string, title: string])[]
}) {
  let select!: HTMLSelectElement
  // Where the options come later than the value, the browser has chosen another meanwhile.
  createEffect(() => {
    if (props.options.some(([value]) => value === props.value)) select.value = props.value
  })
  return (
    <div class="select" classList={{ narrowed: props.value !== '' }}>
      <select
        ref={select}
        aria-label={props.label}
        value={props.value}
        onChange={event => props.set(event.currentTarget.value)}
      >
        <option value="">{props.all}</option>
        <For each={props.options}>
          {([value, title]) => (
            <option value={value} selected={value === props.value}>
              {title}
            </option>
          )}
        </For>
      </select>
      <Icon name="chevron-down" size={13} />
    </div>
  )
}
