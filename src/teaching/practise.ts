// The next question to practise.

import type { KindCode } from '../kinds/codes'
import type { Question } from '../kinds/question'

/** A question of the kind about one of the domains that ship; null where none of the level is found. */
export function practise(_kind: KindCode, _level: number, _seed: string): Question | null {
  return null
}
