// Faults put into a domain's English on purpose: each with the code that the checks have to give, and its place.

import type { Span } from '#base/text'
import { domainFolders } from '../../../domains/index'
import { parseDomain } from '#planning/pddl/domain'
import type { Domain } from '#planning/pddl/model'
import type { Phrases } from '#language/english/phrases'
import { readPhrases } from '#language/english/read-phrases'
import { type Wording, wordingsIn } from '#language/english/checks/wordings'

/** English of one of our domains, without a fault. */
export interface Sound {
  readonly id: string
  readonly domain: Domain
  readonly domainText: string
  readonly problemText: string
  readonly text: string
  readonly phrases: Phrases
  /** The wordings that appear verbatim in the text, without escapes or folds. */
  readonly wordings: readonly Wording[]
}

export interface Mutant {
  /** The change: `ferry: slot misspelt in "car {c} …"`. */
  readonly name: string
  readonly text: string
  /** The code that has to be found, and no other. */
  readonly code: string
  /** The changed range; the finding, or the other place that it names, overlaps it. */
  readonly at: Span
  /** Is the fault seen only on a problem's facts? */
  readonly needsProblem?: boolean
}

export const sounds: readonly Sound[] = domainFolders.map(folder => {
  const { domain } = parseDomain(folder.domainText)
  const text = folder.phrasesText
  const { phrases } = readPhrases(text, domain)
  const wordings = wordingsIn(phrases).filter(
    ({ template }) => text.slice(template.span.from, template.span.to) === template.text,
  )
  const { domainText, problems } = folder
  return {
    id: folder.id,
    domain,
    domainText,
    problemText: problems[0]!.text,
    text,
    phrases,
    wordings,
  }
})

/** The text with a part of it replaced, as a mutant. */
export function replaced({ id, text }: Sound, span: Span, by: string, what: string, code: string): Mutant {
  return {
    name: `${id}: ${what} in “${text.slice(span.from, span.to).split('\n')[0]!.slice(0, 60)}”`,
    text: text.slice(0, span.from) + by + text.slice(span.to),
    code,
    at: { from: span.from, to: span.from + Math.max(1, by.length) },
  }
}

/** A wording as YAML that is safe whatever it holds, quoted as it was. */
export function rewritten(sound: Sound, { template }: Wording, by: string, what: string, code: string): Mutant {
  const { from, to } = template.span
  const isQuoted = /["']/.test(sound.text[from - 1] ?? '')
  return replaced(sound, template.span, isQuoted ? by : JSON.stringify(by), `${what} (${from}–${to})`, code)
}
