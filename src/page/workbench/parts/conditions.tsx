// The conditions of a pane other than ready: empty, working, problem. Each offers a next step.

import { createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js'
import { duration } from '#page/ui/naming'
import { Icon, type IconName } from '#page/ui/icon'
import { Button } from '#page/ui/button'
import { Prose } from './prose'
import './parts.css'

export function Empty(props: { icon: IconName; title: string; children?: JSX.Element }) {
  return (
    <div class="condition">
      <span class="condition-icon">
        <Icon name={props.icon} size={22} />
      </span>
      <h3>{props.title}</h3>
      {props.children}
    </div>
  )
}

/** Milliseconds after which work is shown: quick work does not flicker. */
const DELAY = 150

/**
 * Shows what is computed, for how long, and a Stop button. Appears only after a delay, so that quick work does not
 * flicker.
 */
export function Working(props: {
  what: string
  /** When the work began, if before this component was mounted. */
  startedAt?: number
  stop?: () => void
  /** Progress from 0 to 1, if known. */
  share?: number | undefined
  compact?: boolean
}) {
  const shownAt = performance.now()
  const [now, setNow] = createSignal(shownAt)
  onMount(() => {
    // Soon after the delay, then seldom: each time is painted.
    const soon = setTimeout(() => setNow(performance.now()), DELAY + 50)
    const timer = setInterval(() => setNow(performance.now()), 1_000)
    onCleanup(() => {
      clearTimeout(soon)
      clearInterval(timer)
    })
  })
  const elapsed = () => now() - (props.startedAt ?? shownAt)
  return (
    <div class={props.compact ? 'working working-compact' : 'condition working'} data-part="working" role="status">
      <Show when={elapsed() > DELAY}>
        <span class="working-bar" classList={{ known: props.share !== undefined }} aria-hidden="true">
          <i style={props.share === undefined ? {} : { width: `${props.share * 100}%` }} />
        </span>
        <p>
          {props.what}
          <span class="numbers working-time" aria-hidden="true">
            {' '}
            {duration(elapsed())}
          </span>
        </p>
        <Show when={props.stop}>
          <Button small icon="circle-stop" onClick={() => props.stop?.()}>
            Stop
            <kbd>Esc</kbd>
          </Button>
        </Show>
      </Show>
    </div>
  )
}

export function Problem(props: {
  title: string
  message: string
  again?: () => void
  /** Label of the retry button, if not the default. */
  label?: string
  children?: JSX.Element
}) {
  return (
    <div class="condition problem" role="alert">
      <span class="condition-icon">
        <Icon name="triangle-alert" size={22} />
      </span>
      <h3>{props.title}</h3>
      <p>
        <Prose text={props.message} />
      </p>
      {props.children}
      <Show when={props.again}>
        <Button small icon="rotate-ccw" onClick={() => props.again?.()}>
          {props.label ?? 'Try again'}
        </Button>
      </Show>
    </div>
  )
}
