// Parses one JSON value of a text: integers with more digits than numbers keep stay exact, and faults have positions.

import { type Json, type JsonObject, MAX_DEPTH, readJson } from './json'

export type ParsedValue =
  | { readonly kind: 'value'; readonly value: Json }
  | {
      readonly kind: 'bad'
      /** Offset in the text. */
      readonly at: number
      readonly message: string
      /** True if the error is the end of the text. */
      readonly isCut: boolean
    }

/** The single value of a text, with blanks around it and an optional comma after it. */
export function parseValue(text: string): ParsedValue {
  try {
    const value = JSON.parse(exact(text)) as Json
    if (!nestsDeeper(value)) return { kind: 'value', value }
  } catch {
    // The error is reported below with its position; that reader also accepts `NaN`, which some tools write.
  }
  return parseFaulty(text)
}

/** The same of a text that is likely to be bad: the platform's reader takes long to throw. */
export function parseFaulty(text: string): ParsedValue {
  const read = readJson(text, 0)
  if (read.kind === 'bad') {
    const isCut = /is never closed|here is the end/.test(read.message) || begun.test(text.slice(read.at, read.at + 16))
    return { kind: 'bad', at: read.at, message: read.message, isCut }
  }
  const more = /[^\s,]/.exec(text.slice(read.end))
  if (more === null) return { kind: 'value', value: read.value }
  const at = read.end + more.index
  return { kind: 'bad', at, message: 'more text follows the value', isCut: false }
}

/** The beginning of a word, number or escape that is cut off by the end of the text. */
const begun = /^(?:t(?:ru?)?|f(?:a(?:ls?)?)?|n(?:ul?)?|Na?|-?I[a-z]*|[-+.eE]+|\\(?:u[\da-fA-F]{0,3})?)\s*$/

const longWhole = /(?<![\d.eE+-])-?\d{16,}(?![\d.eE])/g

/** Puts long integers outside of strings into quotes, so that they keep all digits. */
function exact(text: string): string {
  if (!/\d{16}/.test(text)) return text
  const parts: string[] = []
  let at = 0
  for (;;) {
    const open = text.indexOf('"', at)
    const bare = text.slice(at, open < 0 ? text.length : open)
    parts.push(bare.length < 16 ? bare : bare.replace(longWhole, '"$&"'))
    if (open < 0) return parts.join('')
    at = endOfString(text, open)
    parts.push(text.slice(open, at))
  }
}

/** The offset after the closing quote of the string that opens at `open`. */
function endOfString(text: string, open: number): number {
  for (let quote = text.indexOf('"', open + 1); quote >= 0; quote = text.indexOf('"', quote + 1)) {
    let slashes = 0
    while (text.charCodeAt(quote - 1 - slashes) === 92) slashes++
    if (slashes % 2 === 0) return quote + 1
  }
  return text.length
}

function nestsDeeper(value: Json, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (depth >= MAX_DEPTH) return true
  if (Array.isArray(value)) return value.some(item => nestsDeeper(item, depth + 1))
  return Object.values(value as JsonObject).some(
    item => typeof item === 'object' && nestsDeeper(item as Json, depth + 1),
  )
}

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An own field; inherited properties are ignored. */
export const own = (value: JsonObject, key: string): Json | undefined =>
  Object.hasOwn(value, key) ? value[key] : undefined

/** The text of a field; '' if it is not a string. */
export const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '')

/** An object of fields whatever their names are. */
export function objectOf(fields: Iterable<readonly [string, Json]>): JsonObject {
  return Object.fromEntries(fields) as JsonObject
}
