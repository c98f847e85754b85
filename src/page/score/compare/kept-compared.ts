// The options of the comparisons of this browser, stored from visit to visit, the latest last.

import * as v from 'valibot'
import type { PairMeasure } from '#results/runs/pairing'
import type { App } from '#page/state/app'
import { storedValue } from '#page/state/keeping/stored-value'

/** The options of a comparison. */
export interface Compared {
  readonly measure: PairMeasure
  /** Of two runs: one model of each; null: all models. */
  readonly firstModel: string | null
  readonly secondModel: string | null
  readonly overrides: boolean
  /** Of two runs: the filter of their rows, as in the address; '' for all rows. */
  readonly rows: string
}

const PLACE = 'planground-compared'
/** Maximum number of stored comparisons; the least recently used are removed first. */
const MAX_COMPARISONS = 20

const text = v.pipe(v.string(), v.maxLength(2_000))
const shape = v.array(
  v.tuple([
    v.array(text),
    v.object({
      measure: v.picklist(['proven', 'official']),
      firstModel: v.nullable(text),
      secondModel: v.nullable(text),
      overrides: v.boolean(),
      rows: text,
    }),
  ]),
)
type Stored = v.InferOutput<typeof shape>

export function keptCompared(storage: App['storage'], ids: readonly string[]): Compared | undefined {
  return read(storage).find(([runs]) => isSame(runs, ids))?.[1]
}

export function keepCompared(storage: App['storage'], ids: readonly string[], compared: Compared): void {
  const others = read(storage).filter(([runs]) => !isSame(runs, ids))
  storage.setItem(PLACE, JSON.stringify([...others, [ids, compared]].slice(-MAX_COMPARISONS)))
}

/** The runs that were compared last and are all there; undefined if there are none. */
export const comparedLast = (
  storage: App['storage'],
  isThere: (id: string) => boolean,
): readonly string[] | undefined =>
  read(storage)
    .filter(([runs]) => runs.length > 1 && runs.every(isThere))
    .at(-1)?.[0]

const isSame = (a: readonly string[], b: readonly string[]): boolean => a.join('/') === b.join('/')

const read = (storage: App['storage']): Stored => storedValue(storage, PLACE, shape) ?? []
