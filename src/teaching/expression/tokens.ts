// Splits an expression into tokens. Linear, never throws: invalid input is a mistake with its place.

import type { ExpressionMistake, Span } from './syntax'

export type Token = Span &
  (
    | { readonly kind: 'number'; readonly value: number }
    | { readonly kind: 'text'; readonly value: string }
    | { readonly kind: 'name'; readonly text: string }
    /** Brackets, commas and operators. */
    | { readonly kind: 'sign'; readonly text: string }
    | { readonly kind: 'end' }
  )

/** The tokens of a text including the end token, or the first mistake. */
export type Tokens =
  | { readonly kind: 'tokens'; readonly tokens: readonly Token[] }
  | { readonly kind: 'mistake'; readonly mistake: ExpressionMistake }

const number = /\d+(?:\.\d+)?/y
const name = /[A-Za-z][A-Za-z0-9_]*/y
const sign = /==|!=|<=|>=|[-+*/<>()[\],:]/y
const space = /\s+/y

/** Operators of other languages, with their equivalents here. */
const instead: ReadonlyMap<string, string> = new Map([
  ['=', '=='],
  ['≤', '<='],
  ['≥', '>='],
  ['≠', '!='],
  ['&', 'and'],
  ['&&', 'and'],
  ['|', 'or'],
  ['||', 'or'],
  ['!', 'not'],
  ['∞', 'infinity'],
  ['×', '*'],
  ['·', '*'],
  ['−', '-'],
  ['“', '"'],
  ['”', '"'],
  ['{', '('],
  ['}', ')'],
])

export function tokensOf(text: string): Tokens {
  const tokens: Token[] = []
  let at = 0
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at
    const found = pattern.exec(text)?.[0]
    if (found !== undefined) at += found.length
    return found
  }
  while (at < text.length) {
    if (take(space) !== undefined) continue
    const from = at
    const first = text[at]!
    if (first === '"' || first === "'") {
      const read = readText(text, at)
      if (read === undefined) return mistake(`The text has no closing ${first}.`, { from, to: text.length })
      tokens.push({ kind: 'text', value: read.value, from, to: read.to })
      at = read.to
      continue
    }
    const digits = take(number)
    if (digits !== undefined) {
      tokens.push({ kind: 'number', value: Number(digits), from, to: at })
      continue
    }
    const word = take(name)
    if (word !== undefined) {
      tokens.push({ kind: 'name', text: word, from, to: at })
      continue
    }
    const mark = take(sign)
    if (mark === undefined) return unknown(text, from)
    tokens.push({ kind: 'sign', text: mark, from, to: at })
  }
  tokens.push({ kind: 'end', from: text.length, to: text.length })
  return { kind: 'tokens', tokens }
}

/** Reads a string literal, in which `\"` is a quote. */
function readText(text: string, from: number): { value: string; to: number } | undefined {
  const quote = text[from]
  let value = ''
  for (let at = from + 1; at < text.length; at++) {
    const each = text[at]!
    if (each === quote) return { value, to: at + 1 }
    if (each === '\\' && at + 1 < text.length) value += text[++at]!
    else value += each
  }
  return undefined
}

function unknown(text: string, from: number): Tokens {
  const character = String.fromCodePoint(text.codePointAt(from)!)
  const doubled = text.slice(from, from + 2)
  const found = instead.has(doubled) ? doubled : character
  const better = instead.get(found)
  return mistake(better === undefined ? `“${found}” has no meaning here.` : `“${found}” is written ${better} here.`, {
    from,
    to: from + found.length,
  })
}

const mistake = (message: string, { from, to }: Span): Tokens => ({
  kind: 'mistake',
  mistake: { message, from, to },
})
