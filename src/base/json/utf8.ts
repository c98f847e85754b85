// Texts and their bytes. Every platform has both classes, though the language itself has not.

declare const TextDecoder: new () => { decode(bytes: Uint8Array): string }
declare const TextEncoder: new () => { encode(text: string): Uint8Array }

/** A text of bytes that may be anything: what is no UTF-8 becomes U+FFFD. */
export const decoded = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

export const encoded = (text: string): Uint8Array => new TextEncoder().encode(text)
