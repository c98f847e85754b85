// What the page may ask about a question as a whole.

import type { Question } from '#questions/kinds/question'

export interface QuestionsApi {
  /**
   * The question with the problem and the statements that its English reports (`Question.told`), where it comes without
   * PDDL and its English is known; any other question as it is. It is stored and shared as it came (`untold`): every
   * service tells it again for itself.
   */
  told(question: Question): Question
}
