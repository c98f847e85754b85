// Hashes of bytes: equal bytes have equal hashes, and different ones practically never do.

/** 64 bits over every byte, as text: two FNV-1a hashes of 32 bits with different seeds, and the length. */
export function hashOf(bytes: Uint8Array): string {
  let a = 0x811c9dc5
  let b = 0x9747b28c
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i]!
    a = Math.imul(a ^ byte, 0x01000193)
    b = Math.imul(b ^ (byte + 0x5b), 0x01000193)
  }
  return `${(a >>> 0).toString(36)}.${(b >>> 0).toString(36)}.${bytes.length.toString(36)}`
}

/** The same hash of a text, over its UTF-16 units. */
export function hashOfText(text: string): string {
  const units = new Uint8Array(2 * text.length)
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    units[2 * i] = unit & 255
    units[2 * i + 1] = unit >> 8
  }
  return hashOf(units)
}
