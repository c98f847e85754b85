// The stem of a choice question with its choices at the end of the text: “… A. one. B. other.”

import type { Choices } from '#questions/kinds/question'

const counts = /[\p{L}\p{N}]/u

/** Letters and digits only, in lower case. */
const bare = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase()

/** The question without its choices; unchanged if it does not end with exactly these. Linear. */
export function withoutChoices(question: string, { text, label }: Choices): string {
  const wording = bare(text.map((each, i) => `${label[i] ?? ''}${each}`).join(' '))
  let left = wording.length
  let at = question.length
  while (left > 0 && at > 0) {
    const letter = question[--at]!
    if (!counts.test(letter)) continue
    if (letter.toLowerCase() !== wording[left - 1]) return question
    left--
  }
  return left === 0 ? question.slice(0, at) : question
}
