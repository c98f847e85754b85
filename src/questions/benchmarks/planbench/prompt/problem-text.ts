// Generates the PDDL of the problem that a prompt describes.

import type { Wordbook } from '#language/english/wordbook'
import type { Domain } from '#planning/pddl/model'
import { hiddenFacts, objectsIn, sortedNames, typesOf } from './described-objects'

export interface DescribedProblem {
  /** `blocksworld-12`. */
  readonly name: string
  readonly init: readonly string[]
  /** Null if there is no goal; the empty goal always holds. */
  readonly goal: readonly string[] | null
  /** Further atoms that name objects: plans and events. */
  readonly further: readonly string[]
  /** True if costs are minimized. */
  readonly priced: boolean
}

/** The problem as text; facts of hidden predicates and types are inferred from the objects' names. */
export function problemText(
  { name, init, goal, further, priced }: DescribedProblem,
  domain: Domain,
  wordbook: Wordbook,
): string {
  const constants = new Set(domain.constants.map(each => each.name))
  const steps = new Set(domain.actions.map(action => action.name))
  const atoms = [...init, ...(goal ?? []), ...further]
  const named = sortedNames(objectsIn(atoms)).filter(each => !constants.has(each))
  const types = typesOf(domain, named, atoms)
  const given = new Set(init)
  const hidden = hiddenFacts(wordbook, domain, named).filter(fact => !given.has(fact))
  const facts = [...hidden, ...given].filter(fact => !steps.has(fact.slice(1, -1).split(' ')[0]!))
  return [
    `(define (problem ${name})`,
    `  (:domain ${domain.name})`,
    `  (:objects${objectLines(named, types)})`,
    '  (:init',
    ...(priced ? ['    (= (total-cost) 0)'] : []),
    ...facts.map((fact, i) => `    ${fact}${i === facts.length - 1 ? ')' : ''}`),
    ...(facts.length === 0 ? ['  )'] : []),
    goalText(goal ?? []) + (priced ? '' : ')'),
    ...(priced ? ['  (:metric minimize (total-cost)))'] : []),
    '',
  ].join('\n')
}

function goalText(goal: readonly string[]): string {
  if (goal.length === 0) return '  (:goal (and))'
  return `  (:goal (and\n${goal.map(fact => `    ${fact}`).join('\n')}))`
}

/** One line per type, in the order of the names. */
function objectLines(names: readonly string[], types: ReadonlyMap<string, string>): string {
  const groups = new Map<string, string[]>()
  for (const name of names) {
    const type = types.get(name) ?? ''
    groups.set(type, [...(groups.get(type) ?? []), name])
  }
  // Untyped names come last: otherwise the following type would apply to them.
  return [...groups]
    .sort(([one], [other]) => Number(one === '') - Number(other === ''))
    .map(([type, list]) => `\n    ${list.join(' ')}${type === '' ? '' : ` - ${type}`}`)
    .join('')
}
