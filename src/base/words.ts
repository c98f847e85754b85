// Small text helpers that the page, explanations and pictures share.

/** `60,000`: a whole number with its thousands apart. */
export const grouped = (count: number): string => String(Math.round(count)).replace(/\B(?=(\d{3})+$)/g, ',')

/** `1 fact`, `3 facts`, `2,000 facts`. */
export const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${grouped(count)} ${count === 1 ? noun : plural}`

/** First letter in upper case. */
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** A name as it is shown in a sentence: in backticks. */
export const quoted = (name: string): string => `\`${name}\``

/**
 * `a`, `a and b`, `a, b, and c`; with more than `max` plus one items, the first ones `and 7 more`; `none` for an empty
 * list.
 */
export function listed(items: readonly string[], max = 6): string {
  if (items.length > max + 1) return `${items.slice(0, max).join(', ')}, and ${grouped(items.length - max)} more`
  if (items.length <= 1) return items[0] ?? 'none'
  if (items.length === 2) return `${items[0]} and ${items[1]}`
  return `${items.slice(0, -1).join(', ')}, and ${items.at(-1)}`
}

/** `12.4 MB`. */
export function bytesNote(bytes: number): string {
  if (bytes < 1000) return counted(bytes, 'byte')
  if (bytes < 1e6) return `${tenths(bytes / 1e3)} kB`
  if (bytes < 1e9) return `${tenths(bytes / 1e6)} MB`
  return `${tenths(bytes / 1e9)} GB`
}

const tenths = (value: number): string => (value < 10 ? value.toFixed(1) : grouped(value))

/** The text, cut to this many characters with an ellipsis as the last one. */
export const shorten = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 1)}…`
