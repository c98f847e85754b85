// Questions that are answered by writing a whole problem: the stage, the editors and the pictures show the visitor's
// own problem, with the domain in which it is judged; the correct problem is not shown.

import type { Question } from '#questions/kinds/question'
import { wordsOfKind } from '#questions/kinds/codes'
import type { Source } from '#planning/pddl/source'

type Asked = Pick<Question, 'kind' | 'shown' | 'judged'>

/** True if the question is answered by a problem, which exists only in the answer. */
export const isWritten = ({ kind, shown, judged }: Asked): boolean =>
  shown === null && judged !== null && wordsOfKind(kind).answer.shape.form === 'problem'

/**
 * Maximum length in characters of an answer for its problem to be shown while typing; Check reads answers of any
 * length.
 */
export const MAX_WRITTEN_LENGTH = 200_000

/** The span of the problem in an answer: all of it, unless there is text before or after the problem. */
export interface ProblemPlace {
  readonly from: number
  readonly to: number
  /** True if the problem is the whole answer. */
  readonly isBare: boolean
}

/** Minimum number of characters before a problem that count as text rather than a slip in its first line. */
const WORDS = 12

/**
 * The whole answer if it begins as PDDL; else its first problem, from its opening to its closing parenthesis or to the
 * end. Linear time.
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

/** The offset after the parenthesis that closes the one at `from`; the end of the text if none does. */
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

/**
 * The domain of the question with the problem in the answer; the problem is '' if there is none, or the answer is too
 * long.
 */
export function writtenSource({ judged }: Asked, answer: string): Source {
  const { from, to } = problemPlace(answer.length > MAX_WRITTEN_LENGTH ? '' : answer)
  return { domain: judged?.domain ?? '', problem: answer.slice(from, to) }
}
