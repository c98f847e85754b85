// A dialog with its title above, and a body that scrolls in a low window; and framed lists of choices for its body.

import type { JSX } from 'solid-js'
import { IconButton } from '#page/ui/button'
import { Dialog } from './dialog'
import './titled-dialog.css'

export function TitledDialog(props: { title: string; class?: string; close: () => void; children: JSX.Element }) {
  return (
    <Dialog label={props.title} class={`titled-dialog ${props.class ?? ''}`} close={() => props.close()}>
      <header class="dialog-head">
        <h2>{props.title}</h2>
        <IconButton icon="x" label="Close" onClick={() => props.close()} />
      </header>
      <div class="titled-dialog-body">{props.children}</div>
    </Dialog>
  )
}

/** The subject of a dialog, with a short note. */
export const DialogTopic = (props: { title: string; note: string }) => (
  <p class="dialog-topic">
    <strong>{props.title}</strong>
    <span class="faint">{props.note}</span>
  </p>
)

/** Choices in rows with framed labels. */
export const DialogChoices = (props: { legend: string; disabled?: boolean; children: JSX.Element }) => (
  <fieldset class="dialog-choices" disabled={props.disabled}>
    <legend>{props.legend}</legend>
    {props.children}
  </fieldset>
)

/** A choice in a row: a radio button if it has a `group`, else a checkbox. */
export function DialogChoice(props: {
  title: string
  note: JSX.Element
  checked: boolean
  group?: string
  disabled?: boolean
  change?: (on: boolean) => void
}) {
  return (
    <label class="dialog-choice" classList={{ off: props.disabled && !props.checked }}>
      <input
        type={props.group === undefined ? 'checkbox' : 'radio'}
        name={props.group}
        checked={props.checked}
        disabled={props.disabled}
        onChange={event => props.change?.(event.currentTarget.checked)}
      />
      <span>{props.title}</span>
      <span class="faint">{props.note}</span>
    </label>
  )
}
