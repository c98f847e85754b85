// Questions that are answered by writing a whole problem: what the stage, the editors and the pictures show of them is the
// visitor's own problem, next to the domain it is judged in; the problem that is right is not shown.

import type { Question } from '#questions/kinds/question'
import { wordsOfKind } from '#questions/kinds/codes'
import type { Source } from '#planning/pddl/source'

type Asked = Pick<Question, 'kind' | 'shown' | 'judged'>

/** Is it answered by a problem, which is in the answer alone? */
export const isWritten = ({ kind, shown, judged }: Asked): boolean =>
  shown === null && judged !== null && wordsOfKind(kind).answer.shape.form === 'problem'

/** Characters of an answer beyond which its problem is not followed while it is typed; Check reads all of it. */
export const MAX_WRITTEN_LENGTH = 200_000

/** Where the problem of an answer is: all of it, unless something else is before or after it. */
export interface ProblemPlace {
  readonly from: number
  readonly to: number
  /** It is all of the answer. */
  readonly isBare: boolean
}

/** Characters before a problem that are words rather than a slip in its first line. */
const WORDS = 12

/**
 * All of an answer that begins as PDDL; else its first problem, from its bracket to the one that closes it or to the end.
 * Linear.
 */
export function problemPlace(answer: string): ProblemPlace {
  const whole = { from: 0, to: answer.length, isBare: true }
  const begin = answer.slice(0, 4_000).trim()
  if (begin === '' || begin.startsWith('(') || begin.startsWith(';')) return whole
  const start = /\(\s{0,99}define\s{1,99}\(\s{0,99}problem\b/i.exec(answer)?.index
  const before = answer.slice(0, start).trim()
  if (before.length < WORDS && !before.includes('```')) return whole
  if (start === undefined) return { ...whole, isBare: false }
  const end = closingOf(answer, start)
  return { from: start, to: end, isBare: false }
}

/** After the bracket that closes the one at `from`; the end of the text if none does. */
function closingOf(text: string, from: number): number {
  let depth = 0
  const token = /[();]/g
  token.lastIndex = from
  for (let match = token.exec(text); match !== null; match = token.exec(text)) {
    if (match[0] === ';') {
      const line = text.indexOf('\n', match.index)
      if (line < 0) return text.length
      token.lastIndex = line
    } else if (match[0] === '(') depth++
    else if (--depth === 0) return match.index + 1
  }
  return text.length
}

/** The domain of the question with the problem that the answer gives; '' if it gives none, or a very long one. */
export function writtenSource({ judged }: Asked, answer: string): Source {
  const { from, to } = problemPlace(answer.length > MAX_WRITTEN_LENGTH ? '' : answer)
  return { domain: judged?.domain ?? '', problem: answer.slice(from, to) }
}
