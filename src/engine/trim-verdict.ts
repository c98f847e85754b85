// Shortens a verdict for transfer to the page, which shows only the beginning of a very long answer.

import type { Answer } from '#language/answers/reading'
import type { Judged } from '#questions/kinds/verdict'

/** Maximum number of parts of a reading, of items of an answer, and of findings. */
const MAX_ITEMS = 1_500

/** A text of megabytes may be parsed to a million items; receiving them would block the page for seconds. */
export function trimVerdict(judged: Judged): Judged {
  const { reading, findings } = judged.verdict
  const { answer, trace, doubt } = reading
  const isAnswerCut = itemsOf(answer) > MAX_ITEMS
  if (trace.length <= MAX_ITEMS && findings.length <= MAX_ITEMS && !isAnswerCut) return judged
  return {
    ...judged,
    verdict: {
      ...judged.verdict,
      findings: findings.slice(0, MAX_ITEMS),
      reading: {
        answer: isAnswerCut ? firstOf(answer) : answer,
        trace: trace.slice(0, MAX_ITEMS),
        doubt: isAnswerCut ? null : doubt,
      },
    },
    cut: {
      traceLength: trace.reduce((sum, { text }) => sum + text.length, 0),
      changes: findings.filter(({ fix }) => fix !== undefined).length,
      isAnswerCut,
    },
  }
}

const itemsOf = (answer: Answer | null): number =>
  answer?.kind === 'list'
    ? answer.items.length
    : answer?.kind === 'two-lists'
      ? answer.pos.length + answer.neg.length
      : 0

function firstOf(answer: Answer | null): Answer | null {
  if (answer?.kind === 'list') return { ...answer, items: answer.items.slice(0, MAX_ITEMS) }
  if (answer?.kind !== 'two-lists') return answer
  return { ...answer, pos: answer.pos.slice(0, MAX_ITEMS), neg: answer.neg.slice(0, MAX_ITEMS) }
}
