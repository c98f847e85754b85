// A button that shows a sequence on the stage and plays it; its label names the sequence.

import { Show } from 'solid-js'
import { counted } from '#page/ui/naming'
import { mayShow } from '#page/state/seals/held'
import { useApp } from '#page/state/use-app'
import { Button } from '#page/ui/button'
import './verdict.css'

/** `what` names the sequence within a sentence: "the plan that avoids (on c3)". */
export function Watch(props: {
  sequence: readonly string[]
  what: string
  /** Number of steps that only lead to the first relevant state. */
  from?: number
}) {
  const { stepping, held } = useApp()
  const count = () => props.sequence.length - (props.from ?? 0)
  return (
    <Show when={mayShow(held, 'state')}>
      <Button
        small
        icon="play"
        iconSize={12}
        class="watch ink-accent"
        data-part="watch"
        onClick={() => stepping.watch([...props.sequence], props.what, props.from ?? 0)}
      >
        {count() === 0 ? `Show the state: ${props.what}` : `Watch ${props.what}: ${counted(count(), 'step')}`}
      </Button>
    </Show>
  )
}
