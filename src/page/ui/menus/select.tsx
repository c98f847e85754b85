// A select with a few values, or all of them.

import { createEffect, Index, Show } from 'solid-js'
import { Icon } from '../icon'

export interface Choice<Value extends string = string> {
  readonly label: string
  readonly value: Value
  readonly set: (value: Value) => void
  readonly options: readonly (readonly [value: Value, title: string])[]
}

/** With `all`, a `value` of '' means all. */
export function Select<Value extends string>(
  props: Choice<Value> & { readonly all?: string; readonly class?: string },
) {
  return (
    <div class={`select ${props.all !== undefined && props.value !== '' ? 'narrowed ' : ''}${props.class ?? ''}`}>
      <SelectElement {...props} name={props.label} />
    </div>
  )
}

/** The `select` element: labelled by `name`, or by the label of its `id`. */
export function SelectElement<Value extends string>(
  props: Choice<Value> & { readonly all?: string; readonly name?: string; readonly id?: string },
) {
  let select!: HTMLSelectElement
  // If the options arrive after the value, the browser has selected another one.
  createEffect(() => {
    if (props.options.some(([value]) => value === props.value)) select.value = props.value
  })
  return (
    <>
      <select
        ref={select}
        id={props.id}
        aria-label={props.name}
        value={props.value}
        onChange={event => props.set(event.currentTarget.value as Value)}
      >
        <Show when={props.all !== undefined}>
          <option value="">{props.all}</option>
        </Show>
        {/* By index: options that are made again must not close the open list. */}
        <Index each={props.options}>
          {option => (
            <option value={option()[0]} selected={option()[0] === props.value}>
              {option()[1]}
            </option>
          )}
        </Index>
      </select>
      <Icon name="chevron-down" size={13} />
    </>
  )
}
