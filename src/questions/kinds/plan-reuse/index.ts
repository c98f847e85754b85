import { planKind } from '../planning/plan-kind'
import { texts, words } from './words'

export const planReuse = planKind(words, texts)
