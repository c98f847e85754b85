// Partial goal to full (PlanBench t8_3).

import { planTexts, planWords } from '../planning/words'

export const words = planWords('t8_3', 'partial goal to full', 'A plan for a goal that is now described in full')

export const texts = planTexts
