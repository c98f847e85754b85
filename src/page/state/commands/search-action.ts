// What commands do in the search that is shown.

/** Steps, and where the search runs to. */
export type SearchAct =
  | 'on'
  | 'back'
  | 'event-on'
  | 'event-back'
  | 'play'
  | 'start'
  | 'end'
  | 'better'
  | 'layer'
  | 'cheaper'
  | 'dead'
  | 'round'
  | 'compare'

/** The keys of a search, as its commands have them. */
const keys: Readonly<Record<string, SearchAct>> = {
  ']': 'on',
  '[': 'back',
  '}': 'event-on',
  '{': 'event-back',
  '.': 'play',
  '>': 'end',
  '<': 'start',
}

/** What a key does in a search; undefined if it does nothing. */
export const actOfKey = (key: string): SearchAct | undefined => keys[key]
