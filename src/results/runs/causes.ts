// Causes of differences between official scores and verdicts, with the names and explanations shown on the page: the
// causes of all families.

import { type CauseWords, commonCauses } from '#questions/benchmarks/cause-words'
import { families } from '#questions/benchmarks/registry'

const { other, ...shared } = commonCauses

const known: ReadonlyMap<string, CauseWords> = new Map([
  ...Object.entries<CauseWords>(shared),
  ...families.flatMap(({ causes }) => Object.entries(causes)),
  ['other', other],
])

/** Codes of all causes, in display order. */
export const causeCodes: readonly string[] = [...known.keys()]

/** Name and explanation of a cause; an unknown code serves as its own name. */
export const causeWords = (code: string): CauseWords =>
  known.get(code) ?? { name: code.replaceAll('-', ' '), explains: other.explains }
