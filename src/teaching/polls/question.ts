// A question that a class votes on: its text and choices, separate from the right answer, which the page reveals only
// on request. Each choice has a reason computed by the engine (`teaching/exports`).

import { kindName } from '#questions/kinds/codes'
import type { Question } from '#questions/kinds/question'
import type { ClassItem, ItemAnswer, ItemOption, ItemPicture } from '#teaching/exports/item'
import { plainText, type Rich, richOf } from '#teaching/exports/rich'
import { judgeItem } from '#teaching/sheets/judged'
import type { MadeItem } from '#teaching/sheets/made'
import { noAnswer } from '#teaching/sheets/result'

export interface PollChoice {
  /** `A` to `H`; for yes/no, `Y` and `N`. */
  readonly letter: string
  readonly text: Rich
}

export interface PollQuestion {
  /** `Ferry, applicability`. */
  readonly name: string
  /** The situation in English; '' if there is none. */
  readonly context: string
  readonly picture: ItemPicture | null
  readonly stem: string
  /** A model's answer, if the class votes on whether it is right; otherwise null. */
  readonly response: string | null
  /** Instructions for voting; '' if the question contains them. */
  readonly how: string
  readonly choices: readonly PollChoice[]
}

export interface PollKey {
  /** The letters of the right choices. */
  readonly right: readonly string[]
  /** Why each choice is right or wrong, in the order of the choices. */
  readonly reasons: readonly Rich[]
  readonly explanation: Rich
  /** The right answer in a form that Explore can parse; '' if the choices contain only a part of it. */
  readonly answer: string
}

export interface Poll {
  readonly ask: PollQuestion
  readonly key: PollKey
  /** The question, to be opened in Explore. */
  readonly question: Question
}

/** Maximum number of wrong choices shown next to the right one, for answers that are lists. */
const WRONG = 3
const LETTERS = 'ABCDEFGH'

/** A choice that has no letter yet. */
interface Draft {
  readonly text: Rich
  readonly right: boolean
  readonly reason: Rich
  readonly answer: string
}

/** A poll from a question and its exported item; or a sentence on why a class cannot vote on it. */
export function pollOf(question: Question, item: ClassItem): Poll | string {
  const drafts = draftsOf(item.answer, question)
  if (typeof drafts === 'string') return drafts
  const isYesNo = item.answer.form === 'yes-no'
  const letterAt = (i: number): string => (isYesNo ? 'YN' : LETTERS)[i]!
  return {
    question,
    ask: {
      ...nameAndPicture(item),
      // The instruction for writing the answer is not for those who vote on parts of it.
      stem: item.answer.form === 'several' ? item.text.stem.replace(/\?\s+Give [\s\S]*$/, '?') : item.text.stem,
      response: null,
      how: item.answer.form === 'several' ? 'Which of these belongs to the answer?' : '',
      choices: drafts.map(({ text }, i) => ({ letter: letterAt(i), text })),
    },
    key: {
      right: drafts.flatMap(({ right }, i) => (right ? [letterAt(i)] : [])),
      reasons: drafts.map(({ reason }) => reason),
      explanation: item.explanation,
      answer: wholeAnswer(item, drafts),
    },
  }
}

const nameAndPicture = ({ domain, kind, text }: ClassItem) => ({
  name: `${domain}, ${kind}`,
  context: text.context,
  picture: text.picture,
})

function draftsOf(answer: ItemAnswer, question: Question): readonly Draft[] | string {
  switch (answer.form) {
    case 'yes-no':
      return [true, false].map(value => ({
        text: plainText(value ? 'Yes' : 'No'),
        right: answer.right === value,
        reason: answer.because,
        answer: value ? 'yes' : 'no',
      }))
    case 'one':
      return fewOf(optionsOf(answer, question), LETTERS.length - 1)
    case 'several':
      return fewOf(optionsOf(answer, question), WRONG)
    case 'number':
      return numbers(answer)
    case 'essay':
      return 'The answer is written at length, so there are no choices to vote on.'
    default:
      return answer satisfies never
  }
}

