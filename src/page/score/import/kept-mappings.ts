// The mappings of record fields that the visitor chose, stored for files of the same shape.

import * as v from 'valibot'
import type { Mapping } from '#results/reading/mapping'
import type { App } from '#page/state/app'
import { storedValue } from '#page/state/keeping/stored-value'

const PLACE = 'planground-mappings'
/** Maximum number of stored mappings; the least recently used are removed first. */
const MAX_MAPPINGS = 40

const path = v.pipe(v.string(), v.maxLength(1_000))
const mapping = v.partial(
  v.object({
    response: path,
    id: path,
    question: path,
    context: path,
    task: path,
    model: path,
    attempt: path,
    score: path,
  }),
)
const kept = v.array(v.tuple([path, mapping]))

/** The mapping for a shape; undefined if none was chosen. */
export function keptMapping(storage: App['storage'], shape: string): Mapping | undefined {
  return read(storage).find(([key]) => key === shape)?.[1]
}

export function keepMapping(storage: App['storage'], shape: string, mapping: Mapping): void {
  const others = read(storage).filter(([key]) => key !== shape)
  storage.setItem(PLACE, JSON.stringify([...others, [shape, mapping]].slice(-MAX_MAPPINGS)))
}

const read = (storage: App['storage']): readonly (readonly [string, Mapping])[] =>
  (storedValue(storage, PLACE, kept) ?? []).map(([key, paths]) => [key, named(paths)])

const named = (paths: v.InferOutput<typeof mapping>): Mapping =>
  Object.fromEntries(Object.entries(paths).filter(([, path]) => path !== undefined))
