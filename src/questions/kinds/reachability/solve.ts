// Solves reachability: the propositions of the universe that hold in no reachable state.

import type { LoadedTask } from '#planning/task/load'
import type { Limits } from '#base/limits'
import type { Asked } from '../question'
import type { Solved } from '../solving/solved'
import { factSide, solveUnreachable, type Unreachable } from '../solving/unreachable'

export const solve = (ready: LoadedTask, _asked: Asked, limits: Limits): Solved<Unreachable> =>
  solveUnreachable(factSide, ready, limits)
