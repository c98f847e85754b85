// Values stored as JSON.

import * as v from 'valibot'
import type { TextStore } from '#page/browser/text-store'

/** The stored value of this shape; undefined if there is none, or what is stored is cut off or of another shape. */
export function storedValue<Schema extends v.GenericSchema>(
  storage: Pick<TextStore, 'getItem'>,
  name: string,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  try {
    const found = v.safeParse(schema, JSON.parse(storage.getItem(name) ?? 'null'))
    return found.success ? found.output : undefined
  } catch {
    return undefined
  }
}
