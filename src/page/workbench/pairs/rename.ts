// Renames the actions of one problem for the other.

import type { Renaming } from '#planning/equivalence/comparison'

/**
 * The actions with their objects renamed from the first problem's names to the second's (`to` = 'b'), or back. Names
 * that are not in the renaming, such as constants, stay.
 */
export function renamed(actions: readonly string[], renaming: Renaming, to: 'a' | 'b'): readonly string[] {
  const names = new Map(renaming.map(([inA, inB]) => (to === 'b' ? ([inA, inB] as const) : ([inB, inA] as const))))
  return actions.map(action => {
    const [head = '', ...objects] = action.slice(1, -1).split(' ')
    return `(${[head, ...objects.map(object => names.get(object) ?? object)].join(' ')})`
  })
}

/** True if all objects are matched by equal names. */
export const isByName = (renaming: Renaming): boolean => renaming.every(([inA, inB]) => inA === inB)
