// Plan generation (PlanBench t1).

import { planTexts, planWords } from '../planning/words'

export const words = planWords('t1', 'plan generation', 'A plan that reaches the goal')

export const texts = planTexts
