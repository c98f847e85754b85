// Why official scores and verdicts differ, as the page names and explains it: by the causes of all families.

import { type CauseWords, commonCauses } from '#questions/benchmarks/cause-words'
import { families } from '#questions/benchmarks/registry'

const { other, ...shared } = commonCauses

const known: ReadonlyMap<string, CauseWords> = new Map([
  ...Object.entries<CauseWords>(shared),
  ...families.flatMap(({ causes }) => Object.entries(causes)),
  ['other', other],
])

/** Codes of all causes, in the order in which they are listed. */
export const causeCodes: readonly string[] = [...known.keys()]

/** Name and explanation of a cause; an unknown code is its own name. */
export const causeWords = (code: string): CauseWords =>
  known.get(code) ?? { name: code.replaceAll('-', ' '), explains: other.explains }
