// Moodle XML, as imported by Moodle's question bank (https://docs.moodle.org/en/Moodle_XML_format), with elements in
// the order in which Moodle itself writes them. `test/teaching/exports/schemas/moodle.xsd` describes the subset used
// here.

import { base64Of } from '#base/base64'
import { escaped } from '#base/xml'
import { essayKey, explanationHtml, paragraph, questionHtml } from '../html'
import { type ClassItem, type ItemAnswer, type ItemOption, yesNoOptions } from '../item'
import type { ClassFormat, Written } from '../options'
import { htmlOf, type Rich } from '../rich'

export const moodleXml: ClassFormat = {
  id: 'moodle',
  title: 'Moodle XML',
  does: 'Moodle’s question bank, with a reason for each option',
  lacks: '',
  ending: '.moodle.xml',
  type: 'application/xml',
  write,
}

function write(items: readonly ClassItem[], title: string): Written {
  const text = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<quiz>',
    // A slash in a name would begin a subcategory.
    `<question type="category"><category><text>$course$/top/${escaped(title.replaceAll('/', '//'))}</text></category></question>`,
    ...items.map(questionXml),
    '</quiz>',
    '',
  ].join('\n')
  return { files: [{ name: 'questions.xml', text }], isArchive: false, left: [] }
}

/** Moodle's names for the question forms. */
const types = {
  'yes-no': 'multichoice',
  one: 'multichoice',
  several: 'multichoice',
  number: 'numerical',
  essay: 'essay',
} as const satisfies Record<ItemAnswer['form'], string>

const PICTURE = 'picture.svg'

function questionXml(item: ClassItem): string {
  const { picture } = item.text
  const file =
    picture === null ? '' : `<file name="${PICTURE}" path="/" encoding="base64">${base64Of(picture.svg)}</file>`
  return [
    `<question type="${types[item.answer.form]}">`,
    `<name><text>${escaped(item.name)}</text></name>`,
    `<questiontext format="html"><text>${cdata(questionHtml(item, () => `@@PLUGINFILE@@/${PICTURE}`))}</text>${file}</questiontext>`,
    html('generalfeedback', item.answer.form === 'essay' ? '' : explanationHtml(item)),
    '<defaultgrade>1</defaultgrade>',
    `<penalty>${item.answer.form === 'yes-no' ? '1' : '0.3333333'}</penalty>`,
    '<hidden>0</hidden>',
    ...answerXml(item),
    `<tags><tag><text>${escaped(item.domain)}</text></tag><tag><text>${escaped(item.kind)}</text></tag></tags>`,
    '</question>',
  ].join('\n')
}

function answerXml({ answer, explanation }: ClassItem): string[] {
  switch (answer.form) {
    case 'yes-no':
      return choiceXml(yesNoOptions(answer), answer.form)
    case 'one':
    case 'several':
      return choiceXml(answer.options, answer.form)
    case 'number':
      return [
        numberOf(String(answer.right), '100', explanation),
        ...answer.wrong.map(({ number, feedback }) => numberOf(String(number), '0', feedback)),
        numberOf('*', '0', answer.otherwise),
      ]
    case 'essay':
      return [
        '<responseformat>monospaced</responseformat>',
        '<responserequired>1</responserequired>',
        `<responsefieldlines>${Math.ceil(answer.lines / 5) * 5}</responsefieldlines>`,
        '<attachments>0</attachments>',
        '<attachmentsrequired>0</attachmentsrequired>',
        html('graderinfo', paragraph(essayKey(answer.right, explanation), 'explanation')),
        html('responsetemplate', ''),
      ]
    default:
      return answer satisfies never
  }
}

const choiceXml = (options: readonly ItemOption[], form: 'yes-no' | 'one' | 'several'): string[] => [
  `<single>${form !== 'several'}</single>`,
  `<shuffleanswers>${form !== 'yes-no'}</shuffleanswers>`,
  `<answernumbering>${form === 'yes-no' ? 'none' : 'abc'}</answernumbering>`,
  '<showstandardinstruction>0</showstandardinstruction>',
  ...options.map(option =>
    answerOf(htmlOf(option.text), fractionOf(option, options, form !== 'several'), option.feedback),
  ),
]

/**
 * The percentage of the mark for an option. The right options share 100 equally; the wrong ones deduct 100 in equal
 * shares. Moodle accepts only certain percentages, which include all unit fractions from a half to a tenth.
 */
export function fractionOf({ right }: ItemOption, options: readonly ItemOption[], isOne: boolean): string {
  if (isOne) return right ? '100' : '0'
  const alike = options.filter(each => each.right === right).length
  const share = Number((100 / alike).toFixed(5))
  return String(right ? share : -share)
}

const answerOf = (text: string, fraction: string, feedback: Rich): string =>
  `<answer fraction="${fraction}" format="html"><text>${cdata(text)}</text>${html('feedback', paragraph(feedback, 'feedback'))}</answer>`

const numberOf = (text: string, fraction: string, feedback: Rich): string =>
  `<answer fraction="${fraction}" format="moodle_auto_format"><text>${text}</text>${html('feedback', paragraph(feedback, 'feedback'))}<tolerance>0</tolerance></answer>`

const html = (element: string, text: string): string =>
  `<${element} format="html"><text>${cdata(text)}</text></${element}>`

/** A CDATA section; a `]]>` in the text is split over two sections. */
const cdata = (text: string): string => (text === '' ? '' : `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`)
