// A student's self-chosen name on a sheet.

export const LONGEST_HANDLE = 60

/** Normalises a typed name: no line breaks or control characters, single spaces, limited length. */
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

/** Key for comparing names: `Ana  Li` and `ana li` get the same questions. */
export const handleKey = (handle: string): string => handleText(handle).normalize('NFKC').toLowerCase()
