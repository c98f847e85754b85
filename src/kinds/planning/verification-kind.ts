// Questions on a given plan: does it work, and if not, what fails first?

import type { Sought } from '../../answers/sought'
import type { Kind } from '../kind'
import type { KindTexts, KindWords } from '../kind-words'
import type { Asked } from '../question'
import { unfit } from '../showing/shown'
import { noneNear } from '../solving/help'
import { unsolved } from '../solving/solved'

/** Such questions ask about a plan. */
export interface AskedVerification extends Asked {
  readonly plan: readonly string[]
}

/** What is true of the plan. */
export type PlanTruth =
  | { readonly kind: 'valid' }
  | { readonly kind: 'goal'; readonly missing: readonly string[] }
  /** `step` from 0. */
  | {
      readonly kind: 'precondition'
      readonly step: number
      readonly action: string
      readonly missing: readonly string[]
    }

export const verificationSought: Sought = {
  shape: { form: 'verification' },
  meaning: { properties: {} },
}

/** A kind whose answer is a verdict on a given plan. */
export function verificationKind(
  words: KindWords,
  texts: KindTexts,
): Kind<AskedVerification, PlanTruth> {
  return {
    words,
    texts,
    sought: verificationSought,
    solve: () => unsolved('The plan was not followed.'),
    judge: () => undefined,
    help: {
      firstHint: () => texts.closedHint,
      hint: () => '',
      key: () => ({ answer: undefined, note: '' }),
      nearest: () => noneNear(''),
    },
    shown: () => unfit,
  }
}
