// Positions of two runs that are synchronised by f, and their next positions.

import { createMemo, createSignal } from 'solid-js'
import { choicesUpTo, isReady, levelAfter, levelBefore, levelOf, type Ranked } from './by-f'
import type { RunState } from './run-state'

/** How two runs are synchronised: by equal numbers of expansions, or by the same f. */
export type StepBy = 'expansions' | 'f'

/** A run by its f, as far as it is known; undefined before it has begun. */
function rankedOf(run: RunState): Ranked | undefined {
  const held = run.held()
  if (held === null || run.size() === 0) return undefined
  const condition = run.condition()
  const { log, options } = held
  return { log, options, isFinal: condition !== 'working' && condition !== 'waiting' }
}

/** Two runs synchronised by f: their positions, and the next ones. */
export function createLevels(shown: () => readonly RunState[]) {
  /** The target f, reached as soon as both runs are known that far; `next`: the next larger one. */
  const [wanted, setWanted] = createSignal<number | 'next'>('next')
  const ranked = (): Ranked[] => shown().flatMap(run => rankedOf(run) ?? [])
  const choices = (run: RunState): number => run.moment()?.replay.choices ?? 0
  const level = createMemo(() =>
    Math.max(
      ...shown().map(run => {
        const now = rankedOf(run)
        return now === undefined ? Number.NEGATIVE_INFINITY : levelOf(now, choices(run))
      }),
    ),
  )
  return {
    level,
    setWanted,
    before: (): number => levelBefore(ranked(), level()),
    of: (expansions: number): number => Math.max(...ranked().map(run => levelOf(run, expansions))),
    /** The next level; undefined while too little is known. */
    ready(): number | undefined {
      const runs = ranked()
      const now = wanted()
      const next = now === 'next' ? levelAfter(runs, level()) : now
      if (next === undefined || runs.length < shown().length) return undefined
      return runs.every(run => isReady(run, next)) ? next : undefined
    },
    go(level: number): void {
      for (const run of shown()) {
        const now = rankedOf(run)
        if (now !== undefined) run.goToExpansion(choicesUpTo(now, level))
      }
    },
    /** True if both runs have made all choices up to this f. */
    isInStep: (): boolean =>
      shown().every(run => {
        const now = rankedOf(run)
        return now !== undefined && choicesUpTo(now, level()) === choices(run)
      }),
  }
}
