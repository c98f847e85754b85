// The textbook semantics, slow and simple: states as sets of names, quantifiers by recursion over objects, actions by
// trying every tuple. Uses only the PDDL model, and nothing of `src/planning/task`. Fast implementations must agree
// with it.

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

/** Variable or object name → object name. */
export type Binding = Readonly<Record<string, string>>
/** Names of all atoms that hold: static, fluent and derived. */
export type OracleState = ReadonlySet<string>

export interface OracleAction {
  readonly name: string
  readonly schema: ActionSchema
  readonly binding: Binding
}

/** The relaxed reachable facts. */
export interface Relaxed {
  /** Fluent and derived atoms. */
  readonly facts: ReadonlySet<string>
  readonly actions: ReadonlySet<string>
}

type Truth = (name: string, positive: boolean) => boolean

export class Oracle {
  readonly domain: Domain
  readonly problem: Problem
  readonly initial: OracleState
  /** Every well-typed ground action. */
  readonly actions: readonly OracleAction[]
  private readonly derived: ReadonlySet<string>
  private readonly fluent: ReadonlySet<string>

  constructor(domain: Domain, problem: Problem) {
    this.domain = domain
    this.problem = problem
    this.derived = new Set(domain.derived.map(rule => rule.predicate.name))
    const fluent = new Set<string>()
    const visit = (effect: Effect): void => {
      if (effect.kind === 'add' || effect.kind === 'delete') fluent.add(effect.atom.predicate.name)
      else if (effect.kind === 'and') effect.parts.forEach(visit)
      else if (effect.kind !== 'increase') visit(effect.body)
    }
    for (const action of domain.actions) visit(action.effect)
    this.fluent = fluent
    const atoms = problem.init.filter(atom => !this.derived.has(atom.predicate.name))
    this.initial = this.close(new Set(atoms.map(atom => atomName(atom, {}))))
    this.actions = domain.actions.flatMap(schema =>
      this.bindings(schema.parameters, {}).map(binding => ({
        name: `(${[schema.name, ...schema.parameters.map(p => binding[p.name]!)].join(' ')})`,
        schema,
        binding,
      })),
    )
  }

  /** The action of this name; throws where there is none. */
  action(name: string): OracleAction {
    const found = this.actions.find(action => action.name === name)
    if (found === undefined) throw new Error(`no such action: ${name}`)
    return found
  }

  isFluent(name: string): boolean {
    return this.fluent.has(headOf(name))
  }

  /** Every well-typed atom of a fluent predicate. */
  propositions(): string[] {
    return this.domain.predicates
      .filter(({ name }) => this.fluent.has(name) && !this.derived.has(name))
      .flatMap(({ name, parameters }) =>
        this.bindings(parameters, {}).map(binding => `(${[name, ...parameters.map(p => binding[p.name]!)].join(' ')})`),
      )
  }

  isApplicable(state: OracleState, action: OracleAction): boolean {
    if (this.costOf(action) === undefined) return false
    return this.holds(action.schema.precondition, action.binding, state)
  }

  applicable(state: OracleState): OracleAction[] {
    return this.actions.filter(action => this.isApplicable(state, action))
  }

  /** The cost of a step; undefined if the problem gives no value. */
  costOf(action: OracleAction): number | undefined {
    const amounts: number[] = []
    const visit = (effect: Effect): void => {
      if (effect.kind === 'and') effect.parts.forEach(visit)
      if (effect.kind !== 'increase') return
      const { amount } = effect
      if (amount.kind === 'number') amounts.push(amount.value)
      else {
        const wanted = termNames(amount.terms, action.binding)
        const entry = this.problem.values
          .filter(({ name, terms }) => name.name === amount.name.name && termNames(terms, {}) === wanted)
          .at(-1)
        amounts.push(entry?.value ?? Number.NaN)
      }
    }
    visit(action.schema.effect)
    if (amounts.some(Number.isNaN)) return undefined
    return this.problem.minimizesCost ? decimalSum(amounts) : 1
  }

  /** The state after the action: conditions are evaluated before it, and deletes are applied before adds. */
  progress(state: OracleState, action: OracleAction): OracleState {
    const adds: string[] = []
    const deletes: string[] = []
    this.forEachChange(action, condition => this.holds(condition.condition, condition.binding, state), {
      adds,
      deletes,
    })
    const after = new Set([...state].filter(name => !this.derived.has(headOf(name))))
    for (const name of deletes) after.delete(name)
    for (const name of adds) after.add(name)
    return this.close(after)
  }

