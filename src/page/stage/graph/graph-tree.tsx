/* biome-ignore-all lint/a11y/useSemanticElements: rows that exist while in sight are no table */
/* biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and shows which row is active */
/* biome-ignore-all lint/a11y/useKeyWithClickEvents: the grid handles the keys */
// The state graph for keyboards and screen readers: a tree of actions, expanded one state at a time. A row is an action
// and the state after it; a state that can be reached in several ways occurs in several rows.

import type { Graphing } from './graphing'
import { createEffect, createMemo, createSignal, For, on, onCleanup, onMount, Show } from 'solid-js'
import { actionOf, difference, edgesOf, factsOf, type GraphModel, graphModel, rowOf } from '#page/draw/graph/model'
import type { StateGraph } from '#questions/views/graph/graph-data'
import { UNKNOWN_DISTANCE, NO_DISTANCE } from '#questions/views/no-distance'
import { marks } from '#page/state/focus/focus'
import { Icon } from '#page/ui/icon'
import { Changes } from '../state/changes'
import { useApp, useFeature } from '#page/state/use-app'
import './graph-tree.css'
import { createGraphing } from './graphing'
import { createFocus } from '#page/state/focus/focus'
import { inBackground } from '#page/browser/background'

interface TreeRow {
  /** The actions that lead to this row, which stay valid when the graph is replaced. */
  readonly path: readonly string[]
  readonly key: string
  readonly state: number
  /** Index of the edge in the graph; null for the initial state. */
  readonly edge: number | null
  readonly parent: TreeRow | null
  readonly place: number
  readonly siblings: number
}

const ROW = 50
/** Number of rows rendered above and below the visible ones. */
const SPARE = 5

interface GraphTreeProps {
  readonly graph: StateGraph
  /** Edges on the cheapest plans; null while they are not shown. */
  readonly onPlan: Uint8Array | null
}

/** The rows of the tree, as far as it is expanded. */
function treeRows(model: GraphModel, open: ReadonlySet<string>): readonly TreeRow[] {
  const list: TreeRow[] = []
  const stack: TreeRow[] = [{ path: [], key: keyOf([]), state: 0, edge: null, parent: null, place: 1, siblings: 1 }]
  for (let row = stack.pop(); row !== undefined; row = stack.pop()) {
    list.push(row)
    if (!open.has(row.key)) continue
    const edges = edgesOf(model.out, row.state)
    for (let i = edges.length - 1; i >= 0; i--) {
      const path = [...row.path, actionOf(model, edges[i]!)]
      stack.push({
        path,
        key: keyOf(path),
        state: model.graph.edgeTo[edges[i]!]!,
        edge: edges[i]!,
        parent: row,
        place: i + 1,
        siblings: edges.length,
      })
    }
  }
  return list
}

/** The tree of a graph: the expanded rows, the active row, and the operations on rows. */
function createTree(props: GraphTreeProps) {
  const graphing = useFeature(createGraphing)
  const { point } = useFeature(createFocus)
  const { stepping } = useApp()
  const model = createMemo(() => graphModel(props.graph))
  const taken = () => stepping.walk().sequence.slice(0, stepping.walk().at)
  const here = taken()
  const [open, setOpen] = createSignal<ReadonlySet<string>>(
    new Set(Array.from({ length: here.length + 1 }, (_, i) => keyOf(here.slice(0, i)))),
  )
  const [active, setActive] = createSignal(keyOf(here))
  const rows = createMemo(() => treeRows(model(), open()))
  const hasMore = (row: TreeRow): boolean =>
    againOf(row) === null && (props.graph.isFrontier[row.state] === 1 || edgesOf(model().out, row.state).length > 0)
  return {
    model,
    rows,
    hasMore,
    active,
    setActive,
    isOpen: (row: TreeRow): boolean => open().has(row.key),
    currentKey: () => keyOf(taken()),
    isPlanned: (row: TreeRow): boolean => row.edge !== null && props.onPlan?.[row.edge] === 1,
    at: createMemo(() =>
      Math.max(
        0,
        rows().findIndex(row => row.key === active()),
      ),
    ),
    toggle(row: TreeRow, wanted: boolean): void {
      setOpen(old => {
        const next = new Set(old)
        if (wanted) next.add(row.key)
        else next.delete(row.key)
        return next
      })
      if (wanted && props.graph.isFrontier[row.state]) graphing.expand(rowOf(model(), row.state))
    },
    moveTo: (row: TreeRow): void => stepping.moveAfter(row.path),
    goTo(place: number): void {
      const row = rows()[Math.max(0, Math.min(rows().length - 1, place))]
      if (!row) return
      setActive(row.key)
      point({ kind: 'state', facts: factsOf(model(), row.state) })
    },
  }
}
type Tree = ReturnType<typeof createTree>

