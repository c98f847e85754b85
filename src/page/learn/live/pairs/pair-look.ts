// The appearance of a pair of facts in the triangle, and its meaning.

import type { IconName } from '#page/ui/icon'

/** The look of a pair: unmarked, marked, or mutually exclusive; after a prediction, whether it was right. */
export interface Look {
  readonly icon: IconName | null
  readonly mark: 'marked' | 'right' | 'wrong' | 'missed' | 'mutex' | 'none'
  readonly says: string
}

export function lookOf(said: boolean, mutex: boolean | null, judged: boolean): Look {
  if (mutex === null) return { icon: said ? 'x' : null, mark: said ? 'marked' : 'none', says: '' }
  if (!judged)
    return mutex
      ? { icon: 'x', mark: 'mutex', says: 'never both true' }
      : { icon: null, mark: 'none', says: 'may both be true' }
  if (said && mutex) return { icon: 'x', mark: 'right', says: 'never both true, as you said' }
  if (said) return { icon: 'equal-not', mark: 'wrong', says: 'may both be true: wrongly marked' }
  if (mutex) return { icon: 'x', mark: 'missed', says: 'never both true: not marked' }
  return { icon: null, mark: 'none', says: 'may both be true' }
}
