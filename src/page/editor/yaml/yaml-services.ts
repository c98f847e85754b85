// The requests and notifications of an editor of a phrases file; independent of engine and page.

import type { Diagnostic, Fix } from '#planning/pddl/diagnostic'
import type { PhraseTextService } from '#questions/views/phrases-text/service'
import type { PhraseTexts } from '#questions/views/phrases-text/texts'
import type { EditorServices } from '../services'

/** The engine's answers; null if there are none, for any reason. */
export type PhraseTextCalls = {
  readonly [Method in keyof PhraseTextService]: (
    ...input: Parameters<PhraseTextService[Method]>
  ) => Promise<ReturnType<PhraseTextService[Method]> | null>
}

export interface PhrasesServices {
  readonly ask: PhraseTextCalls
  readonly texts: () => PhraseTexts
  readonly changed: (phrases: string) => void
  /** The current diagnostics of the text. */
  readonly diagnostics: () => readonly Diagnostic[]
  /** A computed fix; null if there is none. */
  readonly fixOf: (diagnostic: Diagnostic) => Promise<Fix | null>
  /** The services of the domain's text, to which links lead, and back. */
  readonly domain: EditorServices
  /** Shows a range of the phrases file, with its editor in front. */
  readonly reveal: (from: number, to: number) => void
  /** Moves to the problem after the cursor, or before it. */
  readonly stepProblem: (by: 1 | -1) => void
}
