// Black-and-white pictures: hues become patterns, pale hues become light greys, and text on a pattern has a white
// outline.

import type { Ink, Shape } from '#language/domain-kit'

/** The `fill` and `stroke` of each ink, and the patterns that they use. */
export interface GreyInks {
  readonly defs: string
  readonly fill: (ink: Ink | undefined) => string
  readonly stroke: (ink: Ink | undefined) => string
}

const GREYS: Readonly<Partial<Record<Ink, string>>> = {
  paper: '#ffffff',
  card: '#ffffff',
  white: '#ffffff',
  line: '#777777',
  faint: '#444444',
  ink: '#000000',
  black: '#222222',
  ground: '#f0f0f0',
  water: '#e4e4e4',
  goal: '#000000',
}
const SOFT = '#ececec'
/** Used for a single hue, which needs no pattern to be distinguished from others. */
const ALONE = '#4a4a4a'

/** The content of a 6 × 6 pattern tile for each hue. */
const PATTERNS: Readonly<Record<string, string>> = {
  hue1: '<path d="M-1 7 7 -1" />',
  hue2: '<circle cx="2" cy="2" r="0.9" fill="#000000"/>',
  hue3: '<path d="M0 3H6" />',
  hue4: '<path d="M0 0 6 6M6 0 0 6" />',
  hue5: '<path d="M-1 -1 7 7" />',
  hue6: '<path d="M3 0V6" />',
  hue7: '<path d="M0 3H6M3 0V6" />',
  hue8: '<circle cx="3" cy="3" r="1.8" fill="none"/>',
}

const isHue = (ink: Ink | undefined): ink is Ink => ink?.startsWith('hue') === true

export function inGrey(shapes: readonly Shape[]): GreyInks {
  const hues = new Set(shapes.flatMap(({ kind, fill }) => (kind !== 'text' && isHue(fill) ? [fill] : [])))
  const isPatterned = hues.size > 1
  const defs = [...hues].sort().map(pattern).join('')
  return {
    defs: isPatterned ? `<defs>${defs}</defs>` : '',
    fill: ink => {
      if (ink === undefined || ink === 'none') return 'none'
      if (ink === 'on-hue') return isPatterned ? '#000000' : '#ffffff'
      if (isHue(ink)) return isPatterned ? `url(#${ink})` : ALONE
      return GREYS[ink] ?? SOFT
    },
    stroke: ink => (ink === undefined || ink === 'none' ? 'none' : isHue(ink) ? '#333333' : (GREYS[ink] ?? '#999999')),
  }
}

const pattern = (hue: Ink): string =>
  `<pattern id="${hue}" width="6" height="6" patternUnits="userSpaceOnUse"><rect width="6" height="6" fill="#ffffff"/><g stroke="#333333" stroke-width="0.8" fill="none">${PATTERNS[hue] ?? ''}</g></pattern>`

/** Lines of different hues have different dash patterns. */
export function dashesOf(ink: Ink | undefined): string {
  const dashes: Readonly<Partial<Record<Ink, string>>> = {
    hue2: '10 4 2 4',
    hue3: '9 5',
    hue4: '14 4',
    hue6: '2 5',
  }
  return ink === undefined ? '' : (dashes[ink] ?? '')
}

/** The `fill` of text, with a white outline if the background is a pattern. */
export function letters(ink: Ink, fill: (ink: Ink) => string): string {
  const plain = fill(ink)
  const own = plain.startsWith('url') ? '#000000' : plain
  return ink === 'on-hue' && own === '#000000'
    ? `fill="${own}" stroke="#ffffff" stroke-width="3.5" stroke-linejoin="round" paint-order="stroke"`
    : `fill="${own}"`
}
