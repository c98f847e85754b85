// Items as HTML that is also valid XHTML, for Moodle, GIFT and QTI. No text can end an element or begin another.

import { base64Of } from '#base/base64'
import { escaped } from '#base/xml'
import type { ClassItem, ItemPicture } from './item'
import { htmlOf, inline, oneLineEnd, plainText, type Rich } from './rich'

/** The question text with everything that belongs to it. `address` returns the address of its picture. */
export function questionHtml(item: ClassItem, address: (picture: ItemPicture) => string): string {
  const { text, answer, link } = item
  return [
    paragraph(plainText(text.context), 'context'),
    ...(text.pddl === null ? [] : [pre(text.pddl.domain), pre(text.pddl.problem)]),
    text.picture === null ? '' : image(text.picture, address(text.picture)),
    paragraph(plainText(text.stem), 'stem'),
    paragraph(plainText(text.how), 'how'),
    answer.form === 'essay' ? linkHtml(link, 'Work on this question in Planground') : '',
  ].join('')
}

/** The explanation shown after answering. */
export const explanationHtml = ({ explanation, answer, link }: ClassItem): string =>
  `${paragraph(answer.form === 'essay' ? essayKey(answer.right, explanation) : explanation, 'explanation')}${
    answer.form === 'essay' ? '' : linkHtml(link, 'Look at this question in Planground')
  }`

/** A right answer to an essay question, and why it is right. */
export const essayKey = (right: string, explanation: Rich): Rich => [
  { kind: 'text', text: 'One right answer:\n' },
  { kind: 'code', text: right },
  { kind: 'text', text: '\n' },
  ...explanation,
]

/** A paragraph with a class; '' if it is empty. */
export const paragraph = (rich: Rich, part: string): string =>
  rich.every(({ text }) => text.trim() === '') ? '' : `<p class="${part}">${htmlOf(rich)}</p>`

/** PDDL in a `pre` element. HTML drops a line break at its beginning, so another one is added. */
function pre(text: string): string {
  const lines = oneLineEnd(text)
  return `<pre>${lines.startsWith('\n') ? '\n' : ''}${escaped(lines)}</pre>`
}

const image = ({ width, height, caption }: ItemPicture, address: string): string =>
  `<p><img src="${escaped(address)}" alt="${escaped(caption)}" width="${width}" height="${height}"/></p>`

const linkHtml = (link: string | null, label: string): string =>
  link === null ? '' : `<p class="link"><a href="${escaped(link)}">${inline(label)}</a></p>`

/** The picture as a data URL. */
export const dataAddress = ({ svg }: ItemPicture): string => `data:image/svg+xml;base64,${base64Of(svg)}`
