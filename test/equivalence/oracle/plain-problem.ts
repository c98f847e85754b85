// One problem by brute force: states are sets of atoms, all ground actions are tried in each. Made of the model of the
// texts alone, with its own evaluation of conditions, effects and rules; slow and plain.

import type {
  ActionSchema,
  Atom,
  Condition,
  Domain,
  Effect,
  Problem,
  Term,
  TypedName,
  TypeExpression,
} from '#planning/pddl/model'

/** An atom as text: `on a b`. */
export type PlainAtom = string
/** The atoms that hold, without derived ones. */
export type PlainState = ReadonlySet<PlainAtom>
type Binding = ReadonlyMap<string, string>

const NOTHING: Binding = new Map()

/** One text for a set of atoms. */
export const keyOf = (atoms: Iterable<PlainAtom>): string => [...atoms].sort().join(';')

export class PlainProblem {
  readonly domain: Domain
  readonly problem: Problem
  /** Constants first. */
  readonly objects: readonly string[]
  readonly constants: ReadonlySet<string>
  /** Per object: all types it belongs to, as one text. */
  readonly types: ReadonlyMap<string, string>
  readonly initial: PlainState
  /** Values as text → number, `total-cost` left out. */
  readonly values: ReadonlyMap<string, number>
  private readonly derived: ReadonlySet<string>
  private readonly members = new Map<string, readonly string[]>()
  private readonly typeSets: ReadonlyMap<string, ReadonlySet<string>>
  private readonly steps: readonly { name: string; schema: ActionSchema; binding: Binding }[]

  constructor(domain: Domain, problem: Problem) {
    this.domain = domain
    this.problem = problem
    this.constants = new Set(domain.constants.map(({ name }) => name))
    this.typeSets = typeSetsOf(domain, [...domain.constants, ...problem.objects])
    this.objects = [...this.typeSets.keys()]
    this.types = new Map([...this.typeSets].map(([name, set]) => [name, keyOf(set)]))
    this.derived = new Set(domain.derived.map(({ predicate }) => predicate.name))
    this.initial = new Set(problem.init.map(atom => atomText(atom, NOTHING)))
    this.values = new Map(
      problem.values
        .filter(({ name }) => name.name !== 'total-cost')
        .map(({ name, terms, value }) => [textOf(name.name, terms, NOTHING), value]),
    )
    this.steps = domain.actions.flatMap(schema =>
      this.bindings(schema.parameters, NOTHING)
        .filter(binding => this.hasCost(schema.effect, binding))
        .map(binding => ({
          name: `(${[schema.name, ...schema.parameters.map(({ name }) => binding.get(name)!)].join(' ')})`,
          schema,
          binding,
        })),
    )
  }

  /** An action with a cost that has no value is never applicable. */
  private hasCost(effect: Effect, binding: Binding): boolean {
    if (effect.kind === 'and') return effect.parts.every(part => this.hasCost(part, binding))
    if (effect.kind !== 'increase' || effect.amount.kind === 'number') return true
    return this.values.has(textOf(effect.amount.name.name, effect.amount.terms, binding))
  }

  /** All reachable states, nearest first, with a shortest sequence to each; undefined where there are more. */
  reachable(max: number): { state: PlainState; plan: readonly string[] }[] | undefined {
    const found = [{ state: this.initial, plan: [] as readonly string[] }]
    const seen = new Set([keyOf(this.initial)])
    for (const { state, plan } of found) {
      const all = this.close(state)
      for (const { name, schema, binding } of this.steps) {
        if (!this.holds(schema.precondition, binding, all)) continue
        const next = this.after(schema.effect, binding, state, all)
        const key = keyOf(next)
        if (seen.has(key)) continue
        if (found.length >= max) return undefined
        seen.add(key)
        found.push({ state: next, plan: [...plan, name] })
      }
    }
    return found
  }

  /** Those of the states that satisfy the goal. */
  satisfiesGoal(state: PlainState): boolean {
    return this.holds(this.problem.goal, NOTHING, this.close(state))
  }

  private after(effect: Effect, binding: Binding, state: PlainState, all: PlainState): PlainState {
    const [adds, deletes]: [string[], string[]] = [[], []]
    const visit = (part: Effect, at: Binding): void => {
      if (part.kind === 'add') adds.push(atomText(part.atom, at))
      else if (part.kind === 'delete') deletes.push(atomText(part.atom, at))
      else if (part.kind === 'and') for (const each of part.parts) visit(each, at)
      else if (part.kind === 'when') {
        if (this.holds(part.condition, at, all)) visit(part.body, at)
      } else if (part.kind === 'forall') for (const each of this.bindings(part.variables, at)) visit(part.body, each)
    }
    visit(effect, binding)
    const next = new Set(state)
    for (const atom of deletes) next.delete(atom)
    for (const atom of adds) next.add(atom)
    return next
  }

