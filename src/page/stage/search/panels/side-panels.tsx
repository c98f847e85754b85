// The lists and the lens next to or below the tree.

import { createEffect, createUniqueId, For, Match, on, Show, Suspense, Switch } from 'solid-js'
import { lazy } from '#page/workbench/parts/lazy'
import { grouped } from '#page/ui/naming'
import { Tabs } from '#page/ui/tabs'
import { useFeature } from '#page/state/use-app'
import { Button } from '#page/ui/button'
import { CodePanel } from './code-panel'
import { CourseChart } from './f-chart'
import { ClosedList, OpenList } from './lists'
import { NodeCard } from './node-card'
import { createSearching, type SearchPanel } from '../run/searching'
import { waitingWords } from '../words/words'
import './panels.css'

const Sheet = lazy(() => import('./sheet').then(m => ({ default: m.Sheet })))
const RunGraph = lazy(() => import('../on-graph/run-graph').then(m => ({ default: m.RunGraph })))
const LensPanel = lazy(() => import('../lens/lens-panel').then(m => ({ default: m.LensPanel })))

const panels: readonly { readonly id: SearchPanel; readonly title: string }[] = [
  { id: 'open', title: 'Waiting' },
  { id: 'closed', title: 'Expanded' },
  { id: 'graph', title: 'State graph' },
  { id: 'state', title: 'State' },
  { id: 'lens', title: 'Estimate' },
  { id: 'code', title: 'Algorithm' },
  { id: 'sheet', title: 'Sheet' },
]

/** `panels`: shows only these panels. */
export function Side(props: { panels?: readonly SearchPanel[] }) {
  const { searchView, panel, setPanel } = useFeature(createSearching)
  const prefix = createUniqueId()
  const shown = () => panels.filter(({ id }) => props.panels?.includes(id) ?? true)
  let body!: HTMLDivElement
  createEffect(
    on(
      panel,
      () => {
        body.scrollTop = 0
      },
      { defer: true },
    ),
  )
  const titleOf = ({ id, title }: (typeof panels)[number]): string =>
    id === 'open' ? waitingWords(searchView.options(searchView.front()).algorithm).title : title
  const noteOf = (id: SearchPanel): string | undefined => {
    const counts = searchView.held()?.replay.counts
    if (id === 'open') return grouped(counts?.open ?? 0)
    return id === 'closed' ? grouped(counts?.closed ?? 0) : undefined
  }
  return (
    <section class="search-side stack min-h-0 bg-paper border-top" aria-label="What the search knows">
      <div class="search-tabs flex-row wrap rigid text-small nowrap bg-card border-bottom">
        <Tabs<SearchPanel>
          label="What the search knows"
          prefix={prefix}
          chosen={panel()}
          choose={setPanel}
          tabs={shown().map(each => ({ id: each.id, title: titleOf(each), note: noteOf(each.id) }))}
        />
        <Show when={searchView.isComparing()}>
          <span class="faint">of run {searchView.front().toUpperCase()}</span>
        </Show>
        <span class="spacer" />
        <Show when={searchView.isPicked()}>
          <Button small quiet onClick={() => searchView.select(null)}>
            Back to the chosen node
          </Button>
        </Show>
      </div>
      <div
        ref={body}
        class="search-panel scroll-y grow"
        role="tabpanel"
        id={`${prefix}-panel`}
        tabindex="0"
        aria-labelledby={`${prefix}-${panel()}`}
      >
        <Suspense>
          <For each={panels.filter(({ id }) => id === panel())}>{({ id }) => <Panel id={id} />}</For>
        </Suspense>
      </div>
    </section>
  )
}

function Panel(props: { id: SearchPanel }) {
  return (
    <Switch>
      <Match when={props.id === 'open'}>
        <OpenList />
      </Match>
      <Match when={props.id === 'closed'}>
        <CourseChart />
        <ClosedList />
      </Match>
      <Match when={props.id === 'graph'}>
        <RunGraph />
      </Match>
      <Match when={props.id === 'state'}>
        <NodeCard />
      </Match>
      <Match when={props.id === 'lens'}>
        <LensPanel />
      </Match>
      <Match when={props.id === 'code'}>
        <CodePanel />
      </Match>
      <Match when={props.id === 'sheet'}>
        <Sheet />
      </Match>
    </Switch>
  )
}
