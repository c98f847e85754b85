// Guessing the next chosen node before it is shown: as a game, or as a prediction in a lesson.

import { type Accessor, createMemo, createSignal } from 'solid-js'
import type { RunData, RunState } from './run-state'

/** A guess, and the position in the log at which it was made. */
export interface Guess {
  /** The run in which the guess was made. */
  readonly run: RunData
  readonly node: number
  readonly next: number
  readonly place: number
}

/**
 * A prediction: which node is chosen after this many expansions? The picked node is reported, but not whether it is
 * right.
 */
export interface Asking {
  readonly after: number
  readonly picked: Accessor<number | null>
  readonly pick: (node: number) => void
}

/** Guess the next: the learner predicts the chosen node before it is shown. */
interface Picking {
  readonly select: (node: number | null) => void
  readonly pickByHand: (node: number) => void
}

export function createGuessing(run: RunState, isComparing: Accessor<boolean>, { select, pickByHand }: Picking) {
  const [isOn, setOn] = createSignal(false)
  const [guess, setGuess] = createSignal<Guess | null>(null)
  /** The node chosen by the next event, if that event is a choice. */
  const next = createMemo(() => {
    const now = run.moment()
    if (now === null || isComparing() || run.at() >= run.size()) return -1
    // With a single open node there is nothing to guess.
    if (now.replay.counts.open < 2) return -1
    return now.log.kindAt(run.at()) === 'choose' ? now.log.nodeAt(run.at()) : -1
  })
  const [asking, setAsking] = createSignal<Asking | null>(null)
  /** The prediction, once the search is at its position. */
  const asked = (): Asking | null => {
    const now = asking()
    return now !== null && run.moment()?.replay.choices === now.after && run.isAtEnd() ? now : null
  }
  const isAsked = (): boolean => asked() !== null || (asking() === null && isOn() && next() >= 0)
  return {
    setAsking: (next: Asking | null): void => void setAsking(next),
    /** The node picked for a prediction; -1 if none was. */
    predicted: (): number => asked()?.picked() ?? -1,
    guessing: isOn,
    setGuessing: (on: boolean): void => void setOn(on),
    /** True while the visitor is asked for the next chosen node. */
    isAsked,
    guess: (): Guess | null => {
      const last = guess()
      return isOn() && last?.place === run.at() && last.run === run.held() ? last : null
    },
    /** Selects a node; if a guess is requested and the node is open, it is the guess. */
    pick(node: number): void {
      const now = run.moment()
      const waits = now?.replay.statusOf(node) === 'open'
      if (waits && now?.options.algorithm === 'by-hand') {
        pickByHand(node)
        return
      }
      if (waits) asked()?.pick(node)
      if (!waits || asking() !== null || !isAsked()) {
        select(node)
        return
      }
      const place = run.at() + 1
      setGuess({ run: now, node, next: next(), place })
      select(null)
      run.goTo(place)
    },
  }
}
