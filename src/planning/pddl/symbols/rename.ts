// Renaming: every occurrence of one meaning, in both texts, or why it is impossible.

import type { Span } from '#base/text'
import type { TextRole } from '../diagnostic'
import { refusals } from '../messages'
import { occurrenceAt, type Symbols } from '../symbols'
import type { Entity } from './entity'

export interface TextEdit {
  readonly role: TextRole
  readonly span: Span
  readonly text: string
}

export type Renaming =
  | { readonly kind: 'edits'; readonly edits: readonly TextEdit[] }
  /** The reason is a sentence for the user. */
  | { readonly kind: 'refused'; readonly reason: string }

/** Reserved words of PDDL, which cannot be names. */
const reserved = new Set([
  'and',
  'or',
  'not',
  'imply',
  'forall',
  'exists',
  'when',
  'increase',
  'decrease',
  'assign',
  'either',
  'object',
  'number',
  'total-cost',
  'define',
])

/** The word that would be renamed at an offset, as written; undefined if none can be. */
export function renamableAt(
  symbols: Symbols,
  role: TextRole,
  offset: number,
): { readonly span: Span; readonly text: string } | undefined {
  const occurrence = occurrenceAt(symbols, role, offset)
  if (occurrence === undefined || isBuiltIn(occurrence.entity)) return undefined
  const { span } = occurrence
  return { span, text: symbols.texts[role].slice(span.from, span.to) }
}

/** Edits that give the name at an offset another name everywhere; refused where that would change a meaning. */
export function renameAt(symbols: Symbols, role: TextRole, offset: number, newName: string): Renaming {
  const refused = (reason: string): Renaming => ({ kind: 'refused', reason })
  const entity = occurrenceAt(symbols, role, offset)?.entity
  if (entity === undefined) return refused(refusals.noName())
  if (isBuiltIn(entity)) return refused(refusals.builtIn(entity.name))
  const text = entity.kind === 'variable' ? `?${newName.trim().replace(/^\?/, '')}` : newName.trim()
  const name = text.toLowerCase()
  const bare = name.replace(/^\?/, '')
  if (!/^[a-z][a-z0-9_-]*$/.test(bare)) return refused(refusals.noPddlName(newName.trim()))
  if (entity.kind !== 'variable' && reserved.has(name)) return refused(refusals.builtIn(name))
  if (symbols.isPartial) return refused(refusals.faults())
  if (name !== entity.name && clashes(symbols, entity, name)) return refused(refusals.taken(text))
  return {
    kind: 'edits',
    edits: entity.occurrences.map(({ role: where, span }) => ({ role: where, span, text })),
  }
}

const isBuiltIn = ({ kind, name }: Entity): boolean =>
  kind === 'requirement' ||
  (kind === 'type' && (name === 'object' || name === 'number')) ||
  (kind === 'function' && name === 'total-cost')

/** Would two meanings get one name? Variables of one block must all differ, so that none is captured. */
function clashes(symbols: Symbols, entity: Entity, name: string): boolean {
  return symbols.entities.some(
    other =>
      other !== entity &&
      other.kind === entity.kind &&
      other.name === name &&
      (entity.kind !== 'variable' ||
        (other.block!.role === entity.block!.role && other.block!.span.from === entity.block!.span.from)),
  )
}
