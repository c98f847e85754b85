// Why a fact can never hold even if nothing became false: the actions that would add it, back to a fact that no action
// adds and that does not hold initially. One way is followed; a certificate refutes all of them.

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
  /** The fact that no action adds and that does not hold initially; null if the way led back to itself, or to no end. */
  readonly root: string | null
}

/** Maximum numbers of ground actions that are examined, in all and for one fact, and of steps. */
const MAX_LOOKS = 20_000
const MAX_TUPLES = 3_000
const MAX_STEPS = 40
/** Ground actions followed for one fact. */
const MAX_WAYS = 3

interface Way {
  readonly action: string
  readonly missing: readonly string[]
  /** Number of missing facts that no action changes. */
  readonly fixed: number
}

/** Follows a fact outside the relaxed reachable ones to what is missing in the end. */
export function blockedBy(task: Task, fact: string): Blocked {
  const everything: State = new Uint32Array(task.words).fill(0xffffffff)
  const seen = new Set<string>()
  let looks = 0

  const waysTo = (name: string): readonly Way[] => {
    const ways: Way[] = []
    for (const action of adders(task, name)) {
      if (looks++ >= MAX_LOOKS) break
      const { action: found, missing } = explainAction(task, everything, action)
      // Facts of the task are reachable, which their negation may be too.
      const atoms = missing.filter(part => isAtom(part) && findFact(task, part) === undefined)
      if (found.kind !== 'in-universe' || atoms.length === 0) continue
      ways.push({ action, missing: atoms, fixed: atoms.filter(part => kindOf(task, part) === 'static').length })
    }
    // What no action changes is a worse reason than what an action could change.
    const least = Math.min(...ways.map(({ fixed }) => fixed))
    return ways
      .filter(({ fixed }) => fixed === least)
      .sort((a, b) => a.missing.length - b.missing.length)
      .slice(0, MAX_WAYS)
  }
  const follow = (name: string, depth: number): Blocked => {
    seen.add(name)
    if (isNeverAdded(task, name)) return { steps: [], root: name }
    let longest: Blocked = { steps: [], root: null }
    if (depth === MAX_STEPS || kindOf(task, name) === 'derived') return longest
    for (const { action, missing } of waysTo(name))
      for (const needs of missing) {
        const rest: Blocked = seen.has(needs) ? { steps: [], root: null } : follow(needs, depth + 1)
        const found = { steps: [{ fact: name, action, needs }, ...rest.steps], root: rest.root }
        if (found.root !== null) return found
        if (found.steps.length > longest.steps.length) longest = found
      }
    return longest
  }
  return follow(fact, 0)
}

const isAtom = (part: string): boolean => /^\([^()=\s]+(?: [^()]+)?\)$/.test(part)

const kindOf = ({ domain }: Task, name: string) =>
  kindsOf(domain)[declarationOf(domain.predicates, wordsOf(name)?.[0] ?? '')]

/** True if no effect of an action is of this form; a derived fact follows from rules. */
const isNeverAdded = (task: Task, name: string): boolean => {
  const words = wordsOf(name)!
  if (kindOf(task, name) === 'derived') return false
  return task.domain.actions.every(({ effect, parameters }) =>
    added(effect).every(atom => bindingOf(atom, words, new Set(parameters.map(each => each.name))) === undefined),
  )
}

const added = (effect: Effect): readonly Atom[] => {
  if (effect.kind === 'add') return [effect.atom]
  if (effect.kind === 'and') return effect.parts.flatMap(added)
  return effect.kind === 'when' || effect.kind === 'forall' ? added(effect.body) : []
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

/** Names of ground actions with an effect that adds the fact. */
function* adders({ domain, problem, objects: names }: Task, fact: string): Generator<string> {
  const words = wordsOf(fact)!
  const objects = objectsOf(domain, problem)
  for (const { name, parameters, effect } of domain.actions)
    for (const atom of added(effect)) {
      const binding = bindingOf(atom, words, new Set(parameters.map(each => each.name)))
      if (binding === undefined) continue
      const choices = parameters.map(({ name, type }) => {
        const bound = binding.get(name)
        return bound === undefined ? Array.from(objects.members(type).list, number => names[number]!) : [bound]
      })
      let count = 0
      for (const tuple of product(choices)) {
        if (count++ === MAX_TUPLES) break
        yield `(${[name, ...tuple].join(' ')})`
      }
    }
}

function* product(choices: readonly (readonly string[])[]): Generator<readonly string[]> {
  const [first, ...others] = choices
  if (first === undefined) yield []
  else for (const one of first) for (const rest of product(others)) yield [one, ...rest]
}
