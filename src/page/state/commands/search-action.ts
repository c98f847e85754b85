// Actions of commands in the visible search.

/** Steps, and targets to which the search runs. */
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

/** The keys of the search commands. */
const keys: Readonly<Record<string, SearchAct>> = {
  ']': 'on',
  '[': 'back',
  '}': 'event-on',
  '{': 'event-back',
  '.': 'play',
  '>': 'end',
  '<': 'start',
}

/** The action of a key in a search; undefined if it has none. */
export const actOfKey = (key: string): SearchAct | undefined => keys[key]