/** The earlier step of this path with the same state; its row has the successors. */
function againOf(row: TreeRow): number | null {
  for (let above = row.parent; above !== null; above = above.parent)
    if (above.state === row.state) return above.path.length
  return null
}

/** Arrow keys move through the tree; `page` is the number of rows per page. */
function keyInTree(event: KeyboardEvent, tree: Tree, page: number, graphing: Graphing): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const { rows, at, goTo, toggle } = tree
  const row = rows()[at()]
  if (!row) return
  const isOpen = tree.isOpen(row)
  if (event.key === 'ArrowDown') goTo(at() + 1)
  else if (event.key === 'ArrowUp') goTo(at() - 1)
  else if (event.key === 'PageDown') goTo(at() + page)
  else if (event.key === 'PageUp') goTo(at() - page)
  else if (event.key === 'Home') goTo(0)
  else if (event.key === 'End') goTo(rows().length - 1)
  else if (event.key === 'ArrowRight') {
    if (!isOpen && tree.hasMore(row)) toggle(row, true)
    else if (rows()[at() + 1]?.parent?.key === row.key) goTo(at() + 1)
  } else if (event.key === 'ArrowLeft') {
    if (isOpen) toggle(row, false)
    else if (row.parent) goTo(rows().findIndex(other => other.key === row.parent!.key))
  } else if (event.key === 'Enter' && event.shiftKey) inBackground(graphing.lead(rowOf(tree.model(), row.state)))
  else if (event.key === 'Enter' || event.key === ' ') tree.moveTo(row)
  else return
  event.preventDefault()
  event.stopPropagation()
}

export default function GraphTree(props: GraphTreeProps) {
  const graphing = useFeature(createGraphing)
  const { point } = useFeature(createFocus)
  let box!: HTMLDivElement
  const tree = createTree(props)
  const { rows, at } = tree
  const [top, setTop] = createSignal(0)
  const [height, setHeight] = createSignal(400)
  const first = () => Math.max(0, Math.floor(top() / ROW) - SPARE)
  const visible = createMemo(() => rows().slice(first(), Math.ceil((top() + height()) / ROW) + SPARE))
  createEffect(
    on([at, rows], ([at]) => {
      if (at * ROW < box.scrollTop) box.scrollTop = at * ROW
      else if ((at + 1) * ROW > box.scrollTop + box.clientHeight) box.scrollTop = (at + 1) * ROW - box.clientHeight
    }),
  )
  onMount(() => {
    const observer = new ResizeObserver(() => setHeight(box.clientHeight))
    observer.observe(box)
    box.focus({ preventScroll: true })
    onCleanup(() => {
      observer.disconnect()
      point(null)
    })
  })

  const key = (event: KeyboardEvent): void =>
    keyInTree(event, tree, Math.max(1, Math.floor(height() / ROW) - 1), graphing)
  return (
    <div
      ref={box}
      class="graph-tree scroll-y grow relative border-top"
      role="treegrid"
      tabIndex={0}
      aria-label="States by what can be done. Right opens a state, left closes it, Enter goes there."
      aria-rowcount={rows().length}
      aria-activedescendant={`tree-${at()}`}
      onScroll={() => setTop(box.scrollTop)}
      onKeyDown={key}
      onPointerLeave={() => point(null)}
      onBlur={() => point(null)}
    >
      <div role="presentation" style={{ height: `${rows().length * ROW}px` }}>
        <For each={visible()}>{row => <TreeLine row={row} place={rows().indexOf(row)} tree={tree} />}</For>
      </div>
    </div>
  )
}

