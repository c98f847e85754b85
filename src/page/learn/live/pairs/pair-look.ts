// The appearance of a pair of facts in the triangle, and its meaning.

import type { IconName } from '#page/ui/icon'

/** The look of a pair: unmarked, marked, or mutually exclusive; after a prediction, whether it was right. */
export interface Look {
  readonly icon: IconName | null
  readonly mark: 'marked' | 'right' | 'wrong' | 'missed' | 'mutex' | 'none'
  readonly meaning: string
}

/** What it means that two facts exclude each other, and that they do not. */
export const pairWords = (inLayer: boolean): { readonly mutex: string; readonly free: string } =>
  inLayer
    ? { mutex: 'mutex in this layer', free: 'not mutex in this layer' }
    : { mutex: 'never both true', free: 'may both be true' }

/** @param inLayer in a layer of the planning graph, instead of in all reachable states */
export function lookOf(isStated: boolean, mutex: boolean | null, judged: boolean, inLayer = false): Look {
  const words = pairWords(inLayer)
  if (mutex === null) return { icon: isStated ? 'x' : null, mark: isStated ? 'marked' : 'none', meaning: '' }
  if (!judged)
    return mutex
      ? { icon: 'x', mark: 'mutex', meaning: words.mutex }
      : { icon: null, mark: 'none', meaning: words.free }
  if (isStated && mutex) return { icon: 'x', mark: 'right', meaning: `${words.mutex}, as you predicted` }
  if (isStated) return { icon: 'equal-not', mark: 'wrong', meaning: `${words.free}: wrongly marked` }
  if (mutex) return { icon: 'x', mark: 'missed', meaning: `${words.mutex}: not marked` }
  return { icon: null, mark: 'none', meaning: words.free }
}
