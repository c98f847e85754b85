// An answer in the asked form after words that announce it: “The answer is [(fly a b)].”

import type { Hints } from './names'
import type { Answer, ReadItem } from './reading'
import type { AnswerShape } from './shape'
import { readStrict } from './strict'

const announces =
  /\b(?:answers?|actions?|facts?|landmarks?|effects?|list|plan)\b[^\n.()[\]]{0,60}?(?:\bis|\bare|\bbe|:|=)[\s*_`"']{0,20}(?=[[(])/gi
const closing = /[\s*_`"'.!]/

/**
 * The text after the last announcement, if all of it is in the asked form; null if
 * it is not, or where one entry in round brackets might be a remark, since it has no name of the problem. Linear.
 */
export function announcedAnswer(shape: AnswerShape, text: string, hints?: Hints): Answer | null {
  if (shape.form !== 'list' && shape.form !== 'two-lists' && shape.form !== 'item') return null
  const from = Array.from(text.matchAll(announces)).at(-1)
  if (from === undefined) return null
  let begin = from.index + from[0].length
  let end = text.length
  while (end > begin && closing.test(text[end - 1]!)) end--
  const isList = text[begin] === '['
  if (isList && shape.form === 'item') {
    if (text[end - 1] !== ']') return null
    begin++
    end--
  }
  // Blanks keep places in the text as they are.
  const alone = `${' '.repeat(begin)}${text.slice(begin, end)}`
  const { answer } = readStrict(shape, alone)
  if (answer === null || answer.kind === 'none' || isList) return answer
  return itemsOf(answer).some(item => isOfProblem(item, hints)) ? answer : null
}

function itemsOf(answer: Answer): readonly ReadItem[] {
  if (answer.kind === 'item') return [answer.item]
  if (answer.kind === 'list') return answer.items
  return answer.kind === 'two-lists' ? [...answer.pos, ...answer.neg] : []
}

/** Is one of its names a name of the problem? */
function isOfProblem({ text }: ReadItem, hints: Hints | undefined): boolean {
  const names = text.slice(1, -1).split(' ')
  return names.some(
    name =>
      hints?.objects.has(name) === true || hints?.schemas.has(name) === true || hints?.predicates.has(name) === true,
  )
}
