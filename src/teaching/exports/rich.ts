// Texts in which names are formatted as code: the engine writes names such as `(on a b)` in backticks.

import { escaped } from '#base/xml'

/** A run of plain text, or a name. */
export interface Piece {
  readonly kind: 'text' | 'code'
  readonly text: string
}

export type Rich = readonly Piece[]

/** A text from elsewhere, in which backticks have no meaning. */
export const plainText = (text: string): Rich => (text === '' ? [] : [{ kind: 'text', text }])

export const code = (text: string): Rich => [{ kind: 'code', text }]

/** A sentence from the engine, with names in backticks. An unclosed backtick is plain text. */
export function richOf(sentence: string): Rich {
  const parts = sentence.split('`')
  const rest = parts.length % 2 === 0 ? parts.pop() : undefined
  if (rest !== undefined) parts.push(`${parts.pop()}\`${rest}`)
  return parts.flatMap((text, i) =>
    text === '' ? [] : [{ kind: i % 2 === 1 ? ('code' as const) : ('text' as const), text }],
  )
}

/** The text without formatting. */
export const wordsIn = (rich: Rich): string => rich.map(({ text }) => text).join('')

/** Normalises line breaks to `\n`. */
export const oneLineEnd = (text: string): string => text.replace(/\r\n?/g, '\n')

/** HTML content of a block: line breaks become `br` elements, and characters that XML forbids are removed. */
export const htmlOf = (rich: Rich): string =>
  rich.map(({ kind, text }) => (kind === 'code' ? `<code>${inline(text)}</code>` : inline(text))).join('')

/** A plain text as HTML content of a block. */
export const inline = (text: string): string => escaped(oneLineEnd(text)).replace(/\n/g, '<br/>')
