// Substrings of rich text, in which names stay marked.

import type { Rich } from '#teaching/exports/rich'

/** The characters between two offsets. */
export function cut(text: Rich, from: number, to: number): Rich {
  let at = 0
  return text.flatMap(piece => {
    const begin = at
    at += piece.text.length
    const part = piece.text.slice(Math.max(0, from - begin), Math.max(0, to - begin))
    return part === '' ? [] : [{ ...piece, text: part }]
  })
}
