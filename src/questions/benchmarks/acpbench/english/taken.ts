// How ambiguous words of a question are interpreted, if that affects one of its options.

import type { Statement } from '#planning/analysis/statement'
import type { TakenSo } from '#questions/kinds/question'
import type { Domain, Problem } from '#planning/pddl/model'
import { factsNeeded } from './needs'

/** `statements`: those of the readable options. */
export function takenIn(statements: readonly Statement[], domain: Domain, problem: Problem): TakenSo[] {
  const taken: TakenSo[] = []
  const now = new Set(
    problem.init.map(({ predicate, terms }) => `(${[predicate.name, ...terms.map(({ name }) => name)].join(' ')})`),
  )
  const hold = (facts: readonly string[] | undefined): boolean => facts?.every(fact => now.has(fact)) === true
  const isNow = (statement: Statement): boolean =>
    (statement.kind === 'reachable' && hold(statement.facts)) ||
    (statement.kind === 'becomes-applicable' && hold(factsNeeded(domain, statement.action)))
  const isRepeated = (statement: Statement): boolean =>
    statement.kind === 'removable-somewhere' && statement.places.length > 1
  if (statements.some(isNow)) taken.push('now-counts')
  if (statements.some(isRepeated)) taken.push('some-occurrence')
  return taken
}
