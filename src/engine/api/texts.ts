// The page's API for the two PDDL texts.

import type { TextRole } from '#planning/pddl/diagnostic'
import type { Source } from '#planning/pddl/source'
import type { WrittenPlace } from '#questions/views/english/written-places'
import type { CheckedTexts } from '#questions/views/texts/check'
import type { LanguageService } from '#questions/views/texts/language-service'

export interface TextsApi extends LanguageService {
  check(source: Source): CheckedTexts
  /** Positions of initial and goal facts, objects and action schemas, in source order; a fact precedes its objects. */
  places(source: Source, role: TextRole): readonly WrittenPlace[]
}
