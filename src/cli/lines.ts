// Bytes that arrive in pieces → lines of text, each emitted as soon as it is complete; linear even for very long lines.

import { encodingOf } from '#base/encoding'
import { Damaged, peeked } from '#results/reading/bytes'
import { packingOf, unpacked } from '#results/reading/unpack'
import { displayName, InputError } from './io'

/** A longer line is rejected, since not every version of Node supports longer strings. */
const MAX_CHARACTERS = 400_000_000

/** The bytes of a stream, decompressed if they are gzip or zstandard; `path` is for messages. */
export async function* plainBytes(stream: AsyncIterable<Uint8Array>, path: string): AsyncGenerator<Uint8Array> {
  try {
    // Waits for at most two bytes, so that a short line is answered before the next one arrives.
    const { head, all } = await peeked(stream, 2)
    yield* unpacked(all, packingOf(head))
  } catch (error) {
    if (error instanceof Damaged) throw new InputError(`${displayName(path)}: ${error.message}`)
    throw error
  }
}

/**
 * For each piece of the stream, the lines that end in it, without line ends and without a leading byte order mark; the
 * last line may lack its line end. `path` names the stream in messages.
 */
export async function* linesOf(stream: AsyncIterable<Uint8Array>, path: string): AsyncGenerator<readonly string[]> {
  let decoder: TextDecoder | undefined
  let begun: string[] = []
  let length = 0
  const ended = (rest: string): string => {
    const line = begun.length === 0 ? rest : begun.join('') + rest
    begun = []
    length = 0
    return line.endsWith('\r') ? line.slice(0, -1) : line
  }
  for await (const piece of plainBytes(stream, path)) {
    decoder ??= new TextDecoder(encodingOf(piece))
    const parts = decoder.decode(piece, { stream: true }).split('\n')
    const rest = parts.pop()!
    if (parts.length > 0) yield parts.map(ended)
    if (rest === '') continue
    begun.push(rest)
    length += rest.length
    if (length > MAX_CHARACTERS)
      throw new InputError(`${displayName(path)}: a line has more than ${MAX_CHARACTERS / 1e6} million characters.`)
  }
  const last = ended(decoder?.decode() ?? '')
  if (last !== '') yield [last]
}
