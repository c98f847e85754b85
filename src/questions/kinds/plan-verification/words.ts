// Plan verification (PlanBench t3).

import type { KindWords } from '../kind-words'
import { verificationTexts, verificationWords } from '../planning/words'

export const words = {
  ...verificationWords,
  code: 't3',
  name: 'plan verification',
  summary: 'Whether a plan works, and where it fails',
} as const satisfies KindWords

export const texts = verificationTexts
