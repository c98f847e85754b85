// Actions in a question: a plan or a sequence in double quotes, as consecutive `(name arg …)`.

/** Every `(name arg …)` without inner brackets, with single blanks; lower-cased unless `fold` is false. */
export function readSequence(text: string, fold = true): string[] {
  const found: string[] = []
  for (const match of text.matchAll(/\(([^()]*)\)/g)) {
    const inner = fold ? match[1]!.toLowerCase() : match[1]!
    const names = inner.split(/[\s,]+/).filter(Boolean)
    if (names.length > 0) found.push(`(${names.join(' ')})`)
  }
  return found
}

/** True if the text consists of actions and their separators only. */
export const isSequence = (text: string): boolean =>
  /\(/.test(text) && /^[[\]\s,]*$/.test(text.replace(/\([^()]*\)/g, ''))

/** The text in the first pair of double quotes that contains actions only; the whole text if there is none. */
export function quotedSequence(text: string, fold = true): string[] {
  const quotes: number[] = []
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) quotes.push(at)
  for (let i = 0; i + 1 < quotes.length; i++) {
    const inner = text.slice(quotes[i]! + 1, quotes[i + 1]!)
    if (isSequence(inner)) return readSequence(inner, fold)
  }
  return readSequence(text, fold)
}
