// Encrypts a text with a password that is given out in class: the key is derived by PBKDF2 (RFC 8018) with SHA-256, the
// cipher is AES-GCM (NIST SP 800-38D). Short passwords can be guessed, so the text is only as secure as the password is
// long.

import { fromBase64Url, toBase64Url } from '#base/base64url'
import type { SealedText } from '#teaching/sheets/sheet'

/** As recommended by OWASP since 2023. Part of the format, so it never changes within a version. */
const ROUNDS = 600_000
export const SALT_BYTES = 16
export const IV_BYTES = 12

/** Case and surrounding spaces of the password are ignored. */
const wordBytes = (word: string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(word.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase())

async function keyOf(subtle: SubtleCrypto, word: string, salt: Uint8Array<ArrayBuffer>) {
  const base = await subtle.importKey('raw', wordBytes(word), 'PBKDF2', false, ['deriveKey'])
  const by = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ROUNDS }
  const to = { name: 'AES-GCM', length: 256 }
  return subtle.deriveKey(by, base, to, false, ['encrypt', 'decrypt'])
}

/** Encrypts a text; `salt` and `iv` are random bytes drawn for only this text. */
export async function seal(
  subtle: SubtleCrypto,
  text: string,
  word: string,
  salt: Uint8Array<ArrayBuffer>,
  iv: Uint8Array<ArrayBuffer>,
): Promise<SealedText> {
  const key = await keyOf(subtle, word, salt)
  const bytes = await subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text))
  const [a, b, c] = [salt, iv, new Uint8Array(bytes)].map(toBase64Url)
  return { salt: a!, iv: b!, text: c! }
}

/** Decrypts a text; null if the password is wrong or the data was changed. */
export async function unseal(subtle: SubtleCrypto, sealed: SealedText, word: string): Promise<string | null> {
  const [salt, iv, text] = [sealed.salt, sealed.iv, sealed.text].map(fromBase64Url)
  try {
    const key = await keyOf(subtle, word, salt!)
    const bytes = await subtle.decrypt({ name: 'AES-GCM', iv: iv! }, key, text!)
    return new TextDecoder().decode(bytes)
  } catch {
    return null
  }
}
