// All misreadings. If several match an answer, the first one is used, so specific ones come before general ones.

import type { FormatCode, KindCode } from '#questions/kinds/codes'
import { eachAlone } from './each-alone'
import { endOnly } from './end-only'
import { goalCount } from './goal-count'
import { goalFirst } from './goal-first'
import type { Misreading, MisreadingWords } from './misreading'
import { noDelete } from './no-delete'
import { now } from './now'
import { offByOne } from './off-by-one'
import { onCheapest } from './on-cheapest'
import { oneCondition } from './one-condition'
import { onlyEffects } from './only-effects'
import { onMyPlan } from './on-my-plan'
import { relaxed } from './relaxed'
import { singles } from './singles'
import { startState } from './start-state'
import { typesOnly } from './types-only'

const all: readonly Misreading[] = [
  oneCondition,
  typesOnly,
  noDelete,
  onlyEffects,
  offByOne,
  startState,
  endOnly,
  eachAlone,
  relaxed,
  now,
  singles,
  onCheapest,
  onMyPlan,
  goalFirst,
  goalCount,
]

/** The misreadings that apply to a kind of question. */
export function misreadingsOf(kind: KindCode, format: FormatCode): readonly Misreading[] {
  const own = all.filter(
    each => each.kinds.includes(kind) && (format === 'gen' ? each.open : each.weighs) !== undefined,
  )
  // For a single fact, the relaxed rule explains more than the rule about individual conditions.
  return kind === 'reach' && format === 'gen' ? [relaxed, eachAlone, now] : own
}

export const misreadingNamed = (id: string): Misreading | undefined => all.find(each => each.id === id)

/** Descriptions of all misreadings, without their programs. */
export const misreadingWords: readonly MisreadingWords[] = all.map(({ id, kinds, title, explanation, lesson }) => ({
  id,
  kinds,
  title,
  explanation,
  lesson,
}))
