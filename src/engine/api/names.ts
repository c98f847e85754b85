// The page's API for names in an answer: the choices, the meaning of one, and those contained in a text.

import type { QuestionSummary } from '#questions/benchmarks/question-summary'
import type { FoundAsked, ReadFreely } from '#questions/kinds/help'
import type { Question } from '#questions/kinds/question'
import type { Source } from '#planning/pddl/source'
import type { NameNote, NameList } from '#questions/views/names/names'
import type { NameSort } from '#language/answers/name-sort'

export interface NamesApi {
  /** Names that what was typed may begin or mean, best first; `task`: those that may matter come first. */
  suggest(
    source: Source,
    sort: NameSort,
    scope: 'task' | 'universe',
    typed: string,
    most: number,
    /** The question's own English, whose phrases come first. */
    english?: string,
  ): NameList
  about(source: Source, sort: NameSort, names: readonly string[], english?: string): readonly NameNote[]
  /** What the question asks, found in its text. */
  asked(question: Question): FoundAsked
  /** The prompt's words for the problem's objects, and the family's remarks on it. */
  beside(question: Question): QuestionSummary
  /** What our reader takes from a text, as items. */
  read(question: Question, text: string): ReadFreely | null
}
