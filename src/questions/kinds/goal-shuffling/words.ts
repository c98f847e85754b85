// Shuffled goal (PlanBench t8_1).

import { planTexts, planWords } from '../planning/words'

export const words = planWords('t8_1', 'shuffled goal', 'A plan for the same goal in another order')

export const texts = planTexts
