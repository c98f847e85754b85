// Judges action reachability. Right: a ground action of the universe that is applicable in no reachable state,
// including one that violates a static precondition; `None` if there is no such action.

import type { Answer } from '#language/answers/reading'
import type { LoadedTask } from '#planning/task/load'
import type { Draft } from '../judging/draft'
import type { Limits } from '#base/limits'
import { judgeUnreachable } from '../judging/unreachable'
import type { Asked } from '../question'
import { actionSide } from '../solving/unreachable'

/** Judges an action, or the answer that there is none. */
export const judge = (ready: LoadedTask, _asked: Asked, answer: Answer, limits: Limits): Draft | undefined =>
  judgeUnreachable(ready, actionSide, answer, limits)
