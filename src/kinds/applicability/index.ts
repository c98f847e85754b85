import type { Kind } from '../kind'
import type { Asked } from '../question'
import { applicability as ask } from './ask'
import { help } from './help'
import { judge } from './judge'
import { type Applicable, solve } from './solve'
import { texts, words } from './words'

export const applicability: Kind<Asked, Applicable> = { words, texts, ask, solve, judge, help }
