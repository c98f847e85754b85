// Conversion between texts and UTF-8 bytes. All platforms have both classes, but the language's type library does not.

declare const TextDecoder: new () => { decode(bytes: Uint8Array): string }
declare const TextEncoder: new () => { encode(text: string): Uint8Array }

/** Decodes arbitrary bytes: invalid UTF-8 becomes U+FFFD. */
export const decoded = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

export const encoded = (text: string): Uint8Array => new TextEncoder().encode(text)
