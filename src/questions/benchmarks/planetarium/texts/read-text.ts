// Reads a text of the benchmark, or one of the playground's own, as the problem that it describes.

import type { Domain } from '#planning/pddl/model'
import { englishOf } from './english-of'
import { isOwn, readOwn } from './read-own'
import { isPublished, readPublished } from './read-published'
import type { TextReading } from './reading'

export type { TextReading, UnreadPlace } from './reading'

/** Longer texts are rejected. */
const MAX_CHARACTERS = 2_000_000

/**
 * The problem of a text, from explicit sentences of the benchmark and the playground, and from sentences of layouts.
 * Linear in the text; never throws. `phrases`: the domain's English, by default that of `englishOf`.
 */
export function readText(domain: Domain, text: string, phrases = englishOf(domain)): TextReading {
  if (text.length > MAX_CHARACTERS) return unread(text, `A text has ${MAX_CHARACTERS} characters at most.`)
  if (isOwn(text)) return readOwn(domain, text, phrases)
  if (isPublished(text)) return readPublished(domain, text)
  return unread(text, 'The text has no sentence on what is to hold in the end.')
}

const unread = (text: string, message: string): TextReading => ({
  kind: 'unread',
  places: [{ from: 0, to: text.length, text: text.slice(0, 300), message }],
})
