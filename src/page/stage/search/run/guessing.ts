// The next chosen node must be guessed before it is shown: as a game, or as a prediction to be judged.

import { type Accessor, createMemo, createSignal } from 'solid-js'
import type { Held, RunState } from './run-state'

/** What was guessed, and at which place the guess was right or wrong. */
export interface Guess {
  /** The run it was made in. */
  readonly run: Held
  readonly node: number
  readonly next: number
  readonly place: number
}

/** A prediction: after this many expansions, which node is next? What is picked is reported and not shown. */
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
  /** The node that is chosen next, where that is what happens next. */
  const next = createMemo(() => {
    const now = run.moment()
    if (now === null || isComparing() || run.at() >= run.size()) return -1
    // With a single open node there is nothing to guess.
    if (now.replay.counts.open < 2) return -1
    return now.log.kindAt(run.at()) === 'choose' ? now.log.nodeAt(run.at()) : -1
  })
  const [asking, setAsking] = createSignal<Asking | null>(null)
  /** The prediction, once the search is at its moment. */
  const asked = (): Asking | null => {
    const now = asking()
    return now !== null && run.moment()?.replay.choices === now.after && run.isAtEnd() ? now : null
  }
  const isAsked = (): boolean => asked() !== null || (asking() === null && isOn() && next() >= 0)
  return {
    setAsking: (next: Asking | null): void => void setAsking(next),
    /** The node that was picked for a prediction; -1 if none was. */
    predicted: (): number => asked()?.picked() ?? -1,
    guessing: isOn,
    setGuessing: (on: boolean): void => void setOn(on),
    /** The visitor is to state which node is chosen next. */
    isAsked,
    guess: (): Guess | null => {
      const last = guess()
      return isOn() && last?.place === run.at() && last.run === run.held() ? last : null
    },
    /** Selects a node; if a guess is requested and the node waits, it is the guess. */
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
