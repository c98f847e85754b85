// The current state: the walk of the question in front, its playback, and the state after its steps.

import { createEffect, createMemo, createSignal, on, onCleanup, untrack } from 'solid-js'
import type { Source } from '#planning/pddl/source'
import type { Stepped } from '#questions/views/stepping'
import type { CallOutcome } from '../lanes/create-lanes'
import type { Growing } from '../verdicts/growing/growing'
import { createPane } from '../lanes/pane'
import { pauseByHand } from '../pausing'
import { type Desks, noSteps, type Walk } from './desk'
import type { Layout } from '../layout'
import { atStage, type PlaceState } from '../places/place'
import { isEdit, type Session } from './session'
import type { Lanes } from '../lanes/create-lanes'

/** Milliseconds a state is shown during playback, at speed 1. */
const BEAT = 900
/** Maximum duration in milliseconds of the transition between states. */
const STEP = 280
export const speeds = [0.5, 1, 2, 4] as const

/** The state computed by the engine, and the actions that led to it. */
export type WalkPosition = Stepped & { readonly taken: readonly string[] }

export type Stepping = ReturnType<typeof createStepping>

interface SteppingParts {
  readonly session: Session
  readonly desks: Desks
  readonly lanes: Lanes
  readonly place: PlaceState
  readonly layout: Layout
  readonly growing: Growing
}

/** The walk on the desk in front, and the state after its steps; `left` is called when another walk replaces it. */
function createWalking({ session, desks, lanes }: SteppingParts, left: () => void) {
  const step = (source: Source, taken: readonly string[]): Promise<CallOutcome<Stepped>> =>
    lanes.run('quick', 'taking a step', api => api.states.step(source, taken))
  const walk = createMemo<Walk>(() => desks.now()?.walk ?? noSteps)
  const set = (next: Walk): void => {
    if (next.sequence !== untrack(walk).sequence) left()
    desks.now()?.setWalk(next)
  }
  const input = createMemo(() => {
    const source = session.source()
    return source === null ? null : { source, taken: walk().sequence.slice(0, walk().at) }
  })
  let under: Promise<unknown> = Promise.resolve()
  let latest = 0
  const pane = createPane<{ source: Source; taken: readonly string[] }, WalkPosition>(
    input,
    async ({ source, taken }) => {
      // Key presses may come faster than states: requests made meanwhile are skipped.
      const turn = ++latest
      await under
      if (turn !== latest) return { kind: 'stopped' }
      const call = step(source, taken)
      under = call
      const outcome = await call
      return outcome.kind === 'done' ? { kind: 'done', value: { ...outcome.value, taken } } : outcome
    },
    {
      again: lanes.domains,
      settle: (next, shown) => (shown && isEdit(next.source, shown.source) ? 300 : 0),
      keeps: (next, shown) => next.source === shown.source || isEdit(next.source, shown.source),
    },
  )

  return { step, walk, input, pane, set }
}
type Walking = ReturnType<typeof createWalking>

/** Plays the remaining steps, one after the other. */
function createPlaying({ session }: SteppingParts, { walk, pane }: Walking, move: (at: number) => void) {
  /** The question with a walk that is playing: selecting another question stops playback. */
  const [played, setPlayed] = createSignal<string | null>(null)
  const playing = createMemo(() => played() !== null && played() === session.selectedId())
  const setPlaying = (on: boolean): void => void setPlayed(on ? session.selectedId() : null)
  const [speed, setSpeed] = createSignal<number>(1)
  const atEnd = (): boolean => walk().at >= walk().sequence.length
  // The next step waits until the state before it is shown.
  createEffect(
    on([playing, () => walk().at, pane.condition, speed], ([isOn, at, condition, rate]) => {
      if (!isOn || condition === 'working') return
      if (atEnd() || pane.value()?.kind !== 'state') {
        setPlaying(false)
        return
      }
      const timer = setTimeout(() => move(at + 1), BEAT / rate)
      onCleanup(() => clearTimeout(timer))
    }),
  )
  createEffect(
    on(
      () => session.selectedId(),
      () => setPlayed(null),
      { defer: true },
    ),
  )
  pauseByHand(playing, () => setPlaying(false))
  return {
    forget: () => void setPlayed(null),
    setPlaying,
    atEnd,
    parts: {
      playing,
      /** Plays from the current position, or from the start when at the end; or pauses. */
      play(): void {
        if (walk().sequence.length === 0) return
        if (!playing() && atEnd()) move(0)
        setPlaying(!playing())
      },
      pause: () => setPlaying(false),
      speed,
      setSpeed,
      /** Milliseconds available for the transition from one state to the next. */
      pace: () => (playing() ? Math.min(STEP, (0.7 * BEAT) / speed()) : STEP),
    },
  }
}
type Playing = ReturnType<typeof createPlaying>

