// Which action can never become applicable? Right: a ground action of the universe that is applicable in no
// reachable state, also one that violates a static precondition; `None` where there is no such action.

import type { Answer } from '#language/answers/reading'
import type { LoadedTask } from '#planning/task/load'
import type { Draft } from '../judging/draft'
import type { Limits } from '#base/limits'
import { judgeUnreachable } from '../judging/unreachable'
import type { Asked } from '../question'
import { actionSide } from '../solving/unreachable'

/** Judges one action, or that there is none. */
export const judge = (ready: LoadedTask, _asked: Asked, answer: Answer, limits: Limits): Draft | undefined =>
  judgeUnreachable(ready, actionSide, answer, limits)
