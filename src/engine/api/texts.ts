// What the page may request about the two texts.

import type { TextRole } from '#planning/pddl/diagnostic'
import type { Source } from '#planning/pddl/source'
import type { WrittenPlace } from '#questions/views/english/written-places'
import type { CheckedTexts } from '#questions/views/texts/check'
import type { LanguageService } from '#questions/views/texts/language-service'

export interface TextsApi extends LanguageService {
  check(source: Source): CheckedTexts
  /** Facts of the start and the goal, objects, action schemas: in the order of the text, facts around their objects. */
  places(source: Source, role: TextRole): readonly WrittenPlace[]
}
