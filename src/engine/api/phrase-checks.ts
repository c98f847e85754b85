// The page's API for checking a phrases file: its faults, and its coverage.

import type { CheckProgress, PhraseFinding } from '#language/english/checks/check-phrases'
import type { CellKey, Coverage } from '#language/english/coverage'
import type { Stub } from '#language/english/stub'

/** A phrases file, its domain, and the problems whose facts and actions its wordings are tried on. */
export interface PhraseCheckRequest {
  readonly domain: string
  readonly phrases: string
  readonly problems: readonly { readonly name: string; readonly text: string }[]
}

/** The result for one of the problems. */
export interface ProblemChecked {
  readonly name: string
  /** `too-large`: grounding stopped at a limit; nothing of it was checked. */
  readonly outcome: 'checked' | 'too-large' | 'bad-pddl'
  /** Facts and actions gone over. */
  readonly items: number
  /** Facts and actions left out, because there are too many. */
  readonly leftOut: number
  /** Why it was not checked; '' if it was. */
  readonly message: string
}

export type PhrasesChecked =
  | {
      readonly kind: 'checked'
      /** In the order of the text. */
      readonly findings: readonly PhraseFinding[]
      readonly problems: readonly ProblemChecked[]
    }
  /** The domain cannot be read, so nothing can be stated about its English. */
  | { readonly kind: 'bad-domain'; readonly message: string }
  /** A newer request took its place. */
  | { readonly kind: 'superseded' }

/** Progress of a check, and its findings so far if there are new ones. */
export type CheckHeard = CheckProgress

export interface PhraseChecksApi {
  /** The faults that the file shows on made-up objects: fast enough for each keystroke. */
  ofFile(domain: string, phrases: string): PhrasesChecked
  /**
   * All checks on all facts and actions of the problems. It works in slices: a newer request ends it. `hear` (wrapped in
   * `heard`) is reported after each slice.
   */
  check(request: PhraseCheckRequest, hear?: (step: CheckHeard) => void): Promise<PhrasesChecked>
  /** What has how many wordings, and what is missing; null if the domain cannot be read. */
  coverage(domain: string, phrases: string): Coverage | null
  /** The edit of the phrases file that fills an empty cell; null if there is nothing to add. */
  stub(domain: string, phrases: string, cell: CellKey): Stub | null
}
