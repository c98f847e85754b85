// A choice with its label above it.

import { createEffect, For } from 'solid-js'
import './field.css'

export function Field(props: {
  label: string
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
    <label class="class-field">
      <span>{props.label}</span>
      <select ref={select} onChange={event => props.set(event.currentTarget.value)}>
        <For each={props.options}>
          {([value, title]) => (
            <option value={value} selected={value === props.value}>
              {title}
            </option>
          )}
        </For>
      </select>
    </label>
  )
}
