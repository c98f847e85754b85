// A difference between a file's answer and the proven one, as data: the claim, its type, and the evidence.

import type { Limits } from '#base/limits'
import type { Certificate, Claim } from '#planning/certificates/certificate'
import { kindName } from '#questions/kinds/codes'
import type { Asked } from '#questions/kinds/question'
import { evidenceFor } from '#questions/kinds/judging/evidence'
import type { LoadedTask } from '#planning/task/load'
import type { Difference } from '../family'

/** The comparison of one record: differences, or why it was not decided. */
export type Comparison =
  | { readonly kind: 'compared'; readonly differences: readonly Difference[] }
  | {
      readonly kind: 'undecided'
      readonly reason: 'limit' | 'no-plan'
      readonly message: string
    }

/** The input of a comparison, for any kind. */
export interface Comparing<Gold> {
  readonly ready: LoadedTask
  readonly asked: Asked
  readonly gold: Gold
  readonly limits: Limits
}

export const compared = (differences: readonly Difference[]): Comparison => ({
  kind: 'compared',
  differences,
})

export const atLimit = (kind: Asked['kind'], what: string): Comparison => ({
  kind: 'undecided',
  reason: 'limit',
  message: `The ${kindName(kind)} question is undecided: a limit was reached at ${what}.`,
})

/** A difference shown by a certificate, which the checker verifies. */
export function proven(
  ready: LoadedTask,
  type: string,
  sentence: string,
  values: { readonly proven: unknown; readonly gold: unknown },
  claim: Claim,
  certificate: Certificate,
): Difference {
  return { claim: sentence, type, ...values, evidence: evidenceFor(ready, claim, certificate) }
}

/** A difference that is evident from the given state or sequence. */
export const plainly = (
  type: string,
  claim: string,
  values: { readonly proven: unknown; readonly gold: unknown },
): Difference => ({ claim, type, ...values, evidence: null })

/** Lower-cased, single blanks, with brackets. */
export function normalItem(text: string): string {
  const words = text.toLowerCase().replace(/[()]/g, ' ').split(/\s+/).filter(Boolean)
  return `(${words.join(' ')})`
}
