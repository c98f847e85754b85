// Hints on propositions that can never hold.

import { kindsOf } from '#planning/task/universe'
import { listedNames } from '../judging/words'
import { unreachableHelp } from '../solving/unreachable'
import { words } from './words'

export const help = unreachableHelp(
  {
    name: words.name,
    sort: 'fact',
    are: ['proposition can never hold', 'propositions can never hold'],
    hard: 'make true',
    noneRight: 'Every candidate fact can be made true by some sequence of actions.',
  },
  ({ domain }) => {
    const kinds = kindsOf(domain)
    const fluents = domain.predicates.filter((_, i) => kinds[i] === 'fluent')
    return `A proposition can never hold if no action adds it, or if every action that adds it needs something that can never hold. Look at ${listedNames(fluents.map(each => each.name))}. If each proposition can hold at some time, the answer is None.`
  },
)
