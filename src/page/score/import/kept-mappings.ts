// The mappings of record fields that the visitor chose, stored for files of the same shape.

import * as v from 'valibot'
import type { Mapping } from '#results/reading/mapping'
import type { App } from '#page/state/app'

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
  try {
    storage.setItem(PLACE, JSON.stringify([...others, [shape, mapping]].slice(-MAX_MAPPINGS)))
  } catch {
    // Private mode, or storage is full: the visitor is asked again the next time.
  }
}

function read(storage: App['storage']): readonly (readonly [string, Mapping])[] {
  try {
    const found = v.safeParse(kept, JSON.parse(storage.getItem(PLACE) ?? '[]'))
    return found.success ? found.output.map(([key, paths]) => [key, named(paths)] as const) : []
  } catch {
    return []
  }
}

const named = (paths: v.InferOutput<typeof mapping>): Mapping =>
  Object.fromEntries(Object.entries(paths).filter(([, path]) => path !== undefined))
