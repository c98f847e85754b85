// Bytes in base64url (RFC 4648), for links, and their checksum.

const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1
  return rest
})

/** CRC-32, as in gzip. */
export function checksum(bytes: Uint8Array): number {
  let rest = 0xffffffff
  for (const byte of bytes) rest = CRC[(rest ^ byte) & 255]! ^ (rest >>> 8)
  return (rest ^ 0xffffffff) >>> 0
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const codeOf = new Map([...LETTERS].map((letter, code) => [letter, code]))

/** Bytes in base64url, without padding. */
export function toBase64Url(bytes: Uint8Array): string {
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += 3) {
    const left = bytes.length - at
    const three = (bytes[at]! << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0)
    parts.push(LETTERS[three >> 18]!, LETTERS[(three >> 12) & 63]!)
    if (left > 1) parts.push(LETTERS[(three >> 6) & 63]!)
    if (left > 2) parts.push(LETTERS[three & 63]!)
  }
  return parts.join('')
}

/** The bytes of a valid base64url text. A single leftover letter, which makes no byte, is dropped. */
export function fromBase64Url(code: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.floor((code.length * 3) / 4))
  let held = 0
  let bits = 0
  let at = 0
  for (const letter of code) {
    held = ((held << 6) | (codeOf.get(letter) ?? 0)) & 0xffff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    if (at < bytes.length) bytes[at++] = (held >> bits) & 255
  }
  return bytes
}
