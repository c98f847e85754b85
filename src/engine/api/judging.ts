// What the page may ask about answers as a whole.

import type { Question } from '#questions/kinds/question'
import type { Answer } from '#language/answers/reading'
import type { Judged } from '#questions/kinds/verdict'
import type { Limits } from '#base/limits'

export interface JudgingApi {
  /** Gives true as soon as all is loaded that judges open questions of this kind; without a kind, the service alone. */
  ready(kind?: string): Promise<true>
  /** `reading`: the answer is read so, not as our reader prefers; one of those its doubt offers. */
  judge(question: Question, answer: string, limits: Limits, reading?: Answer): Promise<Judged>
}
