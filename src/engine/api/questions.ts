// The page's API for a question as a whole.

import type { Question } from '#questions/kinds/question'

export interface QuestionsApi {
  /**
   * The question with the problem and statements parsed from its English (`Question.parsedContext`), if it has no PDDL and its
   * English is known; otherwise the question unchanged. Questions are stored and shared without the parsed data
   * (`withoutContext`), and every service parses them again.
   */
  withContext(question: Question): Question
}
