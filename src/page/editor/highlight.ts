// PDDL as coloured tokens, shown before the editor has loaded and in places without an editor. Linear for any text.

import { headWords, logicWords, numberWords, type PddlToken } from './pddl-words'

export interface ColouredPiece {
  readonly token: PddlToken
  readonly text: string
}

/** Maximum number of characters of a coloured text; longer texts have one colour. */
export const MAX_COLOURED = 200_000

const logic: ReadonlySet<string> = new Set(logicWords)
const numeric: ReadonlySet<string> = new Set(numberWords)
const heads: ReadonlySet<string> = new Set(headWords)
// Each alternative starts with a different character, so that matching is linear.
const pattern = /;[^\n]*|[()]|\?[^\s();]*|:[^\s();]*|\s+|[^\s();:?][^\s();]*/g

export function highlight(text: string): readonly ColouredPiece[] {
  if (text.length > MAX_COLOURED) return [{ token: 'name', text }]
  const pieces: ColouredPiece[] = []
  // A lone hyphen is followed by a type, or `(either …)`.
  let afterHyphen = false
  for (const [word] of text.matchAll(pattern)) {
    const token = tokenOf(word, afterHyphen)
    const last = pieces.at(-1)
    if (last && last.token === token) pieces[pieces.length - 1] = { token, text: last.text + word }
    else pieces.push({ token, text: word })
    if (token !== 'blank' && token !== 'comment') afterHyphen = word === '-'
  }
  return pieces
}

function tokenOf(word: string, afterHyphen: boolean): PddlToken {
  const first = word[0]!
  if (first === ';') return 'comment'
  if (first === '(' || first === ')') return 'bracket'
  if (first === '?') return 'variable'
  if (first === ':') return 'keyword'
  if (/\s/.test(first)) return 'blank'
  if (word === '-') return 'bracket'
  const lower = word.toLowerCase()
  if (logic.has(lower)) return 'logic'
  if (afterHyphen) return 'type'
  if (numeric.has(lower)) return 'number'
  if (heads.has(lower)) return 'head'
  return /^[-+]?\d/.test(word) && !Number.isNaN(Number(word)) ? 'number' : 'name'
}
