import { planKind } from '../planning/plan-kind'
import { texts, words } from './words'

export const partialGoalToFull = planKind(words, texts)
