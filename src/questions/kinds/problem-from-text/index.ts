import type { Kind } from '../kind'
import type { Asked } from '../question'
import { help } from './help'
import { judge } from './judge'
import { sought } from './read'
import { shown } from './shown'
import { solve } from './solve'
import { texts, words } from './words'

export const problemFromText: Kind<Asked, string> = {
  words,
  texts,
  sought,
  solve,
  judge,
  help,
  shown,
}
