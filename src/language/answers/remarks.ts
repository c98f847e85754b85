// Brackets that hold a remark in prose, and no fact or action.

import type { KnownName, Names } from './names'

/** Words that are rarely names: brackets with only these contain a remark. */
export const plainWords = new Set(
  'a an the this that these those it its is are was were be been being i we you they he she so as if of or and not no yes both each any all none some only same also then than there here where when which who what why how because since already currently now never always must can cannot could would should will may might does do did has have had see e.g i.e eg ie note step steps index zero-based one-based 0-based 1-based 0-indexed 1-indexed counting starting from with without by for to in at on into onto but still more less true false'.split(
    ' ',
  ),
)

/** What is stated about the item before: `(a b) (not applicable)`. */
export const statusWords = new Set(
  'applicable inapplicable executable possible impossible legal illegal feasible infeasible reachable unreachable valid invalid correct incorrect right wrong true false yes no ok becomes become made now positive negative add added adds delete deleted deletes removed effect effects landmark trivial unchanged redundant unnecessary necessary needed'.split(
    ' ',
  ),
)

/** They name predicates too. */
export const prepositions = new Set(['at', 'on', 'in', 'for', 'by', 'with', 'has'])

/** May the brackets hold a remark instead of an item? */
export function isRemark(first: string, args: readonly string[], head: KnownName | undefined, names: Names): boolean {
  if (names.isEmpty)
    return (
      (plainWords.has(first) && first.length > 1 && !prepositions.has(first)) ||
      args.some(one => plainWords.has(one) && one.length > 1) ||
      /^\d/.test(first)
    )
  const known = args.filter(one => names.object(one) !== undefined).length
  if (head === undefined && plainWords.has(first)) return true
  if (head === undefined) return known === 0 || known * 2 < args.length || names.object(first) !== undefined
  if (known > 0) return false
  return args.length === 0 ? head.arity > 0 : args.some(one => plainWords.has(one))
}
