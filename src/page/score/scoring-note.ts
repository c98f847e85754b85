// The text of the status line about the running score; it is part of the first page and does not load the runs.

import { type Accessor, createSignal } from 'solid-js'
import type { App } from '#page/state/app'

export interface ScoringNote {
  /** `scoring 4,200 of about 10,000 responses`; '' while nothing is scored. */
  readonly text: Accessor<string>
  readonly report: (text: string) => void
}

export function createScoringNote(_app: App): ScoringNote {
  const [text, report] = createSignal('')
  return { text, report }
}