const optionsOf = ({ options }: { readonly options: readonly ItemOption[] }, { choices }: Question) =>
  options.map(
    ({ text, short, right, feedback }): Draft => ({
      ...{ text, right, reason: feedback },
      answer: choices?.label[choices.text.indexOf(short)] ?? short,
    }),
  )

/** One right choice and some wrong ones, keeping their random order. */
function fewOf(drafts: readonly Draft[], max: number): readonly Draft[] | string {
  const right = drafts.find(each => each.right)
  // Choices that repeat an object, such as `(unstack b2 b2)`, are implausible and come last.
  const wrong = drafts
    .filter(each => !each.right)
    .sort((a, b) => Number(namesTwice(a)) - Number(namesTwice(b)))
    .slice(0, max)
  if (right === undefined || wrong.length === 0) return NO_CHOICES
  return drafts.filter(each => each === right || wrong.includes(each))
}

const namesTwice = ({ answer }: Draft): boolean => {
  const words = answer.startsWith('(') ? answer.replace(/[()]/g, '').split(' ') : []
  return new Set(words).size < words.length
}

/** The right number and the nearest wrong ones, ascending. */
function numbers({ right, wrong, otherwise }: Extract<ItemAnswer, { form: 'number' }>) {
  const near = [...wrong]
    .sort((a, b) => Math.abs(a.number - right) - Math.abs(b.number - right) || a.number - b.number)
    .slice(0, WRONG)
  if (near.length === 0) return NO_CHOICES
  return [...near, { number: right, feedback: otherwise }]
    .sort((a, b) => a.number - b.number)
    .map(({ number, feedback }) => ({
      text: plainText(String(number)),
      right: number === right,
      reason: feedback,
      answer: String(number),
    }))
}

const NO_CHOICES = 'No choice was found that can be proven wrong, so there is nothing to vote on.'

/** The full right answer, if it can be reconstructed from the options. */
function wholeAnswer({ answer, text }: ClassItem, drafts: readonly Draft[]): string {
  if (answer.form !== 'several') return drafts.find(({ right }) => right)?.answer ?? ''
  // This phrase occurs if right names were left out of a long list of options.
  if (/\bof the\b/.test(text.how)) return ''
  const names = answer.options.filter(({ right }) => right).map(({ short }) => short)
  if (names.length === 1 && !names[0]!.startsWith('(')) return names[0]!
  const isTwo = answer.options.some(({ short }) => / becomes (?:true|false)$/.test(short))
  const ending = (end: RegExp): string =>
    `[${names.flatMap(name => (end.test(name) ? [name.replace(end, '')] : [])).join(', ')}]`
  return isTwo ? `${ending(/ becomes true$/)} ${ending(/ becomes false$/)}` : ending(/$/)
}

/** A poll on whether a model's answer is right. */
export function pollOnResponse(
  made: Extract<MadeItem, { kind: 'response' }>,
  limits?: Parameters<typeof judgeItem>[2],
): Poll | string {
  const judged = judgeItem(made, { ...noAnswer, answer: 'right' }, limits)
  if (judged.word === 'undecided') return `It is undecided whether the response is right. ${judged.explanation}`
  const isRight = judged.word === 'right'
  const { question, response } = made
  const explanation = richOf(judged.explanation)
  return {
    question,
    ask: {
      name: `A response on ${kindName(question.kind)}`,
      context: question.context,
      picture: null,
      stem: question.question.trim(),
      response,
      how: 'Is this response right?',
      choices: [
        { letter: 'Y', text: plainText('It is right') },
        { letter: 'N', text: plainText('It is wrong') },
      ],
    },
    key: {
      right: [isRight ? 'Y' : 'N'],
      reasons: [explanation, explanation],
      explanation: explanation,
      answer: response,
    },
  }
}
