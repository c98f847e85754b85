// The graph of the reachable states around the question's state: requested when it is visible, enlarged on demand; and
// the requested paths through it.

import { createMemo, createSignal } from 'solid-js'
import { graphModel } from '#page/draw/graph/model'
import type { Source } from '#planning/pddl/source'
import type { PlansOutcome } from '#questions/views/graph/ways'
import type { GraphOutcome, GraphMore } from '#questions/views/graph/graph-data'
import { grouped } from '#page/ui/naming'
import type { CallOutcome } from '#page/state/lanes/create-lanes'
import { createPane } from '#page/state/lanes/pane'
import { isEdit } from '#page/state/session/session'
import type { App } from '#page/state/app'
import { createSealing } from '#page/state/seals/sealing'

/** Number of states shown at first, and the factor for each enlargement. */
const FIRST = 2_000
const MORE = 5
const MAX_STATES = 60_000
/** Maximum number of states examined for a path or for all cheapest plans. */
const WAY_STATES = 400_000
/** Maximum number of states of cheapest plans that are added to a picture that lacks them. */
const MAX_JOINED_STATES = 5_000

/** The visitor's requests for one problem. */
interface Wish {
  readonly source: Source | null
  readonly states: number
  readonly expand: readonly Uint32Array[]
  readonly along: readonly string[]
}

const nothing: Wish = { source: null, states: FIRST, expand: [], along: [] }

/** The requests for one question's problem, kept on its desk. */
function createWish() {
  const [wished, setWished] = createSignal<Wish>(nothing)
  return { wished, setWished: (wish: Wish): void => void setWished(wish) }
}

interface GraphInput {
  readonly source: Source
  readonly states: number
  readonly more: GraphMore
}

export type Graphing = ReturnType<typeof createGraphing>

/** The cheapest plans through the graph, and whether they are shown. */
function createPlans(app: App, visible: () => boolean) {
  const { session, stepping } = app
  const { run, stopWork } = app.lanes
  const sealing = app.feature(createSealing)
  /** The visitor's choice; null: shown unless there are too many states to recognise a plan. */
  const [plansWanted, setPlansWanted] = createSignal<boolean | null>(null)
  const [isLarge, setLarge] = createSignal(false)
  const plansShown = (): boolean => plansWanted() ?? isLarge()
  const plansInput = createMemo(() => {
    const source = session.source()
    if (!visible() || !plansShown() || source === null || sealing.isSealed('distances')) return null
    return { source, taken: stepping.walk().sequence.slice(0, stepping.walk().at) }
  })
  const plansPane = createPane<{ source: Source; taken: readonly string[] }, PlansOutcome>(
    plansInput,
    ({ source, taken }) => {
      stopWork('ways')
      return run('ways', 'looking for all cheapest plans', api =>
        api.graph.cheapestPlans(source, taken, { maxStates: WAY_STATES }),
      )
    },
    { settle: () => 60, keeps: (next, shown) => next.source === shown.source },
  )
  const plans = createMemo(() => {
    const value = plansPane.value()
    return plansInput() !== null && value?.kind === 'plans' ? value.plans : null
  })

  return {
    plansShown,
    togglePlans: () => void setPlansWanted(!plansShown()),
    /** Called by the pane if the picture has more states than can be distinguished. */
    setLarge,
    plansPane,
    plans,
  }
}

/** Paths through the graph, found on demand. */
const createWays = (app: App) => ({
  /** Appends a shortest path from the current state to another as steps ahead. */
  async lead(row: Uint32Array): Promise<void> {
    const way = await between(app, app.stepping.walk().sequence.slice(0, app.stepping.walk().at), row)
    if (way?.length === 0) app.notices.notify({ tone: 'plain', title: 'You are in that state already' })
    else if (way) app.stepping.lead(way, 'a shortest way to the state you pointed at')
  },
  /** Moves to a state, by a shortest path from the initial state. */
  async moveTo(row: Uint32Array): Promise<void> {
    const way = await between(app, [], row)
    if (way) app.stepping.moveAfter(way)
  },
})

