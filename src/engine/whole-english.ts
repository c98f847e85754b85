// The English of all domains.

import { withContext } from '#questions/benchmarks/question-context'
import { wordingsFor } from '#language/library/wordings'
import type { English } from './judging'

export const wholeEnglish = { wordings: wordingsFor, withContext }

/** Used where everything is loaded at the start. */
export const loadedEnglish: English = {
  wordingsOf: async () => wordingsFor,
  ahead: async () => {},
  withContext: async question => withContext(question),
}
