// What a kind of question is: what is right, what an answer is worth, and the words around it. One
// folder a kind, each with these parts; `registry.ts` lists them. How it is asked is in `ask.ts`, and is
// listed in `asking/askers.ts`: what loads for a verdict makes no questions.

import type { Answer } from '#language/answers/reading'
import type { Sought } from '#language/answers/sought'
import type { CheckerSteps } from '#planning/certificates/steps'
import type { LoadedTask } from '#planning/task/load'
import type { Draft } from './judging/draft'
import type { Limits } from '#base/limits'
import type { KindTexts, KindWords } from './kind-words'
import type { Asked } from './question'
import type { Accepted, Shown } from './showing/shown'
import type { Help } from './solving/help'
import type { Solved } from './solving/solved'

/** `A`: what its questions need in addition to the problem. `S`: its right answers. */
export interface Kind<A extends Asked = Asked, S = unknown> {
  readonly words: KindWords
  readonly texts: KindTexts
  /** What a reader looks for in a response to an open question. */
  readonly sought: Sought
  /** All right answers to the open question, or why they are not known. */
  solve(ready: LoadedTask, asked: A, limits: Limits): Solved<S>
  /** The verdict on an open answer; undefined if the answer is none of this kind. */
  judge(ready: LoadedTask, asked: A, answer: Answer, limits: Limits): Draft | undefined
  /** Hints, the key and the nearest right answer, from what `solve` found. */
  readonly help: Help<S>
  /**
   * What claims that the checker accepted, and its own steps, show of an open answer: for receipts, which are judged
   * without engine. Throws `Rejection` where the checker gives up.
   */
  shown(asked: A, answer: Answer, accepted: readonly Accepted[], steps: CheckerSteps): Shown
  /** Why an edited problem poses the question no longer; null if it does. A kind without it is always posed. */
  objection?(ready: LoadedTask, asked: A): string | null
}
