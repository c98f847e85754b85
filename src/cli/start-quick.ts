// The verbs that are over soonest, as `dist/cli.js` starts them: a program of their own, a fraction of the whole, which
// would take longer to read than they take to run. `scripts/cli-start.cjs` names them.

import { check } from './check'
import { directStreams, type Streams } from './io'
import { main } from './main'
import { solve } from './solve'
import { validate } from './validate'

const verbs = [check, solve, validate]

/** Runs the command that these words make, one of the verbs above; the answer is the exit code. */
export const run = (words: readonly string[], streams: Streams): Promise<number> => main(verbs, words, streams)

export async function start(): Promise<void> {
  process.exitCode = await run(process.argv.slice(2), directStreams())
}
