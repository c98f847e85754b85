// Proposes non-trivial goals for a problem of any domain: the same fact for every object of a sort, all at one place, a
// number at each.

import type { Rng } from '#base/rng'
import { mutexGroups } from '#planning/task/mutex'
import { findFact, stateFacts } from '#planning/task/names'
import { applicableActions, progress } from '#planning/task/step'
import type { Task } from '#planning/task/task'
import { kindsOf } from '#planning/task/universe'
import { split } from './layout'
import { type Fact, factOf, textOf } from './sketch'
import type { Members } from './sorts'

/** Maximum number of goals proposed. */
const MAX_GOALS = 12

/** Random goals of facts that are each reachable, but perhaps not together. */
export function proposedGoals(task: Task, members: Members, rng: Rng): readonly (readonly Fact[])[] {
  const { domain } = task
  const kinds = kindsOf(domain)
  const sorts = members.sorts.filter(({ name, isSpoken }) => isSpoken && members.of(name).length > 1)
  const isKnown = (fact: Fact): boolean => findFact(task, textOf(fact)) !== undefined
  const found: (readonly Fact[])[] = []
  // Facts that are mutex are never combined in a goal.
  const groups = mutexGroups(task)
  const groupsOf = new Map<number, number[]>()
  for (const [i, group] of groups.entries())
    for (const fact of group) groupsOf.set(fact, [...(groupsOf.get(fact) ?? []), i])
  const add = (facts: readonly Fact[]): void => {
    if (facts.length === 0 || !facts.every(isKnown)) return
    const seen = new Set<number>()
    for (const fact of facts)
      for (const group of groupsOf.get(findFact(task, textOf(fact))!) ?? []) {
        if (seen.has(group)) return
        seen.add(group)
      }
    found.push(facts)
  }
  domain.predicates.forEach(({ name, parameters }, i) => {
    if (kinds[i] !== 'fluent') return
    for (const sort of sorts) {
      const who = members.of(sort.name)
      if (parameters.length === 1) add(who.map(object => [name, object]))
      if (parameters.length !== 2) continue
      for (const place of [1, 2] as const)
        for (const other of members.sorts) {
          const where = members.of(other.name)
          if (other.name === sort.name || where.length === 0) continue
          const put = (object: string, at: string): Fact => (place === 1 ? [name, object, at] : [name, at, object])
          if (!who.some(object => where.some(at => isKnown(put(object, at))))) continue
          const together = rng.pick(where)
          add(who.map(object => put(object, together)))
          const parts = split(who.length, rng)
          if (parts.length > where.length || parts.length < 2) continue
          const [objects, places] = [rng.shuffled(who), rng.shuffled(where)]
          let from = 0
          add(
            parts.flatMap((count, at) => objects.slice(from, (from += count)).map(object => put(object, places[at]!))),
          )
        }
    }
  })
  const drawn = rng.shuffled(found).slice(0, MAX_GOALS)
  return rng.shuffled([...drawn, later(task, rng)])
}

/** The fluent facts after some random steps. */
function later(task: Task, rng: Rng): readonly Fact[] {
  let state = task.initial
  for (let step = 2 + rng.below(4); step > 0; step--) {
    const actions = applicableActions(task, state)
    if (actions.length === 0) break
    state = progress(task, state, rng.pick(actions))
  }
  const { domain } = task
  const kinds = kindsOf(domain)
  const moving = new Set(domain.predicates.flatMap(({ name }, i) => (kinds[i] === 'fluent' ? [name] : [])))
  return stateFacts(task, state)
    .map(factOf)
    .filter(([head]) => moving.has(head!))
}
