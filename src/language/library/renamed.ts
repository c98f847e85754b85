// Determines whether a domain is a shipped one under other names: up to names, each action must require, add and delete
// the same atoms of the same parameters. Types count as static facts. So a domain with misleading names gets the
// picture of the plain one.

import type { Condition, Domain, Effect, Term, TypedName } from '#planning/pddl/model'
import { withoutTypes } from '#planning/pddl/without-types'

/** A domain without types, reduced to its structure. */
export interface DomainForm {
  readonly actions: readonly ActionForm[]
  /** Sorted shapes of the actions; a quick comparison that separates most domains. */
  readonly glance: string
}

interface ActionForm {
  /** Predicate, and its use by the action: `add 0 1`. */
  readonly uses: readonly (readonly [predicate: string, use: string])[]
  readonly shape: string
}

/** The form of any domain. */
export function formOf(domain: Domain): DomainForm {
  const plain = withoutTypes(domain).domain
  const constants = new Map(plain.constants.map(({ name }, i) => [name, `#${i}`]))
  const actions = [
    ...plain.actions.map(({ parameters, precondition, effect }) => {
      const walker = new Walker(constants, parameters)
      walker.condition(precondition, 'needs')
      walker.effect(effect, '')
      return walker.form()
    }),
    ...plain.derived.map(({ predicate, parameters, body }) => {
      const walker = new Walker(constants, parameters)
      walker.use(predicate.name, 'follows', [])
      walker.condition(body, 'from')
      return walker.form()
    }),
  ]
  const glance = actions
    .map(({ shape }) => shape)
    .sort()
    .join('\n')
  return { actions, glance }
}

/** Collects the uses of predicates by an action: the position in the action and the parameters. */
class Walker {
  private readonly places: Map<string, string>
  private readonly arity: number
  private readonly uses = new Map<string, readonly [string, string]>()

  constructor(constants: ReadonlyMap<string, string>, parameters: readonly TypedName[]) {
    this.places = new Map(constants)
    this.arity = parameters.length
    this.declare(parameters)
  }

  form(): ActionForm {
    const uses = [...this.uses.values()]
    const list = uses.map(([, use]) => use).sort()
    return { uses, shape: `${this.arity}: ${list.join(', ')}` }
  }

  use(predicate: string, role: string, terms: readonly Term[]): void {
    const use = [role, ...terms.map(({ name }) => this.places.get(name) ?? name)].join(' ')
    this.uses.set(`${predicate} ${use}`, [predicate, use])
  }

  /** `path`: the enclosing constructs; the elements of an unordered list share one path. */
  condition(part: Condition, path: string): void {
    switch (part.kind) {
      case 'atom':
        this.use(part.atom.predicate.name, path, part.atom.terms)
        return
      case 'equal':
        // Equality is matched only by equality.
        this.use('=', `${path} =`, [part.left, part.right])
        return
      case 'not':
        this.condition(part.body, `${path} not`)
        return
      case 'and':
        for (const each of part.parts) this.condition(each, path)
        return
      case 'or':
        for (const [i, each] of part.parts.entries()) this.condition(each, `${path} or ${i}`)
        return
      case 'imply':
        this.condition(part.premise, `${path} if`)
        this.condition(part.conclusion, `${path} then`)
        return
      case 'forall':
      case 'exists':
        this.declare(part.variables)
        this.condition(part.body, `${path} ${part.kind}`)
        return
    }
  }

  effect(part: Effect, path: string): void {
    switch (part.kind) {
      case 'add':
      case 'delete':
        this.use(part.atom.predicate.name, `${path} ${part.kind}s`, part.atom.terms)
        return
      case 'and':
        for (const each of part.parts) this.effect(each, path)
        return
      case 'when':
        this.condition(part.condition, `${path} when`)
        this.effect(part.body, `${path} then`)
        return
      case 'forall':
        this.declare(part.variables)
        this.effect(part.body, `${path} all`)
        return
      case 'increase':
        // Action costs are ignored.
        return
    }
  }

  private declare(variables: readonly TypedName[]): void {
    for (const { name } of variables) this.places.set(name, String(this.places.size))
  }
}

/** Maximum number of action pairings tried. */
const MAX_PAIRINGS = 1000

/**
 * Predicates of `plain` → predicates of `own`, both without types; undefined if the domains differ in more than names.
 */
export function predicatesRenamed(plain: DomainForm, own: DomainForm): ReadonlyMap<string, string> | undefined {
  if (plain.glance !== own.glance) return undefined
  const wanted = groupsOf(usesOf(plain.actions))
  let tried = 0
  const pair = (chosen: readonly ActionForm[]): ReadonlyMap<string, string> | undefined => {
    const next = plain.actions[chosen.length]
    if (next === undefined) {
      tried++
      return mapping(wanted, groupsOf(usesOf(chosen)))
    }
    for (const candidate of own.actions) {
      if (candidate.shape !== next.shape || chosen.includes(candidate)) continue
      const found = pair([...chosen, candidate])
      if (found !== undefined || tried >= MAX_PAIRINGS) return found
    }
    return undefined
  }
  return pair([])
}

/** All uses of each predicate. */
function usesOf(actions: readonly ActionForm[]): Map<string, string> {
  const uses = new Map<string, string[]>()
  for (const [i, action] of actions.entries())
    for (const [predicate, use] of action.uses) {
      const list = uses.get(predicate)
      if (list === undefined) uses.set(predicate, [`${i} ${use}`])
      else list.push(`${i} ${use}`)
    }
  return new Map([...uses].map(([predicate, list]) => [predicate, list.sort().join(', ')]))
}

/** Predicates grouped by their uses: predicates of one group are interchangeable. */
function groupsOf(uses: ReadonlyMap<string, string>): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const [predicate, use] of uses) {
    const group = groups.get(use)
    if (group === undefined) groups.set(use, [predicate])
    else group.push(predicate)
  }
  return groups
}

function mapping(
  plain: ReadonlyMap<string, readonly string[]>,
  own: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, string> | undefined {
  const map = new Map<string, string>()
  if (plain.size !== own.size) return undefined
  for (const [use, predicates] of plain) {
    const others = own.get(use)
    if (others?.length !== predicates.length) return undefined
    for (const [i, predicate] of predicates.entries()) map.set(predicate, others[i]!)
  }
  return map
}
