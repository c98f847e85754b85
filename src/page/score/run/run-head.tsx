// The name of a run, and the tabs for its figures and its rows.

import { createEffect, Show } from 'solid-js'
import { Tabs } from '#page/ui/tabs'
import { CutName } from '#page/ui/text/cut-name'
import { useApp, useFeature } from '#page/state/use-app'
import { createRowFilters } from '../kept-tops'
import { createRuns } from '../runs/runs'
import type { RunView } from '#page/state/places/score-place'
import './run.css'

const views = [
  { id: 'overview', title: 'Summary' },
  { id: 'rows', title: 'Rows' },
] as const satisfies readonly { id: RunView; title: string }[]

export function RunHead(props: { id: string; view: RunView }) {
  const { place } = useApp()
  const { infoOf } = useFeature(createRuns)
  const filters = useFeature(createRowFilters)
  createEffect(() => {
    const now = place.score()
    if (now.part === 'run' && now.view === 'rows') filters.set(now.run, now.filter)
  })
  const show = (view: RunView): void =>
    place.show({
      score: { part: 'run', run: props.id, view, filter: view === 'rows' ? (filters.get(props.id) ?? '') : '' },
    })
  return (
    <header class="run-head flex-row gap-12 min-w-0">
      <button
        type="button"
        class="run-head-all rigid finger-high ink-accent text-small"
        onClick={() => place.show({ score: { part: 'runs' } })}
      >
        All runs
      </button>
      <Show when={infoOf(props.id)}>
        {info => (
          <h1 class="clipped" aria-label={info().name}>
            <CutName name={info().name} />
          </h1>
        )}
      </Show>
      <Tabs label="Parts of the run" look="segments" tabs={views} chosen={props.view} choose={show} prefix="run" />
    </header>
  )
}
