// The player for the steps of a walk, used wherever steps are shown.

import { For } from 'solid-js'
import { PlayerButton } from '#page/workbench/parts/player-button'
import { speeds } from '#page/state/session/stepping'
import { useApp } from '#page/state/use-app'
import './player.css'

export function Player() {
  const { stepping } = useApp()
  const walk = stepping.walk
  const atStart = () => walk().at === 0
  const atEnd = () => walk().at >= walk().sequence.length
  const play = () => (stepping.playing() ? 'Pause' : atEnd() && !atStart() ? 'Play again' : 'Play')
  return (
    <div class="flex-row">
      <PlayerButton icon="skip-back" label="To the start" disabled={atStart()} run={() => stepping.goTo(0)} />
      <PlayerButton
        icon="chevron-left"
        label="Previous step"
        chord="["
        disabled={atStart()}
        run={() => stepping.goTo(walk().at - 1)}
      />
      <PlayerButton
        icon={stepping.playing() ? 'pause' : play() === 'Play' ? 'play' : 'rotate-ccw'}
        label={play()}
        chord={stepping.playing() ? 'Space' : '.'}
        disabled={walk().sequence.length === 0}
        run={() => stepping.play()}
      />
      <PlayerButton
        icon="chevron-right"
        label="Next step"
        chord="]"
        disabled={atEnd()}
        run={() => stepping.goTo(walk().at + 1)}
      />
      <PlayerButton
        icon="skip-forward"
        label="To the end"
        disabled={atEnd()}
        run={() => stepping.goTo(walk().sequence.length)}
      />
      <label class="player-speed" title="How fast it plays">
        <span class="unseen">Speed</span>
        <select
          class="numbers ink-soft text-small round pointer"
          value={String(stepping.speed())}
          onChange={event => stepping.setSpeed(Number(event.currentTarget.value))}
        >
          <For each={speeds}>{speed => <option value={String(speed)}>{speed}×</option>}</For>
        </select>
      </label>
    </div>
  )
}
