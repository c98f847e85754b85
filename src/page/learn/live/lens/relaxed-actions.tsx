// The preconditions and effects of each action in the delete relaxation, from which every heuristic can be computed by
// hand.

import { For, Show } from 'solid-js'
import type { RelaxedView } from '#questions/views/search/search-data'
import { costWord } from '#page/stage/search/words/sentences'
import { marks } from '#page/state/focus/focus'
import { counted, grouped } from '#page/ui/naming'
import { Fold } from '#page/ui/fold'
import './lens.css'

/** Maximum number of table rows visible without scrolling. */
const SEEN = 12

export function RelaxedActions(props: { view: RelaxedView }) {
  const costs = () => new Set(props.view.actions.map(({ cost }) => cost))
  return (
    <Fold class="live-lens-more">
      <summary>
        What each action needs and gives <span class="faint">({counted(props.view.actions.length, 'action')})</span>
      </summary>
      <Show when={props.view.actions.length > SEEN}>
        <p class="live-lens-text">Scroll in the table to see all of them.</p>
      </Show>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys must reach it */}
      <div class="live-lens-scroll min-w-0 live-lens-actions border round-small" tabIndex={0}>
        <table class="live-lens-sweeps text-small collapsed">
          <thead>
            <tr>
              <th scope="col">Action</th>
              <Show when={costs().size > 1}>
                <th scope="col">Cost</th>
              </Show>
              <th scope="col">Needs</th>
              <th scope="col">Gives</th>
            </tr>
          </thead>
          <tbody>
            <For each={props.view.actions}>
              {({ action, cost, needs, gives }) => (
                <tr>
                  <th scope="row">
                    <code {...marks.action(action)}>{action}</code>
                  </th>
                  <Show when={costs().size > 1}>
                    <td>{costWord(cost)}</td>
                  </Show>
                  <td class="live-lens-names">
                    <For each={needs}>{each => <code class="inline-block">{each}</code>}</For>
                  </td>
                  <td class="live-lens-names">
                    <For each={gives}>{each => <code class="inline-block">{each}</code>}</For>
                  </td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </div>
      <p class="live-lens-text">
        <Show when={costs().size === 1}>Each costs {costWord([...costs()][0]!)}. </Show>
        <Show when={props.view.leftOut > 0}>{grouped(props.view.leftOut)} are left out.</Show>
      </p>
    </Fold>
  )
}
