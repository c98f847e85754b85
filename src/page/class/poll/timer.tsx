// The remaining time for thinking, visible to all.

import { createSignal, onCleanup, Show } from 'solid-js'
import './poll.css'

/** `ends`: milliseconds since 1970; null if no timer is running. */
export function TimeLeft(props: { ends: number | null }) {
  return (
    <Show when={props.ends} keyed>
      {ends => <Running ends={ends} />}
    </Show>
  )
}

function Running(props: { ends: number }) {
  const left = (): number => Math.max(0, Math.ceil((props.ends - Date.now()) / 1000))
  const [seconds, setSeconds] = createSignal(left())
  const timer = setInterval(() => setSeconds(left()), 250)
  onCleanup(() => clearInterval(timer))
  return (
    <p class="time-left numbers" data-over={seconds() === 0 ? '' : undefined}>
      <Show when={seconds() > 0} fallback={<span role="status">Time is up</span>}>
        <span role="timer">
          {Math.floor(seconds() / 60)}:{String(seconds() % 60).padStart(2, '0')}
        </span>
      </Show>
    </p>
  )
}
