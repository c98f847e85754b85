import type { Kind } from '../kind'
import type { Asked } from '../question'
import { help } from './help'
import { judge } from './judge'
import { sought } from './read'
import { type Applicable, solve } from './solve'
import { shown } from './shown'
import { texts, words } from './words'

export const applicability: Kind<Asked, Applicable> = {
  words,
  texts,
  sought,
  solve,
  judge,
  help,
  shown,
}
