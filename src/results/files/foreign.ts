// Magic bytes of files of other types, and what they are, in words that complete "This is …".

const magic: readonly (readonly [readonly number[], string])[] = [
  [[0x25, 0x50, 0x44, 0x46], 'a PDF document'],
  [[0x89, 0x50, 0x4e, 0x47], 'a picture'],
  [[0xff, 0xd8, 0xff], 'a picture'],
  [[0x47, 0x49, 0x46, 0x38], 'a picture'],
  [[0x50, 0x41, 0x52, 0x31], 'a Parquet table'],
  [[0x53, 0x51, 0x4c, 0x69], 'an SQLite database'],
  [[0x42, 0x5a, 0x68], 'a bzip2 archive'],
  [[0xfd, 0x37, 0x7a, 0x58], 'an xz archive'],
  [[0x37, 0x7a, 0xbc, 0xaf], 'a 7z archive'],
  [[0x28, 0xb5, 0x2f, 0xfd], 'a zstd archive'],
]

/** The advice for bytes that are not text. */
export function foreignBytes(bytes: Uint8Array): string {
  // Tar archives have this signature in the header of their first file.
  if (new TextDecoder('latin1').decode(bytes.subarray(257, 262)) === 'ustar') return 'a tar archive'
  return magic.find(([start]) => start.every((byte, i) => bytes[i] === byte))?.[1] ?? 'a binary file, not a text'
}

export interface Foreign {
  readonly is: string
  readonly advice: string
  /** True if the advice is complete; otherwise a sentence on what can be opened is appended. */
  readonly isAll: boolean
}

/**
 * The advice for a text that begins with `head` (leading blanks and byte order mark removed); undefined if the text may
 * be usable.
 */
export function foreignText(head: string): Foreign | undefined {
  if (head.startsWith('version https://git-lfs'))
    return {
      is: 'a pointer to a large file, not the file itself',
      advice: 'Fetch the content with `git lfs pull`, or download it from the page of the file.',
      isAll: true,
    }
  if (/^<(?:!doctype|html|\?xml|svg|head)/i.test(head))
    return {
      is: 'a web page',
      advice: 'If it was meant to be a file from a repository, use its raw download.',
      isAll: false,
    }
  return undefined
}
