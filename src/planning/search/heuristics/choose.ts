// Heuristics by name, and the one that suits a task.

import type { Task } from '#planning/task/task'
import type { Moves } from '../moves'
import { makeBlind } from './blind'
import { makeFF } from './ff'
import { makeGoalCount } from './goal-count'
import { makeHAdd } from './h-add'
import { makeHMax } from './h-max'
import { makeLmCut } from './lm-cut'
import type { Heuristic, HeuristicName } from './heuristic'

/** The heuristic of that name for a task's moves. */
export function makeHeuristic(moves: Moves, name: HeuristicName): Heuristic {
  switch (name) {
    case 'blind':
      return makeBlind(moves)
    case 'goalcount':
      return makeGoalCount(moves)
    case 'hmax':
      return makeHMax(moves)
    case 'add':
      return makeHAdd(moves)
    case 'ff':
      return makeFF(moves)
    case 'lmcut':
      return makeLmCut(moves)
  }
}

/** The admissible heuristic that suits the task. */
export function defaultHeuristic(task: Task): HeuristicName {
  return task.hasRules ? 'blind' : 'lmcut'
}
