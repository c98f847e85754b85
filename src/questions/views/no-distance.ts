// Values for goal distances that are not numbers of steps. The page loads these two.

/** A dead end: the goal is unreachable. */
export const NO_DISTANCE = Number.POSITIVE_INFINITY

/** Unknown, because there are more states than were examined. Larger than every known distance. */
export const UNKNOWN_DISTANCE = Number.MAX_VALUE
