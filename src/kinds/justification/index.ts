import type { Kind } from '../kind'
import { justification as ask } from './ask'
import { help } from './help'
import { judge } from './judge'
import { type AskedPlan, type Removable, objection, solve } from './solve'
import { texts, words } from './words'

export const justification: Kind<AskedPlan, Removable> = {
  words,
  texts,
  ask,
  solve,
  judge,
  help,
  objection,
}