  isGoal(state: OracleState): boolean {
    return this.holds(this.problem.goal, {}, state)
  }

  /** All reachable states, in breadth-first order, at most `max`. */
  reachableStates(max: number): OracleState[] {
    const seen = new Map([[keyOf(this.initial), this.initial]])
    const queue: OracleState[] = [this.initial]
    for (const state of queue)
      for (const action of this.applicable(state)) {
        const next = this.progress(state, action)
        if (queue.length >= max) return queue
        if (seen.has(keyOf(next))) continue
        seen.set(keyOf(next), next)
        queue.push(next)
      }
    return queue
  }

  /** True if the condition holds in the state. */
  holds(condition: Condition, binding: Binding, state: OracleState): boolean {
    return this.evaluate(condition, binding, true, (name, positive) => state.has(name) === positive)
  }

  /**
   * Relaxed reachability. A positive literal is available once its atom has been made true; a negative one if its atom
   * is initially false or some reached effect may delete it; negated derived atoms always.
   */
  relaxed(): Relaxed {
    const facts = new Set([...this.initial].filter(name => !this.derived.has(headOf(name))))
    const mayBeFalse = new Set<string>()
    const available: Truth = (name, positive) =>
      positive ? facts.has(name) : this.derived.has(headOf(name)) || !this.initial.has(name) || mayBeFalse.has(name)
    const applicable = (action: OracleAction): boolean =>
      this.costOf(action) !== undefined && this.evaluate(action.schema.precondition, action.binding, true, available)
    for (let before = -1; before !== facts.size + mayBeFalse.size; ) {
      before = facts.size + mayBeFalse.size
      for (const rule of this.domain.derived)
        for (const binding of this.bindings(rule.parameters, {}))
          if (this.evaluate(rule.body, binding, true, available))
            facts.add(`(${[rule.predicate.name, ...rule.parameters.map(p => binding[p.name]!)].join(' ')})`)
      for (const action of this.actions) {
        if (!applicable(action)) continue
        const deletes: string[] = []
        const adds: string[] = []
        this.forEachChange(action, when => this.evaluate(when.condition, when.binding, true, available), {
          adds,
          deletes,
        })
        for (const name of adds) facts.add(name)
        for (const name of deletes) mayBeFalse.add(name)
      }
    }
    const consistent = this.actions.filter(action => applicable(action) && this.isConsistent(action, available))
    return {
      facts: new Set([...facts].filter(name => this.isFluent(name) || this.derived.has(headOf(name)))),
      actions: new Set(consistent.map(action => action.name)),
    }
  }

  /** True if the precondition holds for some assignment of one available truth value to each atom. */
  private isConsistent(action: OracleAction, available: Truth): boolean {
    const { precondition } = action.schema
    const open = new Set<string>()
    this.evaluate(precondition, action.binding, true, name => {
      if (available(name, true) && available(name, false)) open.add(name)
      return true
    })
    // Unassigned atoms count as both true and false, so if the precondition fails now, it fails for every completion.
    const search = (left: readonly string[], chosen: ReadonlyMap<string, boolean>): boolean => {
      const truth: Truth = (name, positive) =>
        chosen.has(name) ? chosen.get(name) === positive : available(name, positive)
      if (!this.evaluate(precondition, action.binding, true, truth)) return false
      const [next, ...others] = left
      return next === undefined || [true, false].some(value => search(others, new Map(chosen).set(next, value)))
    }
    return search([...open], new Map())
  }

  /** All bindings of the variables, extending `on`. */
  bindings(variables: readonly TypedName[], on: Binding): Binding[] {
    let found: Binding[] = [on]
    for (const { name, type } of variables)
      found = found.flatMap(each => this.objectsOf(type).map(object => ({ ...each, [name]: object })))
    return found
  }

  objectsOf(type: TypeExpression): string[] {
    const all = [...this.domain.constants, ...this.problem.objects]
    const below = (name: string, wanted: string, seen: readonly string[]): boolean =>
      wanted === 'object' ||
      name === wanted ||
      (!seen.includes(name) &&
        this.domain.types
          .filter(each => each.name === name)
          .some(each => each.parents.some(parent => below(parent.name, wanted, [...seen, name]))))
    const fits = (object: TypedName): boolean =>
      type.length === 0 ||
      type.some(({ name }) =>
        object.type.length === 0 ? name === 'object' : object.type.some(own => below(own.name, name, [])),
      )
    return [...new Set(all.filter(fits).map(object => object.name))]
  }

