// Solves action reachability: the actions of the universe that are applicable in no reachable state.

import type { LoadedTask } from '#planning/task/load'
import type { Limits } from '#base/limits'
import type { Asked } from '../question'
import type { Solved } from '../solving/solved'
import { actionSide, solveUnreachable, type Unreachable } from '../solving/unreachable'

export const solve = (ready: LoadedTask, _asked: Asked, limits: Limits): Solved<Unreachable> =>
  solveUnreachable(actionSide, ready, limits)
