// Sources of bytes: a dropped file, a file on disk, standard input, a member of an archive.

/** Bytes that can be read once from the start and, if the size is known, at any position. */
export interface ByteSource {
  readonly name: string
  /** Total number of bytes; null if unknown, as for standard input. */
  readonly size: number | null
  /** All bytes in order, in pieces of any size. */
  stream(): AsyncIterable<Uint8Array>
  /** Bytes from `from` (inclusive) to `to` (exclusive); only if the size is known. */
  read?(from: number, to: number): Promise<Uint8Array>
}
