// What is shown of an answer by claims that the checker has accepted, and by steps that it takes itself: by this alone a
// receipt is judged, without the engine that gave the verdict. Each kind states in its `shown.ts` which claims suffice for
// which verdict, and shares nothing with its `judge.ts`.

import type { Certificate, Claim } from '#planning/certificates/certificate'

/** A claim that the checker accepted, with what convinced it. */
export interface Accepted {
  readonly claim: Claim
  readonly certificate: Certificate
}

/** What is shown of an answer. */
export interface Shown {
  /** `open`: neither is shown. */
  readonly that: 'right' | 'wrong' | 'open'
  /** By steps from the initial state alone, or by claims with certificates. */
  readonly by: 'steps' | 'claims'
  /** One sentence: what shows it, or which claim would have. Names in backticks. */
  readonly says: string
  /** What the checker cannot see although the verdict takes it for granted; a sentence each. */
  readonly unseen: readonly string[]
  /** The question asks about plans, so it has no answer if the problem has no plan. */
  readonly isAboutPlans?: true
  /** Of an open answer: no type of certificate could show more. */
  readonly isBeyond?: true
}

export const byClaims = (that: Shown['that'], says: string, unseen: readonly string[] = []): Shown => ({
  that,
  by: 'claims',
  says,
  unseen,
})

export const bySteps = (isRight: boolean, says: string, unseen: readonly string[] = []): Shown => ({
  that: isRight ? 'right' : 'wrong',
  by: 'steps',
  says,
  unseen,
})

export const notShown = (says: string): Shown => byClaims('open', says)

export const aboutPlans = (shown: Shown): Shown => ({ ...shown, isAboutPlans: true })

/** Of an answer that is of another form than the question asks for. */
export const unfit = notShown('An answer of this form does not answer this question.')

/** What a receipt about plans takes for granted. */
export const PLAN_UNSEEN =
  'That the problem has a plan at all is not part of the evidence; without one, nothing would be asked.'

export const textsOf = (items: readonly { readonly text: string }[]): string[] => items.map(({ text }) => text)

export const sameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every(each => other.has(each))

/** A name in lower case, with single blanks. */
export const plainName = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, ' ')