/** Shows a whole sequence: plays it, restores it, or appends it as steps ahead. */
const showingOf = (
  { place, layout, growing }: SteppingParts,
  { walk, set }: Walking,
  { setPlaying, atEnd }: Playing,
) => {
  /** Brings the state pane into view, unless the trace is shown, which shows the same walk. */
  const bringIntoView = (): void => {
    growing.close()
    place.show(atStage(place.tab() === 'trace' ? 'trace' : 'state'))
  }

  return {
    /**
     * Plays a sequence from its start on the state pane. With reduced motion it takes one step, and another at each
     * repeated call with the same sequence. `from`: number of first steps to skip.
     */
    watch(sequence: readonly string[], title: string, from = 0): void {
      bringIntoView()
      if (!layout.calm()) {
        set({ sequence, at: from, title })
        setPlaying(sequence.length > from)
        return
      }
      const now = walk()
      const isSame = now.title === title && sameSteps(now.sequence, sequence)
      const at = isSame && !atEnd() ? now.at : from
      set({ sequence, at: Math.min(at + 1, sequence.length), title })
    },
    /** Shows a sequence that was watched before, at the same position. */
    bringBack(sequence: readonly string[], title: string, at: number): void {
      bringIntoView()
      set({ sequence, at, title })
    },
    /** Shows a sequence in the current pane, without bringing the state pane into view. */
    show: (sequence: readonly string[], title: string, at = 0) => set({ sequence, at, title }),
    /** Moves to the end of a sequence, as after a click in the graph. */
    moveAfter: (sequence: readonly string[]) => set({ sequence, at: sequence.length, title: '' }),
    /** Appends the actions as steps ahead; the position stays. */
    lead(actions: readonly string[], title: string): void {
      const { sequence, at } = walk()
      set({ sequence: [...sequence.slice(0, at), ...actions], at, title })
    },
  }
}

/** Moves through the walk on the desk in front. */
export function createStepping(app: SteppingParts) {
  const walking = createWalking(app, () => player.forget())
  const { step, walk, input, pane, set } = walking
  const move = (at: number): void => set({ ...walk(), at: Math.max(0, Math.min(walk().sequence.length, at)) })
  /** Stepping by hand ends playback. */
  const goTo = (at: number): void => {
    player.setPlaying(false)
    move(at)
  }

  const player = createPlaying(app, walking, move)
  return {
    walk,
    pane,
    goTo,
    ...player.parts,
    /**
     * Takes an action in the current state; the steps that followed are dropped unless the next is that very action.
     */
    take(action: string): void {
      const { sequence, at, title } = walk()
      player.setPlaying(false)
      if (sequence[at] === action) set({ sequence, at: at + 1, title })
      else set({ sequence: [...sequence.slice(0, at), action], at: at + 1, title: '' })
    },
    undo(): void {
      const { sequence, at } = walk()
      if (at > 0) set({ sequence: sequence.slice(0, at - 1), at: at - 1, title: '' })
    },
    reset: () => set(noSteps),
    /** Moves to the position of a walk. */
    put: set,
    ...showingOf(app, walking, player),
    /** The reason why an action is not applicable in the current state. */
    async whyNot(action: string): Promise<CallOutcome<Stepped>> {
      const now = input()
      if (now === null) return { kind: 'stopped' }
      return step(now.source, [...now.taken, action])
    },
  }
}

const sameSteps = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((action, i) => action === b[i])
