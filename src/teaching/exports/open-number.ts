// Questions that ask for an index, exported as numeric questions: each wrong index of the sequence has its own
// refutation.

import { givenSteps } from '#questions/kinds/question'
import type { Verdict } from '#questions/kinds/verdict'
import type { Answered } from './closed'
import type { WrongNumber } from './item'
import { isChecked, NOT_CHECKED, type Prepared } from './prepared'
import { richOf } from './rich'

/** Maximum number of wrong indexes with individual feedback; further ones share one sentence. */
const MAX_LISTED = 24

export function numberAnswer(put: Prepared, answer: string, key: Verdict): Answered {
  const right = Number(answer)
  if (!/^\d+$/.test(answer) || !Number.isSafeInteger(right)) return 'Its right answer is no number.'
  if (!isChecked(key.evidence)) return NOT_CHECKED
  const count = givenSteps(put.question.asked)?.length ?? 0
  const wrong: WrongNumber[] = []
  // Includes the index after the last step, which is the mistake of counting from 1.
  for (let number = 0; number <= Math.min(count, MAX_LISTED); number++) {
    if (number === right) continue
    const verdict = put.judge(String(number))
    if (verdict.verdict === 'wrong' && isChecked(verdict.evidence))
      wrong.push({ number, feedback: richOf(withNearMiss(verdict)) })
  }
  const explanation = richOf(key.explanation)
  return { answer: { form: 'number', right, wrong, otherwise: explanation }, explanation }
}

function withNearMiss({ explanation, findings }: Verdict): string {
  const near = findings.find(({ role }) => role === 'near-miss')?.text ?? ''
  return near === '' ? explanation : `${explanation} ${near}`
}
