// Plan reuse (PlanBench t4).

import { planTexts, planWords } from '../planning/words'

export const words = planWords('t4', 'plan reuse', 'A plan for a goal that part of a known plan reaches')

export const texts = planTexts
