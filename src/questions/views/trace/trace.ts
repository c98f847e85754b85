// Traces a sequence of actions, in names: when each fact holds, what each step requires and which step achieved it, and
// redundant steps; also the goal distance along the way, and a cheapest plan to compare with.

import { readyTask } from '../ready'
import { exactSum } from '#base/decimal'
import { hasBit } from '#base/bits'
import { causalLinks } from '#planning/analysis/causal-links'
import type { Source } from '#planning/pddl/source'
import { searchOptimal } from '#planning/search/a-star'
import { searchAny } from '#planning/search/any-plan'
import type { SearchOutcome } from '#planning/search/outcome'
import { distancesAlong as rangesAlong } from '#planning/search/sequence-distances'
import { explainAction, explainGoal } from '#planning/task/explain'
import { actionName, factName, findFact, wordsOf } from '#planning/task/names'
import { satisfies } from '#planning/task/step'
import { endOf, trace as follow } from '#planning/task/trace'
import {
  type ActionId,
  AUXILIARY,
  type FactId,
  isNegated,
  literalFact,
  type State,
  type Task,
} from '#planning/task/task'
import { loadTask } from '#planning/task/load'
import { UNKNOWN_DISTANCE, NO_DISTANCE } from '../no-distance'
import type { Limits } from '#base/limits'
import { searchEnd } from '../search-end'
import { needlessSteps } from './needless'
import type { CheapestOutcome, WayDistances, TraceOutcome, Trace, TraceLink, TraceFact } from './trace-data'

/** Longer sequences are traced up to this step. */
const MAX_STEPS = 2_000
/** Maximum number of states for any plan, after the search for a cheapest one ended. */
const MAX_QUICK = 100_000

export function trace(source: Source, sequence: readonly string[]): TraceOutcome {
  const loaded = readyTask(source)
  if (loaded.kind !== 'ready') return loaded
  return { kind: 'trace', trace: traceOf(loaded.task, sequence) }
}

export function distancesAlong(
  source: Source,
  sequence: readonly string[],
  { maxStates }: Limits,
): WayDistances | null {
  const loaded = loadTask(source)
  if (loaded.kind !== 'ready') return null
  const { task } = loaded
  const ranges = rangesAlong(task, endOf(task, task.initial, sequence.slice(0, MAX_STEPS)).taken, {
    maxStates,
  })
  return {
    values: ranges.map(({ exact, atLeast }) =>
      !exact ? UNKNOWN_DISTANCE : Number.isFinite(atLeast) ? atLeast : NO_DISTANCE,
    ),
    atLeast: ranges.map(({ atLeast }) => atLeast),
    maxStates,
  }
}

export function cheapestPlan(source: Source, after: readonly string[], { maxStates }: Limits): CheapestOutcome {
  const loaded = readyTask(source)
  if (loaded.kind !== 'ready') return loaded
  const { task } = loaded
  const initial = endOf(task, task.initial, after).end
  const outcome = searchOptimal({ ...task, initial }, { maxStates })
  switch (outcome.kind) {
    case 'plan':
      return {
        kind: 'plan',
        plan: outcome.plan.map(action => actionName(task, action)),
        cost: outcome.cost,
      }
    case 'no-plan':
      return { kind: 'no-plan' }
    case 'stopped':
      return withoutProof({ ...task, initial }, outcome, maxStates)
  }
}

/** The result if the search for a cheapest plan was stopped: any plan, and a lower bound on the cost. */
function withoutProof(
  task: Task,
  { at, lowerBound }: Extract<SearchOutcome, { kind: 'stopped' }>,
  maxStates: number,
): CheapestOutcome {
  const any = searchAny(task, { maxStates: MAX_QUICK })
  const some = any.kind === 'plan' ? { plan: any.plan.map(action => actionName(task, action)), cost: any.cost } : null
  if (some !== null && some.cost <= lowerBound) return { kind: 'plan', ...some }
  return { kind: 'stopped', atLeast: lowerBound, end: searchEnd(at, maxStates), some }
}

/** The trace of the sequence from the task's initial state. O(steps · facts), and O(steps²) for redundant steps. */
export function traceOf(task: Task, sequence: readonly string[]): Trace {
  const looked = sequence.slice(0, MAX_STEPS)
  const { taken, states, end: last } = follow(task, task.initial, looked)
  const actions = looked.map((name, step) => (step < taken.length ? actionName(task, taken[step]!) : printed(name)))
  const missing = taken.length < looked.length ? whyNot(task, last, looked[taken.length]!) : []
  const { missing: goalMissing, unknown } = explainGoal(task, last)
  const cost = [0]
  for (const action of taken) cost.push(exactSum([cost.at(-1)!, task.actionCost[action]!]))
  const { facts, places } = factsOf(task, states, missing, goalMissing)
  const goalHolds = satisfies(task, last, task.goal)
  const isPlan = goalHolds && taken.length === sequence.length
  return {
    actions,
    taken: taken.length,
    missing,
    omitted: sequence.length - looked.length,
    cost,
    facts,
    links: linksOf(task, taken, places),
    goalHolds,
    goalMissing: [...goalMissing, ...unknown],
    ...(isPlan ? needlessSteps(task, taken) : { needless: [], needlessFound: 'not-looked' }),
  }
}

