// Texts about the right answers to an open question: hints, one full answer, and the one nearest to an answer.

import type { Nearest, ReadFreely } from '../help'
import type { LoadedTask } from '#planning/task/load'

/** Number of hint levels, if there is anything to describe. */
export const HINT_LEVELS = 3

/** One right answer as text, with notes. */
export interface Key {
  /** In the form of a response; undefined if no answer is right. */
  readonly answer: string | undefined
  /** The number of right answers and other information; '' if there is none. */
  readonly note: string
  /** Other right answers, for kinds that ask for one item. */
  readonly others?: readonly string[]
}

/** The texts of a kind about its right answers `S`. */
export interface Help<S> {
  /** Level 1: the question in other words, with the names of this problem. */
  firstHint(ready: LoadedTask): string
  /** Level 2 narrows it down; level 3 reveals everything except the answer. */
  hint(ready: LoadedTask, right: S, level: 2 | 3): string
  key(right: S): Key
  /** The right answer nearest to the reading of an answer; null if nothing was read. */
  nearest(ready: LoadedTask, right: S, read: ReadFreely | null): Nearest
}

/** A list in plain form. */
export const listText = (items: readonly string[]): string => `[${items.join(', ')}]`

export const noneNear = (message: string): Nearest => ({ kind: 'none', message })
