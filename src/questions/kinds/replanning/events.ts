// Unexpected events. PlanBench has one for the blocks world, one for logistics, and one for other domains that may
// violate invariants; instead of the latter, a few unplanned actions happen here, so that the resulting state is
// reachable. Every event is checked against the mutex groups.

import { exactlyOneTest } from '#planning/analysis/exactly-one'
import { mutexGroups } from '#planning/task/mutex'
import { clearBit, setBit } from '#base/bits'
import type { Rng } from '#base/rng'
import type { World } from '../asking/situation'
import { findFact, factName, stateFacts, wordsOf } from '#planning/task/names'
import { applicableActions, holds, progress } from '#planning/task/step'
import { type FactId, literalFact, type State, type Task } from '#planning/task/task'

/** The state after some event; undefined if none was found. */
export function eventOf(world: World, task: Task, state: State, rng: Rng): State | undefined {
  const rule = ruleOf(world, task)
  const after = rule === undefined ? strayed(task, state, rng) : rule(task, state, rng)
  return after !== undefined && isConsistent(task, after) ? after : undefined
}

type Rule = (task: Task, state: State, rng: Rng) => State | undefined

/** The event rule for the domain, recognized by its predicates. */
function ruleOf({ plainNames }: World, task: Task): Rule | undefined {
  const newNames = new Map(
    task.domain.predicates.map(({ name, parameters }) => [
      `${plainNames?.get(name) ?? name}/${parameters.length}`,
      name,
    ]),
  )
  const named = (...plain: string[]): string[] | undefined => {
    const found = plain.map(each => newNames.get(each))
    return found.includes(undefined) ? undefined : (found as string[])
  }
  const hand = named('holding/1', 'on/2', 'clear/1', 'handempty/0', 'ontable/1')
  if (task.hasRules) return undefined
  if (hand !== undefined && newNames.size === hand.length) return (...at) => putDown(hand, ...at)
  const loads = named('in/2', 'at/2', 'in-city/2')
  return loads && ((...at) => unloaded(loads, ...at))
}

/** A held block is put down on a clear block. */
function putDown(
  [holding = '', on = '', clear = '', handempty = '']: readonly string[],
  task: Task,
  state: State,
  rng: Rng,
): State | undefined {
  const facts = stateFacts(task, state).map(name => wordsOf(name)!)
  const held = facts.find(([head]) => head === holding)?.[1]
  const below = facts.filter(([head]) => head === clear).map(([, block]) => block!)
  if (held === undefined || below.length === 0) return undefined
  const block = rng.pick(below)
  return changed(
    task,
    state,
    [`(${on} ${held} ${block})`, `(${handempty})`, `(${clear} ${held})`],
    [`(${holding} ${held})`, `(${clear} ${block})`],
  )
}

/** Everything in a vehicle is moved to some other place, but not to its goal. */
function unloaded([inside = '', at = '']: readonly string[], task: Task, state: State, rng: Rng): State | undefined {
  const loaded = stateFacts(task, state)
    .map(name => wordsOf(name)!)
    .filter(([head]) => head === inside)
  const wanted = new Set((task.goal[0] ?? []).map(lit => factName(task, literalFact(lit))))
  const moved: string[] = []
  for (const [, load = ''] of loaded) {
    const places: string[] = []
    for (let fact = 0; fact < task.factCount; fact++) {
      const name = factName(task, fact as FactId)
      const [head, what] = wordsOf(name) ?? []
      if (head === at && what === load && !wanted.has(name)) places.push(name)
    }
    if (places.length === 0) return undefined
    moved.push(rng.pick(places))
  }
  if (moved.length === 0) return undefined
  return changed(
    task,
    state,
    moved,
    loaded.map(words => `(${words.join(' ')})`),
  )
}

/** Maximum number of unplanned actions. */
const STRAY = 3

/** Executes one to three random actions that lead to another state. */
function strayed(task: Task, state: State, rng: Rng): State | undefined {
  let at = state
  const steps = 1 + rng.below(STRAY)
  for (let step = 0; step < steps; step++) {
    const actions = applicableActions(task, at)
    if (actions.length === 0) break
    at = progress(task, at, rng.pick(actions))
  }
  return at.every((word, w) => word === state[w]) ? undefined : at
}

/**
 * The state after making the first facts false and then the others true; undefined if a fact does not occur in the
 * task.
 */
function changed(
  task: Task,
  state: State,
  becameTrue: readonly string[],
  becameFalse: readonly string[],
): State | undefined {
  const after = state.slice()
  const set = (name: string, value: boolean): boolean => {
    const fact = findFact(task, name)
    if (fact === undefined) return false
    if (value) setBit(after, 0, fact)
    else clearBit(after, 0, fact)
    return true
  }
  for (const name of becameFalse) if (!set(name, false)) return undefined
  for (const name of becameTrue) if (!set(name, true)) return undefined
  return after
}

const tests = new WeakMap<Task, readonly { readonly group: readonly number[]; readonly exact: boolean }[]>()

/** True if the state satisfies the task's invariants: at most one, or exactly one, of some facts. */
export function isConsistent(task: Task, state: State): boolean {
  let known = tests.get(task)
  if (known === undefined) {
    const isExact = exactlyOneTest(task)
    known = mutexGroups(task).map(group => ({ group, exact: isExact(group) }))
    tests.set(task, known)
  }
  return known.every(({ group, exact }) => {
    const count = group.filter(fact => holds(state, fact as FactId)).length
    return count === 1 || (count === 0 && !exact)
  })
}
