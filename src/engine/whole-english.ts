// The English of all domains.

import { withTold } from '#questions/benchmarks/telling'
import { wordingsFor } from '#language/library/wordings'
import type { English } from './judging'

export const wholeEnglish = { wordings: wordingsFor, told: withTold }

/** Where all is loaded from the start. */
export const loadedEnglish: English = {
  wordingsOf: async () => wordingsFor,
  ahead: async () => {},
  told: async question => withTold(question),
}
