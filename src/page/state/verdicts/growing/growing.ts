// A closed set that is shown while it grows: which set, for which question, the number of visible rounds, and playback.

import { createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js'
import type { ClosedStory } from '#questions/kinds/verdict'
import { pauseByHand } from '#page/state/pausing'
import type { Layout } from '#page/state/layout'
import { atStage, type PlaceState } from '#page/state/places/place'
import type { Session } from '#page/state/session/session'

/** The set, and the id of its question. */
export interface GrowingSet {
  readonly id: string
  readonly closed: ClosedStory & { readonly total?: number }
}

/** Milliseconds between rounds. */
const BEAT = 1_100

export type Growing = ReturnType<typeof createGrowing>

/** Shows no set at first. */
export function createGrowing({
  session,
  place,
  layout,
}: {
  readonly session: Session
  readonly place: PlaceState
  readonly layout: Layout
}) {
  const [shown, setShown] = createSignal<GrowingSet | null>(null)
  /** Number of rounds shown after the initial facts; the last one adds nothing. */
  const [round, setRound] = createSignal(0)
  const [wantsPlay, setPlay] = createSignal(false)
  const now = createMemo(() => {
    const last = shown()
    return last !== null && last.id === session.selectedId() ? last : null
  })
  const last = () => now()?.closed.layers.length ?? 0
  const playing = createMemo(() => wantsPlay() && now() !== null)
  pauseByHand(playing, () => setPlay(false))
  createEffect(
    on([playing, round], ([isOn, at]) => {
      if (!isOn) return
      if (at >= last()) {
        setPlay(false)
        return
      }
      const timer = setTimeout(() => setRound(at + 1), BEAT)
      onCleanup(() => clearTimeout(timer))
    }),
  )
  const goTo = (next: number): void => {
    setPlay(false)
    setRound(Math.max(0, Math.min(last(), next)))
  }
  return {
    now,
    round,
    last,
    playing,
    goTo,
    /** Plays from the current round, or from the start when at the end; or pauses. */
    play(): void {
      if (playing()) {
        setPlay(false)
        return
      }
      if (round() >= last()) setRound(0)
      setPlay(true)
    },
    /** Shows the set on the stage and starts playback; with reduced motion, advances one round at a time. */
    watch(closed: GrowingSet['closed']): void {
      const id = session.selectedId()
      if (id === null) return
      const isSame = now()?.closed === closed
      place.show(atStage('state'))
      setShown({ id, closed })
      if (layout.calm()) goTo(isSame && round() < last() ? round() + 1 : 1)
      else {
        setRound(0)
        setPlay(true)
      }
    },
    close(): void {
      setPlay(false)
      setShown(null)
    },
  }
}
