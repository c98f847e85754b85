import type { Kind } from '../kind'
import { help } from './help'
import { judge } from './judge'
import { sought } from './read'
import { type AskedPlan, type Removable, objection, solve } from './solve'
import { shown } from './shown'
import { texts, words } from './words'

export const justification: Kind<AskedPlan, Removable> = {
  words,
  texts,
  sought,
  solve,
  judge,
  help,
  shown,
  objection,
}
