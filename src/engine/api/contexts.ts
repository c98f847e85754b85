// The page's API for contexts in English: the problems that they describe.

import type { EnglishChoice, ContextView } from '#questions/views/described/view-described'
import type { EnglishExample } from '#questions/views/described/examples'

export interface ContextsApi {
  /** What a context reports; `domain`: the name of the domain's folder, null if it is to be recognised. */
  read(text: string, domain: string | null): ContextView
  /** The domains with English that can be read. */
  choices(): readonly EnglishChoice[]
  /** Texts to begin with. */
  examples(): readonly EnglishExample[]
}
