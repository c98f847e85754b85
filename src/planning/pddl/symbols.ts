// The meaning of each name in the two texts: one entity for each meaning, with all its occurrences. The editor services (`symbols/`) are
// views of this, independent of any particular editor.

import type { Entity, Occurrence, TextPlace } from './symbols/entity'
import type { TextRole } from './diagnostic'
import { readDomain } from './domain'
import type { DomainReading } from './read/reading'
import { readProblem } from './problem'
import type { ProblemReading } from './read/reading'
import { Log } from './read/log'
import { Collector } from './symbols/collect'

export interface Texts {
  readonly domain: string
  readonly problem: string
}

/** The two texts, read, with all their names. */
export interface Symbols {
  readonly texts: Texts
  readonly domain: DomainReading
  readonly problem: ProblemReading
  /** Per text, in its order. */
  readonly occurrences: Readonly<Record<TextRole, readonly Occurrence[]>>
  readonly entities: readonly Entity[]
  /** Texts that errors kept from being read completely, so occurrences may be missing. */
  readonly isPartial: boolean
}

/** Reads both texts; an empty problem is not a fault. O(characters). */
export function readSymbols(texts: Texts): Symbols {
  const domainLog = new Log(texts.domain)
  const problemLog = new Log(texts.problem)
  const domain = readDomain(texts.domain, domainLog)
  const problem = readProblem(texts.problem, problemLog)
  const collector = new Collector()
  collector.domain(domain)
  collector.problem(problem)
  const { domain: inDomain, problem: inProblem, entities } = collector.finish()
  const hasProblem = texts.problem.trim() !== ''
  return {
    texts,
    domain,
    problem,
    occurrences: { domain: inDomain, problem: inProblem },
    entities,
    isPartial: domainLog.lostAny || (hasProblem && problemLog.lostAny),
  }
}

/** The name at an offset; one that ends there counts too. O(log names). */
export function occurrenceAt(symbols: Symbols, role: TextRole, offset: number): Occurrence | undefined {
  const list = symbols.occurrences[role]
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (list[middle]!.span.from <= offset) low = middle + 1
    else high = middle
  }
  const found = list[low - 1]
  return found !== undefined && offset <= found.span.to ? found : undefined
}

/** The declarations of the name at an offset; several if it is declared more than once. */
export function definitionAt(symbols: Symbols, role: TextRole, offset: number): readonly TextPlace[] {
  return declarationsOf(occurrenceAt(symbols, role, offset)?.entity)
}

/** Every occurrence of the name at an offset with the same meaning. */
export function referencesAt(symbols: Symbols, role: TextRole, offset: number): readonly Occurrence[] {
  return occurrenceAt(symbols, role, offset)?.entity.occurrences ?? []
}

/** The places that declare an entity. */
export function declarationsOf(entity: Entity | undefined): readonly Occurrence[] {
  return entity?.occurrences.filter(({ isDeclaration }) => isDeclaration) ?? []
}
