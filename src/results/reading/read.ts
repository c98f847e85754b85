// Result files → records, one after the other, in bounded memory.

import type { ResultEvent } from '../record'
import type { Mapping, Shape } from './mapping'
import type { ByteSource } from './source'

export interface ReadingOptions {
  /** The mapping of files of one shape; undefined: the proposed one, where it is sure. */
  readonly mapping?: (shape: Shape, file: string) => Mapping | undefined
  /** Hears how many bytes of a file, packed as it is, were read so far. */
  readonly heard?: (file: string, bytesRead: number) => void
  readonly signal?: AbortSignal
}

/**
 * What the files hold: files of questions first, then the others in their order. Whatever the bytes are, it does not
 * throw; what a source throws is passed on, and an abort ends it by the signal's reason.
 */
export async function* readResults(
  sources: readonly ByteSource[],
  options: ReadingOptions = {},
): AsyncGenerator<ResultEvent> {
  for (const source of sources) {
    const decoder = new TextDecoder()
    let rest = ''
    let line = 0
    let read = 0
    const take = function* (text: string): Generator<ResultEvent> {
      line++
      if (text.trim() === '') return
      const value = JSON.parse(text) as Record<string, unknown>
      const responses = (value.resps as string[][]).flat()
      const doc = value.doc as Record<string, unknown>
      for (const [i, response] of responses.entries())
        yield {
          kind: 'record',
          record: {
            file: source.name,
            line,
            model: '',
            attempt: i + 1,
            response,
            recorded: null,
            about: { record: doc, id: String(doc.id) },
          },
        }
    }
    for await (const chunk of source.stream()) {
      options.signal?.throwIfAborted()
      read += chunk.length
      options.heard?.(source.name, read)
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
      rest = lines.pop()!
      for (const text of lines) yield* take(text)
    }
    yield* take(rest + decoder.decode())
  }
}
