// What stands for a goal distance where there is no number. The page loads these two.

/** A dead end: the goal is out of reach. */
export const NO_DISTANCE = Number.POSITIVE_INFINITY

/** Not known, because there are more states than were examined. Larger than every known distance. */
export const UNKNOWN_DISTANCE = Number.MAX_VALUE
