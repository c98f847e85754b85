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
