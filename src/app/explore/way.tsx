// The way from the initial state: every step taken and those that follow in a watched sequence, with the keys of a
// player.

import { createEffect, createSignal, For, on, onCleanup, Show } from 'solid-js'
import { marks } from '../focus'
import { counted } from '../naming'
import { Icon } from '../parts/icon'
import { stepping } from '../stepping'

/** Milliseconds a state is shown while playing. */
const BEAT = 900

export function Way() {
  const walk = stepping.walk
  const [playing, setPlaying] = createSignal(false)
  let list!: HTMLOListElement
  createEffect(
    on([playing, () => walk().at], ([on]) => {
      if (!on) return
      if (walk().at >= walk().sequence.length) {
        setPlaying(false)
        return
      }
      const timer = setTimeout(() => stepping.goTo(walk().at + 1), BEAT)
      onCleanup(() => clearTimeout(timer))
    }),
  )
  createEffect(
    on([() => walk().at, () => walk().sequence], ([at]) => {
      list?.children[at]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }),
  )
  const play = (): void => {
    if (walk().at >= walk().sequence.length) stepping.goTo(0)
    setPlaying(now => !now)
  }
  return (
    <section class="way" aria-label="The way here">
      <div class="way-tools" role="toolbar" aria-label="Steps">
        <button
          type="button"
          class="icon-button"
          aria-label="To the start"
          title="To the start"
          disabled={walk().at === 0}
          onClick={() => stepping.goTo(0)}
        >
          <Icon name="skip-back" size={15} />
        </button>
        <button
          type="button"
          class="icon-button"
          aria-label="One step back"
          title="One step back ([)"
          disabled={walk().at === 0}
          onClick={() => stepping.goTo(walk().at - 1)}
        >
          <Icon name="chevron-left" />
        </button>
        <button
          type="button"
          class="icon-button"
          aria-label={playing() ? 'Pause' : 'Play'}
          title={playing() ? 'Pause' : 'Play'}
          disabled={walk().sequence.length === 0}
          onClick={play}
        >
          <Icon name={playing() ? 'pause' : 'play'} size={15} />
        </button>
        <button
          type="button"
          class="icon-button"
          aria-label="One step on"
          title="One step on (])"
          disabled={walk().at >= walk().sequence.length}
          onClick={() => stepping.goTo(walk().at + 1)}
        >
          <Icon name="chevron-right" />
        </button>
        <button
          type="button"
          class="icon-button"
          aria-label="To the end"
          title="To the end"
          disabled={walk().at >= walk().sequence.length}
          onClick={() => stepping.goTo(walk().sequence.length)}
        >
          <Icon name="skip-forward" size={15} />
        </button>
        <span class="way-title numbers">
          {walk().at === 0 ? 'Initial state' : `After ${counted(walk().at, 'step')}`}
          <Show when={walk().sequence.length > walk().at}>
            {' '}
            <span class="faint">of {walk().sequence.length}</span>
          </Show>
        </span>
        <span class="spacer" />
        <button
          type="button"
          class="button small quiet"
          disabled={walk().at === 0}
          onClick={() => stepping.undo()}
        >
          <Icon name="undo-2" size={14} />
          Undo
        </button>
        <button
          type="button"
          class="button small quiet"
          disabled={walk().sequence.length === 0}
          onClick={() => stepping.reset()}
        >
          Reset
        </button>
      </div>
      <Show when={walk().title}>
        <p class="way-watched">
          <Icon name="eye" size={14} />
          Watching {walk().title}
        </p>
      </Show>
      <ol class="way-steps" ref={list}>
        <li>
          <button
            type="button"
            aria-current={walk().at === 0 ? 'step' : undefined}
            onClick={() => stepping.goTo(0)}
          >
            start
          </button>
        </li>
        <For each={walk().sequence}>
          {(action, index) => (
            <li classList={{ ahead: index() >= walk().at }}>
              <button
                type="button"
                aria-current={walk().at === index() + 1 ? 'step' : undefined}
                title={`Step ${index() + 1} (index ${index()})`}
                onClick={() => stepping.goTo(index() + 1)}
                {...marks.step(index(), action)}
              >
                <span class="numbers">{index() + 1}</span>
                <code>{action}</code>
              </button>
            </li>
          )}
        </For>
      </ol>
    </section>
  )
}
