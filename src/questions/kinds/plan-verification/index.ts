import { verificationKind } from '../planning/verification-kind'
import { texts, words } from './words'

export const planVerification = verificationKind(words, texts)
