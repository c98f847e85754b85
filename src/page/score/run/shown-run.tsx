// The run that the address names, or a message if this browser does not have it.

import { type Accessor, createMemo, Show } from 'solid-js'
import { Empty, Working } from '#page/workbench/parts/conditions'
import { useApp, useFeature } from '#page/state/use-app'
import { Button } from '#page/ui/button'
import { createRuns, type OpenRun } from '../runs/runs'

/** Id of the run that Score shows ('' if none), and the run once it is known to exist. */
export function shownRun(): {
  readonly id: Accessor<string>
  readonly run: Accessor<OpenRun | undefined>
} {
  const { place } = useApp()
  const runs = useFeature(createRuns)
  const id = createMemo(() => {
    const now = place.score()
    return now.part === 'run' ? now.run : ''
  })
  return { id, run: createMemo(() => runs.open(id())) }
}

/** Shown until the runs are loaded, and if one is missing. */
export function NoRun(props: { title: string }) {
  const { place } = useApp()
  const runs = useFeature(createRuns)
  return (
    <Show when={runs.list() !== null} fallback={<Working what="Reading the runs" />}>
      <Empty icon="table-2" title={props.title}>
        <p>The link was made in another browser, or the run was deleted. Drop its files again to score them.</p>
        <Button onClick={() => place.show({ score: { part: 'runs' } })}>Show all runs</Button>
      </Empty>
    </Show>
  )
}
