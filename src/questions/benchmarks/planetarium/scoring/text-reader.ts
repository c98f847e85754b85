// The reader of texts knows our domains' English, which a verdict does without: who loads it announces it here.

import type { Domain } from '#planning/pddl/model'
import type { TextReading } from '../texts/reading'

type TextReader = (domain: Domain, text: string) => TextReading

let reader: TextReader | undefined

export function announceTextReader(read: TextReader): void {
  reader = read
}

/** The problem of a text; undefined if no reader is loaded. */
export const readTold: (...input: Parameters<TextReader>) => TextReading | undefined = (domain, text) =>
  reader?.(domain, text)
