// The path from the initial state: all steps taken and those that follow in a played sequence, with the controls of a
// player.

import { createEffect, createMemo, For, on, Show } from 'solid-js'
import { marks } from '#page/state/focus/focus'
import { counted, grouped } from '#page/ui/naming'
import { Icon } from '#page/ui/icon'
import { Player } from '../player'
import { useApp } from '#page/state/use-app'
import { Button } from '#page/ui/button'
import './way.css'

/** Maximum number of steps listed; in a longer path only the steps around the current one. */
const LISTED = 240

export function Way() {
  const { stepping, layout } = useApp()
  const walk = stepping.walk
  /** Without any step there is nothing to play, undo or list. */
  const isWalk = () => walk().sequence.length > 0
  return (
    <section class="way" aria-label="The way here">
      <WayTools isWalk={isWalk()} />
      <Show when={walk().title}>
        <p class="way-watched flex-row gap-6 ink-accent text-small" data-part="way-watched">
          <Icon name="eye" size={14} />
          <span>Watching {walk().title}</span>
          <Show when={stepping.playing()}>
            <span class="faint">
              {layout.touch() ? 'A tap on the picture pauses' : 'Space, Escape or a click on the picture pauses'}
            </span>
          </Show>
        </p>
      </Show>
      <Show when={!isWalk() && layout.room() !== 'narrow'}>
        <p class="way-none ink-faint">Each step you take appears here.</p>
      </Show>
      <WaySteps hidden={!isWalk()} />
    </section>
  )
}

function WayTools(props: { isWalk: boolean }) {
  const { stepping, undoing } = useApp()
  const walk = stepping.walk
  return (
    <div class="way-tools flex-row" role="toolbar" aria-label="Steps">
      <Show when={props.isWalk}>
        <Player />
      </Show>
      <span class="way-title weight-560 numbers" data-part="way-title">
        {walk().at === 0 ? 'Initial state' : `After ${counted(walk().at, 'step')}`}
        <Show when={walk().sequence.length > walk().at}>
          {' '}
          <span class="faint weight-400">of {walk().sequence.length}</span>
        </Show>
      </span>
      <span class="spacer" />
      <Show when={props.isWalk}>
        <Button small quiet icon="undo-2" disabled={walk().at === 0} onClick={() => stepping.undo()}>
          Undo
        </Button>
        <Button
          small
          quiet
          class="way-reset"
          disabled={walk().sequence.length === 0}
          onClick={() => undoing.resetWalk()}
        >
          Reset
        </Button>
      </Show>
    </div>
  )
}

/** The steps of the path, each a button that moves there. */
export function WaySteps(props: {
  hidden: boolean
  /** Number of steps to skip, if a lesson starts further on. */
  from?: number
}) {
  const { stepping } = useApp()
  const walk = stepping.walk
  let list: HTMLOListElement | undefined
  const start = () => props.from ?? 0
  /** The first listed step; moved by half the list's length at a time, so that most steps do not move the list. */
  const first = createMemo(() => {
    const half = LISTED / 2
    return Math.max(start(), (Math.floor(walk().at / half) - 1) * half)
  })
  const listed = createMemo(() => walk().sequence.slice(first(), first() + LISTED))
  const rest = () => walk().sequence.length - first() - LISTED
  createEffect(
    on([() => walk().at, listed], () => {
      // Scrolling forces a layout, so an empty list skips it.
      if (listed().length > 0)
        list?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }),
  )
  return (
    <ol class="way-steps" data-edged="card" data-part="way-steps" ref={list} hidden={props.hidden}>
      <li>
        <button
          type="button"
          aria-current={walk().at === start() ? 'step' : undefined}
          onClick={() => stepping.goTo(start())}
        >
          start
        </button>
      </li>
      <Show when={first() > start()}>
        <li class="way-beyond text-12 faint numbers">{grouped(first() - start())} before</li>
      </Show>
      <For each={listed()}>
        {(action, place) => {
          const index = () => first() + place()
          const number = () => index() + 1 - start()
          return (
            <li data-ahead={index() >= walk().at ? '' : undefined} classList={{ ahead: index() >= walk().at }}>
              <button
                type="button"
                aria-current={walk().at === index() + 1 ? 'step' : undefined}
                title={`Step ${number()} (index ${number() - 1})`}
                onClick={() => stepping.goTo(index() + 1)}
                {...marks.step(index(), action)}
              >
                <span class="numbers">{number()}</span>
                <code>{action}</code>
              </button>
            </li>
          )
        }}
      </For>
      <Show when={rest() > 0}>
        <li class="way-beyond text-12 faint numbers">{grouped(rest())} more</li>
      </Show>
    </ol>
  )
}