function TreeLine(props: { row: TreeRow; place: number; tree: Tree }) {
  const { point } = useFeature(createFocus)
  const { row, tree } = props
  const { model, active, currentKey, hasMore, isOpen, isPlanned } = tree
  const place = createMemo(() => props.place)
  const change = createMemo(() => (row.parent ? difference(model(), row.parent.state, row.state) : null))
  return (
    <div
      id={`tree-${place()}`}
      class="tree-row grid absolute border-bottom pointer"
      classList={{
        active: row.key === active(),
        here: row.key === currentKey(),
        planned: isPlanned(row),
      }}
      role="row"
      tabIndex={-1}
      aria-rowindex={place() + 1}
      aria-level={row.path.length + 1}
      aria-posinset={row.place}
      aria-setsize={row.siblings}
      aria-expanded={hasMore(row) ? isOpen(row) : undefined}
      aria-selected={row.key === active()}
      aria-current={row.key === currentKey() ? 'true' : undefined}
      style={{
        height: `${ROW}px`,
        transform: `translateY(${place() * ROW}px)`,
        '--level': Math.min(row.path.length, 12),
      }}
      onClick={() => {
        tree.setActive(row.key)
        tree.moveTo(row)
      }}
      onPointerEnter={() => point({ kind: 'state', facts: factsOf(model(), row.state) })}
    >
      <TreeAction row={row} tree={tree} />
      <span class="tree-changes clipped text-12 nowrap" role="gridcell">
        <Show when={change()} fallback={<span class="faint">the initial state</span>}>
          {change => <Changes {...change()} none="changes nothing" most={6} plain />}
        </Show>
      </span>
      <TreeMarks row={row} tree={tree} />
    </div>
  )
}

/** The action that leads to the row's state, with the button that expands the row. */
function TreeAction(props: { row: TreeRow; tree: Tree }) {
  const { row } = props
  const { hasMore, isOpen, setActive, toggle } = props.tree
  return (
    <span class="tree-action flex-row gap-4 min-w-0" data-part="tree-action" role="gridcell">
      <Show when={hasMore(row)} fallback={<i class="tree-leaf" />}>
        <button
          type="button"
          class="tree-toggle"
          tabindex="-1"
          aria-label={isOpen(row) ? 'Close' : 'Open'}
          onClick={event => {
            event.stopPropagation()
            setActive(row.key)
            toggle(row, !isOpen(row))
          }}
        >
          <Icon name={isOpen(row) ? 'chevron-down' : 'chevron-right'} size={14} />
        </button>
      </Show>
      <Show when={row.path.at(-1)} fallback={<strong>start</strong>}>
        {action => <code {...marks.action(action())}>{action()}</code>}
      </Show>
      <Show when={row.path.length > 0}>
        <span class="tree-depth rigid ink-faint text-11 numbers">
          step {row.path.length}
          <Show when={againOf(row) !== null}>
            {againOf(row) === 0 ? ', the start again' : `, as step ${againOf(row)}`}
          </Show>
        </span>
      </Show>
    </span>
  )
}

/** The marks of a row: goal, dead end, or distance to the goal. */
function TreeMarks(props: { row: TreeRow; tree: Tree }) {
  const { row } = props
  const { model, isPlanned } = props.tree
  const isGoal = () => model().graph.isGoal[row.state] === 1
  const distance = () => model().graph.distance[row.state]!
  const isDeadEnd = () => distance() === NO_DISTANCE
  return (
    <span class="tree-marks flex-row gap-8 text-small" role="gridcell">
      <Show when={isGoal()}>
        <span class="tree-goal inline-flex items-center gap-4 ink-goal line-18">
          <Icon name="star" size={12} />
          goal
        </span>
      </Show>
      <Show when={isDeadEnd()}>
        <span class="tree-dead ink-delete line-18">dead end</span>
      </Show>
      <Show when={!isGoal() && !isDeadEnd()}>
        <span class="numbers faint">
          {distance() === UNKNOWN_DISTANCE ? (
            'not known'
          ) : (
            <>
              {distance()} <span class="tree-unit">to the goal</span>
            </>
          )}
        </span>
      </Show>
      <Show when={isPlanned(row)}>
        <span class="unseen">on a cheapest plan</span>
      </Show>
    </span>
  )
}

const keyOf = (path: readonly string[]): string => path.join(' ')
