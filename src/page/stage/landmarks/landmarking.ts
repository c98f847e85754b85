// The landmarks of the question's problem, requested when they are visible: first the result of a quick method, then
// the complete one; why each fact is a landmark, with evidence; and which landmarks the walk has passed.

import { createEffect, createMemo, createSignal, on } from 'solid-js'
import { createStore, reconcile } from 'solid-js/store'
import type { Source } from '#planning/pddl/source'
import {
  type LandmarkTimes,
  type LandmarkWhy,
  type LandmarkOutcome,
  type LandmarkSet,
  type LandmarkEffort,
  UNDECIDED,
} from '#questions/views/landmarks/landmark-data'
import { drawLandmarks, scaleIn } from '#page/draw/landmarks/landmark-geometry'
import { createPane } from '#page/state/lanes/pane'
import { isEdit } from '#page/state/session/session'
import type { App } from '#page/state/app'
import type { CallOutcome } from '#page/state/lanes/create-lanes'
import { inBackground } from '#page/browser/background'

/** The request for landmarks. */
interface LandmarksWanted {
  readonly source: Source
  readonly taken: readonly string[]
}

/** The position of the walk relative to a landmark. */
export type Passing = 'now' | 'was' | 'ahead'

/** Total milliseconds for checking landmarks in advance; the rest is checked on demand. */
const CHECKING_AHEAD = 4_000

/** Maximum number of facts in a picture; with more, only the list is useful. */
export const MAX_DRAWN = 600
/** Below this scale names are hard to read. */
export const READABLE = 0.7
/** Typical size of the pane for the picture, in pixels. */
const ROOM = { width: 530, height: 330 }

const NOWHERE: readonly string[] = []

/** The result: first a quick one, then the complete one. */
function createFinding(app: App, asked: () => LandmarksWanted | null) {
  const { isBusy, run, stopWork } = app.lanes
  const ask = ({ source, taken }: LandmarksWanted, effort: LandmarkEffort): Promise<CallOutcome<LandmarkOutcome>> =>
    run('landmarks', effort === 'quick' ? 'looking for landmarks' : 'deciding the last facts', api =>
      api.landmarks.find(source, taken, effort),
    )
  const keeps = (next: LandmarksWanted, shown: LandmarksWanted): boolean =>
    next.source === shown.source || isEdit(next.source, shown.source)
  const settle = (next: LandmarksWanted, shown: LandmarksWanted | null): number =>
    shown && isEdit(next.source, shown.source) ? 500 : shown ? 140 : 0

  const quick = createPane<LandmarksWanted, LandmarkOutcome>(
    asked,
    async input => {
      // A request for another problem is no longer needed.
      if (isBusy('landmarks')) stopWork('landmarks')
      return ask(input, 'quick')
    },
    { settle, keeps, again: app.lanes.domains },
  )
  /** The facts that the first search left undecided. */
  const rest = createMemo<LandmarksWanted | null>(() => {
    const value = quick.value()
    if (quick.condition() !== 'ready' || value === undefined) return null
    const open = value.kind === 'undecided' || (value.kind === 'landmarks' && value.set.statuses.includes(UNDECIDED))
    return open ? asked() : null
  })
  const full = createPane<LandmarksWanted, LandmarkOutcome>(rest, input => ask(input, 'full'))
  const outcome = createMemo<LandmarkOutcome | undefined>(() => {
    const first = quick.value()
    if (first === undefined) return undefined
    return full.condition() === 'ready' ? (full.value() ?? first) : first
  })
  const set = createMemo<LandmarkSet | undefined>(() => {
    const value = outcome()
    return value?.kind === 'landmarks' ? value.set : undefined
  })

  return { quick, full, outcome, set }
}
type LandmarksFound = ReturnType<typeof createFinding>

/** Why a fact is a landmark or not: requested when a fact is chosen, and in advance for landmarks. */
function createReasons(app: App, asked: () => LandmarksWanted | null, { quick, full, set }: LandmarksFound) {
  const { quietly, run } = app.lanes
  const { session } = app
  /** The fact that the reasons are shown for. */
  const [chosen, setChosen] = createSignal<string | null>(null)
  const [whys, setWhys] = createStore<Record<string, LandmarkWhy>>({})
  const [whyFailed, setWhyFailed] = createSignal('')
  const [whyStartedAt, setWhyStartedAt] = createSignal(0)
  // Reasons belong to the input for which they were requested.
  createEffect(
    on(asked, () => {
      setWhys(reconcile({}))
      setWhyFailed('')
    }),
  )
  createEffect(
    on(
      () => session.source(),
      () => setChosen(null),
      { defer: true },
    ),
  )
  const why = async (fact: string): Promise<void> => {
    const input = asked()
    if (input === null) return
    setWhyStartedAt(performance.now())
    const outcome = await run('landmarks', 'looking at the evidence', api =>
      api.landmarks.why(input.source, input.taken, fact, false),
    )
    if (input !== asked()) return
    if (outcome.kind === 'done') keep(fact, outcome.value)
    else if (fact === chosen())
      setWhyFailed(outcome.kind === 'failed' ? outcome.message : 'Stopped before this was decided.')
  }
  const keep = (fact: string, landmarkWhy: LandmarkWhy | null): void => {
    if (landmarkWhy !== null) setWhys(fact, landmarkWhy)
  }
  const checkAhead = async (fact: string, input: LandmarksWanted): Promise<void> => {
    const outcome = await quietly('landmarks', api => api.landmarks.why(input.source, input.taken, fact, true))
    if (outcome.kind === 'done' && input === asked() && whys[fact] === undefined) keep(fact, outcome.value)
  }
  const settled = (): boolean => quick.condition() === 'ready' && full.condition() !== 'working' && set() !== undefined
  createEffect(
    on([chosen, settled, asked], ([fact, now]) => {
      setWhyFailed('')
      if (fact !== null && now && whys[fact] === undefined) inBackground(why(fact))
    }),
  )
  createEffect(
    on([set, settled], ([of, now]) => {
      const input = asked()
      if (of === undefined || !now || input === null) return
      const check = async (fact: string): Promise<void> => {
        if (whys[fact] === undefined) await checkAhead(fact, input)
      }
      inBackground(checkEach(of, () => input === asked(), check))
    }),
  )
  return {
    chosen,
    /** Shows the reasons for a fact; null hides them. */
    choose: (fact: string | null) => setChosen(fact),
    whyOf: (fact: string): LandmarkWhy | undefined => whys[fact],
    whyFailed,
    whyStartedAt,
    askAgain: () => {
      const fact = chosen()
      setWhyFailed('')
      if (fact !== null) inBackground(why(fact))
    },
  }
}

