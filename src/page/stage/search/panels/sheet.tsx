// The table of all algorithms with all heuristics on one problem, in counts of work, never times.

import { algorithms, entryOf } from '#planning/textbook/algorithms'
import { createEffect, createMemo, createSignal, For, on, Show } from 'solid-js'
import { defaultOptions, type HeuristicName, type SearchOptions, usesHeuristic } from '#planning/textbook/options'
import type { RunSum } from '#questions/views/search/search-data'
import { Working } from '#page/workbench/parts/conditions'
import { grouped } from '#page/ui/naming'
import { useApp, useFeature } from '#page/state/use-app'
import { costWord } from '../words/sentences'
import { createSearching } from '../run/searching'
import { heuristicTitle } from '../words/words'
import { inBackground } from '#page/browser/background'
import './sheet.css'

/** Maximum numbers of expansions and nodes of one row. */
const LIMITS = { expansions: 2_000, nodes: 50_000 }

const estimates: readonly HeuristicName[] = [...(['blind', 'goal-count', 'h-max', 'h-add', 'ff', 'lm-cut'] as const)]

/** All runs: each algorithm, with all heuristics if it uses any. */
const rows: readonly SearchOptions[] = algorithms.flatMap((algorithm): SearchOptions[] => {
  if (algorithm === 'backward')
    return (['none', 'mutex'] as const).map(prune => ({ ...defaultOptions, algorithm, prune }))
  if (!usesHeuristic(algorithm)) return [{ ...defaultOptions, algorithm, heuristic: 'blind' }]
  return estimates.map(heuristic => ({ ...defaultOptions, algorithm, heuristic }))
})

type Filled = RunSum | { readonly kind: 'none'; readonly message: string }

export function Sheet() {
  const { lanes } = useApp()
  const { searchView } = useFeature(createSearching)
  const [filled, setFilled] = createSignal<readonly Filled[]>([])
  const [startedAt, setStartedAt] = createSignal<number | null>(null)
  let turn = 0
  const fill = async (): Promise<void> => {
    const source = searchView.source()
    const mine = ++turn
    setFilled([])
    if (source === null) return
    setStartedAt(performance.now())
    for (const options of rows) {
      const outcome = await lanes.run('searching', 'filling the sheet', api => api.search.sum(source, options, LIMITS))
      if (mine !== turn) return
      if (outcome.kind === 'stopped') break
      const sum: Filled =
        outcome.kind === 'failed'
          ? { kind: 'none', message: outcome.message }
          : outcome.value.kind === 'no-task'
            ? { kind: 'none', message: outcome.value.message }
            : outcome.value
      setFilled(before => [...before, sum])
    }
    setStartedAt(null)
  }
  createEffect(on(searchView.source, () => inBackground(fill())))
  /** The cost of a cheapest plan, as found by uniform-cost search. */
  const least = createMemo(() => {
    const place = rows.findIndex(({ algorithm }) => algorithm === 'uniform-cost')
    const sum = filled()[place]
    return sum?.kind === 'sum' && sum.how === 'plan' ? sum.cost : Number.NaN
  })
  return (
    <div class="sheet">
      <Show when={startedAt()}>
        {start => (
          <Working
            compact
            what={`${grouped(filled().length)} of ${grouped(rows.length)} runs`}
            startedAt={start()}
            stop={() => lanes.stopWork('searching')}
          />
        )}
      </Show>
      <section class="scrolls-x" tabindex="0" aria-label="All runs with all estimates">
        <table class="numbers">
          <thead>
            <tr>
              <For each={titles}>{title => <th scope="col">{title}</th>}</For>
            </tr>
          </thead>
          <tbody>
            <For each={filled()}>{(sum, place) => <Row options={rows[place()]!} sum={sum} least={least()} />}</For>
          </tbody>
        </table>
      </section>
      <p class="sheet-note ink-soft text-small line-18">
        Each run goes up to {grouped(LIMITS.expansions)} expansions, by the default rules. The gap is how much more the
        plan costs than a cheapest one, which uniform-cost search finds.
      </p>
    </div>
  )
}

const titles = [
  ...['Run', 'Estimate', 'Expanded', 'Nodes', 'Generated', 'Opened again', 'Most waiting'],
  ...['Cost', 'Gap'],
]

const endWord = { 'no-plan': 'no plan', stuck: 'stuck', stopped: 'stopped', plan: '' } as const

function Row(props: { options: SearchOptions; sum: Filled; least: number }) {
  const { searchView } = useFeature(createSearching)
  const estimate = () =>
    usesHeuristic(props.options.algorithm)
      ? heuristicTitle[props.options.heuristic]
      : props.options.prune === 'mutex'
        ? 'mutexes'
        : '–'
  const sum = () => (props.sum.kind === 'sum' ? props.sum : undefined)
  const gap = (cost: number): string => {
    const more = cost - props.least
    return Number.isNaN(more) ? '–' : more === 0 ? '0' : `+${costWord(more)}`
  }
  return (
    <tr>
      <th scope="row">
        <button
          type="button"
          title="Show this run step by step"
          onClick={() => searchView.setOptions(searchView.front(), props.options)}
        >
          {entryOf(props.options.algorithm).title}
        </button>
      </th>
      <td>{estimate()}</td>
      <Show when={sum()} fallback={<td colspan="7">{props.sum.kind === 'none' ? props.sum.message : ''}</td>}>
        {now => (
          <>
            <td>{grouped(now().expanded)}</td>
            <td>{grouped(now().evaluated)}</td>
            <td>{grouped(now().generated)}</td>
            <td>{grouped(now().reopened)}</td>
            <td>{grouped(now().maxOpen)}</td>
            <td>{now().how === 'plan' ? costWord(now().cost) : endWord[now().how]}</td>
            <td>{now().how === 'plan' ? gap(now().cost) : '–'}</td>
          </>
        )}
      </Show>
    </tr>
  )
}
