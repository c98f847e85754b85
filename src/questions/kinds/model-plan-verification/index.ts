import { verificationKind } from '../planning/verification-kind'
import { texts, words } from './words'

export const modelPlanVerification = verificationKind(words, texts)
