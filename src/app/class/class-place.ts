// What Class shows, as a value and as the part of an address after `#`: `class/sheet/7K2MQ4XC` is a sheet that this browser
// keeps. Pure; the page loads it first, for addresses.

export type ClassPlace =
  /** A sheet is made here. */
  | { readonly part: 'home' }
  | { readonly part: 'results' }
  /** A sheet is taken; by its hash. */
  | { readonly part: 'sheet'; readonly hash: string }

/** The address after `#`. */
export const classAddress = (place: ClassPlace): string =>
  place.part === 'home' ? 'class' : `class/${place.part}${'hash' in place ? `/${place.hash}` : ''}`

/** What an address after `#` names in Class; null where it names nothing; undefined where it is not about it. */
export function classPlaceAt(address: string): ClassPlace | null | undefined {
  if (address === 'class') return { part: 'home' }
  if (address === 'class/results') return { part: 'results' }
  const hash = /^class\/sheet\/([0-9A-Z]{8})$/.exec(address)?.[1]
  if (hash !== undefined) return { part: 'sheet', hash }
  return address.startsWith('class/') ? null : undefined
}

/** What the title of the page says of it. */
export const classTitle = ({ part }: ClassPlace): string =>
  part === 'home' ? '' : part === 'results' ? 'Results · ' : 'Sheet · '
