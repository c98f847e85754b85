import type { Kind } from '../kind'
import type { Asked } from '../question'
import type { OneRight } from '../solving/one-item'
import { help } from './help'
import { judge } from './judge'
import { sought } from './read'
import { objection, solve } from './solve'
import { shown } from './shown'
import { texts, words } from './words'

export const landmark: Kind<Asked, OneRight> = {
  words,
  texts,
  sought,
  solve,
  judge,
  help,
  shown,
  objection,
}
