// Which action can never become applicable? Right: a ground action of the universe that is applicable in no
// reachable state, also one that violates a static precondition; `None` where there is no such action.

import type { Draft, Limits, SingleAnswer } from '../judging/draft'
import type { LoadedTask } from '../../task/load'
import { judgeUnreachable } from '../judging/unreachable'

/** Judges one action, or that there is none. */
export const judgeActionReachability = (
  ready: LoadedTask,
  answer: SingleAnswer,
  limits: Limits,
): Draft => judgeUnreachable(ready, 'action', answer, limits)
