// Cost-optimal planning (PlanBench t2).

import { planTexts, planWords } from '../planning/words'

export const words = planWords('t2', 'cost-optimal planning', 'A plan that takes the least time', {
  priced: true,
})

export const texts = planTexts
