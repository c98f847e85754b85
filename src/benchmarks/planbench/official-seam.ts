// The published readers and scores of a question: what the family asks of the folder `official`.

import type { Limits } from '../../base/limits'
import type { Question } from '../../kinds/question'
import type { OfficialReading, OfficialScore } from '../family'

/** What the published reader takes from a raw response. */
export const officialReadingOf = (_question: Question, _text: string): OfficialReading | null =>
  null

/** The published score of a raw response. */
export const officialScoreOf = (
  _question: Question,
  _text: string,
  _limits: Limits,
): OfficialScore => ({ score: null, note: '' })
