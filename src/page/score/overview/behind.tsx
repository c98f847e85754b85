// A figure as a link to the rows behind it.

import { type JSX, Show } from 'solid-js'
import type { Chosen, ToRows } from './reach'
import '#page/score/overview/charts/breakdown.css'

/** A link to the rows behind a figure; plain if there are none. */
export function Behind(props: { toRows: ToRows; chosen: Chosen; count: number; children: JSX.Element }) {
  return (
    <Show when={props.count > 0 && props.toRows} fallback={<span>{props.children}</span>}>
      {toRows => (
        <a class="to-rows round-2" href={toRows()(props.chosen)}>
          {props.children}
        </a>
      )}
    </Show>
  )
}
