// Links from a figure to the rows behind it.

import { type FacetName, noFilter, rowsAddress } from '#results/runs/row-filter'
import { scoreAddress } from '#page/state/places/score-place'

/** Values that rows must have, by facet. */
export type Chosen = Readonly<Partial<Record<FacetName, readonly string[]>>>

/** The address of the rows that have these values; undefined if there are no rows, as in a shared summary. */
export type ToRows = ((chosen: Chosen) => string) | undefined

/** The addresses for a run, filtered by a model if one is chosen. */
export const toRowsOf =
  (run: string, model: string | null) =>
  (chosen: Chosen): string => {
    const all = model === null ? chosen : { ...chosen, model: [model] }
    const filter = rowsAddress({ filter: { ...noFilter, chosen: all } })
    return `#${scoreAddress({ part: 'run', run, view: 'rows', filter })}`
  }
