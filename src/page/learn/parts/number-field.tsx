// A number field with step buttons; infinity is allowed, for an unreachable goal.

import { createEffect, createSignal, on, Show } from 'solid-js'
import { IconButton } from '#page/ui/button'
import type { FieldProps } from './field'
import './parts.css'

/** Maximum number of digits. */
const LONGEST = 15

/** Parses a number; null if the text is not one. */
export function numberIn(text: string): number | null {
  const plain = text.trim().replace(/(\d)[,\u202f\u00a0 ](?=\d{3}\b)/g, '$1')
  if (/^(?:infinity|infinite|inf|∞)$/i.test(plain)) return Number.POSITIVE_INFINITY
  if (plain.length > LONGEST || !/^-?\d+(?:\.\d+)?$/.test(plain)) return null
  return Number(plain)
}

const textOf = (value: number): string => (value === Number.POSITIVE_INFINITY ? 'infinite' : String(value))

export function NumberField(
  props: FieldProps & {
    /** The accessible name, if no element labels the field. */
    label?: string
    /** True for a field that fits into a table cell. */
    small?: boolean
  },
) {
  const [text, setText] = createSignal('')
  createEffect(
    on(
      () => props.value,
      value => {
        if (typeof value === 'number' && numberIn(text()) !== value) setText(textOf(value))
        else if (value === null && numberIn(text()) !== null) setText('')
      },
    ),
  )
  const put = (next: string): void => {
    setText(next)
    props.change(numberIn(next))
  }
  const step = (by: 1 | -1): void => {
    const now = numberIn(text())
    put(String(Math.max(0, (now !== null && Number.isFinite(now) ? now : by > 0 ? -1 : 1) + by)))
  }
  const isUnread = () => text().trim() !== '' && numberIn(text()) === null
  const name = () =>
    props.label === undefined ? { 'aria-labelledby': props.labelledBy } : { 'aria-label': props.label }
  return (
    <div class="flex-row wrap gap-4" classList={{ 'number-small': props.small === true }}>
      <IconButton
        icon="minus"
        iconSize={15}
        label="One less"
        tabIndex={-1}
        disabled={props.locked}
        onClick={() => step(-1)}
      />
      <input
        class="number-text pad-0-10 bg-card border-edge round numbers"
        data-part="number-text"
        type="text"
        inputmode="decimal"
        autocomplete="off"
        size={props.small === true ? 4 : 8}
        id={props.id}
        {...name()}
        aria-invalid={isUnread()}
        aria-describedby={isUnread() ? `${props.id}-note` : undefined}
        disabled={props.locked}
        value={text()}
        onInput={event => put(event.currentTarget.value)}
        onKeyDown={event => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
          event.preventDefault()
          step(event.key === 'ArrowUp' ? 1 : -1)
        }}
      />
      <IconButton
        icon="plus"
        iconSize={15}
        label="One more"
        tabIndex={-1}
        disabled={props.locked}
        onClick={() => step(1)}
      />
      <Show when={isUnread()}>
        <span class="number-note ink-delete" id={`${props.id}-note`}>
          A number is needed, such as 12.
        </span>
      </Show>
    </div>
  )
}
