// Why a fact can never hold even if nothing became false: the actions that would add it, back to a fact that no action
// adds and that does not hold initially, or to actions that need each other. One way is followed; a certificate refutes
// all of them.

import type { Atom, Effect } from '#planning/pddl/model'
import { explainAction } from '#planning/task/explain'
import { declarationOf, findFact, wordsOf } from '#planning/task/names'
import type { State, Task } from '#planning/task/task'
import { kindsOf, objectsOf } from '#planning/task/universe'

/** An action that would add a fact, and a precondition of it that never holds. */
export interface BlockedStep {
  readonly fact: string
  readonly action: string
  readonly needs: string
}

export interface Blocked {
  readonly steps: readonly BlockedStep[]
  /** The fact that no action adds and that does not hold initially, or `(not …)` of one that always holds; null if the way led back to itself, or to no end. */
  readonly root: string | null
}

/** Maximum numbers of ground actions that are examined, in all and for one fact, and of steps. */
const MAX_LOOKS = 6_000
const MAX_TUPLES = 1_500
const MAX_STEPS = 40
/** Ground actions followed for one fact. */
const MAX_WAYS = 5
/** Facts among which a circle is looked for. */
const MAX_FACTS = 200

const nowhere: Blocked = { steps: [], root: null }
/** The highest rank. */
const WORST = 3

interface Way {
  readonly action: string
  readonly missing: readonly string[]
  /** The highest rank of the missing facts. */
  readonly worst: number
}

