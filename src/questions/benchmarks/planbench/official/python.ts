// Texts as in Python, for the official readers: its white space, digits and integers, and its errors, which are results
// here.

import { isPythonBlank, pythonStrip } from '#language/answers/official-text'

/** The name of the exception that the original raises: `IndexError`. */
export interface PythonFailure {
  readonly error: string
}

class PythonError extends Error {}

/** Raises a Python error, which ends the enclosing `attempt`. */
export function raise(name: string): never {
  throw new PythonError(name)
}

/** The result of `run`, or the error that the original raises. */
export function attempt<T>(run: () => T): T | PythonFailure {
  try {
    return run()
  } catch (error) {
    if (error instanceof PythonError) return { error: error.message }
    throw error
  }
}

export const isFailure = (value: unknown): value is PythonFailure =>
  typeof value === 'object' && value !== null && 'error' in value && typeof value.error === 'string'

/** A range of a text. */
export interface Piece {
  readonly text: string
  /** The offset at which it begins. */
  readonly at: number
}

/** The piece without surrounding white space. */
export function stripped({ text, at }: Piece): Piece {
  const { start, end } = pythonStrip(text)
  return { text: text.slice(start, end), at: at + start }
}

/** The lines, which end at `\n` only, each without surrounding white space. */
export function strippedLines(text: string): Piece[] {
  const lines: Piece[] = []
  let at = 0
  for (const line of text.split('\n')) {
    lines.push(stripped({ text: line, at }))
    at += line.length + 1
  }
  return lines
}

/** The tokens between white space. */
export function tokens({ text, at }: Piece): Piece[] {
  const found: Piece[] = []
  let from = -1
  for (let i = 0; i <= text.length; i++) {
    const blank = i === text.length || isPythonBlank(text.charCodeAt(i))
    if (blank && from >= 0) {
      found.push({ text: text.slice(from, i), at: at + from })
      from = -1
    } else if (!blank && from < 0) from = i
  }
  return found
}

/** Digits that are not decimal, such as `²`: pairs from, to. */
const otherDigits: readonly (readonly [number, number])[] = [
  [0xb2, 0xb3],
  [0xb9, 0xb9],
  [0x1369, 0x1371],
  [0x19da, 0x19da],
  [0x2070, 0x2070],
  [0x2074, 0x2079],
  [0x2080, 0x2089],
  [0x2460, 0x2468],
  [0x2474, 0x247c],
  [0x2488, 0x2490],
  [0x24ea, 0x24ea],
  [0x24f5, 0x24fd],
  [0x24ff, 0x24ff],
  [0x2776, 0x277e],
  [0x2780, 0x2788],
  [0x278a, 0x2792],
  [0x10a40, 0x10a43],
  [0x10e60, 0x10e68],
  [0x11052, 0x1105a],
  [0x1f100, 0x1f10a],
]
const decimal = /^\p{Nd}$/u

/** True if the character is a digit by Python's `isdigit`; false for undefined (past the end). */
export function isDigit(character: string | undefined): boolean {
  if (character === undefined) return false
  const code = character.codePointAt(0)!
  if (code < 0x80) return code >= 48 && code <= 57
  return decimal.test(character) || otherDigits.some(([from, to]) => code >= from && code <= to)
}

/** True if the text is not empty and all its characters are digits. */
export function areDigits(text: string): boolean {
  for (const character of text) if (!isDigit(character)) return false
  return text !== ''
}

/** The first digit; undefined if there is none. */
export function firstDigit(text: string): string | undefined {
  for (const character of text) if (isDigit(character)) return character
  return undefined
}

/** Python's `int` rejects longer numbers. */
const MAX_DIGITS = 4_300

/** The integer of a text of digits; raises ValueError for `²` and for more than 4,300 digits. */
export function wholeNumber(text: string): number | bigint {
  const digits: number[] = []
  for (const character of text) {
    if (!decimal.test(character)) raise('ValueError')
    digits.push(digitValue(character.codePointAt(0)!))
  }
  if (digits.length > MAX_DIGITS) raise('ValueError')
  const number = digits.length <= 15 ? Number(digits.join('')) : BigInt(digits.join(''))
  return number <= Number.MAX_SAFE_INTEGER ? Number(number) : number
}

/** Decimal digits are in runs of ten, beginning with zero. */
function digitValue(code: number): number {
  let from = code
  while (decimal.test(String.fromCodePoint(from - 1))) from--
  return (code - from) % 10
}
