// Bytes that arrive in pieces → lines of text, each as soon as its end is there; linear however long a line is.

import { encodingOf } from '#base/encoding'
import { Damaged, peeked } from '#results/reading/bytes'
import { packingOf, unpacked } from '#results/reading/unpack'
import { displayName, InputError } from './io'

/** A longer line is refused; a text of more characters cannot be made by every version of Node. */
const MAX_CHARACTERS = 400_000_000

/** The bytes of a stream as they come, unpacked where they are packed by gzip or zstandard; `path` is for messages. */
export async function* plainBytes(stream: AsyncIterable<Uint8Array>, path: string): AsyncGenerator<Uint8Array> {
  try {
    // At most two bytes are held back: a short line is answered before the next one comes.
    const { head, all } = await peeked(stream, 2)
    yield* unpacked(all, packingOf(head))
  } catch (error) {
    if (error instanceof Damaged) throw new InputError(`${displayName(path)}: ${error.message}`)
    throw error
  }
}

/**
 * The lines that end in each piece of the stream, without their line ends and without a byte order mark in front; the
 * last may lack its end. `path` names the stream in messages.
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
