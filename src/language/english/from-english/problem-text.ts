// Prints a described problem as PDDL.

import type { Domain } from '#planning/pddl/model'

/** The problem with objects by type in the order of declaration, and facts in natural order. */
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
  const known = types.map(each => each.name).filter(each => each !== 'object' && byType.has(each))
  const others = [...byType.keys()].filter(each => !known.includes(each))
  const lines = [...known, ...others].map(type => {
    const names = inOrder(byType.get(type)!).join(' ')
    return type === 'object' && types.length === 0 ? names : `${names} - ${type}`
  })
  const sorted = inOrder(facts)
  return [
    `(define (problem described)`,
    `  (:domain ${name})`,
    lines.length === 0 ? '  (:objects)' : `  (:objects\n    ${lines.join('\n    ')})`,
    sorted.length === 0 ? '  (:init)' : `  (:init\n    ${sorted.join('\n    ')})`,
    goal.length === 1 ? `  (:goal ${goal[0]}))` : `  (:goal (and${goal.map(each => `\n    ${each}`).join('')})))`,
    '',
  ].join('\n')
}

/** Distinct names in natural order: `c2` before `c10`. */
const inOrder = (names: Iterable<string>): string[] =>
  Array.from(new Set(names), name => [name.replace(/\d+/g, padded), name] as const)
    .sort(([a, x], [b, y]) => (a < b ? -1 : a > b ? 1 : x < y ? -1 : 1))
    .map(([, name]) => name)

/** Numbers up to this many digits are sorted by value. */
const padded = (digits: string): string => digits.padStart(12, '0')
