// Shown before there is a walk: the sequences that can be viewed, one click each.

import { For, Show } from 'solid-js'
import { counted } from '#page/ui/naming'
import { Empty } from '#page/workbench/parts/conditions'
import { CheapestNote, known } from './picker'
import { useApp, useFeature } from '#page/state/use-app'
import './trace-summary.css'
import { CHEAPEST, createTracing } from './tracing'
import { inBackground } from '#page/browser/background'
import { Button } from '#page/ui/button'

export function TraceEmpty() {
  const tracing = useFeature(createTracing)
  const { stepping } = useApp()
  const list = known()
  return (
    <Empty icon="rows-3" title="See a plan as a whole">
      <p>
        Each step is a column and each fact that changes a line: when it holds, which step needs it, how far the goal
        is.
      </p>
      <div class="trace-offers flex wrap centred gap-8">
        <For each={list().slice(0, 4)}>
          {({ title, sequence }) => (
            <Button icon="eye" onClick={() => stepping.show([...sequence], title)}>
              Show {title}
              <span class="faint numbers">{counted(sequence.length, 'step')}</span>
            </Button>
          )}
        </For>
        <Show when={!list().some(({ title }) => title === CHEAPEST)}>
          <Button
            icon="route"
            classList={{ primary: list().length === 0 }}
            disabled={tracing.cheapest()?.outcome.kind === 'working'}
            onClick={() => inBackground(tracing.findCheapest([]))}
          >
            Show a cheapest plan
          </Button>
        </Show>
      </div>
      <CheapestNote />
      <p class="faint">Steps that you take in the State tab are shown here as well.</p>
    </Empty>
  )
}
