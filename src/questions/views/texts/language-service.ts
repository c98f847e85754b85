// The editor service for PDDL, based on the two texts only: names, positions, wordings. Only `meaning` and `objection`
// ground the task.

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
import { type AllFixed, fixAll } from '#planning/pddl/mending/fix-all'
import { type PortabilityNote, portabilityOf } from '#planning/pddl/portability'
import { type Mendable, quickFixesAt } from '#planning/pddl/symbols/quick-fixes'
import { renamableAt, renameAt, type Renaming } from '#planning/pddl/symbols/rename'
import { phrasesOf } from '#language/library/phrases'
import { objectionTo } from '#questions/kinds/objection'
import { type Meaning, meaningOf } from './meaning'

/** The faults of the two texts, found without grounding. */
export interface Diagnosed {
  readonly domain: readonly Diagnostic[]
  readonly problem: readonly Diagnostic[]
}

/** A hover, with the default wording if the domain is a shipped one: `car ?c is at place ?l`. */
export interface HoverWithSource extends Hover {
  readonly phrase: string
}

/** An occurrence of a name. */
export interface Written extends TextPlace {
  readonly isDeclaration: boolean
}

/** The result of formatting; `isWhole` is false if brackets do not match and the text is unchanged. */
export interface Formatted {
  readonly text: string
  readonly isWhole: boolean
}

/** The requests of an editor of the two texts. Every call contains both texts; spans are offsets in them. */
export interface LanguageService {
  diagnose(texts: Texts): Diagnosed
  /** Fixes for the faults at a range, or on its lines if there are none at it. */
  quickFixes(texts: Texts, role: TextRole, span: Span): readonly Mendable[]
  /** Constructs that other tools refuse, and declarations that a problem with costs leaves out. */
  portability(texts: Texts): readonly PortabilityNote[]
  /** Applies every unambiguous fix, until nothing changes. */
  fixAll(texts: Texts): AllFixed
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
  /** Why a question can no longer be asked about the texts; null if it can. */
  objection(texts: Texts, asked: Asked): string | null
}

/** The service of one engine; it caches the symbols of the last texts. */
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
    fixAll,
    portability: portabilityOf,
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

/**
 * Only these fields: an occurrence refers to its entity and thus to all other occurrences, which is too much to
 * transfer.
 */
const placeOf = ({ role, span }: TextPlace): TextPlace => ({ role, span })

/** The default wording of a predicate or an action; '' if the domain has none, and for other names. */
function phraseOf(symbols: Symbols, { kind, name }: Hover): string {
  if (kind !== 'predicate' && kind !== 'action') return ''
  const phrases = phrasesOf(symbols.domain.domain)
  const template =
    kind === 'predicate' ? phrases.predicates.get(name)?.holds[0] : phrases.actions.get(name)?.wordings[0]
  return template === undefined ? '' : filled(template)
}

/** A wording with its variables, in the singular. */
const filled = ({ parts }: Template): string =>
  parts.map(part => (part.kind === 'slot' ? `?${part.name}` : part.kind === 'number' ? part.one : part.text)).join('')
