// Renders its children in a separate task, after their surroundings.

import { createSignal, type JSX, Show } from 'solid-js'
import { nextTurn } from '#page/browser/turns'
import { inBackground } from '#page/browser/background'

/** `meanwhile` is shown until then. */
export function Later(props: { meanwhile?: JSX.Element; children: JSX.Element }) {
  const [isDue, setDue] = createSignal(false)
  inBackground(nextTurn().then(() => setDue(true)))
  return (
    <Show when={isDue()} fallback={props.meanwhile}>
      {props.children}
    </Show>
  )
}
