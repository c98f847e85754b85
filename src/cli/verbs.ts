// The list of verbs: one file each.

import type { Arguments, VerbSyntax } from './args'
import { check } from './check'
import type { Streams } from './io'

export interface Verb {
  readonly syntax: VerbSyntax
  /** The answer is the exit code; throws `InputError` and `UsageError`. */
  readonly run: (args: Arguments, streams: Streams) => Promise<number>
}

export const verbs: readonly Verb[] = [check]
