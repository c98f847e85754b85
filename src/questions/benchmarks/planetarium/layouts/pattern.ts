// Sentences with places for numbers and names, as data, used both for rendering and for matching: `in {towers:number}
// [tower|towers] of {heights:numbers}`

/** The value of a place. */
export type Value = number | string | readonly number[] | readonly string[]
export type Parameters = Readonly<Record<string, Value>>

type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'forms'; readonly one: string; readonly many: string }
  | { readonly kind: keyof typeof places; readonly name: string }

/** The forms of values. Lists are separated by commas and “and”. */
const places = {
  number: String.raw`\d{1,6}`,
  numbers: String.raw`\d{1,6}(?:(?:, and |, | and )\d{1,6}){0,400}`,
  name: String.raw`[^\s,;:"()]+`,
  names: String.raw`[^\s,;:"()]+(?:(?:, and |, | and )[^\s,;:"()]+){0,400}`,
  /** Any text before the next fixed words. */
  rest: '.{0,4000}?',
} as const

/** Longer sentences match no pattern. */
const MAX_CHARACTERS = 20_000

const SPLIT = /\{([^{}:]+):(\w+)\}|\[([^[\]|]*)\|([^[\]|]*)\]/g

export interface Pattern {
  readonly text: string
  readonly fill: (parameters: Parameters) => string
  /** Undefined if the sentence does not match. Case, blanks and the final full stop are ignored. */
  readonly match: (sentence: string) => Parameters | undefined
}

const made = new Map<string, Pattern>()

/** The pattern of a text in the sources of this folder. */
export function pattern(text: string): Pattern {
  const known = made.get(text) ?? patternOf(text)
  made.set(text, known)
  return known
}

function patternOf(text: string): Pattern {
  const parts: Part[] = []
  let from = 0
  for (const match of text.matchAll(SPLIT)) {
    if (match.index > from) parts.push({ kind: 'text', text: text.slice(from, match.index) })
    from = match.index + match[0].length
    const [, name, kind, one = '', many = ''] = match
    if (name === undefined) parts.push({ kind: 'forms', one, many })
    else parts.push({ kind: kind as keyof typeof places, name })
  }
  parts.push({ kind: 'text', text: text.slice(from) })
  const source = parts.map(sourceOf).join('')
  const expression = new RegExp(`^${source}$`, 'i')
  const named = parts.flatMap(part => ('name' in part ? [part] : []))
  return {
    text,
    fill: parameters => filled(parts, parameters),
    match: sentence => {
      if (sentence.length > MAX_CHARACTERS) return undefined
      const found = expression.exec(sentence.trim().replace(/\s+/g, ' ').replace(/[.]$/, ''))
      if (found === null) return undefined
      const read: Record<string, Value> = Object.create(null) as Record<string, Value>
      for (const [i, { kind, name }] of named.entries()) {
        const value = placed(kind, found[i + 1]!)
        const before = read[name]
        if (before !== undefined && String(before) !== String(value)) return undefined
        read[name] = value
      }
      return read
    },
  }
}

function sourceOf(part: Part): string {
  if (part.kind === 'text') return escaped(part.text)
  if (part.kind === 'forms') return `(?:${escaped(part.one)}|${escaped(part.many)})`
  return `(${places[part.kind]})`
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function placed(kind: keyof typeof places, text: string): Value {
  const items = (): string[] => text.toLowerCase().split(/, and |, | and /)
  if (kind === 'number') return Number(text)
  if (kind === 'numbers') return items().map(Number)
  if (kind === 'names') return items()
  return kind === 'rest' ? text : text.toLowerCase()
}

function filled(parts: readonly Part[], parameters: Parameters): string {
  let text = ''
  let last = 2
  for (const part of parts) {
    if (part.kind === 'text') text += part.text
    else if (part.kind === 'forms') text += last === 1 ? part.one : part.many
    else {
      const value = parameters[part.name]!
      if (typeof value === 'number') last = value
      text += Array.isArray(value) ? inRow(value as readonly (string | number)[]) : String(value)
    }
  }
  return text
}

const inRow = (items: readonly (string | number)[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`

/** `first` to `thirtieth`. */
const small =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  )
/** The number of an ordinal, from 1 to 30; undefined for other words. */
export function ordinal(word: string): number | undefined {
  const at = small.indexOf(word)
  if (at >= 0) return at + 1
  if (word === 'thirtieth') return 30
  const ones = word.startsWith('twenty-') ? small.indexOf(word.slice('twenty-'.length)) : -1
  return ones >= 0 && ones < 9 ? 21 + ones : undefined
}
