// Hints on actions that can never become applicable.

import { listedNames } from '../judging/words'
import { unreachableHelp } from '../solving/unreachable'
import { words } from './words'

export const help = unreachableHelp(
  {
    name: words.name,
    sort: 'action',
    are: ['action can never be applied', 'actions can never be applied'],
    hard: 'make applicable',
    noneRight: 'Every candidate action becomes applicable after some sequence of actions.',
  },
  ({ domain }) =>
    `An action can never be applied if some part of its precondition can never hold, or if two parts can never hold together. Every choice of objects of the right types counts, for ${listedNames(domain.actions.map(each => each.name))}. If each action can be applied at some time, the answer is None.`,
)
