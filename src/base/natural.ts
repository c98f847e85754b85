// The order of names with numbers. A collator of the browser would need its tables, which takes longer than all names of
// a page.

const isDigit = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at)
  return code >= 48 && code <= 57
}

/** The digits of the text from a position on; '' if there is none. */
function digitsFrom(text: string, from: number): string {
  let to = from
  while (isDigit(text, to)) to++
  return text.slice(from, to)
}

/** Compares two names for sorting: `c2` before `c10`. */
export function naturally(a: string, b: string): number {
  const least = Math.min(a.length, b.length)
  let at = 0
  while (at < least && a.charCodeAt(at) === b.charCodeAt(at)) at++
  if (at === least) return a.length - b.length
  let from = at
  while (from > 0 && isDigit(a, from - 1)) from--
  const [x, y] = [digitsFrom(a, from), digitsFrom(b, from)]
  if (x !== '' && y !== '' && x !== y) return Number(x) - Number(y) || (x < y ? -1 : 1)
  // A number ends what is before it, and the shorter is first.
  const rank = (text: string): number => (isDigit(text, at) ? -1 : text.charCodeAt(at))
  return rank(a) - rank(b)
}
