// Verification of models’ plans (PlanBench t3_1).

import type { KindWords } from '../kind-words'
import { verificationTexts, verificationWords } from '../planning/words'

export const words = {
  ...verificationWords,
  code: 't3_1',
  name: 'verification of models’ plans',
  summary: 'Whether the plan of a model works, and where it fails',
  imported: true,
} as const satisfies KindWords

export const texts = verificationTexts
