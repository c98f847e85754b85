// A problem that was told, as PDDL.

import type { Domain } from '../../pddl/model'
import { naturally } from '../describe'

/** Objects by their types, in the order of the declarations; facts in natural order. */
export function problemText(
  { name, types }: Domain,
  objects: ReadonlyMap<string, string>,
  facts: Iterable<string>,
  goal: readonly string[],
): string {
  const byType = new Map<string, string[]>()
  for (const [object, type] of objects) {
    const same = byType.get(type)
    if (same === undefined) byType.set(type, [object])
    else same.push(object)
  }
  const order = [...types.map(each => each.name), 'object'].filter(each => byType.has(each))
  const groups = [...new Set([...order.filter(each => each !== 'object'), ...byType.keys()])]
  const last = groups.filter(each => each === 'object')
  const lines = [...groups.filter(each => each !== 'object'), ...last].map(type => {
    const names = byType.get(type)!.sort(naturally).join(' ')
    return type === 'object' && types.length === 0 ? names : `${names} - ${type}`
  })
  const sorted = sortedFacts(facts)
  return [
    `(define (problem told)`,
    `  (:domain ${name})`,
    lines.length === 0 ? '  (:objects)' : `  (:objects\n    ${lines.join('\n    ')})`,
    sorted.length === 0 ? '  (:init)' : `  (:init\n    ${sorted.join('\n    ')})`,
    goal.length === 1
      ? `  (:goal ${goal[0]}))`
      : `  (:goal (and${goal.map(each => `\n    ${each}`).join('')})))`,
    '',
  ].join('\n')
}

/** In the order of code units: the same everywhere. */
const sortedFacts = (facts: Iterable<string>): string[] => [...new Set(facts)].sort(naturally)
