// The context of a question about a search or a heuristic: the state, or the empty table of the heuristic.

import { onCleanup, Show, Suspense } from 'solid-js'
import { lazy } from '#page/workbench/parts/lazy'
import type { LessonWorld, LivePart } from '#teaching/lesson'
import type { MadeQuiz } from '#teaching/quiz'
import type { HeuristicName } from '#planning/textbook/options'
import { createScopedWorld } from '#page/state/scoped-app'
import { useApp } from '#page/state/use-app'
import type { LessonState } from '../lesson/lesson-state'

const Live = lazy(async () => ({ default: (await import('../live/live')).Live }))

type AskedMade = Extract<MadeQuiz, { kind: 'asked' }>

/** The heuristics that have a table to fill in. */
const tables: readonly (HeuristicName | undefined)[] = ['h-max', 'h-add']

export function AskedWorld(props: { made: AskedMade; lesson: LessonState }) {
  return (
    <Show when={props.lesson.worldOf(props.made.world)}>{world => <World made={props.made} world={world()} />}</Show>
  )
}

function World(props: { made: AskedMade; world: LessonWorld }) {
  const app = useApp()
  const { made, world } = props
  const sandbox = createScopedWorld(app, world.source, world.folder ?? world.name)
  onCleanup(sandbox.dispose)
  const { estimate } = made
  const hasTable = estimate !== undefined && tables.includes(estimate)
  const part: LivePart = {
    id: 'asked',
    show: hasTable ? 'lens' : 'state',
    world: world.name,
    at: made.at ?? [],
    doing: null,
    predict: null,
    // biome-ignore lint/suspicious/noThenProperty: a live part is plain data and is never awaited.
    then: null,
    more: hasTable ? { lens: 'costs', heuristic: estimate } : {},
    place: { file: '', from: 0, to: 0 },
  }
  return (
    <Suspense fallback={<div aria-busy="true" />}>
      <Live
        part={part}
        world={world}
        sandbox={sandbox}
        open={false}
        judged={null}
        prediction={null}
        predict={() => {}}
        acted={() => {}}
      />
    </Suspense>
  )
}
