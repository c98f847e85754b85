// The page's API for names in answers: suggestions, their meaning, and the names contained in a text.

import type { QuestionSummary } from '#questions/benchmarks/question-summary'
import type { FoundAsked, ReadFreely } from '#questions/kinds/help'
import type { Question } from '#questions/kinds/question'
import type { Source } from '#planning/pddl/source'
import type { NameNote, NameList } from '#questions/views/names/names'
import type { NameSort } from '#language/answers/name-sort'

export interface NamesApi {
  /** Names that match the typed text, best first; `task`: names that may be relevant come first. */
  suggest(
    source: Source,
    sort: NameSort,
    scope: 'task' | 'universe',
    typed: string,
    max: number,
    /** Its own words are preferred. */
    question?: Question | null,
  ): NameList
  about(source: Source, sort: NameSort, names: readonly string[], question?: Question | null): readonly NameNote[]
  /** What the question asks for, parsed from its text. */
  asked(question: Question): FoundAsked
  /** The prompt's terms for the problem's objects, and the family's remarks on them. */
  summary(question: Question): QuestionSummary
  /** The items that the playground's reader extracts from a text. */
  read(question: Question, text: string): ReadFreely | null
}
