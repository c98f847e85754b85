// A live part of a lesson: what it shows of its world, before and after the learner's prediction.

import type { Judgement } from '../../../teaching/computed'
import type { LivePart } from '../../../teaching/lesson'
import type { App } from '../../state/app'

export interface LiveProps {
  readonly part: LivePart
  /** The stand of the part's world (`state/stand.ts`). */
  readonly stand: App
  /** The prediction was given or skipped, or there is none: what is right may be shown. */
  readonly open: boolean
  /** What was predicted and what is right; null while it is not known, or was skipped. */
  readonly judged: Judgement | null
  /** `ask: state`: the node of the run that is picked so far, `#4`; and what picks one, from the part's open list. */
  readonly picked?: string | null
  readonly pick?: (node: string) => void
  /** Calls when the learner has done what there is to do: the goal reached, a step struck out. */
  readonly acted: () => void
}

export function Live(props: LiveProps) {
  return <p>{props.part.show}</p>
}
