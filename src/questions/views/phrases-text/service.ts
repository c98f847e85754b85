// What the editor of a phrases file asks: names that fit, what a word means, what belongs to what in the domain. Answered
// from the texts alone, whatever state they are in.

import { completionsIn, type PhraseCompletions } from './completion'
import { hoverIn, type PhraseHover } from './hover'
import type { Fix } from '#planning/pddl/diagnostic'
import { type PhraseLinks, linksOf } from './links'
import { type MissingEntry, missingEntry } from './missing-entry'
import { type PhraseOutlineItem, outlineOfPhrases } from './outline'
import type { PhraseTexts } from './texts'
import { usualWording } from './usual-wording'

/** Offsets and spans are those of the phrases file where nothing else is stated. */
export interface PhraseTextService {
  complete(texts: PhraseTexts, offset: number): PhraseCompletions
  hover(texts: PhraseTexts, offset: number): PhraseHover | null
  links(texts: PhraseTexts): PhraseLinks
  outline(phrases: string): readonly PhraseOutlineItem[]
  /** The change that adds what a finding misses; null for other findings. */
  missing(texts: PhraseTexts, finding: MissingEntry): Fix | null
  /** The usual wording of a predicate or an action, with its variables in place; '' if it has none. */
  said(phrases: string, kind: 'predicate' | 'action', name: string): string
}

/** The services of one engine. */
export const phraseTextService = (): PhraseTextService => ({
  complete: completionsIn,
  hover: hoverIn,
  links: linksOf,
  outline: outlineOfPhrases,
  missing: missingEntry,
  said: usualWording,
})
