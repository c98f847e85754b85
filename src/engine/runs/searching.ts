// Searches for words in stored responses, one chunk at a time, so that other calls can be processed in between.

import { hasWords } from '#results/runs/row-search'
import type { RunShelf } from '#results/store/runs'
import type { FoundResponses } from '#engine/api/runs'
import { responsesOf } from './gathering'

/** Searches the chunk that contains row `from`. `words` must be in lower case. */
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
