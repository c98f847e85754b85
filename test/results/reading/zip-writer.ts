// A writer of zip archives for tests: members stored, deflated or in zstandard, with a directory of zip or zip64.

import { deflateSync } from 'fflate'

const bytesOf = (content: string | Uint8Array): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content

export interface Member {
  readonly name: string
  readonly content: string | Uint8Array
  /** 0 stored, 8 deflated, 93 zstandard; any other is written as it is. */
  readonly method?: number
  /** The compressed content of the member, if this writer cannot compress it. */
  readonly packed?: Uint8Array
  /** The uncompressed length in the directory, if it differs from the content's. */
  readonly size?: number
}

/** A frame of zstandard (RFC 8878) with its content in blocks that are not compressed, of up to `block` bytes. */
export function zstdFrame(content: string | Uint8Array, block = 100_000): Uint8Array {
  const bytes = bytesOf(content)
  // A window of 128 kB, and no size or checksum.
  const parts: number[] = [0x28, 0xb5, 0x2f, 0xfd, 0x00, 0x38]
  let at = 0
  do {
    const piece = bytes.subarray(at, at + block)
    at += piece.length
    const header = (piece.length << 3) | (at >= bytes.length ? 1 : 0)
    parts.push(header & 255, (header >> 8) & 255, header >> 16, ...piece)
  } while (at < bytes.length)
  return Uint8Array.from(parts)
}

export function zip(members: readonly Member[], isWide = false): Uint8Array {
  const pieces: Uint8Array[] = []
  let offset = 0
  const add = (bytes: Uint8Array): void => {
    pieces.push(bytes)
    offset += bytes.length
  }
  const entries = members.map(member => {
    const from = offset
    const { name, method = 0 } = member
    const plain = bytesOf(member.content)
    const packed = member.packed ?? (method === 8 ? deflateSync(plain) : method === 93 ? zstdFrame(plain) : plain)
    const title = bytesOf(name)
    add(
      record(30, view => {
        view.setUint32(0, 0x04034b50, true)
        view.setUint16(8, method, true)
        view.setUint16(26, title.length, true)
      }),
    )
    add(title)
    add(packed)
    return { title, method, packed: packed.length, plain: member.size ?? plain.length, from }
  })
  const directory = offset
  for (const { title, method, packed, plain, from } of entries) {
    add(
      record(46, view => {
        view.setUint32(0, 0x02014b50, true)
        view.setUint16(10, method, true)
        view.setUint32(20, isWide ? 0xffffffff : packed, true)
        view.setUint32(24, isWide ? 0xffffffff : plain, true)
        view.setUint16(28, title.length, true)
        view.setUint16(30, isWide ? 28 : 0, true)
        view.setUint32(42, isWide ? 0xffffffff : from, true)
      }),
    )
    add(title)
    if (isWide)
      add(
        record(28, view => {
          view.setUint16(0, 1, true)
          view.setUint16(2, 24, true)
          view.setBigUint64(4, BigInt(plain), true)
          view.setBigUint64(12, BigInt(packed), true)
          view.setBigUint64(20, BigInt(from), true)
        }),
      )
  }
  const size = offset - directory
  if (isWide) {
    const wide = offset
    add(
      record(56, view => {
        view.setUint32(0, 0x06064b50, true)
        view.setBigUint64(32, BigInt(entries.length), true)
        view.setBigUint64(40, BigInt(size), true)
        view.setBigUint64(48, BigInt(directory), true)
      }),
    )
    add(
      record(20, view => {
        view.setUint32(0, 0x07064b50, true)
        view.setBigUint64(8, BigInt(wide), true)
      }),
    )
  }
  add(
    record(22, view => {
      view.setUint32(0, 0x06054b50, true)
      view.setUint16(10, isWide ? 0xffff : entries.length, true)
      view.setUint32(12, isWide ? 0xffffffff : size, true)
      view.setUint32(16, isWide ? 0xffffffff : directory, true)
    }),
  )
  const all = new Uint8Array(offset)
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}

function record(size: number, fill: (view: DataView) => void): Uint8Array {
  const bytes = new Uint8Array(size)
  fill(new DataView(bytes.buffer))
  return bytes
}
