// Measures how work grows, in CPU time of this process, which is independent of other programs.

/** CPU time of a piece of work, in milliseconds. */
function cpuTime(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** Added to both times, so that very short times do not distort the ratio. */
const FLOOR = 2
const ROUNDS = 10

/**
 * The ratio of the times of the larger and the smaller piece of work: the minimum over up to ten rounds, stopping once
 * it is below `enough`. Work that grows faster than allowed exceeds the limit in every round.
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
