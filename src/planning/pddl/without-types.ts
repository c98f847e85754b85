// A domain without types: types become static unary predicates, so that a prompt in plain sentences can describe them. Apart from these
// facts, the tasks are the same.

import type { Atom, Condition, Domain, Effect, Problem, Term, TypedName, TypeExpression } from './model'

const nowhere = { from: 0, to: 0 }

export interface Untyped {
  readonly domain: Domain
  /** Type → the predicate that states it; types that no action requires have none. */
  readonly predicates: ReadonlyMap<string, string>
  /** The same problem without types, with facts that state them. */
  readonly problem: (problem: Problem) => Problem
}

/** Returns a domain without types unchanged. */
export function withoutTypes(domain: Domain): Untyped {
  const parents = parentsOf(domain)
  const used = typesAskedFor(domain)
  if (domain.types.length === 0 && used.size === 0)
    return { domain, predicates: new Map(), problem: problem => problem }
  const taken = new Set(domain.predicates.map(({ name }) => name))
  const predicates = new Map<string, string>()
  for (const type of used) {
    let name = type
    while (taken.has(name)) name = `${name}-type`
    taken.add(name)
    predicates.set(type, name)
  }
  const compiler = new Compiler(predicates)
  // Nothing depends on functions with objects as values, and their declarations have types.
  const { objectFunctions: _, ...rest } = domain
  const bare = (list: readonly TypedName[]): TypedName[] => list.map(untyped)
  return {
    predicates,
    domain: {
      ...rest,
      requirements: domain.requirements
        .filter(({ name }) => name !== ':typing')
        .concat(needsAdl(domain) ? [{ name: ':adl', span: nowhere }] : []),
      types: [],
      constants: bare(domain.constants),
      predicates: [
        ...[...predicates.values()].map(name => ({
          ...{ name, span: nowhere, doc: '' },
          parameters: [{ name: '?x', span: nowhere, type: [] }],
        })),
        ...domain.predicates.map(each => ({ ...each, parameters: bare(each.parameters) })),
      ],
      functions: domain.functions.map(each => ({ ...each, parameters: bare(each.parameters) })),
      actions: domain.actions.map(action => ({
        ...action,
        parameters: bare(action.parameters),
        precondition: conjoined([...compiler.sorts(action.parameters), compiler.condition(action.precondition)]),
        effect: compiler.effect(action.effect),
      })),
      derived: domain.derived.map(rule => ({
        ...rule,
        parameters: bare(rule.parameters),
        body: conjoined([...compiler.sorts(rule.parameters), compiler.condition(rule.body)]),
      })),
    },
    problem: problem => ({
      ...problem,
      requirements: problem.requirements.filter(({ name }) => name !== ':typing'),
      objects: bare(problem.objects),
      goal: compiler.condition(problem.goal),
      init: [
        ...[...domain.constants, ...problem.objects].flatMap(object =>
          [...predicates].flatMap(([type, name]) => (isOf(object.type, type, parents) ? [atomOf(name, object)] : [])),
        ),
        ...problem.init,
      ],
    }),
  }
}

const untyped = (each: TypedName): TypedName => ({ ...each, type: [] })

const parentsOf = ({ types }: Domain): ReadonlyMap<string, readonly string[]> =>
  new Map(types.map(({ name, parents }) => [name, parents.map(up => up.name)]))

/** True if an object with this declaration belongs to that type. */
function isOf(declared: TypeExpression, type: string, parents: ReadonlyMap<string, readonly string[]>): boolean {
  const seen = new Set<string>()
  const pending = declared.map(({ name }) => name)
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (next === type) return true
    if (seen.has(next)) continue
    seen.add(next)
    pending.push(...(parents.get(next) ?? []))
  }
  return false
}

/** Types of parameters and quantified variables, in order; `object` needs no condition. */
function typesAskedFor(domain: Domain): Set<string> {
  const used = new Set<string>()
  const add = (names: readonly TypedName[]): void => {
    for (const { type } of names) {
      if (type.some(({ name }) => name === 'object')) continue
      for (const { name } of type) used.add(name)
    }
  }
  const condition = (part: Condition): void => {
    if (part.kind === 'and' || part.kind === 'or') part.parts.forEach(condition)
    else if (part.kind === 'not') condition(part.body)
    else if (part.kind === 'imply') [part.premise, part.conclusion].forEach(condition)
    else if (part.kind === 'forall' || part.kind === 'exists') {
      add(part.variables)
      condition(part.body)
    }
  }
  const effect = (part: Effect): void => {
    if (part.kind === 'and') part.parts.forEach(effect)
    else if (part.kind === 'when') {
      condition(part.condition)
      effect(part.body)
    } else if (part.kind === 'forall') {
      add(part.variables)
      effect(part.body)
    }
  }
  for (const action of domain.actions) {
    add(action.parameters)
    condition(action.precondition)
    effect(action.effect)
  }
  for (const rule of domain.derived) {
    add(rule.parameters)
    condition(rule.body)
  }
  return used
}

