// The change of a phrases file that adds what a finding misses: an entry with wordings to begin with, at the end of its
// section.

import type { Fix } from '../../pddl/diagnostic'
import { partsOf, type PhrasePart } from '../../language/phrase-parts'
import { loadDomain } from '../../task/load'
import { declaredIn } from './links'
import { entrySnippet, indentationOf } from './stubs'
import type { PhraseTexts } from './texts'

/** What is said to be missing: the code of a finding, and the name that its message gives first. */
export interface MissingEntry {
  readonly code: string
  readonly message: string
}

const sections = { 'missing-predicate': 'predicates', 'missing-action': 'actions' } as const

/** Is it a finding that an entry would mend? */
export const isMissingEntry = (code: string): code is keyof typeof sections => code in sections

/** The entry to add; null where the finding is another, or the domain does not have the name. */
export function missingEntry(
  { domain: domainText, phrases }: Pick<PhraseTexts, 'domain' | 'phrases'>,
  { code, message }: MissingEntry,
): Fix | null {
  const name = /`([^`]+)`/.exec(message)?.[1]
  if (!isMissingEntry(code) || name === undefined) return null
  const { domain } = loadDomain(domainText)
  const section = sections[code]
  if (declaredIn(domain, section, name) === undefined) return null
  const indentation = indentationOf(phrases)
  const margin = ' '.repeat(indentation.level)
  const snippet = entrySnippet(section, name, { text: domainText, domain, indentation })
  const entry = `${margin}${withoutHoles(snippet).replaceAll('\n', `\n${margin}`)}`
  const end = endOf(phrases, section)
  const span = end ?? { from: phrases.length, to: phrases.length }
  const begin = end === undefined ? `${breakAfter(phrases)}${section}:\n` : '\n'
  const text = end === undefined ? `${begin}${entry}\n` : `${begin}${entry}`
  return { label: `Add an entry for \`${name}\``, span, text }
}

/** The end of the last line of a section; undefined where there is none. */
function endOf(text: string, section: string): { from: number; to: number } | undefined {
  const parts = partsOf(text)
  const isSection = (part: PhrasePart): boolean => part.kind === 'section'
  const at = parts.findIndex(part => part.kind === 'section' && part.name === section)
  if (at < 0) return undefined
  const next = parts.findIndex((part, i) => i > at && isSection(part))
  const last = parts[(next < 0 ? parts.length : next) - 1]!
  const line = text.indexOf('\n', Math.max(last.span.to - 1, last.span.from))
  const end = line < 0 ? text.length : line
  return { from: end, to: end }
}

const breakAfter = (text: string): string => (text === '' || text.endsWith('\n') ? '' : '\n')

/** The text of a snippet, its holes filled as they are. */
const withoutHoles = (snippet: string): string =>
  snippet.replace(/\$\{\d:((?:\\.|[^\\}])*)\}/g, '$1').replace(/\\([\\$}])/g, '$1')
