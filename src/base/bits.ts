// Bit sets as words of 32 bits. Rows of such words make states; see `StateTable`.

/** Words needed for numbers below `size`; at least one, so that a row is never empty. */
export const wordsFor = (size: number): number => Math.max(1, (size + 31) >>> 5)

/** True if `bit` is in the set that starts at word `at`. */
export const hasBit = (words: Uint32Array, at: number, bit: number): boolean =>
  (words[at + (bit >>> 5)]! & (1 << (bit & 31))) !== 0

/** Adds `bit` to the set that starts at word `at`. */
export function setBit(words: Uint32Array, at: number, bit: number): void {
  words[at + (bit >>> 5)]! |= 1 << (bit & 31)
}

/** Removes `bit` from the set that starts at word `at`. */
export function clearBit(words: Uint32Array, at: number, bit: number): void {
  words[at + (bit >>> 5)]! &= ~(1 << (bit & 31))
}

/** Number of bits set in one word. */
export function countWord(word: number): number {
  let v = word - ((word >>> 1) & 0x55555555)
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333)
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Calls `visit` with every member of the set of `count` words that starts at `at`, in ascending order. */
export function forEachBit(words: Uint32Array, at: number, count: number, visit: (bit: number) => void): void {
  for (let w = 0; w < count; w++) {
    let word = words[at + w]!
    while (word !== 0) {
      const low = word & -word
      visit((w << 5) + 31 - Math.clz32(low))
      word ^= low
    }
  }
}
