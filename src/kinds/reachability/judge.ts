// Which proposition can never hold? Right: one of the universe that holds in no reachable state; `None`
// where every one can be reached. A false static atom is no proposition of the question.

import type { Draft, Limits, SingleAnswer } from '../judging/draft'
import type { LoadedTask } from '../../task/load'
import { judgeUnreachable } from '../judging/unreachable'

/** Judges one fact, or that there is none. */
export const judgeReachability = (ready: LoadedTask, answer: SingleAnswer, limits: Limits): Draft =>
  judgeUnreachable(ready, 'fact', answer, limits)
