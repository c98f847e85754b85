// The name under which somebody takes a sheet: any they like.

export const LONGEST_HANDLE = 60

/** A name as it is written: without line ends and control signs, spaces made one, not too long. */
export const handleText = (typed: string): string =>
  [
    ...typed
      .slice(0, 4 * LONGEST_HANDLE)
      .normalize('NFC')
      .replace(/[\p{C}\s]+/gu, ' ')
      .trim(),
  ]
    .slice(0, LONGEST_HANDLE)
    .join('')
    .trim()

/** By which two names are the same: `Ana  Li` and `ana li` get the same questions. */
export const handleKey = (handle: string): string => handleText(handle).normalize('NFKC').toLowerCase()
