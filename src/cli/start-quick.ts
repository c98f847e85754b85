// The fastest verbs, as started by `dist/cli.js`: a separate small program, since loading the whole one would take
// longer than running them. `scripts/cli-start.cjs` lists them.

import { check } from './check'
import { directStreams, type Streams } from './io'
import { main } from './main'
import { solve } from './solve'
import { validate } from './validate'

const verbs = [check, solve, validate]

/** Runs the command line with one of the verbs above; returns the exit code. */
export const run = (words: readonly string[], streams: Streams): Promise<number> => main(verbs, words, streams)

export async function start(): Promise<void> {
  process.exitCode = await run(process.argv.slice(2), directStreams())
}
