// How many random samples a test uses: few in the usual run. PLANGROUND_LONG in the environment selects all; `npm run
// fuzz` runs all rounds (the project `rounds` of vite.config.ts).

/** `usual`, or `all` in a long run. */
export const samplesOf = (usual: number, all: number): number => (process.env.PLANGROUND_LONG ? all : usual)

/** The share of rounds that a test with random input runs in the usual run, starting with the same seeds. */
const USUAL_SHARE = 0.3

/** All rounds in a long run, otherwise the first ones. */
export const roundsOf = (all: number): number =>
  process.env.PLANGROUND_LONG || process.env.PLANGROUND_ROUNDS ? all : Math.ceil(USUAL_SHARE * all)
