// The English that verdicts go by: loaded when the first words are met.

import { withTold } from '../benchmarks/telling'
import { wordingsFor } from '../library/wordings'
import type { English } from './judging'

export const english: English = { phrases: wordingsFor, told: withTold }
