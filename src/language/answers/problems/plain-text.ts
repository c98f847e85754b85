// A response prepared for finding PDDL: zero-width characters and tags removed, entities and typographic marks
// replaced by plain characters, each character with its place in the raw text.

/** A text with the place in the raw text of each of its characters. */
export interface PlainText {
  readonly text: string
  /** The place of a character; of the end, the raw text's length. */
  at(index: number): number
}

const marks: Readonly<Record<string, string>> = {
  ...{
    '（': '(',
    '）': ')',
    '﹙': '(',
    '﹚': ')',
    '：': ':',
    '；': ';',
    '＿': '_',
    '？': '?',
    '＝': '=',
  },
  ...{ '−': '-', '‐': '-', '‑': '-', '‒': '-', '–': '-', '—': '-', '－': '-', '﹣': '-' },
  ...{ '“': '"', '”': '"', '„': '"', '‘': "'", '’': "'", '‛': "'", '…': '...' },
}
const entities: Readonly<Record<string, string>> = {
  ...{
    lpar: '(',
    rpar: ')',
    colon: ':',
    semi: ';',
    lowbar: '_',
    hyphen: '-',
    dash: '-',
    minus: '-',
  },
  ...{ ndash: '-', mdash: '-', equals: '=', quest: '?', lt: '<', gt: '>', amp: '&', quot: '"' },
  ...{ apos: "'", nbsp: ' ', ensp: ' ', emsp: ' ', newline: '\n', tab: '\t' },
}

/** Something in the text is not plain. */
const unusual = /[^\n\r\t -~]|&[#a-z]|<[/a-z]/i
const special =
  /[\u200b-\u200f\u2060\ufeff\u00ad]+|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});|<br\s?\/?>|<\/?[a-z][a-z\d]{0,9}(?:\s[^<>()]{0,300})?\/?>|[^\n\r\t -~]/gi

/** Linear; never throws. */
export function plainText(raw: string): PlainText {
  if (!unusual.test(raw)) return { text: raw, at: index => index }
  const parts: string[] = []
  /** Where the places of the parts begin, in the plain text and in the raw one. */
  const starts: number[] = []
  const places: number[] = []
  let size = 0
  const add = (part: string, place: number): void => {
    if (part === '') return
    parts.push(part)
    starts.push(size)
    places.push(place)
    size += part.length
  }
  let from = 0
  for (const match of raw.matchAll(special)) {
    add(raw.slice(from, match.index), from)
    const found = match[0]
    add(meaningOf(found), match.index)
    from = match.index + found.length
    // What comes next has a place of its own again.
  }
  add(raw.slice(from), from)
  return { text: parts.join(''), at: index => placeOf(index, size, raw.length, starts, places) }
}

function placeOf(
  index: number,
  size: number,
  end: number,
  starts: readonly number[],
  places: readonly number[],
): number {
  if (index >= size) return end
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (starts[middle]! <= index) low = middle
    else high = middle - 1
  }
  return places[low]! + (index - starts[low]!)
}

function meaningOf(found: string): string {
  if (found.startsWith('<')) return /^<br/i.test(found) ? '\n' : ''
  if (found.startsWith('&')) return entityOf(found)
  if (/[\u200b-\u200f\u2060\ufeff\u00ad]/.test(found)) return ''
  return marks[found] ?? (/\s/.test(found) ? ' ' : found)
}

function entityOf(entity: string): string {
  const name = entity.slice(1, -1).toLowerCase()
  if (!name.startsWith('#')) return entities[name] ?? entity
  const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  if (!Number.isInteger(code) || code === 0 || code > 0x10ffff) return entity
  const letter = String.fromCodePoint(code)
  return marks[letter] ?? letter
}
