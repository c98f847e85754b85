// The English that verdicts go by: loaded when the first words are met.

import { withContext } from '#questions/benchmarks/question-context'
import { wordingsFor } from '#language/library/wordings'
import type { English } from './judging'

export const english: English = { phrases: wordingsFor, told: withContext }
