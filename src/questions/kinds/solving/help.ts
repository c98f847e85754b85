// What is stated about the right answers to an open question: hints, one of them in full, and the one closest to an answer.

import type { Nearest, ReadFreely } from '../help'
import type { LoadedTask } from '#planning/task/load'

/** How many levels hints have, where there is something to describe. */
export const HINT_LEVELS = 3

/** One right answer as text, and what to know of it. */
export interface Key {
  /** As one would write it; undefined if no answer is right. */
  readonly answer: string | undefined
  /** How many there are and other things to know; '' if nothing is. */
  readonly note: string
  /** Other right answers, for kinds that ask for one item. */
  readonly others?: readonly string[]
}

/** What a kind states about its right answers `S`. */
export interface Help<S> {
  /** Level 1: what the kind asks, in words, with the names of this problem. */
  firstHint(ready: LoadedTask): string
  /** Level 2 narrows it down; level 3 states all but the answer. */
  hint(ready: LoadedTask, right: S, level: 2 | 3): string
  key(right: S): Key
  /** The right answer that is closest to what was read of an answer; null: nothing was. */
  nearest(ready: LoadedTask, right: S, read: ReadFreely | null): Nearest
}

/** A list in the plain form. */
export const listText = (items: readonly string[]): string => `[${items.join(', ')}]`

export const noneNear = (message: string): Nearest => ({ kind: 'none', message })
