// The open nodes in the order in which they would be chosen, and the expanded ones; the selected node is the same in
// the lists, the tree and the picture.

import { type Algorithm, entryOf } from '#planning/textbook/algorithms'
import { createMemo, For, Show } from 'solid-js'
import { hasEstimate, weightOf } from '#planning/textbook/options'
import { marks } from '#page/state/focus/focus'
import { grouped } from '#page/ui/naming'
import { gridKeys } from '#page/ui/lists/grid-keys'
import { useFeature } from '#page/state/use-app'
import type { RunData } from '../run/run-state'
import { costText, firstName } from '../words/sentences'
import { createSearching } from '../run/searching'
import { waitingWords } from '../words/words'
import './panels.css'

/** Maximum number of rows shown; the rest is counted. */
const MAX_ROWS = 60

interface ListRow {
  readonly node: number
  readonly by: string
  readonly g: string
  readonly h: string
  readonly f: string
}

function rowOf(held: RunData, node: number): ListRow {
  const { replay, log, names, digits, options } = held
  const g = replay.gOf(node)
  const h = log.hOf(node)
  const weight = weightOf(options)
  return {
    node,
    by: names.get(replay.actionOf(node)) ?? firstName(held).toLowerCase(),
    g: costText(g, digits),
    h: costText(h, digits),
    f: costText(g + weight * h, digits),
  }
}

export function OpenList() {
  const { searchView } = useFeature(createSearching)
  const words = () => waitingWords(searchView.options(searchView.front()).algorithm)
  const rows = createMemo(() => {
    const held = searchView.held()
    const waiting = held?.replay.openList(MAX_ROWS).map(({ node }) => node) ?? []
    // Sorted by number, as the order of the open list would reveal the next node.
    if (searchView.isAsked()) waiting.sort((a, b) => a - b)
    return held === null ? [] : waiting.map(node => rowOf(held, node))
  })
  return (
    <NodeTable
      label={searchView.isAsked() ? 'Nodes that wait, by number' : words().label}
      rows={rows()}
      total={searchView.held()?.replay.counts.open ?? 0}
      none={words().none}
      isOrdered={!searchView.isAsked() && searchView.options(searchView.front()).algorithm !== 'by-hand'}
    />
  )
}

export function ClosedList() {
  const { searchView } = useFeature(createSearching)
  const rows = createMemo(() => {
    const held = searchView.held()
    return held?.replay.closedList(MAX_ROWS).map(node => rowOf(held, node)) ?? []
  })
  return (
    <NodeTable
      label="Nodes that were expanded, the last one first"
      rows={rows()}
      total={searchView.held()?.replay.counts.closed ?? 0}
      none="No node was expanded yet."
    />
  )
}

function NodeTable(props: {
  label: string
  rows: readonly ListRow[]
  total: number
  none: string
  isOrdered?: boolean
}) {
  const { searchView } = useFeature(createSearching)
  const hasH = () => hasEstimate(searchView.options(searchView.front()))
  const key = () => keyColumn(searchView.options(searchView.front()).algorithm)
  return (
    <Show when={props.rows.length > 0} fallback={<p class="node-none ink-faint text-small">{props.none}</p>}>
      <table
        class="node-table full-width collapsed"
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrows go from cell to cell
        role="grid"
        aria-label={props.label}
        aria-rowcount={props.total + 1}
        ref={element => gridKeys(element, () => props.rows)}
      >
        <thead>
          <tr>
            <th scope="col">Node</th>
            <th scope="col">Reached by</th>
            <th scope="col" classList={{ 'node-key': key() === 'g' }}>
              g
            </th>
            <Show when={hasH()}>
              <th scope="col" classList={{ 'node-key': key() === 'h' }}>
                h
              </th>
              <th scope="col" classList={{ 'node-key': key() === 'f' }}>
                f
              </th>
            </Show>
          </tr>
        </thead>
        <tbody>
          <For each={props.rows}>
            {(row, place) => (
              <NodeRow
                row={row}
                place={place()}
                isNext={props.isOrdered === true && place() === 0}
                hasH={hasH()}
                key={key()}
              />
            )}
          </For>
        </tbody>
      </table>
      <Show when={props.total > props.rows.length}>
        <p class="node-none ink-faint text-small">and {grouped(props.total - props.rows.length)} more</p>
      </Show>
    </Show>
  )
}

function NodeRow(props: {
  row: ListRow
  place: number
  isNext: boolean
  hasH: boolean
  /** The column with the value that nodes are chosen by. */
  key: 'g' | 'h' | 'f' | null
}) {
  const { searchView, pointAt, isPointed } = useFeature(createSearching)
  return (
    <tr
      classList={{
        'node-looked-at': searchView.selected() === props.row.node,
        'node-predicted': searchView.predicted() === props.row.node,
        'node-next': props.isNext,
        'node-pointed': isPointed(searchView.held(), props.row.node),
      }}
      aria-rowindex={props.place + 2}
      aria-selected={searchView.selected() === props.row.node}
      onPointerEnter={() => pointAt(searchView.held(), props.row.node)}
      onPointerLeave={() => pointAt(null, null)}
      onFocusIn={() => pointAt(searchView.held(), props.row.node)}
      onFocusOut={() => pointAt(null, null)}
    >
      <th scope="row">
        <button
          type="button"
          aria-pressed={searchView.selected() === props.row.node}
          aria-label={`Node ${props.row.node}${props.isNext ? ', next' : ''}${searchView.predicted() === props.row.node ? ', your prediction' : ''}`}
          onClick={() => searchView.pick(props.row.node)}
        >
          #{props.row.node}
        </button>
      </th>
      <td>
        <code {...(props.row.by.startsWith('(') ? marks.action(props.row.by) : {})}>{props.row.by}</code>
      </td>
      <td classList={{ 'node-key': props.key === 'g' }}>{props.row.g}</td>
      <Show when={props.hasH}>
        <td classList={{ 'node-key': props.key === 'h' }}>{props.row.h}</td>
        <td classList={{ 'node-key': props.key === 'f' }}>{props.row.f}</td>
      </Show>
    </tr>
  )
}

/** The column with the value that nodes are chosen by; null if there is none. */
function keyColumn(algorithm: Algorithm): 'g' | 'h' | 'f' | null {
  const { value, isBestFirst, usesHeuristic } = entryOf(algorithm)
  return value !== 'by-hand' && (isBestFirst || usesHeuristic) ? value : null
}
