// Questions of every kind and form to be exported.

import { defaultLimits } from '#questions/kinds/judging/draft'
import { poseOwn } from '#questions/kinds/asking/pose'
import type { Question } from '#questions/kinds/question'
import { domainNamed } from '#language/library/domains'
import type { ClassItem } from '#teaching/exports/item'
import type { ItemOptions } from '#teaching/exports/options'

/** The open questions about the first problem of a domain. */
export function openQuestions(domain: string): Question[] {
  const { domainText, problems } = domainNamed(domain)!
  return poseOwn({ domain: domainText, problem: problems[0]!.text }, domain)
}

export const options: ItemOptions = {
  seed: 'spring',
  picture: false,
  pddl: false,
  limits: defaultLimits,
  linkOf: ({ id }) => `https://planground.example/#s=1.${id.replace(/\W/g, '')}`,
}

/** The answers of a student for each choice, in a form that the reader accepts, and whether each is right. */
export function answersOf(
  { answer, text }: ClassItem,
  { format, choices }: Question,
): readonly (readonly [answer: string, right: boolean])[] {
  switch (answer.form) {
    case 'yes-no':
      return [
        ['yes', answer.right],
        ['no', !answer.right],
      ]
    case 'one':
      return answer.options.map(({ short, right }) => [
        format === 'mcq' ? choices!.label[choices!.text.indexOf(short)]! : short,
        right,
      ])
    case 'several': {
      if (text.how.includes('of the')) return []
      const right = answer.options.filter(each => each.right).map(({ short }) => short)
      const wrong = answer.options.filter(each => !each.right).map(({ short }) => short)
      const isNone = right.every(each => !each.startsWith('('))
      const names = isNone ? [] : right
      const isTwo = answer.options.some(({ short }) => / becomes /.test(short))
      const answerOf = (chosen: readonly string[]): string => listed(chosen, isTwo)
      return [
        [answerOf(names), true],
        ...wrong.map(each => [answerOf([...names, each]), false] as const),
        ...names.map(each => [answerOf(names.filter(other => other !== each)), false] as const),
      ]
    }
    case 'number':
      return [[String(answer.right), true], ...answer.wrong.map(({ number }) => [String(number), false] as const)]
    case 'essay':
      return [[answer.right, true]]
    default:
      return answer satisfies never
  }
}

/**
 * Chosen options as the lists that an open question expects: one, or one of facts that become true and one of facts
 * that become false.
 */
function listed(options: readonly string[], isTwo: boolean): string {
  const ending = (end: RegExp): string =>
    `[${options.flatMap(each => (end.test(each) ? [each.replace(end, '')] : [])).join(', ')}]`
  return isTwo ? `${ending(/ becomes true$/)} ${ending(/ becomes false$/)}` : ending(/$/)
}
