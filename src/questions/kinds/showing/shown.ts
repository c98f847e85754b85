// The conclusions about an answer from accepted claims and the checker's own steps. Receipts are judged by this
// alone, without the engine that gave the verdict. Each kind defines in its `shown.ts` which claims suffice for which
// verdict, and shares no code with its `judge.ts`.

import type { Certificate, Claim } from '#planning/certificates/certificate'

/** A claim that the checker accepted, with its certificate. */
export interface Accepted {
  readonly claim: Claim
  readonly certificate: Certificate
}

/** The conclusion about an answer. */
export interface Shown {
  /** `open`: neither is shown. */
  readonly that: 'right' | 'wrong' | 'open'
  /** By steps from the initial state only, or by claims with certificates. */
  readonly by: 'steps' | 'claims'
  /** One sentence: the evidence, or the claim that would show it. Names in backticks. */
  readonly sentence: string
  /** Assumptions of the verdict that the checker cannot verify; one sentence each. */
  readonly unseen: readonly string[]
  /** True if the question is about plans, so that it has no answer without a plan. */
  readonly isAboutPlans?: true
  /** For an open result: true if no type of certificate could show more. */
  readonly isBeyond?: true
}

export const byClaims = (that: Shown['that'], sentence: string, unseen: readonly string[] = []): Shown => ({
  that,
  by: 'claims',
  sentence,
  unseen,
})

export const bySteps = (isRight: boolean, sentence: string, unseen: readonly string[] = []): Shown => ({
  that: isRight ? 'right' : 'wrong',
  by: 'steps',
  sentence,
  unseen,
})

export const notShown = (sentence: string): Shown => byClaims('open', sentence)

export const aboutPlans = (shown: Shown): Shown => ({ ...shown, isAboutPlans: true })

/** The result for an answer of another form than the question asks for. */
export const unfit = notShown('An answer of this form does not answer this question.')

/** The assumption of a receipt about plans. */
export const PLAN_UNSEEN =
  'That the problem has a plan at all is not part of the evidence; without one, nothing would be asked.'

export const textsOf = (items: readonly { readonly text: string }[]): string[] => items.map(({ text }) => text)

export const sameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every(each => other.has(each))

/** A name in lower case, with single blanks. */
export const plainName = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, ' ')
