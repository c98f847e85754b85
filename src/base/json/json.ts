// JSON for benchmark files: long integers stay text (64-bit ids would lose digits as numbers), and faults have
// positions. No recursion, so that no nesting overflows the stack; each character is examined a bounded number of
// times.

export type Json = null | boolean | number | string | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [key: string]: Json | undefined
}

/** A value and its end, or an error and its position. */
export type JsonOutcome =
  | { readonly kind: 'value'; readonly value: Json; readonly end: number }
  | { readonly kind: 'bad'; readonly at: number; readonly message: string }

/** Maximum nesting depth; published records nest three deep. */
export const MAX_DEPTH = 64
/** Integers with more digits than this are kept as text. */
const exactDigits = 15

/** Long whole numbers are ids, which may begin with zeros. */
const numberPattern = /-?(?:\d{16,}(?![\d.eE])|0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?/y
const words: readonly (readonly [string, Json])[] = [
  ['true', true],
  ['false', false],
  ['null', null],
]

interface Frame {
  readonly items: Json[] | null
  readonly fields: Record<string, Json> | null
  readonly opened: number
  key: string
}

/** Reads one JSON value that begins at or after `from`; skips blanks. */
export function readJson(text: string, from: number): JsonOutcome {
  const stack: Frame[] = []
  let at = skipBlanks(text, from)
  for (;;) {
    // Expects a value at `at`.
    let value: Json
    const head = text[at]
    if (head === '[' || head === '{') {
      if (stack.length >= MAX_DEPTH) return bad(at, `nests deeper than ${MAX_DEPTH} levels`)
      const frame: Frame =
        head === '['
          ? { items: [], fields: null, opened: at, key: '' }
          : { items: null, fields: {}, opened: at, key: '' }
      const inner = skipBlanks(text, at + 1)
      if (text[inner] === (head === '[' ? ']' : '}')) {
        value = frame.items ?? frame.fields!
        at = inner + 1
      } else {
        stack.push(frame)
        at = inner
        if (frame.fields !== null) {
          const key = readKey(text, at)
          if (key.kind === 'bad') return key
          frame.key = key.value as string
          at = key.end
        }
        continue
      }
    } else {
      const scalar = readScalar(text, at)
      if (scalar.kind === 'bad') return scalar
      value = scalar.value
      at = scalar.end
    }
    // A value is complete: add it to the lists and objects around it.
    for (;;) {
      const frame = stack.at(-1)
      if (frame === undefined) return { kind: 'value', value, end: at }
      if (frame.items !== null) frame.items.push(value)
      else setField(frame.fields!, frame.key, value)
      at = skipBlanks(text, at)
      const close = frame.items !== null ? ']' : '}'
      if (text[at] === close) {
        value = frame.items ?? frame.fields!
        stack.pop()
        at++
        continue
      }
      if (text[at] !== ',') {
        if (at >= text.length) return bad(frame.opened, `\`${text[frame.opened]}\` is never closed`)
        return bad(at, `\`,\` or \`${close}\` was expected, but here is ${shown(text, at)}`)
      }
      at = skipBlanks(text, at + 1)
      if (frame.fields !== null) {
        const key = readKey(text, at)
        if (key.kind === 'bad') return key
        frame.key = key.value as string
        at = key.end
      }
      break
    }
  }
}

/** The next non-blank position. */
export function skipBlanks(text: string, from: number): number {
  let at = from
  for (;;) {
    const code = text.charCodeAt(at)
    if (code === 32 || code === 10 || code === 13 || code === 9) at++
    else return at
  }
}

const bad = (at: number, message: string): JsonOutcome & { kind: 'bad' } => ({
  kind: 'bad',
  at,
  message,
})

/** The text at a position, shortened, for a message. */
export function shown(text: string, at: number): string {
  if (at >= text.length) return 'the end'
  const part = text.slice(at, at + 12).replace(/[\s\p{Cc}]+/gu, ' ')
  return `\`${part.replace(/`/g, "'")}\``
}

function readKey(text: string, at: number): JsonOutcome {
  if (text[at] !== '"') return bad(at, `a field name in double quotes was expected, but here is ${shown(text, at)}`)
  const key = readString(text, at)
  if (key.kind === 'bad') return key
  const colon = skipBlanks(text, key.end)
  if (text[colon] !== ':') return bad(colon, `\`:\` was expected after a field name, but here is ${shown(text, colon)}`)
  return { kind: 'value', value: key.value, end: skipBlanks(text, colon + 1) }
}

/** Defines an own field whatever its name, so that `__proto__` stays data. */
function setField(fields: Record<string, Json>, key: string, value: Json): void {
  if (key === '__proto__')
    Object.defineProperty(fields, key, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    })
  else fields[key] = value
}

function readScalar(text: string, at: number): JsonOutcome {
  if (text[at] === '"') return readString(text, at)
  numberPattern.lastIndex = at
  const number = numberPattern.exec(text)
  if (number !== null) {
    const written = number[0]
    const whole = number[1] === undefined && number[2] === undefined
    const digits = written.length - (written[0] === '-' ? 1 : 0)
    const value = whole && digits > exactDigits ? written : Number(written)
    return { kind: 'value', value, end: at + written.length }
  }
  for (const [word, value] of words)
    if (text.startsWith(word, at)) return { kind: 'value', value, end: at + word.length }
  // Some tools write these although they are not JSON.
  for (const word of ['NaN', 'Infinity', '-Infinity'])
    if (text.startsWith(word, at)) return { kind: 'value', value: null, end: at + word.length }
  return bad(at, `a value was expected, but here is ${shown(text, at)}`)
}

const escapes: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
}

function readString(text: string, at: number): JsonOutcome {
  const parts: string[] = []
  let from = at + 1
  for (let i = from; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code === 34) {
      parts.push(text.slice(from, i))
      return { kind: 'value', value: parts.join(''), end: i + 1 }
    }
    if (code === 10 || code === 13) return bad(i, 'a string runs over the end of its line')
    if (code !== 92) continue
    parts.push(text.slice(from, i))
    const letter = text[++i] ?? ''
    if (letter === 'u') {
      const digits = text.slice(i + 1, i + 5)
      if (!/^[0-9a-fA-F]{4}$/.test(digits)) return bad(i - 1, '`\\u` needs four hexadecimal digits')
      parts.push(String.fromCharCode(Number.parseInt(digits, 16)))
      i += 4
    } else if (Object.hasOwn(escapes, letter)) parts.push(escapes[letter]!)
    else return bad(i - 1, `${shown(text, i - 1)} is no escape of JSON`)
    from = i + 1
  }
  return bad(at, 'a string is never closed')
}
