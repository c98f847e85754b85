// The page's API for generating and exporting questions.

import type { FileForm } from '#questions/kinds/file-forms'
import type { Question } from '#questions/kinds/question'
import type { Size } from '#language/domain-kit'
import type { Source } from '#planning/pddl/source'
import type { PromptStyle } from '#questions/benchmarks/prompting'
import type { GeneratedText, MadeQuestions, MakeUnit } from '#questions/kinds/asking/making'
import type { Reposed } from '#questions/kinds/asking/repose'

export interface MakingApi {
  /** Questions about a problem of the visitor's own, one for each kind that needs nothing but the problem. */
  pose(source: Source, domain: string): readonly Question[]
  /** The question about an edited problem. */
  repose(question: Question, edit: Source): Reposed
  /** Questions with proven keys; fewer than asked for where the problems do not give them, with the reasons. */
  questions(unit: MakeUnit): MadeQuestions
  /** A problem of one of our domains, the same for the same seed and size. */
  problem(domain: string, size: Size, seed: string): GeneratedText
  /** A file of those questions that were generated here. */
  exported(questions: readonly Question[], form: FileForm): string
  /** The text to send to a model. */
  prompt(question: Question, style: PromptStyle): string
  /** The same for a list, one JSON object a line. */
  prompts(questions: readonly Question[], style: PromptStyle): string
}
