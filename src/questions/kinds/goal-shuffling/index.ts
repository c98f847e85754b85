import { planKind } from '../planning/plan-kind'
import { texts, words } from './words'

export const goalShuffling = planKind(words, texts)
