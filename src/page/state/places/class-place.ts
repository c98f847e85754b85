// The view shown in Class, as a value and as an address without `#`: `class/sheet/7K2MQ4XC` is a sheet that this
// browser stores. Pure; the page loads it first, for addresses.

export type ClassPlace =
  /** 'home': where a sheet is made. */
  | { readonly part: 'home' }
  | { readonly part: 'results' }
  /** 'polls': where a question is chosen for a poll; 'cards': cards to vote with. */
  | { readonly part: 'polls' | 'cards' }
  /** A poll on an item of a sheet, numbered from 1; `large`: for a projector. */
  | { readonly part: 'poll'; readonly hash: string; readonly item: number; readonly large: boolean }
  /** The page for taking a sheet, named by its hash. */
  | { readonly part: 'sheet'; readonly hash: string }
  /** Questions for paper: those of the list (null), or of a sheet that this browser stores. */
  | { readonly part: 'print'; readonly hash: string | null }

const plain = {
  home: 'class',
  results: 'class/results',
  polls: 'class/poll',
  cards: 'class/poll/cards',
} as const

/** The address without `#`. */
export const classAddress = (place: ClassPlace): string =>
  place.part === 'sheet'
    ? `class/sheet/${place.hash}`
    : place.part === 'print'
      ? `class/print${place.hash === null ? '' : `/${place.hash}`}`
      : place.part === 'poll'
        ? `class/poll/${place.hash}/${place.item}${place.large ? '/large' : ''}`
        : plain[place.part]

/** The view of Class that an address (without `#`) names; null if it names none; undefined if it is not about Class. */
export function classPlaceAt(address: string): ClassPlace | null | undefined {
  for (const part of ['home', 'results', 'polls', 'cards'] as const) if (address === plain[part]) return { part }
  if (address === 'class/print') return { part: 'print', hash: null }
  const [, part, hash = '', item, large] =
    /^class\/(sheet|print|poll)\/([0-9A-Z]{8})(?:\/([1-9]\d?)(\/large)?)?$/.exec(address) ?? []
  if ((part === 'sheet' || part === 'print') && item === undefined) return { part, hash }
  if (part === 'poll' && item !== undefined) return { part, hash, item: Number(item), large: large !== undefined }
  return address.startsWith('class/') ? null : undefined
}

const titles: Readonly<Record<ClassPlace['part'], string>> = {
  ...{ home: '', results: 'Results · ', sheet: 'Sheet · ', print: 'Print · ' },
  ...{ polls: 'Polls · ', poll: 'Poll · ', cards: 'Cards · ' },
}

/** The view's name in the page's title. */
export const classTitle = ({ part }: ClassPlace): string => titles[part]
