import { planKind } from '../planning/plan-kind'
import { texts, words } from './words'

export const planOptimality = planKind(words, texts, { cheapest: true })
