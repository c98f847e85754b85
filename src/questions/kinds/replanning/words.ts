// Replanning (PlanBench t6).

import { planTexts, planWords } from '../planning/words'

export const words = planWords('t6', 'replanning', 'A plan after something unexpected')

export const texts = planTexts
