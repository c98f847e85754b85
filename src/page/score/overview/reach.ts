// From a figure to the rows behind it: which rows a link leads to.

import { type FacetName, noFilter, rowsAddress } from '#results/runs/row-filter'
import { scoreAddress } from '#page/state/places/score-place'

/** Values of facets that rows must have. */
export type Chosen = Readonly<Partial<Record<FacetName, readonly string[]>>>

/** The address of the rows that have these values; undefined if there are no rows, as in a shared summary. */
export type ToRows = ((chosen: Chosen) => string) | undefined

/** Of a run, narrowed to a model where one is chosen. */
export const toRowsOf =
  (run: string, model: string | null) =>
  (chosen: Chosen): string => {
    const all = model === null ? chosen : { ...chosen, model: [model] }
    const filter = rowsAddress({ filter: { ...noFilter, chosen: all } })
    return `#${scoreAddress({ part: 'run', run, view: 'rows', filter })}`
  }
