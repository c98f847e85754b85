// Summarizes mutex groups by pattern: `(at ?x *)` and `(on ?x)` for each of five cars, instead of five lists of facts.

import { exactlyOneTest } from '#planning/analysis/exactly-one'
import type { MutexGroup } from '#planning/task/mutex'
import { hasBit } from '#base/bits'
import { factName } from '#planning/task/names'
import type { FactId, Task } from '#planning/task/task'

/** Mutex groups with one pattern: `(at ?x *)`, `(on ?x)` for every car. */
export interface MutexPattern {
  /** `*` varies within a group; a variable is the same in all facts of the group. */
  readonly shapes: readonly string[]
  /** True if exactly one fact of each group holds in every state; otherwise at most one does. */
  readonly isExact: boolean
  /** The number of groups with the pattern. */
  readonly count: number
  /** Some of the groups. */
  readonly groups: readonly {
    readonly facts: readonly string[]
    readonly size: number
    /** The fact that holds initially; '' if none does. */
    readonly initial: string
  }[]
}

/** Maximum number of groups listed per pattern, and of facts per group. */
const MAX_GROUPS = 24
const MAX_FACTS = 40

/** The groups by pattern: first those in which exactly one fact always holds, then by number of groups. */
export function mutexPatterns(task: Task, groups: readonly MutexGroup[]): MutexPattern[] {
  const patterns = new Map<string, { shapes: string[]; isExact: boolean; groups: MutexGroup[] }>()
  const isExactlyOne = exactlyOneTest(task)
  for (const group of groups) {
    const shapes = shapesOf(task, group)
    const isExact = isExactlyOne(group)
    const key = `${isExact} ${shapes.join(' ')}`
    const known = patterns.get(key)
    if (known === undefined) patterns.set(key, { shapes, isExact, groups: [group] })
    else known.groups.push(group)
  }
  return [...patterns.values()]
    .sort((a, b) => Number(b.isExact) - Number(a.isExact) || b.groups.length - a.groups.length)
    .map(({ shapes, isExact, groups }) => ({
      shapes,
      isExact,
      count: groups.length,
      groups: groups.slice(0, MAX_GROUPS).map(group => ({
        facts: group.slice(0, MAX_FACTS).map(fact => factName(task, fact as FactId)),
        size: group.length,
        initial: group
          .filter(fact => hasBit(task.initial, 0, fact))
          .map(fact => factName(task, fact as FactId))
          .join(', '),
      })),
    }))
}

/** One pattern per predicate: `*` where its facts differ, a variable for an object common to all. */
function shapesOf(task: Task, group: MutexGroup): string[] {
  const tuples = new Map<number, Int32Array[]>()
  for (const fact of group) {
    const { first, items } = task.factArguments
    const predicate = task.factPredicate[fact]!
    const tuple = items.subarray(first[fact], first[fact + 1])
    const list = tuples.get(predicate)
    if (list === undefined) tuples.set(predicate, [tuple])
    else list.push(tuple)
  }
  const names = ['?x', '?y', '?z']
  const variables = new Map<number, string>()
  const variableOf = (object: number): string => {
    const known = variables.get(object)
    if (known !== undefined) return known
    const name = names[variables.size] ?? `?v${variables.size + 1}`
    variables.set(object, name)
    return name
  }
  return [...tuples]
    .sort((a, b) => a[0] - b[0])
    .map(([predicate, list]) => {
      const [one] = list
      const words = [...one!].map((object, place) =>
        list.every(tuple => tuple[place] === object) ? variableOf(object) : '*',
      )
      return `(${[task.domain.predicates[predicate]!.name, ...words].join(' ')})`
    })
}
