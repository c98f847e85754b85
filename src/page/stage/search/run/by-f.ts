// Synchronises two runs by f: how far each may advance so that both have made all choices up to the same f.

import type { SearchLog } from '#planning/textbook/log'
import type { SearchOptions } from '#planning/textbook/options'

/** The data of a run needed here: its log so far, and whether more may follow. */
export interface Ranked {
  readonly log: SearchLog
  readonly options: SearchOptions
  /** True if nothing more is computed: the run is over, or was stopped. */
  readonly isFinal: boolean
}

/** f of a choice, in units of cost; g if the run uses no estimate. */
export function rankOf({ log, options }: Omit<Ranked, 'isFinal'>, choice: number): number {
  const event = log.choiceEvent(choice)
  const h = log.hOf(log.nodeAt(event))
  const weight = options.algorithm === 'weighted-a-star' ? options.weight : 1
  return log.gAt(event) + (Number.isNaN(h) ? 0 : weight * h)
}

/** Number of choices before the first one above the level; all known ones if none is above it. */
export function choicesUpTo(run: Ranked, level: number): number {
  let choice = 0
  while (choice < run.log.choiceCount && rankOf(run, choice) <= level) choice++
  return choice
}

/** The largest f of the first `choices` choices; -Infinity for none. */
export function levelOf(run: Ranked, choices: number): number {
  let max = Number.NEGATIVE_INFINITY
  for (let choice = 0; choice < Math.min(choices, run.log.choiceCount); choice++)
    max = Math.max(max, rankOf(run, choice))
  return max
}

/** True if it is known where the run first exceeds the level. */
export const isReady = (run: Ranked, level: number): boolean =>
  run.isFinal || choicesUpTo(run, level) < run.log.choiceCount

/** The smallest f above the level that a run reaches; Infinity if there is none, undefined if it is not known yet. */
export function levelAfter(runs: readonly Ranked[], level: number): number | undefined {
  let least = Number.POSITIVE_INFINITY
  for (const run of runs) {
    if (!isReady(run, level)) return undefined
    const choice = choicesUpTo(run, level)
    if (choice < run.log.choiceCount) least = Math.min(least, rankOf(run, choice))
  }
  return least
}

/** The largest f below the level that a run had reached; -Infinity if both were at their start. */
export function levelBefore(runs: readonly Ranked[], level: number): number {
  let found = Number.NEGATIVE_INFINITY
  for (const run of runs) {
    let max = Number.NEGATIVE_INFINITY
    for (let choice = 0; choice < run.log.choiceCount && max < level; choice++) {
      if (max > found) found = max
      max = Math.max(max, rankOf(run, choice))
    }
    if (max < level && max > found) found = max
  }
  return found
}
