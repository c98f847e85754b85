// The published reader's text before parsing: an optional cleaning, newlines deleted, blanks at the ends
// stripped as Python strips them. Every unit remembers its place in the raw text.

/** The cleaning of a response before it is parsed. */
export type OfficialClean = 'pos_neg' | 'simplified_plan'

/** A text with the position of each unit in the raw text. */
export interface PlacedText {
  readonly text: string
  /** Per unit: offset in the raw text; where the unit was put in, the offset it is before. */
  readonly place: Int32Array
  /** Per unit: 1 if it was put in and is not of the raw text. */
  readonly isSupplied: Uint8Array
}

/** The text the published parser sees. */
export function officialText(raw: string, clean: OfficialClean | undefined): PlacedText {
  let placed: PlacedText = {
    text: raw,
    place: Int32Array.from({ length: raw.length }, (_, i) => i),
    isSupplied: new Uint8Array(raw.length),
  }
  if (clean === 'pos_neg') placed = cleanEffects(placed)
  if (clean === 'simplified_plan') placed = cleanPlan(placed)
  return stripped(select(placed, (text, i) => text.charCodeAt(i) !== 10))
}

/** Both effect labels present and no list brackets: labels become brackets. */
function cleanEffects(raw: PlacedText): PlacedText {
  const lower = lowered(raw)
  const labelled = lower.text.includes('positive effects') && lower.text.includes('negative effects')
  if (!labelled || raw.text.includes('[')) return raw
  const bare = withoutStars(lower)
  const opened = replaced(bare, 'positive effects', '[')
  return appended(replaced(opened, 'negative effects', '] ['), ']')
}

/** With a label, what is between its first and its second occurrence. */
function cleanPlan(raw: PlacedText): PlacedText {
  const label = 'simplified plan:'
  const lower = lowered(raw)
  if (!lower.text.includes(label)) return raw
  const bare = withoutStars(lower)
  const from = bare.text.indexOf(label) + label.length
  const next = bare.text.indexOf(label, from)
  return slice(bare, from, next < 0 ? bare.text.length : next)
}

/** Lower-cased code point by code point, since some grow. */
function lowered(from: PlacedText): PlacedText {
  const lower = from.text.toLowerCase()
  if (lower.length === from.text.length) return { ...from, text: lower }
  const parts: string[] = []
  const place: number[] = []
  let at = 0
  for (const point of from.text) {
    const low = point.toLowerCase()
    parts.push(low)
    for (let i = 0; i < low.length; i++) place.push(from.place[at]!)
    at += point.length
  }
  return {
    text: parts.join(''),
    place: Int32Array.from(place),
    isSupplied: new Uint8Array(place.length),
  }
}

const withoutStars = (from: PlacedText): PlacedText => select(from, (text, i) => text.charCodeAt(i) !== 42)

/** The units for which `keeps` holds. */
function select(from: PlacedText, keeps: (text: string, i: number) => boolean): PlacedText {
  const parts: string[] = []
  const place = new Int32Array(from.text.length)
  const isSupplied = new Uint8Array(from.text.length)
  let count = 0
  let run = 0
  for (let i = 0; i <= from.text.length; i++) {
    if (i < from.text.length && keeps(from.text, i)) {
      place[count] = from.place[i]!
      isSupplied[count++] = from.isSupplied[i]!
      continue
    }
    if (run < i) parts.push(from.text.slice(run, i))
    run = i + 1
  }
  return {
    text: parts.join(''),
    place: place.subarray(0, count),
    isSupplied: isSupplied.subarray(0, count),
  }
}

const slice = (from: PlacedText, start: number, end: number): PlacedText => ({
  text: from.text.slice(start, end),
  place: from.place.subarray(start, end),
  isSupplied: from.isSupplied.subarray(start, end),
})

/** Every occurrence of `label` replaced; the replacement is where the label began. */
function replaced(from: PlacedText, label: string, by: string): PlacedText {
  const parts: PlacedText[] = []
  let at = 0
  for (;;) {
    const next = from.text.indexOf(label, at)
    parts.push(slice(from, at, next < 0 ? from.text.length : next))
    if (next < 0) return joined(parts)
    parts.push(supplied(by, from.place[next]!))
    at = next + label.length
  }
}

function appended(from: PlacedText, text: string): PlacedText {
  const end = from.place.length === 0 ? 0 : from.place.at(-1)! + 1
  return joined([from, supplied(text, end)])
}

const supplied = (text: string, at: number): PlacedText => ({
  text,
  place: new Int32Array(text.length).fill(at),
  isSupplied: new Uint8Array(text.length).fill(1),
})

function joined(parts: readonly PlacedText[]): PlacedText {
  const length = parts.reduce((sum, part) => sum + part.text.length, 0)
  const place = new Int32Array(length)
  const isSupplied = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    place.set(part.place, at)
    isSupplied.set(part.isSupplied, at)
    at += part.text.length
  }
  return { text: parts.map(part => part.text).join(''), place, isSupplied }
}

/** The characters that Python's `strip` removes; it differs from `trim` in U+FEFF, U+0085 and U+001C to U+001F. */
export function isPythonBlank(code: number): boolean {
  return (
    (code >= 9 && code <= 13) ||
    (code >= 0x1c && code <= 0x20) ||
    code === 0x85 ||
    code === 0xa0 ||
    code === 0x1680 ||
    (code >= 0x2000 && code <= 0x200a) ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x3000
  )
}

function stripped(from: PlacedText): PlacedText {
  const { start, end } = pythonStrip(from.text)
  return slice(from, start, end)
}

/** Where the text begins and ends without the blanks around it. */
export function pythonStrip(text: string): { readonly start: number; readonly end: number } {
  let start = 0
  let end = text.length
  while (start < end && isPythonBlank(text.charCodeAt(start))) start++
  while (end > start && isPythonBlank(text.charCodeAt(end - 1))) end--
  return { start, end }
}
