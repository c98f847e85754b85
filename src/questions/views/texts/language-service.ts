// The editor's questions, answered from the two texts alone: names, places, wordings. Nothing is grounded here but
// for `meaning` and `objection`.

import type { Template } from '#language/english/template'
import { formatPddl } from '#planning/pddl/format'
import { readLists } from '#planning/pddl/lists'
import { parseTexts } from '#planning/pddl/together'
import { definitionAt, readSymbols, referencesAt, type Symbols, type Texts } from '#planning/pddl/symbols'
import type { Span } from '#base/text'
import type { Asked } from '#questions/kinds/question'
import type { Diagnostic, TextRole } from '#planning/pddl/diagnostic'
import type { TextPlace } from '#planning/pddl/symbols/entity'
import { type Completions, completionsAt } from '#planning/pddl/symbols/completion'
import { hoverAt, type Hover } from '#planning/pddl/symbols/hover'
import { type OutlineItem, outlineOf } from '#planning/pddl/symbols/outline'
import { type Mendable, quickFixesAt } from '#planning/pddl/symbols/quick-fixes'
import { renamableAt, renameAt, type Renaming } from '#planning/pddl/symbols/rename'
import { phrasesOf } from '#language/library/phrases'
import { objectionTo } from '#questions/kinds/objection'
import { type Meaning, meaningOf } from './meaning'

/** The faults of the two texts; nothing is grounded for it. */
export interface Diagnosed {
  readonly domain: readonly Diagnostic[]
  readonly problem: readonly Diagnostic[]
}

/** A hover, and how our English states it where the domain is one of our own: `car ?c is at place ?l`. */
export interface HoverWithSource extends Hover {
  readonly phrase: string
}

/** A place where a name is written. */
export interface Written extends TextPlace {
  readonly isDeclaration: boolean
}

/** What formatting gives; `isWhole` is false if brackets do not match and the text stays as it is. */
export interface Formatted {
  readonly text: string
  readonly isWhole: boolean
}

/** What an editor of the two texts may ask. Every call carries both texts; spans are offsets in those texts. */
export interface LanguageService {
  diagnose(texts: Texts): Diagnosed
  /** Fixes for the faults at a place, or on its lines if there are none at it. */
  quickFixes(texts: Texts, role: TextRole, span: Span): readonly Mendable[]
  complete(texts: Texts, role: TextRole, offset: number): Completions
  hover(texts: Texts, role: TextRole, offset: number): HoverWithSource | null
  definition(texts: Texts, role: TextRole, offset: number): readonly TextPlace[]
  references(texts: Texts, role: TextRole, offset: number): readonly Written[]
  /** The word that `rename` would change. */
  renamable(texts: Texts, role: TextRole, offset: number): { span: Span; text: string } | null
  rename(texts: Texts, role: TextRole, offset: number, newName: string): Renaming
  outline(texts: Texts, role: TextRole): readonly OutlineItem[]
  format(text: string): Formatted
  meaning(texts: Texts): Meaning
  /** Why a question cannot be asked of the texts any more; null if it can. */
  objection(texts: Texts, asked: Asked): string | null
}

/** The services of one engine; it remembers the names of the texts it was last asked about. */
export function languageService(): LanguageService {
  let last: Symbols | undefined
  const symbolsOf = (texts: Texts): Symbols => {
    if (last?.texts.domain !== texts.domain || last.texts.problem !== texts.problem)
      last = readSymbols({ domain: texts.domain, problem: texts.problem })
    return last
  }
  return {
    diagnose: texts => parseTexts(texts).diagnostics,
    quickFixes: quickFixesAt,
    complete: (texts, role, offset) => completionsAt(symbolsOf(texts), role, offset),
    hover(texts, role, offset) {
      const symbols = symbolsOf(texts)
      const hover = hoverAt(symbols, role, offset)
      return hover === undefined ? null : { ...hover, phrase: phraseOf(symbols, hover) }
    },
    definition: (texts, role, offset) => definitionAt(symbolsOf(texts), role, offset).map(placeOf),
    references: (texts, role, offset) =>
      referencesAt(symbolsOf(texts), role, offset).map(found => ({
        ...placeOf(found),
        isDeclaration: found.isDeclaration,
      })),
    renamable: (texts, role, offset) => renamableAt(symbolsOf(texts), role, offset) ?? null,
    rename: (texts, role, offset, newName) => renameAt(symbolsOf(texts), role, offset, newName),
    outline: (texts, role) => outlineOf(symbolsOf(texts), role),
    format: text => ({
      text: formatPddl(text),
      isWhole: readLists(text).faults.length === 0,
    }),
    meaning: meaningOf,
    objection: objectionTo,
  }
}

/** Occurrences know their entity, which knows all of its occurrences: too much to send. */
const placeOf = ({ role, span }: TextPlace): TextPlace => ({ role, span })

/** How our English states a predicate or an action; '' for a domain that has none, and for other words. */
function phraseOf(symbols: Symbols, { kind, name }: Hover): string {
  if (kind !== 'predicate' && kind !== 'action') return ''
  const phrases = phrasesOf(symbols.domain.domain)
  const template =
    kind === 'predicate' ? phrases.predicates.get(name)?.holds[0] : phrases.actions.get(name)?.wordings[0]
  return template === undefined ? '' : filled(template)
}

/** A wording with its variables in place, in the singular. */
const filled = ({ parts }: Template): string =>
  parts.map(part => (part.kind === 'slot' ? `?${part.name}` : part.kind === 'number' ? part.one : part.text)).join('')
