// Pattern databases (Culberson and Schaeffer 1998; for planning: Edelkamp 2001): the problem is projected onto a few
// facts, all others are left out of preconditions, effects and goal, and the goal distance of each abstract state is
// stored.

import { isNegated, literalFact, type State, type Task } from '#planning/task/task'
import { holds } from '#planning/task/step'
import { hasConditionalEffects, rowOf } from '#planning/task/views'
import type { World } from './world'

export interface PatternDatabase {
  /** How many abstract states can be reached from the initial one. */
  readonly stateCount: number
  /** Abstract states from which the abstract goal can be reached, by their distance. */
  readonly of: (state: State) => number
}

/** Maximum number of abstract states. */
const MAX_STATES = 50_000

/** An abstract state: for each fact of the pattern 1 or 0. */
type Key = string

interface Move {
  readonly needs: readonly (readonly [place: number, is: '0' | '1'])[]
  readonly adds: readonly number[]
  readonly deletes: readonly number[]
  readonly cost: number
}

export const whyNoPattern = (task: Task): string | undefined =>
  task.hasRules || hasConditionalEffects(task)
    ? 'A pattern database is built only of actions without conditional effects and derived facts.'
    : undefined

/** The database of a pattern, in units of cost; undefined if it is too large. @param facts the pattern, fluent facts */
export function patternDatabase({ task, cost }: World, facts: readonly number[]): PatternDatabase | undefined {
  const placeOf = new Map(facts.map((fact, place) => [fact, place]))
  const projected = (state: State): Key => facts.map(fact => (holds(state, fact as never) ? '1' : '0')).join('')
  const moves = movesOf(task, cost, placeOf)
  const before = new Map<Key, { readonly from: Key; readonly cost: number }[]>()
  const first = projected(task.initial)
  const seen = new Set([first])
  for (const from of seen) {
    if (seen.size > MAX_STATES) return undefined
    for (const move of moves) {
      if (!move.needs.every(([place, is]) => from[place] === is)) continue
      const to = after(from, move)
      seen.add(to)
      before.set(to, [...(before.get(to) ?? []), { from, cost: move.cost }])
    }
  }
  const goals = task.goal.map(all => conditionsOf(all, placeOf))
  const isGoal = (key: Key): boolean => goals.some(all => all.every(([place, is]) => key[place] === is))
  const distance = distancesTo([...seen].filter(isGoal), key => before.get(key) ?? [])
  return { stateCount: seen.size, of: state => distance.get(projected(state)) ?? Number.POSITIVE_INFINITY }
}

/** The actions that change a fact of the pattern, as places in the task. */
export function touching(task: Task, facts: readonly number[]): readonly number[] {
  const pattern = new Set(facts)
  const touches = (action: number): boolean => {
    for (let e = task.firstEffect[action]!; e < task.firstEffect[action + 1]!; e++)
      for (const rows of [task.effectAdds, task.effectDeletes])
        if (rowOf(rows, e).some(fact => pattern.has(fact))) return true
    return false
  }
  return Array.from({ length: task.actionCount }, (_, action) => action).filter(touches)
}

function conditionsOf(literals: Iterable<number>, placeOf: ReadonlyMap<number, number>): Move['needs'] {
  return [...literals].flatMap(each => {
    const lit = each as Parameters<typeof literalFact>[0]
    const place = placeOf.get(literalFact(lit))
    return place === undefined ? [] : [[place, isNegated(lit) ? '0' : '1'] as const]
  })
}

function movesOf(task: Task, cost: Float64Array, placeOf: ReadonlyMap<number, number>): readonly Move[] {
  const places = (facts: Iterable<number>): number[] => [...facts].flatMap(fact => placeOf.get(fact) ?? [])
  return Array.from({ length: task.actionCount }, (_, action) => action).flatMap(action => {
    const effects = Array.from(
      { length: task.firstEffect[action + 1]! - task.firstEffect[action]! },
      (_, i) => task.firstEffect[action]! + i,
    )
    const alternatives = Array.from(
      { length: task.firstAlternative[action + 1]! - task.firstAlternative[action]! },
      (_, i) => task.firstAlternative[action]! + i,
    )
    return alternatives.map(alternative => ({
      needs: conditionsOf(rowOf(task.alternatives, alternative), placeOf),
      adds: effects.flatMap(each => places(rowOf(task.effectAdds, each))),
      deletes: effects.flatMap(each => places(rowOf(task.effectDeletes, each))),
      cost: cost[action]!,
    }))
  })
}

function after(key: Key, { adds, deletes }: Move): Key {
  const bits = [...key]
  for (const place of deletes) bits[place] = '0'
  for (const place of adds) bits[place] = '1'
  return bits.join('')
}

/** Dijkstra backwards from the goals, over distances in the order of their values. */
function distancesTo(
  goals: readonly Key[],
  before: (key: Key) => readonly { readonly from: Key; readonly cost: number }[],
): ReadonlyMap<Key, number> {
  const distance = new Map<Key, number>()
  const waiting = new Map<number, Key[]>([[0, [...goals]]])
  while (waiting.size > 0) {
    const least = Math.min(...waiting.keys())
    const keys = waiting.get(least)!
    waiting.delete(least)
    for (const key of keys) {
      if (distance.has(key)) continue
      distance.set(key, least)
      for (const { from, cost } of before(key)) {
        if (distance.has(from)) continue
        if (cost === 0) keys.push(from)
        else waiting.set(least + cost, [...(waiting.get(least + cost) ?? []), from])
      }
    }
  }
  return distance
}
