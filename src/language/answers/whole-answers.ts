// Answers that most questions do not ask for: plans, states, verdicts on plans, problems. Their readers are separate,
// so that they are not loaded before a first verdict.

import { docOf } from './lines'
import { Names } from './names'
import { planAnswer } from './plans/plan-answer'
import { stateAnswer } from './plans/state-answer'
import { verificationAnswer } from './plans/verification-answer'
import { problemAnswer } from './problem-answer'
import { type AnswerShape, sortOf } from './shape'
import type { Reader, Sought } from './sought'

/** What a reader knows of a question that asks for an answer of this shape. */
export const wholeSought = (shape: AnswerShape): Sought => ({
  shape,
  meaning: { properties: {} },
  reader: readerOf(shape),
})

function readerOf(shape: AnswerShape): Reader {
  const names = (hints: ConstructorParameters<typeof Names>[0]) => new Names(hints, sortOf(shape))
  if (shape.form === 'problem') return text => problemAnswer(text)
  if (shape.form === 'verification') return (text, hints) => verificationAnswer(docOf(text), names(hints))
  if (shape.form === 'list' && shape.of === 'plan')
    return (text, hints) => planAnswer(docOf(text), names(hints), shape.priced)
  if (shape.form === 'two-lists' && shape.of === 'state') return (text, hints) => stateAnswer(docOf(text), names(hints))
  throw new RangeError(`wholeSought: ${shape.form} has another reader`)
}
