// The engine's results for the plan trace: the sequence as a whole, h* along it, and a cheapest plan on demand. For the
// selected question, and only while the pane is visible.

import { createMemo, createSignal } from 'solid-js'
import type { Source } from '#planning/pddl/source'
import type { CheapestOutcome, WayDistances, TraceOutcome } from '#questions/views/trace/trace-data'
import { FIRST_STATES } from '#page/state/verdicts/checking'
import { createPane } from '#page/state/lanes/pane'
import { isEdit } from '#page/state/session/session'
import type { App } from '#page/state/app'
import type { KnownSequence } from './known'

/** Maximum number of states stored by a first search for h*, its factor of growth, and its upper limit. */
const FIRST = 50_000
export const MORE = 5
const MAX_STATES = 6_250_000
/** The title of a plan that is proven to be cheapest. */
export const CHEAPEST = 'a cheapest plan'

interface TraceWanted {
  readonly source: Source
  readonly sequence: readonly string[]
}

/** The search for a cheapest plan: running, or its result. */
export interface CheapestTrace {
  readonly source: Source
  /** The search starts in the state after these steps. */
  readonly after: readonly string[]
  readonly startedAt: number
  readonly outcome:
    | CheapestOutcome
    | { readonly kind: 'working' }
    | { readonly kind: 'halted' }
    | { readonly kind: 'failed'; readonly message: string }
}

interface Allowed {
  readonly source: Source | null
  readonly states: number
}

/** Maximum number of states stored for h* of one question's problem; kept on the desk. */
function createAllowed() {
  const [allowed, setAllowed] = createSignal<Allowed>({ source: null, states: FIRST })
  return { allowed, setAllowed: (next: Allowed): void => void setAllowed(next) }
}

/** The plan found by such a search: a cheapest one, or some plan if none is known to be cheapest. */
export function planFound(outcome: CheapestTrace['outcome']): KnownSequence | null {
  if (outcome.kind === 'plan') return { title: CHEAPEST, sequence: outcome.plan }
  if (outcome.kind !== 'stopped' || outcome.some === null) return null
  return { title: 'a plan that may not be cheapest', sequence: outcome.some.plan }
}

/** The search for a cheapest plan from some step on; `ended` is called if it found no plan to show. */
function createCheapest(app: App, ended: () => void) {
  const { run, stopWork } = app.lanes
  const { session, stepping } = app
  const [cheapest, setCheapest] = createSignal<CheapestTrace | null>(null)
  const isWorking = (): boolean => cheapest()?.outcome.kind === 'working'
  const findCheapest = async (after: readonly string[], maxStates = FIRST_STATES): Promise<void> => {
    const source = session.source()
    const question = session.selectedId()
    if (source === null) return
    stopWork('tracing')
    const mine: CheapestTrace = {
      source,
      after,
      startedAt: performance.now(),
      outcome: { kind: 'working' },
    }
    setCheapest(mine)
    const result = await run('tracing', 'finding a cheapest plan', api =>
      api.trace.cheapestPlan(source, after, { maxStates }),
    )
    if (cheapest() !== mine) return
    const outcome: CheapestTrace['outcome'] =
      result.kind === 'done' ? result.value : result.kind === 'stopped' ? { kind: 'halted' } : result
    setCheapest({ ...mine, outcome })
    const found = planFound(outcome)
    if (found !== null && session.selectedId() === question)
      stepping.show(
        [...after, ...found.sequence],
        after.length === 0 ? found.title : `${found.title} from step ${after.length} on`,
        after.length,
      )
    else ended()
  }
  return {
    isWorking,
    findCheapest,
    /** The last search of the problem in front. */
    last: createMemo(() => {
      const last = cheapest()
      return last !== null && last.source === session.source() ? last : null
    }),
  }
}

/** The plan trace of the question in front. */
export function createTracing(app: App) {
  const { run, stopWork } = app.lanes
  const { desks, session, stepping } = app
  const [visible, setVisible] = createSignal(false)
  /** True for a sequence with steps or a title: the empty plan counts too. */
  const isShown = createMemo(() => stepping.walk().sequence.length > 0 || stepping.walk().title !== '')
  const input = createMemo<TraceWanted | null>(() => {
    const source = session.source()
    const { sequence } = stepping.walk()
    return visible() && source !== null && isShown() ? { source, sequence: [...sequence] } : null
  })
  const pane = createPane<TraceWanted, TraceOutcome>(
    input,
    ({ source, sequence }) => run('quick', 'tracing the steps', api => api.trace.trace(source, sequence)),
    {
      settle: (next, shown) => (shown && isEdit(next.source, shown.source) ? 300 : 0),
      keeps: (next, shown) => next.source === shown.source || isEdit(next.source, shown.source),
    },
  )

  const states = createMemo(() => {
    const allowed = desks.now()?.feature(createAllowed).allowed()
    return allowed?.source === session.source() ? allowed.states : FIRST
  })
  const measured = createMemo(() => {
    const asked = input()
    return asked === null ? null : { ...asked, states: states() }
  })
  const distances = createPane<TraceWanted & { states: number }, WayDistances | null>(
    measured,
    async ({ source, sequence, states }) => {
      if (!cheapest.isWorking()) stopWork('tracing')
      return run('tracing', 'measuring how far the goal is', api =>
        api.trace.distances(source, sequence, { maxStates: states }),
      )
    },
    {
      settle: (next, shown) => (shown && isEdit(next.source, shown.source) ? 500 : 80),
      keeps: (next, shown) =>
        next.source === shown.source &&
        next.sequence.length === shown.sequence.length &&
        next.sequence.every((action, step) => action === shown.sequence[step]),
    },
  )

  const cheapest = createCheapest(app, () => {
    if (distances.condition() === 'stopped') distances.retry()
  })
  return {
    pane,
    distances,
    setVisible(yes: boolean): void {
      setVisible(yes)
      // Hidden content needs no computation.
      if (!yes && !cheapest.isWorking()) stopWork('tracing')
    },
    isShown,
    states,
    canLookFurther: () => states() < MAX_STATES,
    lookFurther: () =>
      desks
        .now()
        ?.feature(createAllowed)
        .setAllowed({ source: session.source(), states: Math.min(MAX_STATES, states() * MORE) }),
    /** The last search for a cheapest plan of the problem in front. */
    cheapest: cheapest.last,
    /** Finds a cheapest plan from the state after these steps, and shows it. */
    findCheapest: cheapest.findCheapest,
  }
}
