// The interface of a question kind: its right answers, its judge, and its texts. One folder per kind; `registry.ts`
// lists them. Generating questions is in `ask.ts`, listed in `asking/askers.ts`, so that code loaded for verdicts does
// not include it.

import type { Answer } from '#language/answers/reading'
import type { Sought } from '#language/answers/sought'
import type { CheckerSteps } from '#planning/certificates/steps'
import type { LoadedTask } from '#planning/task/load'
import type { Draft } from './judging/draft'
import type { Limits } from '#base/limits'
import type { KindTexts, KindWords } from './kind-words'
import type { Asked } from './question'
import type { Accepted, Conclusion } from './showing/shown'
import type { Help } from './solving/help'
import type { Solved } from './solving/solved'

/** `A`: the data that its questions need in addition to the problem. `S`: its right answers. */
export interface Kind<A extends Asked = Asked, S = unknown> {
  readonly words: KindWords
  readonly texts: KindTexts
  /** What a reader searches for in a response to an open question. */
  readonly sought: Sought
  /** All right answers to the open question, or why they are unknown. */
  solve(ready: LoadedTask, asked: A, limits: Limits): Solved<S>
  /** The verdict on an open answer; undefined if the answer has another form. */
  judge(ready: LoadedTask, asked: A, answer: Answer, limits: Limits): Draft | undefined
  /** Hints, the key and the nearest right answer, from the result of `solve`. */
  readonly help: Help<S>
  /**
   * What the accepted claims and the checker's own steps show about an open answer: for receipts, which are judged
   * without the engine. Throws `Rejection` if the checker gives up.
   */
  shown(asked: A, answer: Answer, accepted: readonly Accepted[], steps: CheckerSteps): Conclusion
  /** Why an edited problem no longer poses the question; null if it does. A kind without it is always posed. */
  objection?(ready: LoadedTask, asked: A): string | null
}
