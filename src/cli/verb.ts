// The interface of a verb of the command line.

import type { Arguments, VerbSyntax } from './args'
import type { Streams } from './io'
import type { StartThread } from './threads'

export interface Verb {
  readonly syntax: VerbSyntax
  /** Returns the exit code; throws `InputError` and `UsageError`. */
  readonly run: (args: Arguments, streams: Streams, start?: StartThread) => Promise<number>
}
