// Texts with names in them that are set as code: as the engine writes them, `(on a b)` in backticks.

import { escaped } from '#base/xml'

/** A run of plain text, or a name. */
export interface Piece {
  readonly kind: 'text' | 'code'
  readonly text: string
}

export type Rich = readonly Piece[]

/** A text of somebody else's, in which backticks mean nothing. */
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

/** Without marks. */
export const wordsIn = (rich: Rich): string => rich.map(({ text }) => text).join('')

/** Line ends as one sign each, whatever wrote them. */
export const oneLineEnd = (text: string): string => text.replace(/\r\n?/g, '\n')

/** As HTML inside a block: line ends are breaks, and signs that XML forbids are gone. */
export const htmlOf = (rich: Rich): string =>
  rich.map(({ kind, text }) => (kind === 'code' ? `<code>${inline(text)}</code>` : inline(text))).join('')

/** A text inside a block of HTML. */
export const inline = (text: string): string => escaped(oneLineEnd(text)).replace(/\n/g, '<br/>')
