// The keys of a player over the steps of a walk, the same wherever steps are shown.

import { For } from 'solid-js'
import { Icon } from '../../parts/icon'
import { speeds } from '../../state/stepping'
import { useApp } from '../../state/use-app'
import './player.css'

export function Player() {
  const { stepping } = useApp()
  const walk = stepping.walk
  const atStart = () => walk().at === 0
  const atEnd = () => walk().at >= walk().sequence.length
  const play = () => (stepping.playing() ? 'Pause' : atEnd() && !atStart() ? 'Play again' : 'Play')
  return (
    <div class="player">
      <button
        type="button"
        class="icon-button"
        aria-label="To the start"
        title="To the start"
        disabled={atStart()}
        onClick={() => stepping.goTo(0)}
      >
        <Icon name="skip-back" size={15} />
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label="Previous step"
        title="Previous step ([)"
        disabled={atStart()}
        onClick={() => stepping.goTo(walk().at - 1)}
      >
        <Icon name="chevron-left" />
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label={play()}
        title={`${play()} (${stepping.playing() ? 'Space' : '.'})`}
        disabled={walk().sequence.length === 0}
        onClick={() => stepping.play()}
      >
        <Icon
          name={stepping.playing() ? 'pause' : play() === 'Play' ? 'play' : 'rotate-ccw'}
          size={15}
        />
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label="Next step"
        title="Next step (])"
        disabled={atEnd()}
        onClick={() => stepping.goTo(walk().at + 1)}
      >
        <Icon name="chevron-right" />
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label="To the end"
        title="To the end"
        disabled={atEnd()}
        onClick={() => stepping.goTo(walk().sequence.length)}
      >
        <Icon name="skip-forward" size={15} />
      </button>
      <label class="player-speed" title="How fast it plays">
        <span class="unseen">Speed</span>
        <select
          class="numbers"
          value={String(stepping.speed())}
          onChange={event => stepping.setSpeed(Number(event.currentTarget.value))}
        >
          <For each={speeds}>{speed => <option value={String(speed)}>{speed}×</option>}</For>
        </select>
      </label>
    </div>
  )
}