/** Checks landmarks in advance, one after the other, so that requests by click can run in between. */
async function checkEach(
  { nodes }: LandmarkSet,
  isWanted: () => boolean,
  check: (fact: string) => Promise<void>,
): Promise<void> {
  const start = performance.now()
  for (const { fact, inInitial, inGoal } of nodes) {
    if (!isWanted() || performance.now() - start > CHECKING_AHEAD) return
    if (!inInitial && !inGoal) await check(fact)
  }
}

/** Which landmarks the walk has passed. */
function createPassing(app: App, { set }: LandmarksFound, chosen: () => string | null, isHere: () => boolean) {
  const { quietly } = app.lanes
  const { session, stepping } = app
  const watched = createMemo(() => {
    const source = session.source()
    const of = set()
    if (source === null || of === undefined) return null
    const fact = chosen()
    const names = of.nodes.map(node => node.fact)
    if (fact !== null && !names.includes(fact)) names.push(fact)
    // A copy: a store's proxy cannot be cloned for a worker.
    return { source, sequence: stepping.walk().sequence.slice(), names }
  })
  const times = createPane(
    watched,
    async (input): Promise<CallOutcome<Timed>> => {
      const { source, sequence, names } = input
      const outcome = await quietly('quick', api => api.landmarks.times(source, sequence, names))
      return outcome.kind === 'done' ? { kind: 'done', value: { ...input, times: outcome.value } } : outcome
    },
    { keeps: (next, shown) => next.source === shown.source },
  )
  const rowOf = createMemo(() => new Map(times.value()?.names.map((name, row) => [name, row] as const)))
  /** null if unknown. */
  const passing = (fact: string): Passing | null => {
    const value = times.value()
    const row = rowOf().get(fact)
    if (value === undefined || value.times === null || row === undefined) return null
    const { steps, held } = value.times
    const { at, sequence } = stepping.walk()
    if (at > steps) return null
    for (let i = 0; i < at; i++) if (sequence[i] !== value.sequence[i]) return null
    const first = row * (steps + 1)
    if (held[first + at] === 1) return 'now'
    // For landmarks from the current state, earlier occurrences do not count.
    return !isHere() && held.subarray(first, first + at).includes(1) ? 'was' : 'ahead'
  }
  return passing
}

/** The landmarks of the question in front. */
export function createLandmarking(app: App) {
  const { stepping, session } = app
  const [visible, setVisible] = createSignal(false)
  const [wantsHere, setWantsHere] = createSignal(false)
  const [wantsTrivial, setWantsTrivial] = createSignal<boolean | null>(null)
  const isHere = createMemo(() => wantsHere() && stepping.walk().at > 0)
  const taken = createMemo<readonly string[]>(
    () => (isHere() ? stepping.walk().sequence.slice(0, stepping.walk().at) : NOWHERE),
    NOWHERE,
    { equals: (a, b) => a.length === b.length && a.every((step, i) => step === b[i]) },
  )
  const asked = createMemo<LandmarksWanted | null>(() => {
    const source = session.source()
    return visible() && source !== null ? { source, taken: taken() } : null
  })
  const finding = createFinding(app, asked)
  const { set } = finding
  /** The visitor's choice; by default, true if all names can be read without zooming. */
  const showsTrivial = createMemo(() => {
    const wanted = wantsTrivial()
    const of = set()
    if (wanted !== null || of === undefined) return wanted ?? true
    if (of.inner.nodes.length === 0 || of.whole.nodes.length > MAX_DRAWN) return true
    const drawing = drawLandmarks(of.nodes, of.whole, ROOM.width / ROOM.height)
    return scaleIn(drawing, ROOM.width, ROOM.height) >= READABLE
  })

  const reasons = createReasons(app, asked, finding)
  return {
    ...finding,
    picture: () => (showsTrivial() ? set()?.whole : set()?.inner),
    isHere,
    wantsHere,
    setWantsHere,
    showsTrivial,
    setShowsTrivial: (shown: boolean) => setWantsTrivial(shown),
    setVisible,
    ...reasons,
    passing: createPassing(app, finding, reasons.chosen, isHere),
    /** Actions executed before the state that the landmarks start from. */
    taken,
  }
}

interface Timed {
  readonly sequence: readonly string[]
  readonly names: readonly string[]
  readonly times: LandmarkTimes | null
}
