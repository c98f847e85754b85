// Hands a sequence to the stage, which plays it at once; the button names the sequence.

import { Show } from 'solid-js'
import { counted } from '#page/ui/naming'
import { Icon } from '#page/ui/icon'
import { mayShow } from '#page/state/seals/held'
import { useApp } from '#page/state/use-app'
import './watch.css'

/** `what` names the sequence in the middle of a sentence: "the plan that avoids (on c3)". */
export function Watch(props: {
  sequence: readonly string[]
  what: string
  /** Steps that only lead to where what is shown begins. */
  from?: number
}) {
  const { stepping, held } = useApp()
  const count = () => props.sequence.length - (props.from ?? 0)
  return (
    <Show when={mayShow(held, 'state')}>
      <button
        type="button"
        class="button small watch"
        onClick={() => stepping.watch([...props.sequence], props.what, props.from ?? 0)}
      >
        <Icon name="play" size={12} />
        {count() === 0
          ? `Show the state: ${props.what}`
          : `Watch ${props.what}: ${counted(count(), 'step')}`}
      </button>
    </Show>
  )
}
