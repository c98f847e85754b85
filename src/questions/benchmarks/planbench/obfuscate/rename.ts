// Renames a domain or problem; otherwise unchanged, but without comments, since they are descriptive.

import type {
  ActionSchema,
  Atom,
  Condition,
  CostExpression,
  Domain,
  Effect,
  Name,
  Problem,
  Term,
  TypedName,
} from '#planning/pddl/model'

/** Old names → new ones, in lower case; names without an entry are kept. */
export interface Renaming {
  /** The new name of the domain itself. */
  readonly domain?: string
  readonly actions: ReadonlyMap<string, string>
  readonly predicates: ReadonlyMap<string, string>
  readonly types?: ReadonlyMap<string, string>
  /** Functions for costs, such as `distance`; `total-cost` keeps its name. */
  readonly functions?: ReadonlyMap<string, string>
  /** Objects and constants. */
  readonly objects?: ReadonlyMap<string, string>
  /** True if parameters and quantified variables become `?x1`, `?x2`, …, since their names are descriptive too. */
  readonly plainParameters?: boolean
}

const renamed = <T extends Name>(each: T, by: ReadonlyMap<string, string> | undefined): T => {
  const to = by?.get(each.name)
  return to === undefined ? each : { ...each, name: to }
}

/** The renamed domain; its spans no longer refer to a text. */
export function renameDomain(domain: Domain, by: Renaming): Domain {
  const top = new Renamer(by, new Map())
  const { objectFunctions: _, ...rest } = domain
  return {
    ...rest,
    name: by.domain ?? domain.name,
    types: domain.types.map(each => ({
      ...renamed(each, by.types),
      parents: each.parents.map(up => renamed(up, by.types)),
    })),
    constants: domain.constants.map(each => top.typed(renamed(each, by.objects))),
    predicates: domain.predicates.map(each => {
      const inner = top.under(each.parameters)
      return {
        ...renamed(each, by.predicates),
        doc: '',
        parameters: each.parameters.map(one => inner.variable(one)),
      }
    }),
    functions: domain.functions.map(each => {
      const inner = top.under(each.parameters)
      return {
        ...renamed(each, by.functions),
        parameters: each.parameters.map(one => inner.variable(one)),
      }
    }),
    actions: domain.actions.map(action => renameAction(action, by, top)),
    derived: domain.derived.map(rule => {
      const inner = top.under(rule.parameters)
      return {
        ...rule,
        predicate: renamed(rule.predicate, by.predicates),
        parameters: rule.parameters.map(one => inner.variable(one)),
        body: inner.condition(rule.body),
      }
    }),
  }
}

function renameAction(action: ActionSchema, by: Renaming, top: Renamer): ActionSchema {
  const inner = top.under(action.parameters)
  return {
    ...renamed(action, by.actions),
    doc: '',
    parameters: action.parameters.map(one => inner.variable(one)),
    precondition: inner.condition(action.precondition),
    effect: inner.effect(action.effect),
  }
}

/** The renamed problem; `name` is the new name of the problem itself. */
export function renameProblem(problem: Problem, by: Renaming, name = problem.name): Problem {
  const top = new Renamer(by, new Map())
  return {
    ...problem,
    name,
    domainName: by.domain ?? problem.domainName,
    objects: problem.objects.map(each => top.typed(renamed(each, by.objects))),
    init: problem.init.map(atom => top.atom(atom)),
    values: problem.values.map(value => ({
      ...value,
      name: renamed(value.name, by.functions),
      terms: value.terms.map(term => top.term(term)),
    })),
    goal: top.condition(problem.goal),
  }
}

class Renamer {
  private readonly by: Renaming
  private readonly variables: ReadonlyMap<string, string>

  constructor(by: Renaming, variables: ReadonlyMap<string, string>) {
    this.by = by
    this.variables = variables
  }

  /** The renamer within a parameter list or a quantifier. */
  under(parameters: readonly TypedName[]): Renamer {
    if (this.by.plainParameters !== true) return this
    const inner = new Map(this.variables)
    // Continues the numbering, so that a quantified variable never takes the name of a parameter.
    let next = this.variables.size
    for (const { name } of parameters) inner.set(name, `?x${++next}`)
    return new Renamer(this.by, inner)
  }

  typed(each: TypedName): TypedName {
    return { ...each, type: each.type.map(one => renamed(one, this.by.types)) }
  }

  variable(each: TypedName): TypedName {
    return this.typed(renamed(each, this.variables))
  }

  term(term: Term): Term {
    return renamed(term, term.kind === 'variable' ? this.variables : this.by.objects)
  }

  atom(atom: Atom): Atom {
    return {
      ...atom,
      predicate: renamed(atom.predicate, this.by.predicates),
      terms: atom.terms.map(term => this.term(term)),
    }
  }

  condition(condition: Condition): Condition {
    switch (condition.kind) {
      case 'atom':
        return { ...condition, atom: this.atom(condition.atom) }
      case 'equal':
        return {
          ...condition,
          left: this.term(condition.left),
          right: this.term(condition.right),
        }
      case 'not':
        return { ...condition, body: this.condition(condition.body) }
      case 'and':
      case 'or':
        return { ...condition, parts: condition.parts.map(part => this.condition(part)) }
      case 'imply':
        return {
          ...condition,
          premise: this.condition(condition.premise),
          conclusion: this.condition(condition.conclusion),
        }
      case 'forall':
      case 'exists': {
        const inner = this.under(condition.variables)
        return {
          ...condition,
          variables: condition.variables.map(one => inner.variable(one)),
          body: inner.condition(condition.body),
        }
      }
    }
  }

  effect(effect: Effect): Effect {
    switch (effect.kind) {
      case 'and':
        return { ...effect, parts: effect.parts.map(part => this.effect(part)) }
      case 'add':
      case 'delete':
        return { ...effect, atom: this.atom(effect.atom) }
      case 'when':
        return {
          ...effect,
          condition: this.condition(effect.condition),
          body: this.effect(effect.body),
        }
      case 'forall': {
        const inner = this.under(effect.variables)
        return {
          ...effect,
          variables: effect.variables.map(one => inner.variable(one)),
          body: inner.effect(effect.body),
        }
      }
      case 'increase':
        return { ...effect, amount: this.cost(effect.amount) }
    }
  }

  private cost(amount: CostExpression): CostExpression {
    return amount.kind === 'number'
      ? amount
      : {
          ...amount,
          name: renamed(amount.name, this.by.functions),
          terms: amount.terms.map(term => this.term(term)),
        }
  }
}
