// The run in the state graph as a list: each state with its node, its status in the run, and its facts.

import { createMemo, For, Show } from 'solid-js'
import { factsOf, graphModel } from '#page/draw/graph/model'
import type { StateGraph } from '#questions/views/graph/graph-data'
import { gridKeys } from '#page/ui/lists/grid-keys'
import { grouped } from '#page/ui/naming'
import { useFeature } from '#page/state/use-app'
import { roleWord } from './on-graph'
import type { Linked } from './linked'
import { createSearching } from '../run/searching'
import '#page/stage/search/panels/panels.css'

/** Maximum number of rows shown; the rest is counted. */
const MAX_ROWS = 200

export function RunTable(props: { graph: StateGraph; linked: Linked }) {
  const { searchView, pointAt } = useFeature(createSearching)
  const states = createMemo(() => Array.from({ length: Math.min(MAX_ROWS, props.graph.count) }, (_, state) => state))
  const nodeOf = (state: number): number => props.linked.nodeOf(state)
  const lightUp = (state: number): void =>
    nodeOf(state) < 0 ? pointAt(null, null) : pointAt(searchView.held(), nodeOf(state))
  return (
    <div class="scroll-y">
      <table
        class="node-table node-table-facts full-width collapsed"
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrows go from cell to cell
        role="grid"
        aria-label="States and what the run has made of them"
        aria-rowcount={props.graph.count + 1}
        ref={element => gridKeys(element, () => [states(), props.linked.run()])}
      >
        <thead>
          <tr>
            <th scope="col">Node</th>
            <th scope="col">The run</th>
            <th scope="col">Steps</th>
            <th scope="col">What holds</th>
          </tr>
        </thead>
        <tbody>
          <For each={states()}>
            {state => (
              <tr
                aria-rowindex={state + 2}
                classList={{ 'node-looked-at': searchView.selected() === nodeOf(state) }}
                aria-selected={searchView.selected() === nodeOf(state)}
                onPointerEnter={() => lightUp(state)}
                onPointerLeave={() => pointAt(null, null)}
                onFocusIn={() => lightUp(state)}
                onFocusOut={() => pointAt(null, null)}
              >
                <th scope="row">
                  <Show when={nodeOf(state) >= 0} fallback="–">
                    <button type="button" aria-label={`Node ${nodeOf(state)}`} onClick={() => props.linked.pick(state)}>
                      #{nodeOf(state)}
                    </button>
                  </Show>
                </th>
                <td>{roleWord[props.linked.roleOf(state)]}</td>
                <td>{props.graph.depth[state]}</td>
                <td>
                  <code>{factsOf(graphModel(props.graph), state).join(' ')}</code>
                  <Show when={props.graph.isGoal[state] === 1}> goal</Show>
                </td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
      <Show when={props.graph.count > MAX_ROWS}>
        <p class="node-none ink-faint text-small">and {grouped(props.graph.count - MAX_ROWS)} more</p>
      </Show>
    </div>
  )
}
