// Conversion between texts and UTF-8 bytes. All platforms have both classes, but the language's type library does not.

declare const TextDecoder: new () => { decode(bytes: Uint8Array): string }
declare const TextEncoder: new () => { encode(text: string): Uint8Array }

const decoder = new TextDecoder()
const encoder = new TextEncoder()

/** Decodes bytes that may be anything: invalid UTF-8 becomes U+FFFD. */
export const decoded = (bytes: Uint8Array): string => decoder.decode(bytes)

export const encoded = (text: string): Uint8Array => encoder.encode(text)
