// The page's API for checking a phrases file: its faults, and its coverage.

import type { CheckProgress, PhraseFinding } from '#language/english/checks/check-phrases'
import type { CellKey, Coverage } from '#language/english/coverage'
import type { Stub } from '#language/english/stub'

/** A phrases file, its domain, and the problems with the facts and actions on which its wordings are tested. */
export interface PhraseCheckRequest {
  readonly domain: string
  readonly phrases: string
  readonly problems: readonly { readonly name: string; readonly text: string }[]
}

/** The result for one problem. */
export interface ProblemChecked {
  readonly name: string
  /** `too-large`: grounding reached a limit, so nothing was checked. */
  readonly outcome: 'checked' | 'too-large' | 'bad-pddl'
  /** Number of facts and actions checked. */
  readonly items: number
  /** Number of facts and actions skipped because there are too many. */
  readonly leftOut: number
  /** Why it was not checked; '' if it was. */
  readonly message: string
}

export type PhrasesChecked =
  | {
      readonly kind: 'checked'
      /** In source order. */
      readonly findings: readonly PhraseFinding[]
      readonly problems: readonly ProblemChecked[]
    }
  /** The domain cannot be parsed, so its English cannot be checked. */
  | { readonly kind: 'bad-domain'; readonly message: string }
  /** Replaced by a newer request. */
  | { readonly kind: 'superseded' }

/** Progress of a check, with the findings so far if there are new ones. */
export type CheckHeard = CheckProgress

export interface PhraseChecksApi {
  /** Checks that need only the file, on generated objects: fast enough to run on each keystroke. */
  ofFile(domain: string, phrases: string): PhrasesChecked
  /**
   * All checks on all facts and actions of the problems. Runs in slices, so that a newer request can end it. `onProgress`
   * (wrapped in `heard`) is called after each slice.
   */
  check(request: PhraseCheckRequest, onProgress?: (step: CheckHeard) => void): Promise<PhrasesChecked>
  /** The number of wordings of each item, and what is missing; null if the domain cannot be parsed. */
  coverage(domain: string, phrases: string): Coverage | null
  /** The edit of the phrases file that fills an empty cell; null if there is nothing to add. */
  stub(domain: string, phrases: string, cell: CellKey): Stub | null
}
