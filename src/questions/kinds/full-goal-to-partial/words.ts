// Full goal to partial (PlanBench t8_2).

import { planTexts, planWords } from '../planning/words'

export const words = planWords('t8_2', 'full goal to partial', 'A plan for part of a goal that was described in full')

export const texts = planTexts
