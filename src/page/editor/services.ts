// The requests and notifications of an editor of the two texts; independent of engine and session.

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
  /** Counts of a name in the problem: `20 actions, 3 applicable now`; '' if unknown. */
  readonly countsOf: (kind: 'predicate' | 'action', name: string) => string
  /** Shows a range of one of the texts, with its editor in front. */
  readonly reveal: (role: TextRole, from: number, to: number) => void
  /** Moves to the problem after the cursor, or before it. */
  readonly stepProblem: (by: 1 | -1) => void
  readonly notify: (message: string) => void
}

/** A file of a lesson: its language, and the actions of its keys. */
export interface LessonText extends Pick<EditorServices, 'stepProblem'> {
  readonly language: 'markdown' | 'yaml' | 'pddl'
}
