// A dialog based on the `dialog` element: it keeps the focus inside and closes with Esc.

import { type JSX, onMount } from 'solid-js'
import './dialog.css'

export function Dialog(props: { label: string; class?: string; close: () => void; children: JSX.Element }) {
  let element!: HTMLDialogElement
  let over = false
  // Immediately, not with the `close` event, which comes a task later: a key pressed in between must reach the page.
  const end = (): void => {
    if (over) return
    over = true
    element.close()
    props.close()
  }
  onMount(() => {
    element.showModal()
    // The first control is the Close button: the focus starts on the dialog instead.
    if (document.activeElement?.getAttribute('aria-label') === 'Close') element.focus()
  })
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes it, by the element itself
    <dialog
      ref={element}
      tabIndex={-1}
      class={`dialog ${props.class ?? ''}`}
      aria-label={props.label}
      onCancel={event => {
        event.preventDefault()
        end()
      }}
      onClose={end}
      onClick={event => {
        // A click on the backdrop is reported on the dialog itself.
        if (event.target === element) end()
      }}
    >
      {props.children}
    </dialog>
  )
}
