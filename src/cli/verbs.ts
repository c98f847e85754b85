// The list of verbs: one file each.

import type { Arguments, VerbSyntax } from './args'
import { check } from './check'
import { conformance } from './conformance'
import { generate } from './generate'
import type { Streams } from './io'
import { judge } from './judge'
import { laterVerbs } from './later'
import { read } from './read'
import { solve } from './solve'
import { validate } from './validate'

export interface Verb {
  readonly syntax: VerbSyntax
  /** The name is taken, but this version does not have the verb. */
  readonly missing?: boolean
  /** The answer is the exit code; throws `InputError` and `UsageError`. */
  readonly run: (args: Arguments, streams: Streams) => Promise<number>
}

export const verbs: readonly Verb[] = [
  check,
  solve,
  validate,
  conformance,
  read,
  judge,
  generate,
  ...laterVerbs,
]
