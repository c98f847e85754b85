import { planKind } from '../planning/plan-kind'
import { texts, words } from './words'

export const fullGoalToPartial = planKind(words, texts)
