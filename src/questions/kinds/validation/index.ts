import type { Kind } from '../kind'
import { help } from './help'
import { judge } from './judge'
import { sought } from './read'
import { type AskedSequence, type FirstFailure, objection, solve } from './solve'
import { shown } from './shown'
import { texts, words } from './words'

export const validation: Kind<AskedSequence, FirstFailure> = {
  words,
  texts,
  sought,
  solve,
  judge,
  help,
  shown,
  objection,
}
