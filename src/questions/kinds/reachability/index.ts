import type { Kind } from '../kind'
import type { Asked } from '../question'
import type { Unreachable } from '../solving/unreachable'
import { help } from './help'
import { judge } from './judge'
import { sought } from './read'
import { solve } from './solve'
import { shown } from './shown'
import { texts, words } from './words'

export const reachability: Kind<Asked, Unreachable> = {
  words,
  texts,
  sought,
  solve,
  judge,
  help,
  shown,
}
