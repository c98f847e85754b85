// The words of a published yes/no or choice question → what each option says, formally.

import type { Statement } from '../../../analysis/statement'
import type { TakenSo } from '../../../kinds/question'
import type { ToldProblem } from '../../../language/from-english/told-problem'
import type { RecordContent } from '../record'

export interface QuestionRead {
  /** One, or one an option; absent where not all of them could be read. */
  readonly statements?: readonly Statement[]
  /** Sentences and phrases that were not read, as they stand there. */
  readonly unread: readonly string[]
  readonly taken: readonly TakenSo[]
}

/** What is asked; phrases in the wordings of the problem's domain. */
export function readQuestion({ question }: RecordContent, _context: ToldProblem): QuestionRead {
  return { unread: [question], taken: [] }
}
