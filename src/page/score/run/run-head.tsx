// The name of a run, and the tabs for its figures and its rows.

import { Show } from 'solid-js'
import { cutMiddle } from '#page/ui/naming'
import { Tabs } from '#page/ui/tabs'
import { useApp, useFeature } from '#page/state/use-app'
import { createRuns } from '../runs/runs'
import type { RunView } from '#page/state/places/score-place'
import './run.css'

const views = [
  { id: 'overview', title: 'Summary' },
  { id: 'rows', title: 'Rows' },
] as const satisfies readonly { id: RunView; title: string }[]

/** Maximum number of characters of a name. */
const SHOWN = 60

export function RunHead(props: { id: string; view: RunView }) {
  const { place } = useApp()
  const { infoOf } = useFeature(createRuns)
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
          <h1 class="ellipsis" title={info().name}>
            {cutMiddle(info().name, SHOWN)}
          </h1>
        )}
      </Show>
      <Tabs
        label="Parts of the run"
        look="segments"
        tabs={views}
        chosen={props.view}
        choose={view => place.show({ score: { part: 'run', run: props.id, view, filter: '' } })}
        prefix="run"
      />
    </header>
  )
}
