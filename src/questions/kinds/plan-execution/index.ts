import { executionKind } from '../planning/execution-kind'
import { texts, words } from './words'

export const planExecution = executionKind(words, texts)
