// A problem followed by the textbook: states as sets of names, conditions looked up one by one. It reads the model of the
// texts alone, and knows nothing of grounding, search or kinds.

import type { Condition, Domain, Effect, Problem } from '#planning/pddl/model'
import { modelsOf } from '../../../support/task'

export type Names = ReadonlySet<string>

export type Followed =
  | { readonly kind: 'end'; readonly state: Names }
  | { readonly kind: 'broken'; readonly step: number; readonly missing: readonly string[] | null }

export class Naive {
  readonly domain: Domain
  readonly problem: Problem
  readonly initial: Names
  private readonly typeOf = new Map<string, ReadonlySet<string>>()

  constructor(domainText: string, problemText: string) {
    const [domain, problem] = modelsOf(domainText, problemText)
    this.domain = domain
    this.problem = problem
    this.initial = new Set(
      problem.init.map(({ predicate, terms }) =>
        name(
          predicate.name,
          terms.map(each => each.name),
        ),
      ),
    )
    const parents = new Map(domain.types.map(type => [type.name, type.parents.map(each => each.name)]))
    for (const { name: object, type } of [...domain.constants, ...problem.objects]) {
      const all = new Set(['object'])
      const open = type.map(each => each.name)
      for (let next = open.pop(); next !== undefined; next = open.pop()) {
        if (all.has(next) && next !== 'object') continue
        all.add(next)
        open.push(...(parents.get(next) ?? []))
      }
      this.typeOf.set(object, all)
    }
  }

  isGoal(state: Names): boolean {
    return this.holds(this.problem.goal, {}, state)
  }

  /** The goal facts that the state lacks; null if the goal is not a list of facts. */
  goalLacks(state: Names): readonly string[] | null {
    return this.lacks(this.problem.goal, {}, state)
  }

  follow(steps: readonly string[], from: Names = this.initial): Followed {
    let state = from
    for (const [step, text] of steps.entries()) {
      const next = this.after(state, text)
      if (!(next instanceof Set)) return { kind: 'broken', step, missing: next as readonly string[] | null }
      state = next
    }
    return { kind: 'end', state }
  }

  /** The cost of steps, by what their actions state. */
  costOf(steps: readonly string[]): number {
    let sum = 0
    for (const step of steps) {
      const effect = this.schema(step)?.effect
      const visit = (each: Effect): void => {
        if (each.kind === 'and') each.parts.forEach(visit)
        if (each.kind === 'increase' && each.amount.kind === 'number') sum += each.amount.value
      }
      if (effect !== undefined) visit(effect)
    }
    return sum
  }

  /**
   * The state after the action; if it is not applicable, the missing facts, or null if its precondition is not a list
   * of facts.
   */
  after(state: Names, step: string): Names | readonly string[] | null {
    const schema = this.schema(step)
    const [, ...args] = words(step)
    if (schema === undefined || schema.parameters.length !== args.length) return null
    const binding: Record<string, string> = {}
    for (const [i, { name: parameter, type }] of schema.parameters.entries()) {
      const types = this.typeOf.get(args[i]!)
      if (types === undefined || (type.length > 0 && !type.some(each => types.has(each.name)))) return null
      binding[parameter] = args[i]!
    }
    if (!this.holds(schema.precondition, binding, state)) return this.lacks(schema.precondition, binding, state)
    const adds: string[] = []
    const deletes: string[] = []
    this.changes(schema.effect, binding, state, adds, deletes)
    const next = new Set(state)
    for (const fact of deletes) next.delete(fact)
    for (const fact of adds) next.add(fact)
    return next
  }

  private schema(step: string): Domain['actions'][number] | undefined {
    const [head] = words(step)
    return this.domain.actions.find(each => each.name === head)
  }

  private changes(effect: Effect, binding: Binding, state: Names, adds: string[], deletes: string[]): void {
    switch (effect.kind) {
      case 'and':
        for (const part of effect.parts) this.changes(part, binding, state, adds, deletes)
        break
      case 'add':
      case 'delete': {
        const { predicate, terms } = effect.atom
        const fact = name(
          predicate.name,
          terms.map(each => binding[each.name] ?? each.name),
        )
        ;(effect.kind === 'add' ? adds : deletes).push(fact)
        break
      }
      case 'when':
        if (this.holds(effect.condition, binding, state)) this.changes(effect.body, binding, state, adds, deletes)
        break
      case 'forall':
        for (const inner of this.bindings(effect.variables, binding))
          this.changes(effect.body, inner, state, adds, deletes)
    }
  }

  private holds(condition: Condition, binding: Binding, state: Names): boolean {
    const of = (term: { readonly name: string }): string => binding[term.name] ?? term.name
    switch (condition.kind) {
      case 'atom':
        return state.has(name(condition.atom.predicate.name, condition.atom.terms.map(of)))
      case 'equal':
        return of(condition.left) === of(condition.right)
      case 'not':
        return !this.holds(condition.body, binding, state)
      case 'and':
        return condition.parts.every(part => this.holds(part, binding, state))
      case 'or':
        return condition.parts.some(part => this.holds(part, binding, state))
      case 'imply':
        return !this.holds(condition.premise, binding, state) || this.holds(condition.conclusion, binding, state)
      case 'forall':
        return this.bindings(condition.variables, binding).every(inner => this.holds(condition.body, inner, state))
      case 'exists':
        return this.bindings(condition.variables, binding).some(inner => this.holds(condition.body, inner, state))
    }
  }

  private lacks(condition: Condition, binding: Binding, state: Names): readonly string[] | null {
    const parts = condition.kind === 'and' ? condition.parts : [condition]
    const missing: string[] = []
    for (const part of parts) {
      if (part.kind === 'and') {
        const inner = this.lacks(part, binding, state)
        if (inner === null) return null
        missing.push(...inner)
      } else if (!this.holds(part, binding, state)) {
        if (part.kind !== 'atom') return null
        missing.push(
          name(
            part.atom.predicate.name,
            part.atom.terms.map(each => binding[each.name] ?? each.name),
          ),
        )
      }
    }
    return [...new Set(missing)]
  }

  private bindings(variables: Domain['constants'], binding: Binding): Binding[] {
    return variables.reduce<Binding[]>(
      (found, { name: variable, type }) =>
        found.flatMap(each =>
          [...this.typeOf]
            .filter(([, types]) => type.length === 0 || type.some(one => types.has(one.name)))
            .map(([object]) => ({ ...each, [variable]: object })),
        ),
      [binding],
    )
  }
}

type Binding = Readonly<Record<string, string>>

export const words = (text: string): string[] => text.match(/[^\s()]+/g) ?? []
const name = (head: string, args: readonly string[]): string => `(${[head, ...args].join(' ')})`
