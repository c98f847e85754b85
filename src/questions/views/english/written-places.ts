// Positions of facts, objects and action schemas in the two texts, for highlighting.

import { atomsOf } from '#planning/pddl/atoms'
import { parseDomain } from '#planning/pddl/domain'
import type { TextRole } from '#planning/pddl/diagnostic'
import type { Atom } from '#planning/pddl/model'
import { readSymbols } from '#planning/pddl/symbols'
import type { Source } from '#planning/pddl/source'
import type { Span } from '#base/text'

/** The position of a name. */
export interface WrittenPlace extends Span {
  readonly kind: 'fact' | 'object' | 'schema'
  /** The name as the engine writes it. */
  readonly name: string
}

/** Maximum number of positions: highlighting more would take longer than searching for them. */
const MAX_PLACES = 40_000

/** In the order of the text; a fact precedes the objects in it. Texts may have errors. */
export function placesIn(source: Source, role: TextRole): WrittenPlace[] {
  const symbols = readSymbols({ domain: source.domain, problem: source.problem })
  const found: WrittenPlace[] = []
  for (const { entity, span } of symbols.occurrences[role])
    if (entity.kind === 'object') found.push({ kind: 'object', name: entity.name, ...span })
  if (role === 'domain')
    for (const { name, span } of parseDomain(source.domain).domain.actions)
      found.push({ kind: 'schema', name, ...span })
  else {
    const { init, goal } = symbols.problem.problem
    for (const atom of [...init, ...atomsOf(goal)])
      if (atom.terms.every(({ kind }) => kind === 'object'))
        found.push({ kind: 'fact', name: nameOf(atom), ...atom.span })
  }
  return found
    .slice(0, MAX_PLACES)
    .map(({ kind, name, from, to }) => ({ kind, name, from, to }))
    .sort((a, b) => a.from - b.from || b.to - a.to)
}

/** `(on a b)`. */
export const nameOf = ({ predicate, terms }: Atom): string =>
  `(${[predicate.name, ...terms.map(({ name }) => name)].join(' ')})`
