// Keys as keycaps.

import { For } from 'solid-js'
import { keycaps } from '#page/browser/chords'
import './parts.css'
import { useFeature } from '#page/state/use-app'
import { createCommands } from '#page/state/commands/commands'

export function Keys(props: { chord: string }) {
  return (
    <span class="keys">
      <For each={keycaps(props.chord)}>{part => <kbd>{part}</kbd>}</For>
    </span>
  )
}

/** The first key of a command, if it has one. */
export function CommandKeys(props: { command: string }) {
  const { commandNamed } = useFeature(createCommands)
  const chord = () => commandNamed(props.command).keys?.[0]
  return <>{chord() && <Keys chord={chord()!} />}</>
}
