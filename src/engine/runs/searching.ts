// Words in the responses that are kept, a chunk at a time, so that others are served in between.

import { hasWords } from '#results/runs/row-search'
import type { RunShelf } from '#results/store/runs'
import type { FoundResponses } from '#engine/api/runs'
import { responsesOf } from './gathering'

/** Looks through the chunk that holds row `from`. `words` in lower case. */
export async function searchChunk(
  shelves: Pick<RunShelf, 'texts'>,
  id: string,
  words: readonly string[],
  from: number,
): Promise<FoundResponses> {
  const chunk = await shelves.texts(id, from)
  const end = chunk === undefined ? 0 : chunk.first + chunk.texts.where.length
  if (chunk === undefined || end <= from) return { rows: [], next: null }
  const responses = await responsesOf(chunk.texts)
  const rows = responses.flatMap((response, at) =>
    chunk.first + at >= from && hasWords(response, words) ? [chunk.first + at] : [],
  )
  return { rows, next: end }
}
