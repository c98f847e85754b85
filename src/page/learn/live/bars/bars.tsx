// The distance to the goal after each applicable action, as bars next to the current distance.

import { createEffect, createMemo, For, Show } from 'solid-js'
import type { AfterEach } from '#teaching/views/after-each'
import { marks } from '#page/state/focus/focus'
import { Icon, type IconName } from '#page/ui/icon'
import type { LiveProps } from '../live-props'
import { Asked } from '../parts/asked'
import { createWords, type Words } from '../parts/words'
import { inBackground } from '#page/browser/background'
import './bars.css'

export function BarsLive(props: LiveProps) {
  const words = createWords(props)
  return (
    <Asked
      what="measuring how far the goal is after each action"
      about={props.open ? props.world.source : null}
      ask={api => api.teaching.afterEach(props.world.source, props.part.at)}
    >
      {found => <Bars found={found()} words={words} />}
    </Asked>
  )
}

/** The effect of an action on the distance; `best`: it starts a cheapest plan. */
interface Verdict {
  readonly kind: 'best' | 'not' | 'lost' | 'unknown'
  readonly icon: IconName
  readonly text: string
}

function verdictOn(now: number | null, after: number | null, cost: number): Verdict {
  if (after === null || now === null) return { kind: 'unknown', icon: 'hourglass', text: 'not known within the limits' }
  if (after === Number.POSITIVE_INFINITY) return { kind: 'lost', icon: 'x', text: 'the goal is out of reach for good' }
  if (now === Number.POSITIVE_INFINITY || after + cost === now)
    return { kind: 'best', icon: 'check', text: 'begins a cheapest plan' }
  const change = after - now
  const far = change === 0 ? 'as far as before' : change < 0 ? `${-change} nearer` : `${change} farther`
  const paid = change < 0 ? `, but the action costs ${cost}` : ''
  return { kind: 'not', icon: 'minus', text: `${far}${paid}` }
}

function Bars(props: { found: AfterEach; words: Words }) {
  createEffect(() =>
    inBackground(
      props.words.want(
        [],
        props.found.rows.map(row => row.action),
      ),
    ),
  )
  const most = createMemo(() =>
    [props.found.now ?? 0, ...props.found.rows.map(row => row.after ?? 0)]
      .filter(Number.isFinite)
      .reduce((a, b) => Math.max(a, b), 1),
  )
  const share = (value: number | null): number => (value === null ? 0 : Math.min(1, value / most()) * 100)
  return (
    <table class="live-bars full-width collapsed">
      <caption>
        How far the goal is after each action; now it is{' '}
        <strong class="numbers">{distanceLabel(props.found.now)}</strong>
      </caption>
      <thead class="unseen">
        <tr>
          <th scope="col">Action</th>
          <th scope="col">Goal distance after it</th>
          <th scope="col">What that means</th>
        </tr>
      </thead>
      <tbody style={{ '--now': `${share(props.found.now)}%` }}>
        <For each={props.found.rows}>
          {row => {
            const verdict = () => verdictOn(props.found.now, row.after, row.cost)
            return (
              <tr classList={{ 'live-best': verdict().kind === 'best' }}>
                <th scope="row" {...marks.action(row.action)}>
                  <code>{row.action}</code>
                  <Show when={props.words.action(row.action)}>
                    {english => <span class="live-bar-text block ink-soft">{english()}</span>}
                  </Show>
                </th>
                <td class="live-bar-cell">
                  <span class="live-bar-track inline-block relative" aria-hidden="true">
                    <i
                      classList={{ 'live-bar-lost': verdict().kind === 'lost' }}
                      style={{ width: `${verdict().kind === 'lost' ? 100 : share(row.after)}%` }}
                    />
                  </span>
                  <strong class="numbers inline-block">{distanceLabel(row.after)}</strong>
                </td>
                <td class="live-bar-verdict">
                  <Icon name={verdict().icon} size={14} />
                  {verdict().text}
                </td>
              </tr>
            )
          }}
        </For>
      </tbody>
    </table>
  )
}

const distanceLabel = (distance: number | null): string =>
  distance === null ? 'not known' : Number.isFinite(distance) ? String(distance) : 'infinite'
