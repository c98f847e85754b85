// A closed set on the stage, round by round: the initial facts, what each round adds, and the round that adds nothing;
// next to it the facts that are needed and stay missing.

import { createEffect, createMemo, For, on, Show } from 'solid-js'
import { PlayerButton } from '../parts/player-button'
import type { GrowingSet } from '#page/state/verdicts/growing/growing'
import { marks } from '#page/state/focus/focus'
import { Icon } from '#page/ui/icon'
import { Prose } from '../parts/prose'
import { closing, computedFrom, roundsOf } from '#page/state/verdicts/growing/rounds'
import { useApp } from '#page/state/use-app'
import { Button } from '#page/ui/button'
import './growing-pane.css'

export function GrowingPane(props: { growing: GrowingSet }) {
  const { growing } = useApp()
  let list!: HTMLOListElement
  const rounds = createMemo(() => roundsOf(props.growing.closed))
  const isClosed = () => growing.round() >= growing.last()
  const shown = () => rounds().slice(0, growing.round() + 1)
  const count = () => shown().reduce((sum, { facts }) => sum + facts.length, 0)
  createEffect(
    on(growing.round, () => queueMicrotask(() => list?.lastElementChild?.scrollIntoView({ block: 'nearest' }))),
  )
  return (
    <section class="growing stack grow" aria-label="A closed set">
      <div class="growing-tools flex-row gap-8 rigid bg-card border-bottom">
        <Player />
        <strong class="numbers" role="status">
          {isClosed() ? `Closed: ${count()} facts` : `${count()} facts`}
        </strong>
        <span class="spacer" />
        <Button small quiet icon="x" onClick={() => growing.close()}>
          Back to the state
        </Button>
      </div>
      <p class="growing-from rigid serif">
        <Prose text={computedFrom(props.growing.closed)} />
      </p>
      <Show when={props.growing.closed.missing.length > 0}>
        <p class="growing-wanted flex-row wrap gap-4-8 rigid text-small border-bottom" data-part="growing-wanted">
          <Icon name="star" size={14} />
          <span>Wanted:</span>
          <For each={props.growing.closed.missing.slice(0, 12)}>
            {fact => (
              <code class="fact" data-part="fact" {...marks.fact(fact)}>
                {fact}
              </code>
            )}
          </For>
          <span class="faint">{isClosed() ? 'missing for good' : 'not in the set yet'}</span>
        </p>
      </Show>
      <ol class="growing-rounds scroll-y grow" data-part="growing-rounds" ref={list}>
        <For each={shown()}>
          {(round, at) => (
            <li classList={{ fresh: at() === growing.round() && at() > 0 }}>
              <h3>{round.title}</h3>
              <p>
                <For each={round.facts}>
                  {fact => (
                    <code class="fact" data-part="fact" {...(fact.startsWith('(not ') ? {} : marks.fact(fact))}>
                      <Show when={at() > 0}>
                        <i aria-hidden="true">+</i>
                      </Show>
                      {fact}
                    </code>
                  )}
                </For>
              </p>
            </li>
          )}
        </For>
        <Show when={isClosed()}>
          <li class="growing-end" data-part="growing-end" role="status">
            <Icon name="shield-check" size={16} />
            <p>
              <Prose text={closing(props.growing.closed)} />
            </p>
          </li>
        </Show>
      </ol>
    </section>
  )
}

function Player() {
  const { growing } = useApp()
  const atStart = () => growing.round() === 0
  const atEnd = () => growing.round() >= growing.last()
  const play = () => (growing.playing() ? 'Pause' : atEnd() ? 'Play again' : 'Play')
  return (
    <div class="flex-row" role="toolbar" aria-label="Rounds">
      <PlayerButton
        icon="chevron-left"
        label="Previous round"
        disabled={atStart()}
        run={() => growing.goTo(growing.round() - 1)}
      />
      <PlayerButton
        icon={growing.playing() ? 'pause' : atEnd() ? 'rotate-ccw' : 'play'}
        label={play()}
        run={() => growing.play()}
      />
      <PlayerButton
        icon="chevron-right"
        label="Next round"
        disabled={atEnd()}
        run={() => growing.goTo(growing.round() + 1)}
      />
      <PlayerButton
        icon="skip-forward"
        label="To the end"
        disabled={atEnd()}
        run={() => growing.goTo(growing.last())}
      />
    </div>
  )
}
