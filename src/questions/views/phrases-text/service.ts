// The editor service for phrases files: completions, hovers, links to the domain. Uses only the texts, in any state.

import { completionsIn, type PhraseCompletions } from './completion'
import { hoverIn, type PhraseHover } from './hover'
import type { Fix } from '#planning/pddl/diagnostic'
import { type PhraseLinks, linksOf } from './links'
import { type MissingEntry, missingEntry } from './missing-entry'
import { type PhraseOutlineItem, outlineOfPhrases } from './outline'
import type { PhraseTexts } from './texts'
import { usualWording } from './usual-wording'

/** Offsets and spans refer to the phrases file unless stated otherwise. */
export interface PhraseTextService {
  complete(texts: PhraseTexts, offset: number): PhraseCompletions
  hover(texts: PhraseTexts, offset: number): PhraseHover | null
  links(texts: PhraseTexts): PhraseLinks
  outline(phrases: string): readonly PhraseOutlineItem[]
  /** The edit that adds a missing entry; null for other findings. */
  missing(texts: PhraseTexts, finding: MissingEntry): Fix | null
  /** The default wording of a predicate or an action, with its variables; '' if it has none. */
  sentence(phrases: string, kind: 'predicate' | 'action', name: string): string
}

/** The services of one engine. */
export const phraseTextService = (): PhraseTextService => ({
  complete: completionsIn,
  hover: hoverIn,
  links: linksOf,
  outline: outlineOfPhrases,
  missing: missingEntry,
  sentence: usualWording,
})
