// How work grows, measured by the processor's time of this process, which other programs do not lengthen.

/** Milliseconds of the processor that a piece of work takes. */
function cpuTime(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** Added to both times, so that what takes almost none is not compared. */
const FLOOR = 2
const ROUNDS = 5

/**
 * How many times as long the larger piece of work takes: the least that the best of up to five rounds show, which
 * end once that is below `enough`. Work that grows faster than the bar allows stays above it in every round.
 */
export function growth(small: () => void, large: () => void, enough: number): number {
  let [least, most] = [Infinity, Infinity]
  for (let round = 0; round < ROUNDS && !(ratio(least, most) < enough); round++) {
    least = Math.min(least, cpuTime(small))
    most = Math.min(most, cpuTime(large))
  }
  return ratio(least, most)
}

const ratio = (small: number, large: number): number => (large + FLOOR) / (small + FLOOR)
