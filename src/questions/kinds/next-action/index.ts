import type { Kind } from '../kind'
import type { Asked } from '../question'
import { help } from './help'
import { judge } from './judge'
import { sought } from './read'
import { type BestFirst, objection, solve } from './solve'
import { shown } from './shown'
import { texts, words } from './words'

export const nextAction: Kind<Asked, BestFirst> = {
  words,
  texts,
  sought,
  solve,
  judge,
  help,
  shown,
  objection,
}
