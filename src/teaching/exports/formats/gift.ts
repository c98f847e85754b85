// GIFT, Moodle's text format for questions (https://docs.moodle.org/en/GIFT_format), with texts as HTML.

import { dataAddress, explanationHtml, paragraph, questionHtml } from '../html'
import { type ClassItem, type ItemOption, yesNoOptions } from '../item'
import type { ClassFormat, Written } from '../options'
import { htmlOf, type Rich } from '../rich'
import { fractionOf } from './moodle'

export const gift: ClassFormat = {
  id: 'gift',
  title: 'GIFT',
  does: 'Moodle’s plain-text format',
  lacks: '',
  ending: '.gift.txt',
  type: 'text/plain',
  write,
}

function write(items: readonly ClassItem[], title: string): Written {
  const category = `$CATEGORY: $course$/top/${line(title).replaceAll('/', '//')}`
  const text = `${[category, ...items.map(questionGift)].join('\n\n')}\n`
  return { files: [{ name: 'questions.gift.txt', text }], isArchive: false, left: [] }
}

/** `&&058;` and the like are escapes that Moodle uses internally while parsing, so they are broken up in names. */
const questionGift = (item: ClassItem): string =>
  `::${giftOf(line(item.name).replace(/&&(?=\d{3};)/g, '& &'))}::[html]${giftOf(questionHtml(item, dataAddress))}{${answerGift(item)}\n}`

function answerGift(item: ClassItem): string {
  const { answer, explanation } = item
  const general = `\n####${html(explanationHtml(item))}`
  switch (answer.form) {
    case 'yes-no':
      return `${oneOf(yesNoOptions(answer))}${general}`
    case 'one':
      return `${oneOf(answer.options)}${general}`
    case 'several':
      return `${answer.options
        .map(
          option =>
            `\n~%${fractionOf(option, answer.options, false)}%${html(htmlOf(option.text))}${feedback(option.feedback)}`,
        )
        .join('')}${general}`
    case 'number':
      return `#\n=${answer.right}:0${feedback(explanation)}${answer.wrong
        .map(({ number, feedback: text }) => `\n=%0%${number}:0${feedback(text)}`)
        .join('')}\n~${feedback(answer.otherwise)}${general}`
    case 'essay':
      return general
    default:
      return answer satisfies never
  }
}

const oneOf = (options: readonly ItemOption[]): string =>
  options
    .map(option => `\n${option.right ? '=' : '~'}${html(htmlOf(option.text))}${feedback(option.feedback)}`)
    .join('')

const feedback = (rich: Rich): string => `#${html(paragraph(rich, 'feedback'))}`

const html = (text: string): string => `[html]${giftOf(text)}`

/** A name on one line, trimmed. */
const line = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Escapes the special characters of GIFT with a backslash; line breaks, which could end a question, become `\n`. */
export const giftOf = (text: string): string => text.replace(/[\\~=#{}:]/g, '\\$&').replace(/\n/g, '\\n')
