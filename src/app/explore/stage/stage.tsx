// The stage beside the question: state, state graph, plan trace, landmarks, PDDL.

import { createEffect, lazy, Match, onCleanup, Suspense, Switch } from 'solid-js'
import type { StageTab } from '../../state/layout'
import { Icon } from '../../parts/icon'
import { Tabs } from '../../parts/tabs'
import { stepping } from '../../state/stepping'
import { GraphPane } from './graph/graph-pane'
import { PddlPane } from './pddl/pddl-pane'
import { Elsewhere } from '../elsewhere'
import { Sealed } from './seal'
import { StatePane } from './state/state-pane'
import { useApp } from '../../state/use-app'

const TracePane = lazy(() => import('./trace/trace-pane'))
const LandmarkPane = lazy(() => import('./landmarks/landmark-pane'))

export function Stage() {
  const { place } = useApp()
  createEffect(() => {
    if (!place.full()) return
    const key = (event: KeyboardEvent): void => {
      // What plays is paused first, and what floats above the stage is closed first.
      if (event.key !== 'Escape' || event.defaultPrevented || stepping.playing()) return
      if (document.querySelector('dialog[open], :popover-open') !== null) return
      event.preventDefault()
      event.stopPropagation()
      place.show({ full: false })
    }
    window.addEventListener('keydown', key, true)
    onCleanup(() => window.removeEventListener('keydown', key, true))
  })
  onCleanup(() => place.show({ full: false }))
  return (
    <section class="stage" classList={{ full: place.full() }} aria-label="Stage">
      <header class="pane-head">
        <Tabs<StageTab>
          label="Stage"
          prefix="stage"
          chosen={place.tab()}
          choose={tab => place.show({ tab })}
          tabs={[
            {
              id: 'state',
              title: 'State',
              icon: 'boxes',
              note: stepping.walk().at > 0 ? `${stepping.walk().at}` : undefined,
            },
            { id: 'graph', title: 'Graph', icon: 'waypoints' },
            { id: 'trace', title: 'Trace', icon: 'rows-3' },
            { id: 'landmarks', title: 'Landmarks', icon: 'flag' },
            { id: 'pddl', title: 'PDDL', icon: 'file-code' },
          ]}
        />
        <span class="spacer" />
        <button
          type="button"
          class="button small quiet"
          title={
            place.full()
              ? 'Back beside the question (Escape)'
              : 'Enlarge the stage to the whole page (B)'
          }
          aria-label={place.full() ? 'Back beside the question' : 'Enlarge the stage'}
          aria-pressed={place.full()}
          onClick={() => place.show({ full: !place.full() })}
        >
          <Icon name={place.full() ? 'minimize-2' : 'maximize-2'} size={15} />
          <span class="stage-word">{place.full() ? 'Back' : 'Enlarge'}</span>
        </button>
      </header>
      <Elsewhere />
      <div
        class="stage-body"
        role="tabpanel"
        id="stage-panel"
        aria-labelledby={`stage-${place.tab()}`}
      >
        <Suspense>
          <Switch>
            <Match when={place.tab() === 'graph'}>
              <Sealed part="graph" whole>
                <GraphPane />
              </Sealed>
            </Match>
            <Match when={place.tab() === 'trace'}>
              <Sealed part="trace" whole>
                <TracePane />
              </Sealed>
            </Match>
            <Match when={place.tab() === 'landmarks'}>
              <Sealed part="landmarks" whole>
                <LandmarkPane />
              </Sealed>
            </Match>
            <Match when={place.tab() === 'state'}>
              <StatePane />
            </Match>
            <Match when={place.tab() === 'pddl'}>
              <PddlPane />
            </Match>
          </Switch>
        </Suspense>
      </div>
    </section>
  )
}
