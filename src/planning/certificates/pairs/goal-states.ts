// Compares the goal states of both problems as sets; the checker finds both sets by exploring.

import { forEachBit, setBit } from '#base/bits'
import { NO_ROW } from '#base/hash-table'
import { reject } from '../rejection'
import { type GoalStates, goalStatesOf } from './exploration'
import { findRenaming } from './match'
import { type ObjectMap, renamedFact } from './renaming'
import { factRelations, initialRelations, startColours, staticRelations } from './requirements'
import { Symmetries } from './symmetries'
import type { Side, TwoProblems } from './two-problems'

/** True if the map takes all goal states of one to goal states of the other. */
function mapsInto(from: Side, to: Side, map: ObjectMap, inner: GoalStates, outer: GoalStates): boolean {
  const { budget } = from.context
  const bits = inner.facts.map(fact => outer.bitOf.get(renamedFact(from, to, map, fact)) ?? -1)
  const { states } = inner
  const row = new Uint32Array(outer.states.words)
  for (let state = 0; state < states.count; state++) {
    budget.spend(1 + states.words + row.length)
    row.fill(0)
    let isKnown = true
    forEachBit(states.rows, state * states.words, states.words, bit => {
      if (bits[bit]! < 0) isKnown = false
      else setBit(row, 0, bits[bit]!)
    })
    if (!isKnown || outer.states.find(row) === NO_ROW) return false
  }
  return true
}

/** Rejects where the map does not take the goal states of a exactly to those of b. */
export function requireSameGoalStates({ a, b }: TwoProblems, map: ObjectMap): void {
  const [inA, inB] = [goalStatesOf(a.context), goalStatesOf(b.context)]
  if (inA.states.count !== inB.states.count)
    reject(`${inA.states.count} states satisfy one goal, ${inB.states.count} the other.`)
  if (!mapsInto(a, b, map, inA, inB)) reject('A goal state becomes a state that is none.')
}

/** Rejects where there is a renaming that takes the goal states of a exactly to those of b. */
export function requireOtherGoalStates(two: TwoProblems, isStrict: boolean): void {
  const { a, b, budget } = two
  const [inA, inB] = [goalStatesOf(a.context), goalStatesOf(b.context)]
  const count = inA.states.count
  if (count !== inB.states.count) return
  if (count === 0 && !isStrict) reject('Neither goal can be reached.')
  const timesOf = new Map([
    [a, timesHeld(inA)],
    [b, timesHeld(inB)],
  ])
  const times = (side: Side, fact: number): string => `${timesOf.get(side)!.get(fact)}`
  const relations = [
    ...staticRelations(two),
    ...(isStrict ? initialRelations(two) : []),
    // Each literal with the number of goal states in which it holds: a renaming preserves this number.
    ...factRelations(two, timesOf.get(a)!.keys(), timesOf.get(b)!.keys(), times),
  ]
  const colours = startColours(two)
  const symmetries = (side: Side, own: GoalStates, end: 'inA' | 'inB'): Symmetries =>
    new Symmetries(
      side === a ? colours.coloursA : colours.coloursB,
      relations.map(relation => relation[end]),
      budget,
      map => mapsInto(side, side, map, own, own),
    )
  const found = findRenaming(
    {
      ...colours,
      relations,
      isGood: map => mapsInto(a, b, map, inA, inB),
      symmetriesA: symmetries(a, inA, 'inA'),
      symmetriesB: symmetries(b, inB, 'inB'),
    },
    budget,
  )
  if (found !== undefined) reject('A renaming takes the goal states to one another.')
}

/** For each fact that holds in any of the states, in how many it holds. */
function timesHeld({ facts, states }: GoalStates): Map<number, number> {
  const times = new Int32Array(facts.length)
  for (let state = 0; state < states.count; state++)
    forEachBit(states.rows, state * states.words, states.words, bit => {
      times[bit]!++
    })
  return new Map(facts.flatMap((fact, bit) => (times[bit]! > 0 ? [[fact, times[bit]!]] : [])))
}
