// What the page may ask about the two texts, most of it for their editors. Every call carries both, so that an answer
// always is about what stands in the editors; spans are offsets in those texts.

import type { Span } from '../../base/text'
import type { TextRole } from '../../pddl/diagnostic'
import type { Source } from '../../pddl/source'
import type { Texts } from '../../pddl/symbols'
import type { Completions } from '../../pddl/symbols/completion'
import type { TextPlace } from '../../pddl/symbols/entity'
import type { OutlineItem } from '../../pddl/symbols/outline'
import type { Mendable } from '../../pddl/symbols/quick-fixes'
import type { Renaming } from '../../pddl/symbols/rename'
import type { Asked } from '../../kinds/question'
import type { CheckedTexts } from './engine'
import type { WrittenPlace } from './focus'
import type { Diagnosed, Formatted, HoverTold, Meaning, Written } from './language'

export interface TextsApi {
  check(source: Source): CheckedTexts
  /** Facts of the start and the goal, objects, action schemas: in the order of the text, facts around their objects. */
  places(source: Source, role: TextRole): readonly WrittenPlace[]
  diagnose(texts: Texts): Diagnosed
  /** What would mend the faults at a place, or on its lines where none is there. */
  quickFixes(texts: Texts, role: TextRole, span: Span): readonly Mendable[]
  complete(texts: Texts, role: TextRole, offset: number): Completions
  hover(texts: Texts, role: TextRole, offset: number): HoverTold | null
  definition(texts: Texts, role: TextRole, offset: number): readonly TextPlace[]
  references(texts: Texts, role: TextRole, offset: number): readonly Written[]
  /** The word that `rename` would change. */
  renamable(texts: Texts, role: TextRole, offset: number): { span: Span; text: string } | null
  rename(texts: Texts, role: TextRole, offset: number, newName: string): Renaming
  outline(texts: Texts, role: TextRole): readonly OutlineItem[]
  format(text: string): Formatted
  meaning(texts: Texts): Meaning
  /** Why a question cannot be asked of the texts any more; null where it can. */
  objection(texts: Texts, asked: Asked): string | null
}
