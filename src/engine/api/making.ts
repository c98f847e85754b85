// The page's API for generating and exporting questions.

import type { FileForm } from '#questions/kinds/file-forms'
import type { Question } from '#questions/kinds/question'
import type { Size } from '#language/domain-kit'
import type { Source } from '#planning/pddl/source'
import type { PromptStyle } from '#questions/benchmarks/prompting'
import type { GeneratedText, MadeQuestions, MakeUnit } from '#questions/kinds/asking/making'
import type { ReceivedTexts } from '#questions/kinds/asking/pose-texts'
import type { Reposed } from '#questions/kinds/asking/repose'

export interface MakingApi {
  /** Questions about the visitor's own problem, one for each kind that needs only the problem. */
  pose(source: Source, domain: string): readonly Question[]
  /** A question of texts about which nothing can be asked yet, with the text that is missing. */
  texts(came: ReceivedTexts, name: string): Question
  /** The question asked about an edited problem. */
  repose(question: Question, edit: Source): Reposed
  /** Generates questions with proven keys; fewer than requested, with reasons, if the problems do not yield enough. */
  questions(unit: MakeUnit): MadeQuestions
  /** Generates a problem of a shipped domain, deterministic for seed and size. */
  problem(domain: string, size: Size, seed: string): GeneratedText
  /** Exports the generated ones among these questions to a file. */
  exported(questions: readonly Question[], form: FileForm): string
  /** Files with all of these questions, in the layouts of their families. */
  files(questions: readonly Question[]): readonly string[]
  /** The prompt to be sent to a model. */
  prompt(question: Question, style: PromptStyle): string
  /** The prompts of several questions, one JSON object per line. */
  prompts(questions: readonly Question[], style: PromptStyle): string
}
