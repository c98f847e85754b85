// What is drawn in a task of its own, after what is next to it.

import { createSignal, type JSX, Show } from 'solid-js'
import { nextTurn } from '#page/browser/turns'
import { inBackground } from '#page/browser/background'

/** `meanwhile` takes its room until then. */
export function Later(props: { meanwhile?: JSX.Element; children: JSX.Element }) {
  const [isDue, setDue] = createSignal(false)
  inBackground(nextTurn().then(() => setDue(true)))
  return (
    <Show when={isDue()} fallback={props.meanwhile}>
      {props.children}
    </Show>
  )
}
