// Plan generalization (PlanBench t5).

import { planTexts, planWords } from '../planning/words'

export const words = planWords('t5', 'plan generalization', 'A plan by the pattern of a smaller example')

export const texts = planTexts