const printed = (name: string): string => {
  const words = wordsOf(name)
  return words === undefined ? name : `(${words.join(' ')})`
}

function whyNot(task: Task, state: State, name: string): string[] {
  const { missing, unknown } = explainAction(task, state, name)
  const parts = [...missing, ...unknown]
  return parts.length > 0 ? parts : [`\`${printed(name)}\` is not an action of this problem`]
}

/** The rows of the picture, in the order of the task's numbers, and the row of each fact. */
function factsOf(
  task: Task,
  states: readonly State[],
  missing: readonly string[],
  goalMissing: readonly string[],
): { facts: TraceFact[]; places: Map<number, number> } {
  const changes = changesOf(task, states)
  const goal = goalOf(task, states.at(-1)!)
  const failing = new Set(missing.flatMap(part => atomIn(part) ?? []))
  const shown = new Set([...changes.keys(), ...(task.goal.length > 1 ? [] : goal.keys())])
  for (const name of failing) {
    const fact = findFact(task, name)
    if (fact !== undefined) shown.add(fact)
  }
  const facts: TraceFact[] = []
  const places = new Map<number, number>()
  const named = new Set<string>()
  for (const fact of [...shown].sort((a, b) => a - b)) {
    if (task.factKind[fact] === AUXILIARY) continue
    const name = factName(task, fact as FactId)
    named.add(name)
    places.set(fact, facts.length)
    facts.push({
      name,
      holds: holdsOf(states, fact, changes.get(fact) ?? []),
      goal: goal.get(fact) ?? null,
      missing: failing.has(name),
    })
  }
  // A fact required by the goal or the failing step may be unreachable, and so not in the task.
  for (const [parts, isGoal] of [
    [goalMissing, true],
    [missing, false],
  ] as const)
    for (const part of parts) {
      if (wordsOf(part) === undefined || !part.startsWith('(') || named.has(part)) continue
      named.add(part)
      facts.push({
        name: part,
        holds: [],
        goal: isGoal ? 'wanted' : null,
        missing: failing.has(part),
      })
    }
  return { facts, places }
}

/** The goal facts: the satisfied alternative if there are several, else all of them. */
function goalOf(task: Task, last: State): Map<number, 'wanted' | 'unwanted'> {
  const reached = task.goal.find(conjunction => satisfies(task, last, [conjunction]))
  const goal = new Map<number, 'wanted' | 'unwanted'>()
  for (const conjunction of reached === undefined ? task.goal : [reached])
    for (const lit of conjunction) goal.set(literalFact(lit), isNegated(lit) ? 'unwanted' : 'wanted')
  return goal
}

/** Per changing fact: the states in which it changes. */
function changesOf(task: Task, states: readonly State[]): Map<number, number[]> {
  const changes = new Map<number, number[]>()
  for (let at = 1; at < states.length; at++)
    for (let word = 0; word < task.words; word++) {
      let bits = states[at]![word]! ^ states[at - 1]![word]!
      while (bits !== 0) {
        const low = bits & -bits
        const fact = (word << 5) + 31 - Math.clz32(low)
        const known = changes.get(fact)
        if (known === undefined) changes.set(fact, [at])
        else known.push(at)
        bits ^= low
      }
    }
  return changes
}

function holdsOf(states: readonly State[], fact: number, changes: readonly number[]): number[] {
  const ends = hasBit(states[0]!, 0, fact) ? [0, ...changes] : [...changes]
  if (ends.length % 2 === 1) ends.push(states.length)
  return ends
}

/** The atom of `(on a b)` or `(not (on a b))`. */
function atomIn(part: string): string | undefined {
  const inner = /^\(not (\([^()]*\))\)$/.exec(part)?.[1] ?? part
  return inner.startsWith('(') && wordsOf(inner) !== undefined ? inner : undefined
}

function linksOf(task: Task, taken: readonly ActionId[], places: ReadonlyMap<number, number>): TraceLink[] {
  return causalLinks(task, taken).flatMap(({ literal, producer, consumer, why }) => {
    const fact = places.get(literalFact(literal))
    return fact === undefined ? [] : [{ fact, negated: isNegated(literal), producer, consumer, why }]
  })
}
