// How many random samples a test looks at: few in the usual run. PLANGROUND_LONG in the environment asks for all;
// `npm run fuzz` asks for all rounds (the project `rounds` of vite.config.ts).

/** `usual`, or `all` in a long run. */
export const samplesOf = (usual: number, all: number): number => (process.env.PLANGROUND_LONG ? all : usual)

/** The share of its rounds that a test with random input takes in the usual run; they begin with the same seeds. */
const USUAL_SHARE = 0.3

/** All rounds in a long run, else the first few of them. */
export const roundsOf = (all: number): number =>
  process.env.PLANGROUND_LONG || process.env.PLANGROUND_ROUNDS ? all : Math.ceil(USUAL_SHARE * all)
