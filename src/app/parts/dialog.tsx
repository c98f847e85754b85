// A dialog in the browser's own element: it keeps the focus inside and closes with Esc.

import { type JSX, onMount } from 'solid-js'

export function Dialog(props: {
  label: string
  class?: string
  close: () => void
  children: JSX.Element
}) {
  let element!: HTMLDialogElement
  onMount(() => element.showModal())
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes it, by the element itself
    <dialog
      ref={element}
      class={`dialog ${props.class ?? ''}`}
      aria-label={props.label}
      onClose={() => props.close()}
      onClick={event => {
        // A click on the backdrop is a click on the dialog itself.
        if (event.target === element) element.close()
      }}
    >
      {props.children}
    </dialog>
  )
}
