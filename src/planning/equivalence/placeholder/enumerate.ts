// Sets of goal states compared as a whole if there are few reachable states: each goal state is a vertex, linked to the objects of its
// facts.

import type { Certificate } from '#planning/certificates/certificate'
import { hasBit } from '#base/bits'
import { exploreStates } from '#planning/search/state-space'
import { type Disjunction, FLUENT } from '#planning/task/task'
import { composed, type Decision, type Joined } from '../decide/joined'
import { alternativesHold } from '../closure/space'
import { findRenaming } from '../structure/find-renaming'
import type { Fact, Structure } from '../structure/structure'

/** Maximum number of states examined, and of facts of goal states compared. */
const MAX_STATES = 100_000
const MAX_FACTS = 300_000

/** Is there a renaming (of `structure`, which holds the static part) between the two sets of goal states? */
export function byGoalStates(joined: Joined, structure: Structure): Decision | undefined {
  const { space, limits } = joined
  const { task } = space
  const goals = [joined.a, joined.b].map(({ form }) => space.alternativesOf(form))
  if (goals[0] === undefined || goals[1] === undefined) return undefined
  const maxStates = Math.min(limits.maxStates, MAX_STATES)
  const explored = exploreStates(task, { maxStates, transitions: false })
  if (!explored.complete) return undefined
  const { cells, words } = explored.states
  const statesOf = (goal: Disjunction): Uint32Array[] => {
    const found: Uint32Array[] = []
    for (let state = 0; state < explored.stateCount; state++) {
      const row = Uint32Array.from(cells.subarray(state * words, (state + 1) * words))
      if (alternativesHold(goal, row)) found.push(row)
    }
    return found
  }
  const [a, b] = [statesOf(goals[0]), statesOf(goals[1])]
  const different: Decision = {
    kind: 'different',
    certificate: { kind: 'pair', pair: { kind: 'goal-states' } },
  }
  if (a.length !== b.length) return different
  const first = withStates(joined, structure, a)
  const second = withStates(joined, structure, b)
  if (first === undefined || second === undefined) return undefined
  const found = findRenaming(first, second, limits.maxNodes)
  if (found.kind === 'limit') return undefined
  if (found.kind === 'none') return different
  const goalRenaming = composed(
    joined.renaming,
    found.renaming.filter(([name]) => !name.startsWith('(')),
  )
  const { renaming } = joined
  const certificate: Certificate = {
    kind: 'pair',
    pair: { kind: 'same-goal-states', renaming, goalRenaming },
  }
  return { kind: 'equal', renaming, goalRenaming, certificate }
}

function withStates({ space }: Joined, structure: Structure, states: readonly Uint32Array[]): Structure | undefined {
  const { task } = space
  const names = [...structure.names]
  const types = [...structure.types]
  const facts: Fact[] = [...structure.facts]
  const numberOf = new Map(structure.numberOf)
  const { first, items } = task.factArguments
  for (const state of states) {
    const vertex = names.length
    names.push(`(${vertex}`)
    types.push('(state')
    numberOf.set(`(${vertex}`, vertex)
    for (let fact = 0; fact < task.factCount; fact++) {
      if (task.factKind[fact] !== FLUENT || !hasBit(state, 0, fact)) continue
      const objects = [vertex]
      for (let i = first[fact]!; i < first[fact + 1]!; i++) objects.push(items[i]!)
      facts.push({ label: `in ${task.factPredicate[fact]}`, objects })
    }
    if (facts.length > MAX_FACTS) return undefined
  }
  return { ...structure, names, types, facts, numberOf }
}
