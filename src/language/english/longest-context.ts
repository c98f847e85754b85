// The maximum length of an English context.

import { grouped } from '#base/words'

/** In characters; longer texts are not read. */
export const MAX_CONTEXT = 500_000

/** The message that a text or one of its passages is too long to be read. */
export const tooLong = (what: string, length: number, max: number): string =>
  `${what} has ${grouped(length)} characters; up to ${grouped(max)} are read.`