/** Quantifiers over types and `either` become conditions outside STRIPS. */
function needsAdl(domain: Domain): boolean {
  const names = new Set(domain.requirements.map(({ name }) => name))
  if (names.has(':adl')) return false
  return (
    [':quantified-preconditions', ':universal-preconditions', ':conditional-effects'].some(each => names.has(each)) ||
    [...domain.actions, ...domain.derived].some(({ parameters }) => parameters.some(({ type }) => type.length > 1))
  )
}

const atomOf = (predicate: string, { name }: { readonly name: string }): Atom => ({
  predicate: { name: predicate, span: nowhere },
  terms: [
    {
      ...{ name, span: nowhere },
      kind: name.startsWith('?') ? 'variable' : 'object',
    } satisfies Term,
  ],
  span: nowhere,
})

/** A flat list of conditions. */
function conjoined(parts: readonly Condition[]): Condition {
  const flat = parts.flatMap(part => (part.kind === 'and' ? part.parts : [part]))
  return flat.length === 1 ? flat[0]! : { kind: 'and', parts: flat, span: nowhere }
}

class Compiler {
  private readonly predicates: ReadonlyMap<string, string>

  constructor(predicates: ReadonlyMap<string, string>) {
    this.predicates = predicates
  }

  /** The conditions that each variable has its type. */
  sorts(names: readonly TypedName[]): Condition[] {
    return names.flatMap(({ name, type }) => {
      if (type.length === 0 || type.some(each => each.name === 'object')) return []
      const parts = type.map((each): Condition => {
        const atom = atomOf(this.predicates.get(each.name)!, { name })
        return { kind: 'atom', atom, span: nowhere }
      })
      return parts.length === 1 ? parts : [{ kind: 'or', parts, span: nowhere }]
    })
  }

  condition(part: Condition): Condition {
    switch (part.kind) {
      case 'atom':
      case 'equal':
        return part
      case 'not':
        return { ...part, body: this.condition(part.body) }
      case 'and':
      case 'or':
        return { ...part, parts: part.parts.map(each => this.condition(each)) }
      case 'imply':
        return {
          ...part,
          premise: this.condition(part.premise),
          conclusion: this.condition(part.conclusion),
        }
      case 'exists':
        return {
          ...part,
          variables: part.variables.map(untyped),
          body: conjoined([...this.sorts(part.variables), this.condition(part.body)]),
        }
      case 'forall': {
        const sorts = this.sorts(part.variables)
        const body = this.condition(part.body)
        return {
          ...part,
          variables: part.variables.map(untyped),
          body:
            sorts.length === 0 ? body : { kind: 'imply', premise: conjoined(sorts), conclusion: body, span: nowhere },
        }
      }
    }
  }

  effect(part: Effect): Effect {
    switch (part.kind) {
      case 'add':
      case 'delete':
      case 'increase':
        return part
      case 'and':
        return { ...part, parts: part.parts.map(each => this.effect(each)) }
      case 'when':
        return {
          ...part,
          condition: this.condition(part.condition),
          body: this.effect(part.body),
        }
      case 'forall': {
        const sorts = this.sorts(part.variables)
        const body = this.effect(part.body)
        return {
          ...part,
          variables: part.variables.map(untyped),
          body: sorts.length === 0 ? body : guarded(conjoined(sorts), body),
        }
      }
    }
  }
}

/** An effect under one more condition; `when` is never nested. */
function guarded(condition: Condition, effect: Effect): Effect {
  switch (effect.kind) {
    case 'and':
      return { ...effect, parts: effect.parts.map(each => guarded(condition, each)) }
    case 'forall':
      return { ...effect, body: guarded(condition, effect.body) }
    case 'when':
      return { ...effect, condition: conjoined([condition, effect.condition]) }
    default:
      return { kind: 'when', condition, body: effect, span: nowhere }
  }
}
