// Small turns of phrase that all explanations share.

/** `1 action`, `2 actions`. */
export const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : plural}`

/** A name as it stands in a sentence. */
export const quoted = (name: string): string => `\`${name}\``

/** `a`, `a and b`, `a, b, and c`; past `most`, the first ones `and 7 more`. */
export function listed(items: readonly string[], most = 6): string {
  if (items.length > most + 1)
    return `${items.slice(0, most).join(', ')}, and ${items.length - most} more`
  if (items.length <= 1) return items[0] ?? 'none'
  if (items.length === 2) return `${items[0]} and ${items[1]}`
  return `${items.slice(0, -1).join(', ')}, and ${items.at(-1)}`
}

/** Names in backticks, as a list. */
export const listedNames = (names: readonly string[], most = 6): string =>
  listed(names.map(quoted), most)

/** Steps are told from 1, with their index from 0 beside. */
export const stepNamed = (index: number): string => `step ${index + 1} (index ${index})`

/** A sequence for a sentence: the whole when short, else its beginning and length. */
export function sequenceNamed(actions: readonly string[], most = 8): string {
  if (actions.length === 0) return 'the empty sequence'
  if (actions.length <= most) return listed(actions.map(quoted), most)
  return `${actions.slice(0, most).map(quoted).join(', ')}, … (${actions.length} actions)`
}

/** First letter in upper case. */
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
