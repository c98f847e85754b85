// Steps through two problems in parallel: the same actions in both, each with its own names, and the resulting states.

import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js'
import type { Scene } from '#language/domain-kit'
import type { EngineCalls } from '#engine/client'
import type { Source } from '#planning/pddl/source'
import type { PairRequest } from '#questions/views/pairs/pair-view'
import type { StateView } from '#questions/views/stepping'
import { createPane, type Pane } from '#page/state/lanes/pane'
import type { App } from '#page/state/app'

/** Actions of each problem; null: the problem is not stepped through. */
export interface PairWay {
  readonly a: readonly string[] | null
  readonly b: readonly string[] | null
}

/** A state of one problem, drawn. */
export interface DrawnState {
  readonly scene: Scene | null
  readonly state: StateView | null
  /** Why the state could not be computed; '' if it could. */
  readonly problem: string
}
export interface DrawnPair {
  readonly a: DrawnState | null
  readonly b: DrawnState | null
}

/** Milliseconds a state is shown during playback. */
const BEAT = 800

export interface PairWalking {
  readonly pane: Pane<DrawnPair>
  readonly at: Accessor<number>
  readonly length: Accessor<number>
  readonly goTo: (at: number) => void
  readonly playing: Accessor<boolean>
  readonly play: () => void
}

/** Starts at the end of the path, where the difference is visible; with `atStart`, at its start. */
export function createPairWalking(
  { lanes, clock }: Pick<App, 'lanes' | 'clock'>,
  input: Accessor<{
    readonly request: PairRequest
    readonly way: PairWay
    readonly atStart: boolean
  }>,
): PairWalking {
  const length = () => Math.max(input().way.a?.length ?? 0, input().way.b?.length ?? 0)
  const [at, setAt] = createSignal(0)
  const [playing, setPlaying] = createSignal(false)
  createEffect(
    on(input, ({ atStart }) => {
      setPlaying(false)
      setAt(atStart ? 0 : length())
    }),
  )
  const pane = createPane(
    () => ({ ...input(), at: at() }),
    ({ request: { domain, a, b }, way, at }) =>
      lanes.quietly('quick', async api => ({
        a: await drawn(api, { domain, problem: a }, way.a?.slice(0, at)),
        b: await drawn(api, { domain, problem: b }, way.b?.slice(0, at)),
      })),
    { keeps: () => true, again: lanes.domains },
  )
  createEffect(
    on([playing, at, pane.condition], ([isOn, now, condition]) => {
      if (!isOn || condition === 'working') return
      if (now >= length()) setPlaying(false)
      else onCleanup(clock.after(BEAT, () => setAt(now + 1)))
    }),
  )
  return {
    pane,
    at,
    length,
    goTo(to) {
      setPlaying(false)
      setAt(Math.max(0, Math.min(length(), to)))
    },
    playing,
    play() {
      if (!playing() && at() >= length()) setAt(0)
      setPlaying(!playing())
    },
  }
}

async function drawn(
  api: EngineCalls,
  source: Source,
  taken: readonly string[] | undefined,
): Promise<DrawnState | null> {
  if (taken === undefined) return null
  const stepped = await api.states.step(source, taken)
  if (stepped.kind === 'state') {
    const scene = await api.states.scene(source, stepped.state.facts)
    return { scene, state: stepped.state, problem: '' }
  }
  const problem = stepped.kind === 'broken' ? `\`${taken[stepped.step]}\` cannot be taken here.` : stepped.message
  return { scene: null, state: null, problem }
}
