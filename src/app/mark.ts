// How far a question has come.

import type { VerdictWord } from '../verdicts/verdict'

export type Mark = 'open' | 'answered' | 'revealed' | VerdictWord