/** Follows an unreachable fact (deletes ignored) through the missing conditions to their root. */
export function blockedBy(task: Task, fact: string): Blocked {
  // Facts of the task are reachable; in a state without any of them, only what always holds is true.
  const everything: State = new Uint32Array(task.words).fill(0xffffffff)
  const nothing: State = new Uint32Array(task.words)
  let looks = 0

  /** Undefined if the obstacle on one of the ways is unknown, for example a condition with a quantifier. */
  const waysTo = (name: string): readonly Way[] | undefined => {
    const ways: Way[] = []
    for (const action of adders(task, name)) {
      if (action === undefined || looks++ >= MAX_LOOKS) return undefined
      const { action: found, missing } = explainAction(task, everything, action)
      // An action that requires different objects to be equal, or one object to differ from itself, does not count.
      if (found.kind !== 'in-universe' || missing.some(part => /^\((?:not \()?= /.test(part))) continue
      const atoms = missing.filter(part => isAtom(part) && findFact(task, part) === undefined)
      const negated = explainAction(task, nothing, action).missing.filter(part => isNegated(part))
      if (atoms.length + negated.length === 0) return undefined
      const all = [...negated, ...atoms]
      ways.push({ action, missing: all, worst: Math.max(...all.map(part => rankOf(task, part))) })
    }
    return ways.sort((a, b) => a.missing.length - b.missing.length)
  }
  const known = new Map<string, readonly Way[] | undefined>()
  const cachedWays = (name: string): readonly Way[] => {
    if (!known.has(name)) known.set(name, waysTo(name))
    return known.get(name) ?? []
  }
  /** Follows only chains in which no missing fact ranks above `max`. */
  const follow = (name: string, depth: number, max: number, seen: Set<string>): Blocked => {
    seen.add(name)
    if (isNegated(name) || isNeverAdded(task, name)) return { steps: [], root: name }
    let longest = nowhere
    if (depth === MAX_STEPS || kindOf(task, name) === 'derived') return longest
    const ways = cachedWays(name).filter(({ worst }) => worst <= max)
    for (const { action, missing } of ways.slice(0, MAX_WAYS))
      for (const needs of missing) {
        const rest: Blocked = seen.has(needs) ? nowhere : follow(needs, depth + 1, max, seen)
        const found = { steps: [{ fact: name, action, needs }, ...rest.steps], root: rest.root }
        if (found.root !== null) return found
        if (found.steps.length > longest.steps.length) longest = found
      }
    return longest
  }
  let longest = nowhere
  let circle: Blocked | undefined
  for (let max = 0; max <= WORST; max++) {
    const found = follow(fact, 0, max, new Set())
    if (found.root !== null) return found
    if (found.steps.length > longest.steps.length) longest = found
    if (max !== 1) continue
    circle = shortestCircle(task, fact, name => cachedWays(name).filter(({ worst }) => worst === 0))
    // A circle of actions that need each other explains more than a missing relation, and so does an unknown obstacle.
    // A circle of moves explains nothing: the agent needs a way into it.
    if (circle !== undefined && !isMoving(task, circleOf(circle))) return circle
    if ([...known.values()].includes(undefined)) return longest
  }
  return circle ?? longest
}

/** The steps at the end that need each other; none if the last need is a fact that no step is about. */
export function circleOf({ steps }: Blocked): readonly BlockedStep[] {
  const first = steps.findIndex(({ fact }) => fact === steps.at(-1)?.needs)
  return first < 0 ? [] : steps.slice(first)
}

/** True if every action makes false what it needs: something moves through the facts of the circle. */
const isMoving = ({ domain }: Task, circle: readonly BlockedStep[]): boolean =>
  circle.every(({ action, needs }) => {
    const [head, ...objects] = wordsOf(action)!
    const schema = domain.actions.find(({ name }) => name === head)!
    const objectOf = new Map(schema.parameters.map(({ name }, i) => [name, objects[i]!]))
    return atomsIn(schema.effect, 'delete').some(
      ({ predicate, terms }) =>
        needs === `(${[predicate.name, ...terms.map(({ name }) => objectOf.get(name) ?? name)].join(' ')})`,
    )
  })

interface Link extends BlockedStep {
  /** Number of facts that the action misses. */
  readonly misses: number
}

/** The steps to the shortest circle, and around it: of those in which nothing only moves, if there are such; then the one that misses fewest facts. */
function shortestCircle(task: Task, fact: string, waysTo: (fact: string) => readonly Way[]): Blocked | undefined {
  const ways = endlessWays(fact, waysTo)
  /** The first step that needs each fact, breadth first, up to the step that ends the search. */
  const search = (from: string, isEnd: (step: Link) => boolean) => {
    const by = new Map<string, readonly Link[]>([[from, []]])
    for (const [at, steps] of by)
      for (const { action, missing } of ways.get(at) ?? [])
        for (const needs of missing) {
          const step = { fact: at, action, needs, misses: missing.length }
          if (isEnd(step)) return { by, end: [...steps, step] }
          if (!by.has(needs)) by.set(needs, [...steps, step])
        }
    return { by, end: undefined }
  }
  let best: { readonly way: readonly Link[]; readonly round: readonly Link[] } | undefined
  const worth = (round: readonly Link[]): number =>
    round.length + (isMoving(task, round) ? MAX_FACTS : 0) - 1 / round.reduce((sum, { misses }) => sum + misses, 1)
  for (const [at, way] of search(fact, () => false).by) {
    const round = search(at, ({ needs }) => needs === at).end
    if (round !== undefined && (best === undefined || worth(round) < worth(best.round))) best = { way, round }
  }
  return best && { steps: [...best.way, ...best.round], root: null }
}

/** For each fact that is needed, the ways to it that end nowhere; of these, those that miss fewest facts. */
function endlessWays(fact: string, waysTo: (fact: string) => readonly Way[]): ReadonlyMap<string, readonly Way[]> {
  const found = new Map<string, readonly Way[]>([[fact, []]])
  for (const name of found.keys()) {
    const ways = waysTo(name).slice(0, MAX_WAYS)
    found.set(name, ways)
    for (const needs of ways.flatMap(({ missing }) => missing))
      if (found.size < MAX_FACTS && !found.has(needs)) found.set(needs, [])
  }
  const leadsOn = ({ missing }: Way): boolean => missing.every(needs => (found.get(needs)?.length ?? 0) > 0)
  for (let isChanged = true; isChanged; ) {
    isChanged = false
    for (const [name, ways] of found) {
      const left = ways.filter(leadsOn)
      if (left.length < ways.length) {
        found.set(name, left)
        isChanged = true
      }
    }
  }
  for (const [name, ways] of found) {
    const least = Math.min(...ways.map(({ missing }) => missing.length))
    found.set(
      name,
      ways.filter(({ missing }) => missing.length === least),
    )
  }
  return found
}

/**
 * The rank of a missing fact as the cause, the most likely first: 0 for predicates without a single fact and for
 * facts that an action adds, then facts that actions change, relations, and unary predicates that act as types.
 */
function rankOf(task: Task, part: string): number {
  if (isNegated(part)) return 1
  if (!isNeverAdded(task, part)) return 0
  const [head = '', ...objects] = wordsOf(part) ?? []
  const predicate = declarationOf(task.domain.predicates, head)
  const isEmpty =
    !task.factPredicate.includes(predicate) && task.problem.init.every(each => each.predicate.name !== head)
  if (isEmpty) return 0
  if (kindOf(task, part) !== 'static') return 1
  return objects.length > 1 ? 2 : WORST
}

const isAtom = (part: string): boolean => /^\([^()=\s]+(?: [^()]+)?\)$/.test(part)

const isNegated = (part: string): boolean => /^\(not \([^()=\s]+(?: [^()]+)?\)\)$/.test(part)

const kindOf = ({ domain }: Task, name: string) =>
  kindsOf(domain)[declarationOf(domain.predicates, wordsOf(name)?.[0] ?? '')]

/** True if no effect of an action is of this form; a derived fact follows from rules. */
const isNeverAdded = (task: Task, name: string): boolean => {
  const words = wordsOf(name)!
  if (kindOf(task, name) === 'derived') return false
  return task.domain.actions.every(({ effect, parameters }) =>
    atomsIn(effect, 'add').every(
      atom => bindingOf(atom, words, new Set(parameters.map(each => each.name))) === undefined,
    ),
  )
}

const atomsIn = (effect: Effect, kind: 'add' | 'delete'): readonly Atom[] => {
  if (effect.kind === kind) return [effect.atom]
  if (effect.kind === 'and') return effect.parts.flatMap(part => atomsIn(part, kind))
  return effect.kind === 'when' || effect.kind === 'forall' ? atomsIn(effect.body, kind) : []
}

/** The parameters under which the atom is the fact; undefined if it never is. */
function bindingOf(
  { predicate, terms }: Atom,
  [head, ...objects]: readonly string[],
  parameters: ReadonlySet<string>,
): ReadonlyMap<string, string> | undefined {
  if (predicate.name !== head || terms.length !== objects.length) return undefined
  const binding = new Map<string, string>()
  for (const [i, { kind, name }] of terms.entries()) {
    const object = objects[i]!
    if (kind === 'object' ? name !== object : (binding.get(name) ?? object) !== object) return undefined
    // Variables of a `forall` are bound to any object.
    if (kind === 'variable' && parameters.has(name)) binding.set(name, object)
  }
  return binding
}

/** Names of ground actions with an effect that adds the fact; undefined for an effect with too many. */
function* adders({ domain, problem, objects: names }: Task, fact: string): Generator<string | undefined> {
  const words = wordsOf(fact)!
  const objects = objectsOf(domain, problem)
  for (const { name, parameters, effect } of domain.actions)
    for (const atom of atomsIn(effect, 'add')) {
      const binding = bindingOf(atom, words, new Set(parameters.map(each => each.name)))
      if (binding === undefined) continue
      const choices = parameters.map(({ name, type }) => {
        const bound = binding.get(name)
        return bound === undefined ? Array.from(objects.members(type).list, number => names[number]!) : [bound]
      })
      if (choices.reduce((count, { length }) => count * length, 1) > MAX_TUPLES) yield undefined
      else for (const tuple of product(choices)) yield `(${[name, ...tuple].join(' ')})`
    }
}

function* product(choices: readonly (readonly string[])[]): Generator<readonly string[]> {
  const [first, ...others] = choices
  if (first === undefined) yield []
  else for (const one of first) for (const rest of product(others)) yield [one, ...rest]
}
