// A live part of a lesson: its view of its world, before and after the learner's prediction. The player asks and judges
// predictions; the part shows the world, receives predictions made in it (`predictedInPart`), and shows the right
// answer next to them once it is open. Until then the right answer is not in the page.

import { type Component, Show, Suspense } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { lazy } from '#page/workbench/parts/lazy'
import type { LivePart, Show as ShowName } from '#teaching/lesson'
import { ScopedAppContext } from '#page/state/use-app'
import type { LiveProps } from './live-props'
import './live.css'

const shows: Readonly<Partial<Record<ShowName, Component<LiveProps>>>> = {
  state: lazy(async () => ({ default: (await import('./state/state')).StateLive })),
  graph: lazy(async () => ({ default: (await import('./graph/graph')).GraphLive })),
  trace: lazy(async () => ({ default: (await import('./trace/trace')).TraceLive })),
  landmarks: lazy(async () => ({ default: (await import('./landmarks/landmarks')).LandmarksLive })),
  table: lazy(async () => ({ default: (await import('./table/table')).TableLive })),
  pairs: lazy(async () => ({ default: (await import('./pairs/pairs-live')).PairsLive })),
  evidence: lazy(async () => ({ default: (await import('./evidence/evidence')).EvidenceLive })),
  bars: lazy(async () => ({ default: (await import('./bars/bars')).BarsLive })),
  search: lazy(async () => ({ default: (await import('./search/search')).SearchLive })),
  lens: lazy(async () => ({ default: (await import('./lens/lens')).LensLive })),
  pddl: lazy(async () => ({ default: (await import('./pddl/pddl')).PddlLive })),
}

/** The view that is added once the part is open: another view of the same world, without a question. */
function shownThen(part: LivePart, show: ShowName): LivePart {
  const more = part.then?.only === undefined ? {} : { only: part.then.only }
  return { ...part, show, doing: null, predict: null, more }
}

export function Live(props: LiveProps) {
  const then = () => (props.open ? props.part.then?.show : undefined)
  return (
    <ScopedAppContext.Provider value={props.sandbox}>
      <div class="live" data-part="live" data-in-page="">
        {/* The graph already contains the picture of the state. */}
        <Show when={props.part.show !== 'state' || then() !== 'graph'}>
          <Suspense fallback={<div class="live-wait boxed" aria-busy="true" />}>
            <Dynamic component={shows[props.part.show]} {...props} />
          </Suspense>
        </Show>
        <Show when={then()}>
          {show => (
            <Suspense fallback={<div class="live-wait boxed" aria-busy="true" />}>
              <div class="live-then border-top">
                <Dynamic component={shows[show()]} {...props} part={shownThen(props.part, show())} />
              </div>
            </Suspense>
          )}
        </Show>
      </div>
    </ScopedAppContext.Provider>
  )
}
