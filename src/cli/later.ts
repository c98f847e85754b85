// Verbs that this version names but does not have yet.

import { UsageError } from './args'
import type { Verb } from './verbs'

const later = (name: string, does: string): Verb => ({
  syntax: { name, usage: `${name} …`, does, options: {}, positions: [0, Number.POSITIVE_INFINITY] },
  run: async () => {
    throw new UsageError(`\`${name}\` is not in this version.`)
  },
})

export const laterVerbs: readonly Verb[] = [
  later('score', 'Scores result files of evaluation harnesses (not in this version).'),
  later('generate', 'Makes questions from a domain and a problem (not in this version).'),
]
