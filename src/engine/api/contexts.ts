// The page's API for contexts in English: the problems they describe.

import type { EnglishChoice, ContextView } from '#questions/views/described/view-described'
import type { EnglishExample } from '#questions/views/described/examples'

export interface ContextsApi {
  /** Parses a context; `domain`: the folder of its domain, null to detect it. */
  read(text: string, domain: string | null): ContextView
  /** The domains with English that can be parsed. */
  choices(): readonly EnglishChoice[]
  /** Example texts. */
  examples(): readonly EnglishExample[]
}
