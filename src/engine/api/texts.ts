// What the page may ask about the two texts.

import type { TextRole } from '../../pddl/diagnostic'
import type { Source } from '../../pddl/source'
import type { WrittenPlace } from '../../views/english/written-places'
import type { CheckedTexts } from '../../views/texts/check'
import type { LanguageService } from '../../views/texts/language-service'

export interface TextsApi extends LanguageService {
  check(source: Source): CheckedTexts
  /** Facts of the start and the goal, objects, action schemas: in the order of the text, facts around their objects. */
  places(source: Source, role: TextRole): readonly WrittenPlace[]
}
