// Invisible characters with a short and a full name: line breaks, tabs, spaces of other widths, direction marks, and
// all others without a glyph.

export interface Sign {
  /** At most five characters. */
  readonly short: string
  /** `zero-width space, U+200B`. */
  readonly name: string
}

const named = new Map<number, readonly [string, string]>([
  [0x09, ['⇥', 'tab']],
  [0x0a, ['↵', 'line break']],
  [0x0d, ['␍', 'carriage return']],
  [0x1b, ['␛', 'escape']],
  [0xa0, ['⍽', 'no-break space']],
  [0xad, ['SHY', 'soft hyphen']],
  [0x200b, ['ZWSP', 'zero-width space']],
  [0x200c, ['ZWNJ', 'zero-width non-joiner']],
  [0x200d, ['ZWJ', 'zero-width joiner']],
  [0x200e, ['LRM', 'left-to-right mark']],
  [0x200f, ['RLM', 'right-to-left mark']],
  [0x2028, ['LS', 'line separator']],
  [0x2029, ['PS', 'paragraph separator']],
  [0x202a, ['LRE', 'left-to-right embedding']],
  [0x202b, ['RLE', 'right-to-left embedding']],
  [0x202c, ['PDF', 'end of direction']],
  [0x202d, ['LRO', 'left-to-right override']],
  [0x202e, ['RLO', 'right-to-left override']],
  [0x2060, ['WJ', 'word joiner']],
  [0x2066, ['LRI', 'left-to-right isolate']],
  [0x2067, ['RLI', 'right-to-left isolate']],
  [0x2068, ['FSI', 'first-strong isolate']],
  [0x2069, ['PDI', 'end of isolate']],
  [0xfeff, ['BOM', 'byte order mark']],
  [0xfffd, ['�', 'replacement for a lost character']],
])

/** The names of an invisible character; undefined for visible characters and for the ordinary space. */
export function signOf(letter: string): Sign | undefined {
  const code = letter.codePointAt(0)!
  if (code > 0x20 && code < 0x7f) return undefined
  if (code === 0x20) return undefined
  const point = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
  const known = named.get(code)
  if (known !== undefined) return { short: known[0], name: `${known[1]}, ${point}` }
  if (code < 0x20) return { short: String.fromCharCode(0x2400 + code), name: `control character, ${point}` }
  if (code === 0x7f) return { short: '␡', name: `control character, ${point}` }
  if (code >= 0xd800 && code <= 0xdfff) return { short: point.slice(2), name: `half a character, ${point}` }
  return invisible.test(letter)
    ? {
        short: point.slice(2),
        name: `${/\p{Zs}/u.test(letter) ? 'blank' : 'invisible character'}, ${point}`,
      }
    : undefined
}

/** Control and format characters, spaces of all widths, unassigned and private-use characters. */
const invisible = /[\p{Cc}\p{Cf}\p{Zs}\p{Zl}\p{Zp}\p{Cn}\p{Co}\p{Cs}]/u
