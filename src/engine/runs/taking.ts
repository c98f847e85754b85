// The rows of a run with their responses as lines of JSON, for the session archive.

import type { Override } from '#results/runs/row'
import { RunTable } from '#results/runs/table'
import type { RunShelves } from '#results/store/run-shelves'
import type { RunLines } from '#engine/api/runs'
import { responsesOf } from './gathering'

/** The lines of the chunk that begins at row `from`, and the first row of the next chunk; null: there is none. */
export async function linesFrom(
  shelves: RunShelves,
  id: string,
  from: number,
  overrides: ReadonlyMap<number, Override>,
): Promise<RunLines> {
  const [chunk] = await shelves.rows(id, from, 1)
  if (chunk === undefined || chunk.first < from) return { bytes: new Uint8Array(), next: null }
  const behind = await shelves.texts(id, from)
  const responses = behind?.first === from ? await responsesOf(behind.texts) : []
  const table = new RunTable()
  table.appendPacked(chunk.rows)
  const lines = Array.from({ length: table.length }, (_, i) => {
    const override = overrides.get(from + i)
    return JSON.stringify({
      ...table.row(i),
      ...(override === undefined ? {} : { override }),
      response: responses[i] ?? null,
    })
  })
  return {
    bytes: new TextEncoder().encode(`${lines.join('\n')}\n`),
    next: from + table.length,
  }
}
