// What the status line states about the run that is scored; it is part of the first page and knows no runs itself.

import { type Accessor, createSignal } from 'solid-js'
import type { App } from '#page/state/app'

export interface ScoringNote {
  /** `scoring 4,200 of about 10,000 responses`; '' while nothing is scored. */
  readonly says: Accessor<string>
  readonly say: (text: string) => void
}

export function createScoringNote(_app: App): ScoringNote {
  const [says, say] = createSignal('')
  return { says, say }
}