  /**
   * Evaluates with negations pushed down to the atoms: `truth(name, false)` asks whether the atom may be false. Both
   * values may be available at once.
   */
  private evaluate(condition: Condition, binding: Binding, positive: boolean, truth: Truth): boolean {
    switch (condition.kind) {
      case 'atom':
        return truth(atomName(condition.atom, binding), positive)
      case 'equal':
        return (termName(condition.left, binding) === termName(condition.right, binding)) === positive
      case 'not':
        return this.evaluate(condition.body, binding, !positive, truth)
      case 'imply': {
        const premise = this.evaluate(condition.premise, binding, !positive, truth)
        const conclusion = this.evaluate(condition.conclusion, binding, positive, truth)
        return positive ? premise || conclusion : premise && conclusion
      }
      case 'and':
      case 'or': {
        const values = condition.parts.map(part => this.evaluate(part, binding, positive, truth))
        return (condition.kind === 'and') === positive ? values.every(Boolean) : values.some(Boolean)
      }
      case 'forall':
      case 'exists': {
        const values = this.bindings(condition.variables, binding).map(each =>
          this.evaluate(condition.body, each, positive, truth),
        )
        return (condition.kind === 'forall') === positive ? values.every(Boolean) : values.some(Boolean)
      }
    }
  }

  /** Collects the changes by those parts of the action's effect with conditions that satisfy `fires`. */
  private forEachChange(
    action: OracleAction,
    fires: (when: { condition: Condition; binding: Binding }) => boolean,
    into: { adds: string[]; deletes: string[] },
  ): void {
    const visit = (effect: Effect, binding: Binding): void => {
      if (effect.kind === 'add') into.adds.push(atomName(effect.atom, binding))
      else if (effect.kind === 'delete') into.deletes.push(atomName(effect.atom, binding))
      else if (effect.kind === 'and') for (const part of effect.parts) visit(part, binding)
      else if (effect.kind === 'when') {
        if (fires({ condition: effect.condition, binding })) visit(effect.body, binding)
      } else if (effect.kind === 'forall')
        for (const each of this.bindings(effect.variables, binding)) visit(effect.body, each)
    }
    visit(action.schema.effect, action.binding)
  }

  /**
   * The state with its derived atoms: the well-founded model by alternating fixpoints (Van Gelder 1989), which for
   * stratified rules is the model that PDDL defines.
   */
  private close(base: ReadonlySet<string>): OracleState {
    let below: ReadonlySet<string> = base
    for (;;) {
      const above = this.leastModel(base, below)
      const next = this.leastModel(base, above)
      if (next.size === below.size) return next
      below = next
    }
  }

  /** The least model of the rules, with negated atoms evaluated in `against`. */
  private leastModel(base: ReadonlySet<string>, against: ReadonlySet<string>): Set<string> {
    const model = new Set(base)
    for (let before = -1; before !== model.size; ) {
      before = model.size
      for (const rule of this.domain.derived)
        for (const binding of this.bindings(rule.parameters, {}))
          if (
            this.evaluate(rule.body, binding, true, (name, positive) =>
              positive ? model.has(name) : !against.has(name),
            )
          )
            model.add(`(${[rule.predicate.name, ...rule.parameters.map(p => binding[p.name]!)].join(' ')})`)
    }
    return model
  }
}

/** A canonical text of a state. */
export const keyOf = (state: OracleState): string => [...state].sort().join('')

/** The predicate of an atom's name. */
export const headOf = (name: string): string => /^\(([^ )]*)/.exec(name)![1]!

const termName = (term: Term, binding: Binding): string => (term.kind === 'variable' ? binding[term.name]! : term.name)

const termNames = (terms: readonly Term[], binding: Binding): string =>
  terms.map(term => termName(term, binding)).join(' ')

const atomName = (atom: Atom, binding: Binding): string =>
  `(${[atom.predicate.name, ...atom.terms.map(term => termName(term, binding))].join(' ')})`

/** The sum of decimals, exact in units of 10^-15. */
export function decimalSum(amounts: Iterable<number>): number {
  let sum = 0n
  for (const amount of amounts) {
    if (amount === Infinity) return amount
    sum += BigInt(amount.toFixed(15).replace('.', ''))
  }
  const text = `${sum}`.padStart(16, '0')
  return Number(`${text.slice(0, -15)}.${text.slice(-15)}`)
}
