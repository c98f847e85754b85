// How long a context in English may be.

import { grouped } from '#base/words'

/** Characters; longer texts are not read. */
export const MAX_CONTEXT = 500_000

/** The message that a text, or a part of one, is too long to be read. */
export const tooLong = (what: string, length: number, most: number): string =>
  `${what} has ${grouped(length)} characters; up to ${grouped(most)} are read.`
