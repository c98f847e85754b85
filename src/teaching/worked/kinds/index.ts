// How each kind of question is worked out: one line a kind.

import type { KindCode } from '../../../kinds/codes'
import type { Worker } from '../board'
import { applicability } from './applicability'
import { progression } from './progression'

const own: readonly (readonly [KindCode, Worker<never>])[] = [
  ['app', applicability],
  ['prog', progression],
]

export const workedKinds: ReadonlyMap<KindCode, Worker> = new Map(
  own.map(([kind, worker]) => [kind, worker as Worker]),
)
