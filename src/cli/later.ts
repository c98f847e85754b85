// Verbs that this version names but does not have yet.

import type { Verb } from './verb'

const later = (name: string, does: string): Verb => ({
  syntax: { name, usage: `${name} …`, does, options: {}, positions: [0, 0] },
  missing: true,
  run: async () => 2,
})

export const laterVerbs: readonly Verb[] = [
  later('score', 'Scores result files of evaluation harnesses (not in this version).'),
]
