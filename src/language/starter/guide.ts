// What to improve in a `phrases.yaml` that was started from names, in the order of how much it helps.

import type { Span } from '../../base/text'
import type { Domain } from '../../pddl/model'

/** One thing to improve; there is none of it any more once it is done. */
export interface GuideStep {
  /** What sort of step: `introduction`, `wording`, `one-wording`, `setting`, `gather`, `foreign`. */
  readonly code: string
  /** The predicate, action or type it is about; '' for a section. The same for the same step of a later text. */
  readonly about: string
  /** In `phrases.yaml`. */
  readonly span: Span
  /** What to do, as a heading: `Say what the domain is about`. */
  readonly title: string
  /** Why, in a sentence or two. */
  readonly why: string
  /** How the lines are now and how they could be. */
  readonly example: { readonly before: string; readonly after: string }
}

/** All that is left to improve, in the order of the text. Never throws. */
export function guideOf(domain: Domain, phrasesText: string): readonly GuideStep[] {
  void domain
  void phrasesText
  return []
}
