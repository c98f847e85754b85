// The edit of a phrases file that adds a missing entry, with generated wordings.

import type { CellKey } from '#language/english/coverage'
import { stubFor } from '#language/english/stub'
import type { Fix } from '#planning/pddl/diagnostic'
import type { PhraseTexts } from './texts'

/** The missing entry: the code of a finding, and the first name in its message. */
export interface MissingEntry {
  readonly code: string
  readonly message: string
}

/** The entry to add; null for other findings, or if the domain does not have the name. */
export function missingEntry(
  { domain, phrases }: Pick<PhraseTexts, 'domain' | 'phrases'>,
  { code, message }: MissingEntry,
): Fix | null {
  const name = /`([^`]+)`/.exec(message)?.[1]
  const key = name === undefined ? undefined : keyOf(code, name)
  const stub = key === undefined ? null : stubFor(domain, phrases, key)
  if (stub === null) return null
  const label = code === 'missing-section' ? `Add the \`${name}\`` : `Add an entry for \`${name}\``
  return { label, span: stub.span, text: stub.text }
}

function keyOf(code: string, name: string): CellKey | undefined {
  if (code === 'missing-predicate') return { part: 'predicate', name, use: 'holds' }
  if (code === 'missing-action') return { part: 'action', name }
  return code === 'missing-section' && name === 'introduction' ? { part: 'introduction' } : undefined
}