  /** The state with what the rules derive, a predicate's negation being used only once that is settled. */
  close(state: PlainState): PlainState {
    if (this.derived.size === 0) return state
    const all = new Set(state)
    for (const layer of this.layers())
      for (let before = -1; before !== all.size; ) {
        before = all.size
        for (const rule of this.domain.derived)
          if (layer.has(rule.predicate.name))
            for (const binding of this.bindings(rule.parameters, NOTHING))
              if (this.holds(rule.body, binding, all))
                all.add([rule.predicate.name, ...rule.parameters.map(({ name }) => binding.get(name)!)].join(' '))
      }
    return all
  }

  /** Derived predicates in layers, each after those that it uses negated. */
  private layers(): Set<string>[] {
    const level = new Map([...this.derived].map(name => [name, 0]))
    const visit = (condition: Condition, head: string, negated: boolean): void => {
      if (condition.kind === 'atom') {
        const used = level.get(condition.atom.predicate.name)
        if (used !== undefined) level.set(head, Math.max(level.get(head)!, used + (negated ? 1 : 0)))
      } else if (condition.kind === 'not') visit(condition.body, head, !negated)
      else if (condition.kind === 'imply') {
        visit(condition.premise, head, !negated)
        visit(condition.conclusion, head, negated)
      } else if ('parts' in condition) for (const part of condition.parts) visit(part, head, negated)
      else if ('body' in condition) visit(condition.body, head, negated)
    }
    for (let round = 0; round <= this.derived.size; round++)
      for (const rule of this.domain.derived) visit(rule.body, rule.predicate.name, false)
    const layers: Set<string>[] = []
    for (const [name, at] of level) (layers[at] ??= new Set()).add(name)
    return layers.filter(layer => layer !== undefined)
  }

  private holds(condition: Condition, binding: Binding, atoms: PlainState): boolean {
    switch (condition.kind) {
      case 'atom':
        return atoms.has(atomText(condition.atom, binding))
      case 'equal':
        return termText(condition.left, binding) === termText(condition.right, binding)
      case 'not':
        return !this.holds(condition.body, binding, atoms)
      case 'and':
        return condition.parts.every(part => this.holds(part, binding, atoms))
      case 'or':
        return condition.parts.some(part => this.holds(part, binding, atoms))
      case 'imply':
        return !this.holds(condition.premise, binding, atoms) || this.holds(condition.conclusion, binding, atoms)
      case 'forall':
        return this.bindings(condition.variables, binding).every(each => this.holds(condition.body, each, atoms))
      case 'exists':
        return this.bindings(condition.variables, binding).some(each => this.holds(condition.body, each, atoms))
    }
  }

  private bindings(variables: readonly TypedName[], on: Binding): Binding[] {
    let found: Binding[] = [on]
    for (const { name, type } of variables)
      found = found.flatMap(each => this.membersOf(type).map(object => new Map(each).set(name, object)))
    return found
  }

  /** The objects of a type; all objects if there is no type. */
  membersOf(type: TypeExpression): readonly string[] {
    const key = type.map(({ name }) => name).join(' ')
    let members = this.members.get(key)
    if (members === undefined) {
      members = this.objects.filter(
        object => type.length === 0 || type.some(({ name }) => this.typeSets.get(object)!.has(name)),
      )
      this.members.set(key, members)
    }
    return members
  }
}

/** All types of each object, upward closed, `object` always among them. */
function typeSetsOf(domain: Domain, typed: readonly TypedName[]): Map<string, Set<string>> {
  const sets = new Map<string, Set<string>>()
  for (const { name, type } of typed) {
    const set = sets.get(name) ?? new Set(['object'])
    sets.set(name, set)
    const todo = type.map(each => each.name)
    for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
      if (set.has(next)) continue
      set.add(next)
      for (const each of domain.types) if (each.name === next) todo.push(...each.parents.map(parent => parent.name))
    }
  }
  return sets
}

const termText = (term: Term, binding: Binding): string =>
  term.kind === 'object' ? term.name : binding.get(term.name)!

const textOf = (head: string, terms: readonly Term[], binding: Binding): string =>
  [head, ...terms.map(term => termText(term, binding))].join(' ')

const atomText = (atom: Atom, binding: Binding): PlainAtom => textOf(atom.predicate.name, atom.terms, binding)
