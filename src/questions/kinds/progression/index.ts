import type { Kind } from '../kind'
import { help } from './help'
import { judge } from './judge'
import { sought } from './read'
import { type AskedAction, type Changes, objection, solve } from './solve'
import { shown } from './shown'
import { texts, words } from './words'

export const progression: Kind<AskedAction, Changes> = {
  words,
  texts,
  sought,
  solve,
  judge,
  help,
  shown,
  objection,
}
