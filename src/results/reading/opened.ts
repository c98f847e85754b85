// Opens a text for reading records: detects its layout, and streams it from its beginning.

import type { WholeFamily } from '#questions/benchmarks/family'
import { familyOfText, fallbackFamily } from '#questions/benchmarks/cores'
import { joined } from '#base/joined'
import { decoded } from '#base/json/utf8'
import { LONGEST_HEAD } from '#base/json/mode'
import { type Layout, layoutOf, decides } from './layout'
import type { OnBytes, TextPart } from './parts'

export interface OpenedText {
  readonly layout: Layout
  /** The family that has this file in its own question format; undefined if there is none. */
  readonly family: WholeFamily | undefined
  /** True if a file in a family's own format contains responses. */
  readonly isAnswered: boolean
  /** The text from its beginning. Callers that do not read it must call `close`. */
  readonly chunks: AsyncIterable<Uint8Array>
  close(): Promise<void>
}

/** Characters examined to recognise a family's own format. */
const FAMILY_HEAD = 4_000
/** Bytes examined to find out whether a family's records contain responses. */
const ANSWER_HEAD = 100_000

/** Reads as much as is needed to detect the layout; throws `Damaged`. */
export async function opened(part: TextPart, onBytes?: OnBytes): Promise<OpenedText> {
  const iterator = part.bytes(onBytes)[Symbol.asyncIterator]()
  let pieces: Uint8Array[] = []
  let size = 0
  let looked = 0
  let head: Uint8Array = new Uint8Array(0)
  let isEnd = false
  while (!isEnd && size < LONGEST_HEAD) {
    const next = await iterator.next()
    if (next.done === true) isEnd = true
    else {
      pieces.push(next.value)
      size += next.value.length
    }
    // Detection is repeated only after the text has grown by half, so that the total work stays linear.
    if (!isEnd && size < looked * 1.5 && !next.value?.includes(10)) continue
    head = joined(pieces)
    pieces = [head]
    looked = size
    if (decides(head)) break
  }
  head = joined(pieces)
  async function* chunks(): AsyncGenerator<Uint8Array> {
    try {
      if (head.length > 0) yield head
      while (!isEnd) {
        const next = await iterator.next()
        if (next.done === true) return
        yield next.value
      }
    } finally {
      await iterator.return?.()
    }
  }
  const text = decoded(head.subarray(0, 4 * FAMILY_HEAD))
    .replace(/^\s+/, '')
    .slice(0, FAMILY_HEAD)
  const family = text === '' ? undefined : familyOfText(text, part.name)
  return {
    layout: layoutOf(head),
    family: family === fallbackFamily() ? undefined : family,
    isAnswered: family?.isAnswered?.(decoded(head.subarray(0, ANSWER_HEAD))) === true,
    chunks: chunks(),
    close: async () => {
      await iterator.return?.()
    },
  }
}
