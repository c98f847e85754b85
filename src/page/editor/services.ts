// The requests and reports of an editor of the two texts; independent of engine and session.

import type { TextRole } from '#planning/pddl/diagnostic'
import type { Texts } from '#planning/pddl/symbols'
import type { LanguageService } from '#questions/views/texts/language-service'

/** The engine's answers about the texts; null if there are none, for any reason. */
export type LanguageCalls = {
  readonly [Method in keyof LanguageService]: (
    ...input: Parameters<LanguageService[Method]>
  ) => Promise<ReturnType<LanguageService[Method]> | null>
}

export interface EditorServices {
  readonly ask: LanguageCalls
  /** The current contents of both texts. */
  readonly texts: () => Texts
  readonly changed: (role: TextRole, text: string) => void
  /** What the problem makes of a name: `20 actions, 3 applicable now`; '' if nothing is known. */
  readonly countsOf: (kind: 'predicate' | 'action', name: string) => string
  /** Brings a place of one of the texts into view, its editor in front. */
  readonly reveal: (role: TextRole, from: number, to: number) => void
  /** The problem after the cursor, or before it. */
  readonly stepProblem: (by: 1 | -1) => void
  readonly notify: (message: string) => void
}

/** A file of a lesson: its language, and what its keys do. */
export interface LessonText extends Pick<EditorServices, 'stepProblem'> {
  readonly language: 'markdown' | 'yaml' | 'pddl'
}
