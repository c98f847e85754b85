// The picture of the reachable states around the question's state: asked for when it can be seen, more on demand.

import { createMemo, createRoot, createSignal } from 'solid-js'
import { graphModel } from '../draw/graph-model'
import type { Source } from '../questions/question'
import type { GraphOutcome } from '../worker/engine-api'
import { run, stopWork } from './engine'
import { createPane } from './pane'
import { isEdit, session } from './session'

/** States shown at first, and how many more each time. */
const FIRST = 2_000
const MORE = 5
const MOST = 60_000

function createGraphing() {
  const [visible, setVisible] = createSignal(false)
  const [allowed, setAllowed] = createSignal<{ source: Source | null; states: number }>({
    source: null,
    states: FIRST,
  })
  const states = createMemo(() =>
    allowed().source === session.source() ? allowed().states : FIRST,
  )
  const input = createMemo(() => {
    const source = session.source()
    return visible() && source !== null ? { source, states: states() } : null
  })
  const pane = createPane<{ source: Source; states: number }, GraphOutcome>(
    input,
    async ({ source, states }) => {
      // A picture of something else is no longer wanted.
      stopWork('drawing')
      const outcome = await run('drawing', 'exploring states', api =>
        api.graph(source, { maxStates: states }),
      )
      if (outcome.kind === 'done' && outcome.value.kind === 'graph') {
        // A large graph took its time to arrive; what is made of it gets a task of its own.
        await nextTask()
        graphModel(outcome.value.graph)
        await nextTask()
      }
      return outcome
    },
    {
      settle: (next, shown) => (shown && isEdit(next.source, shown.source) ? 500 : 60),
      keeps: (next, shown) => next.source === shown.source || isEdit(next.source, shown.source),
    },
  )
  return {
    pane,
    setVisible,
    states,
    canShowMore: () => states() < MOST,
    showMore: () =>
      setAllowed({ source: session.source(), states: Math.min(MOST, states() * MORE) }),
  }
}

const nextTask = (): Promise<void> => new Promise(done => setTimeout(done))

export const graphing = createRoot(createGraphing)
