// Where bytes come from: a dropped file, a file on disk, standard input, a member of an archive.

/** Bytes that are read once from the start or, with a known size, at any position. */
export interface ByteSource {
  readonly name: string
  /** Bytes in all; null if it is not known, as of standard input. */
  readonly size: number | null
  /** All bytes in order, in pieces of any length. */
  stream(): AsyncIterable<Uint8Array>
  /** Bytes `from` to before `to`; only where the size is known. */
  read?(from: number, to: number): Promise<Uint8Array>
}
