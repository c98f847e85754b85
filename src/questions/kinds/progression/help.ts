// Hints on what an action changes, and the lists nearest to an answer.

import { capital } from '#base/words'
import { wordsOf } from '#planning/task/names'
import { article, counted, headOf, listedNames, quoted } from '../judging/words'
import { type Help, listText } from '../solving/help'
import { nearestLists } from '../solving/lists'
import type { Changes } from './solve'

export const help: Help<Changes> = {
  firstHint: () =>
    'Only changes count: facts that the action makes true and that were false before, and facts that it makes false and that were true. A fact it both deletes and adds is true afterwards.',
  hint: (_ready, changes, level) => (level === 2 ? changesCounted(changes) : oneChange(changes)),
  key: ({ gained, lost }) => ({ answer: `${listText(gained)} ${listText(lost)}`, note: '' }),
  nearest: (_ready, { gained, lost }, read) =>
    nearestLists([read?.lists[0] ?? [], read?.lists[1] ?? []], [gained, lost]),
}

function changesCounted({ gained, lost }: Changes): string {
  const heads = [...new Set([...gained, ...lost].map(headOf))]
  if (heads.length === 0) return 'Look closely: is the action applicable in this state at all?'
  return `${capital(becoming(gained.length, 'true'))} and ${becoming(lost.length, 'false')}. ${heads.length === 1 ? 'The predicate is' : 'The predicates are'} ${listedNames(heads, 8)}.`
}

/** `2 facts become true`, `no fact becomes false`. */
const becoming = (count: number, value: 'true' | 'false'): string =>
  count === 0 ? `no fact becomes ${value}` : `${counted(count, 'fact becomes', 'facts become')} ${value}`

function oneChange({ gained, lost, action }: Changes): string {
  const all = [...gained, ...lost]
  if (all.length === 0) return `${quoted(action)} is not applicable in this state, or changes nothing in it.`
  if (all.length > 1)
    return gained.length > 0
      ? `${quoted(gained[0]!)} becomes true. Find the other ${all.length === 2 ? 'change' : counted(all.length - 1, 'change')}.`
      : `${quoted(lost[0]!)} becomes false. Find the other ${all.length === 2 ? 'change' : counted(all.length - 1, 'change')}.`
  const objects = wordsOf(all[0]!)!.slice(1)
  return `The fact that changes is ${article(headOf(all[0]!))} ${quoted(headOf(all[0]!))} fact${objects.length > 0 ? ` about ${quoted(objects[0]!)}` : ''}.`
}
