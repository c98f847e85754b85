// The rows of a run, or of two compared runs: tool bar, filters, table, and the details of the open row.

import { createEffect, createMemo, createSignal, on, onCleanup, onMount, Show } from 'solid-js'
import { createHandles } from '#page/state/commands/handles'
import { Empty, Working } from '#page/workbench/parts/conditions'
import { useApp, useFeature } from '#page/state/use-app'
import { Button } from '#page/ui/button'
import { createRuns, type OpenRun, type Runs } from '../runs/runs'
import { actOn } from './act'
import { RowCards } from './cards'
import { NoRun, shownRun } from '../run/shown-run'
import { columnsFor } from './columns'
import { FacetChips } from './facets/facet-chips'
import { RowGrid } from './grid'
import type { HandFocus } from '../row/hand'
import type { Other } from '../row/other-run'
import { createRowDetails, type RowDetailsState } from '../row/row-details'
import { RowPane } from '../row/row-pane'
import { createRows, type Rows } from './rows'
import { openInExplore } from '../row/to-explore'
import { ToolBar } from './tool-bar'
import './table.css'

export function RowsPage() {
  const runs = useFeature(createRuns)
  const { id, run } = shownRun()
  return (
    <Show when={run()} keyed fallback={<NoRun title="This run is not in this browser" />}>
      {open => <RunRows runs={runs} id={id()} run={open} />}
    </Show>
  )
}

/** `other`: the run with which it is compared. */
export function RunRows(props: { runs: Runs; id: string; run: OpenRun; other?: Other }) {
  const app = useApp()
  const { runs, id, run, other } = props
  const rows = createRows(app, runs, id, run, other ?? {})
  const details = createRowDetails(app, runs, id, rows.open)
  return (
    <Show when={rows.total() > 0 || run.isLoaded()} fallback={<Working what="Reading the rows" />}>
      <Show
        when={rows.total() > 0}
        fallback={
          <Empty icon="table-2" title="No rows yet">
            <p>The first response appears here as soon as it is scored.</p>
          </Empty>
        }
      >
        <Table rows={rows} details={details} other={other} />
      </Show>
    </Show>
  )
}

/** The interface between the components of the table. */
function createReach(rows: Rows, details: RowDetailsState) {
  const app = useApp()
  const { open, closeRow, run } = rows
  const [isLeaving, setLeaving] = createSignal(false)
  const focus = { rows: (): void => {}, search: (): void => {} }
  let hand: HandFocus | undefined
  const [text, announce] = createSignal('')
  /** Immediately if the question is loaded, else as soon as it is. */
  const explore = (): void => {
    const behind = details.behind()
    const row = open()
    if (row === null) return
    if (behind === null || !('question' in behind)) return void setLeaving(true)
    setLeaving(false)
    const { question, response } = behind
    const { file, line } = run.table.row(row)
    const view = behind.kind === 'ready' ? behind.view : null
    openInExplore(app, { question, response, view, name: `${file}, line ${line}` })
  }
  createEffect(on(details.behind, () => isLeaving() && explore(), { defer: true }))
  createEffect(on(open, row => row === null && setLeaving(false)))
  onMount(() =>
    useFeature(createHandles).provide('rows', act =>
      actOn(act, rows, {
        explore,
        search: () => focus.search(),
        hand: () => hand,
        notify: title => void app.notices.notify({ tone: 'plain', title }),
        announce,
      }),
    ),
  )
  return {
    announcement: text,
    focus,
    setHand: (at: HandFocus) => (hand = at),
    explore,
    close(): void {
      closeRow()
      queueMicrotask(() => focus.rows())
    },
  }
}

function Table(props: { rows: Rows; details: RowDetailsState; other: Other | undefined }) {
  const { rows, details } = props
  const { open } = rows
  const { announcement: text, focus, setHand, explore, close } = createReach(rows, details)
  return (
    <section class="rows" classList={{ 'with-pane': open() !== null }} aria-label="Rows of the run">
      <ToolBar rows={rows} toRows={() => focus.rows()} ref={toSearch => (focus.search = toSearch)} />
      <FacetChips rows={rows} />
      <Main rows={rows} other={props.other} ref={toRows => (focus.rows = toRows)} />
      <Show when={open() !== null}>
        <RowPane
          row={open()!}
          rows={rows}
          details={details}
          other={props.other}
          explore={explore}
          close={close}
          ref={setHand}
        />
      </Show>
      <div class="unseen" aria-live="polite">
        {text()}
      </div>
    </section>
  )
}

/** The rows as columns if there is room, else as cards. */
function Main(props: { rows: Rows; other: Other | undefined; ref: (focus: () => void) => void }) {
  const { layout } = useApp()
  const { shown, total, run } = props.rows
  const [width, setWidth] = createSignal(1200)
  let main!: HTMLDivElement
  let toRows = (): void => {}
  const varied = (name: 'format' | 'domain' | 'model') =>
    createMemo(() => total() > 0 && run.table.coded(name).texts.length > 1)
  const [formats, domains, models] = [varied('format'), varied('domain'), varied('model')]
  const levels = createMemo(() => total() > 0 && run.table.coded('levels').texts.some(text => text !== ''))
  const tries = createMemo(() => total() > 0 && run.table.numbers('attempt').some(attempt => attempt > 1))
  const columns = createMemo(() =>
    columnsFor(width(), {
      formats: formats(),
      domains: domains(),
      levels: levels(),
      models: models() || tries(),
      two: props.other !== undefined,
    }),
  )
  onMount(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry!.contentRect.width))
    observer.observe(main)
    onCleanup(() => observer.disconnect())
    props.ref(() => toRows())
  })
  const own = (focus: () => void): void => {
    toRows = focus
  }
  return (
    <div class="rows-main grid min-w-0 min-h-0 bg-card border-top" ref={main}>
      <Show when={shown().length > 0} fallback={<NoneLeft rows={props.rows} />}>
        <Show when={layout.room() !== 'narrow'} fallback={<RowCards rows={props.rows} other={props.other} ref={own} />}>
          <RowGrid rows={props.rows} columns={columns()} other={props.other} ref={own} />
        </Show>
      </Show>
    </div>
  )
}

function NoneLeft(props: { rows: Rows }) {
  return (
    <Empty icon="search" title="No row matches all of this">
      <p>
        <Show when={props.rows.isWorking()} fallback="Another filter or fewer words may find some.">
          The rows are still being searched.
        </Show>
      </p>
      <Button onClick={() => props.rows.clear()}>Show all rows</Button>
    </Empty>
  )
}
