// The page's API for a question as a whole.

import type { Question } from '#questions/kinds/question'

export interface QuestionsApi {
  /**
   * The question with the problem and the statements parsed from its English (`Question.told`), if it has no PDDL and
   * its English is known; any other question unchanged. It is stored and shared as it came (`untold`): every service
   * parses it again.
   */
  told(question: Question): Question
}
