// How many random samples a test looks at: few in the usual run, all with PLANGROUND_LONG in the environment.

/** `usual`, or `all` in a long run. */
export const samplesOf = (usual: number, all: number): number => (process.env.PLANGROUND_LONG ? all : usual)
