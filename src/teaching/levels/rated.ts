// A level with its reason.

export type Level = 1 | 2 | 3 | 4

export interface Rated {
  readonly level: Level
  /** A clause, such as `seven actions are applicable`. */
  readonly because: string
}

export const rated = (level: Level, because: string): Rated => ({ level, because })

/** The hardest of the items that a question requires to be examined. */
export function hardest(all: readonly Rated[]): Rated {
  return all.reduce((most, each) => (each.level > most.level ? each : most))
}

/** The highest level that has its test met; the first test is always met. */
export function highest(steps: readonly (readonly [Level, boolean, string])[]): Rated {
  const [, ...others] = steps
  const [first] = steps
  let found = rated(first![0], first![2])
  for (const [level, isMet, because] of others) if (isMet) found = rated(level, because)
  return found
}
