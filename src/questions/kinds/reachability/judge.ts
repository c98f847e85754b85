// Judges reachability. Right: a proposition of the universe that holds in no reachable state; `None` if every
// proposition is reachable. A false static atom is not a proposition of the question.

import type { Answer } from '#language/answers/reading'
import type { LoadedTask } from '#planning/task/load'
import type { Draft } from '../judging/draft'
import type { Limits } from '#base/limits'
import { judgeUnreachable } from '../judging/unreachable'
import type { Asked } from '../question'
import { factSide } from '../solving/unreachable'

/** Judges a fact, or the answer that there is none. */
export const judge = (ready: LoadedTask, _asked: Asked, answer: Answer, limits: Limits): Draft | undefined =>
  judgeUnreachable(ready, factSide, answer, limits)
