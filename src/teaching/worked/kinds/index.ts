// The function that works out each kind of question: one line per kind.

import type { KindCode } from '#questions/kinds/codes'
import type { Worker } from '../board'
import { actionReachability } from './action-reachability'
import { applicability } from './applicability'
import { justification } from './justification'
import { landmark } from './landmark'
import { nextAction } from './next-action'
import { progression } from './progression'
import { reachability } from './reachability'
import { validation } from './validation'

const own: readonly (readonly [KindCode, Worker<never>])[] = [
  ['app', applicability],
  ['prog', progression],
  ['reach', reachability],
  ['areach', actionReachability],
  ['val', validation],
  ['just', justification],
  ['land', landmark],
  ['nexta', nextAction],
]

export const workedKinds: ReadonlyMap<KindCode, Worker> = new Map(own.map(([kind, worker]) => [kind, worker as Worker]))