/** Explores the states of a problem for the picture. */
async function explored(app: App, { source, states, more }: GraphInput): Promise<CallOutcome<GraphOutcome>> {
  const { run, stopWork } = app.lanes
  // The previous picture is no longer needed.
  stopWork('drawing')
  const outcome = await run('drawing', 'exploring states', api => api.graph.states(source, { maxStates: states }, more))
  if (outcome.kind === 'done' && outcome.value.kind === 'graph') {
    // A large graph took a while to arrive; processing it gets a separate task.
    await nextTask()
    const model = graphModel(outcome.value.graph)
    for (const way of ['out', 'in'] as const) {
      await nextTask()
      void model[way]
    }
    await nextTask()
  }
  return outcome
}

/** The state graph of the question in front. */
export function createGraphing(app: App) {
  const { session, desks, stepping } = app
  const [visible, setVisible] = createSignal(false)
  const [layering, setLayering] = createSignal<'depth' | 'distance'>('depth')
  const [asList, setAsList] = createSignal(false)
  const wish = createMemo<Wish>(() => {
    const source = session.source()
    const wished = desks.now()?.feature(createWish).wished() ?? nothing
    return wished.source === source ? wished : { ...nothing, source }
  })
  const ask = (part: Partial<Wish>): void =>
    desks
      .now()
      ?.feature(createWish)
      .setWished({ ...wish(), ...part })

  const plans = createPlans(app, visible)
  /** The problem with a picture that is known to lack states. */
  const [partOf, setPartOf] = createSignal<Source | null>(null)
  const isPart = (): boolean => partOf() !== null && partOf() === session.source()
  /** States and distances of the plans that the picture may lack. */
  const joining = createMemo<Pick<GraphMore, 'states' | 'distances'>>(() => {
    const now = plans.plans()
    if (now === null || !isPart()) return noStates
    return {
      states: now.rows.slice(0, MAX_JOINED_STATES * now.words),
      distances: now.distance.slice(0, MAX_JOINED_STATES),
    }
  })
  const input = createMemo<GraphInput | null>(() => {
    const { source, states, expand, along } = wish()
    if (!visible() || source === null) return null
    return { source, states, more: { expand, along, ...joining() } }
  })
  const pane = createPane<GraphInput, GraphOutcome>(input, asked => explored(app, asked), {
    settle: (next, shown) => (shown && isEdit(next.source, shown.source) ? 500 : 60),
    keeps: (next, shown) => next.source === shown.source || isEdit(next.source, shown.source),
  })
  return {
    pane,
    setVisible,
    layering,
    setLayering,
    asList,
    setAsList,
    ...plans,
    /** Called by the pane if the picture lacks states. */
    setPart: (isPart: boolean) => setPartOf(isPart ? session.source() : null),
    states: () => wish().states,
    canShowMore: () => wish().states < MAX_STATES,
    showMore: () => ask({ states: Math.min(MAX_STATES, wish().states * MORE) }),
    /** Shows the successors of a state, given by its row of bits. */
    expand: (row: Uint32Array) => ask({ expand: [...wish().expand, row] }),
    expanded: () => wish().expand.length,
    /** Shows the states of the walk. */
    showWalk: () => ask({ along: stepping.walk().sequence }),
    ...createWays(app),
  }
}

const noStates = { states: new Uint32Array(), distances: new Float64Array() }

/** A shortest path; if there is none, or none was found, a notice reports that. */
async function between(app: App, taken: readonly string[], row: Uint32Array): Promise<readonly string[] | undefined> {
  const { session, notices } = app
  const { run } = app.lanes
  const source = session.source()
  if (source === null) return undefined
  const outcome = await run('ways', 'looking for a way', api =>
    api.graph.wayBetween(source, taken, row, { maxStates: WAY_STATES }),
  )
  if (outcome.kind === 'stopped' || session.source() !== source) return undefined
  if (outcome.kind === 'failed' || outcome.value.kind === 'no-task')
    notices.notify({
      tone: 'problem',
      title: 'The path could not be computed',
      lines: [outcome.kind === 'failed' ? outcome.message : ((outcome.value as { message?: string }).message ?? '')],
    })
  else if (outcome.value.kind === 'way') return outcome.value.actions
  else if (outcome.value.kind === 'none')
    notices.notify({
      tone: 'problem',
      title: 'No way leads there',
      lines: ['That state cannot be reached from the current one.'],
    })
  else
    notices.notify({
      tone: 'problem',
      title: 'No way found',
      lines: [`The first ${grouped(outcome.value.states)} states from here do not contain it.`],
    })
  return undefined
}

const nextTask = (): Promise<void> => new Promise(done => setTimeout(done))
