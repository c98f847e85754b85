// Heuristics by name, and the one that suits a task.

import type { Task } from '../../task/task'
import type { Moves } from '../moves'
import { makeBlind } from './blind'
import { makeGoalCount } from './goal-count'
import { makeHMax } from './h-max'
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
    default:
      return makeHMax(moves)
  }
}

/** The admissible heuristic that suits the task. */
export function defaultHeuristic(task: Task): HeuristicName {
  return task.hasRules ? 'blind' : 'hmax'
}
