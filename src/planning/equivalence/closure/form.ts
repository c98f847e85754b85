// A goal as a formula over ground literals: quantifiers expanded, equality and static facts evaluated, negations at the literals. Two goals
// with the same text in this form are the same goal.

import type { Condition, Domain, Problem, Term } from '#planning/pddl/model'
import { kindsOf, objectsOf } from '#planning/task/universe'
import { declarationOf } from '#planning/task/names'

/** A ground literal that is not constant: its predicate is changed by actions, or derived. */
export interface GroundLiteral {
  readonly positive: boolean
  readonly predicate: string
  readonly objects: readonly string[]
}

/** `and` without parts is true, `or` without parts false; parts are of the other kind, or literals. */
export type Form =
  | { readonly kind: 'literal'; readonly literal: GroundLiteral }
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Form[] }

export const TRUE: Form = { kind: 'and', parts: [] }
export const FALSE: Form = { kind: 'or', parts: [] }

/** The facts of a problem that never change, and the objects that quantifiers range over. */
export class Setting {
  readonly domain: Domain
  readonly problem: Problem
  private readonly initial: ReadonlySet<string>

  constructor(domain: Domain, problem: Problem) {
    this.domain = domain
    this.problem = problem
    this.initial = new Set(
      problem.init.map(({ predicate, terms }) =>
        atomKey(
          predicate.name,
          terms.map(term => term.name),
        ),
      ),
    )
  }

  isStatic(predicate: string): boolean {
    return kindsOf(this.domain)[declarationOf(this.domain.predicates, predicate)] === 'static'
  }

  isDerived(predicate: string): boolean {
    return kindsOf(this.domain)[declarationOf(this.domain.predicates, predicate)] === 'derived'
  }

  holdsInitially(predicate: string, objects: readonly string[]): boolean {
    return this.initial.has(atomKey(predicate, objects))
  }
}

/** The name of an atom as certificates write it. */
export const atomKey = (predicate: string, objects: readonly string[]): string =>
  objects.length === 0 ? `(${predicate})` : `(${predicate} ${objects.join(' ')})`

export const literalKey = ({ positive, predicate, objects }: GroundLiteral): string =>
  positive ? atomKey(predicate, objects) : `(not ${atomKey(predicate, objects)})`

/** Thrown and caught only in this file, if the expansion of a goal is too large. */
class TooLarge {}

/** Maximum number of expanded parts. */
const MAX_PARTS = 200_000

/** The condition (or its negation) as a formula; undefined if its expansion is too large. */
export function formOf(setting: Setting, condition: Condition, positive = true): Form | undefined {
  const builder = new FormBuilder(setting)
  try {
    return builder.build(condition, positive, new Map())
  } catch (error) {
    if (error instanceof TooLarge) return undefined
    throw error
  }
}

class FormBuilder {
  private left = MAX_PARTS
  private readonly setting: Setting

  constructor(setting: Setting) {
    this.setting = setting
  }

  build(condition: Condition, positive: boolean, scope: ReadonlyMap<string, string>): Form {
    if (--this.left < 0) throw new TooLarge()
    const nameOf = (term: Term): string => (term.kind === 'variable' ? (scope.get(term.name) ?? term.name) : term.name)
    switch (condition.kind) {
      case 'atom': {
        const { predicate, terms } = condition.atom
        const objects = terms.map(nameOf)
        if (this.setting.isStatic(predicate.name))
          return this.setting.holdsInitially(predicate.name, objects) === positive ? TRUE : FALSE
        return { kind: 'literal', literal: { positive, predicate: predicate.name, objects } }
      }
      case 'equal':
        return (nameOf(condition.left) === nameOf(condition.right)) === positive ? TRUE : FALSE
      case 'not':
        return this.build(condition.body, !positive, scope)
      case 'and':
      case 'or':
        return join(
          (condition.kind === 'and') === positive ? 'and' : 'or',
          condition.parts.map(part => this.build(part, positive, scope)),
        )
      case 'imply':
        return join(positive ? 'or' : 'and', [
          this.build(condition.premise, !positive, scope),
          this.build(condition.conclusion, positive, scope),
        ])
      case 'forall':
      case 'exists': {
        const { domain, problem } = this.setting
        const objects = objectsOf(domain, problem)
        let scopes: ReadonlyMap<string, string>[] = [scope]
        for (const { name, type } of condition.variables) {
          const members = [...objects.members(type).list].map(number => objects.names[number]!)
          scopes = scopes.flatMap(each => members.map(member => new Map(each).set(name, member)))
          if (scopes.length > this.left) throw new TooLarge()
        }
        return join(
          (condition.kind === 'forall') === positive ? 'and' : 'or',
          scopes.map(each => this.build(condition.body, positive, each)),
        )
      }
    }
  }
}

/** The parts combined, flattened, without repeats; a constant if it reduces to one. */
export function join(kind: 'and' | 'or', parts: readonly Form[]): Form {
  const neutral = kind === 'and' ? TRUE : FALSE
  const kept = new Map<string, Form>()
  const literals = new Set<string>()
  for (const part of parts)
    for (const each of part.kind === kind ? part.parts : [part]) {
      if (each.kind !== 'literal' && each.parts.length === 0) return each
      const key = formKey(each)
      if (kept.has(key)) continue
      kept.set(key, each)
      if (each.kind === 'literal') {
        if (literals.has(literalKey(negated(each.literal)))) return kind === 'and' ? FALSE : TRUE
        literals.add(key)
      }
    }
  if (kept.size === 0) return neutral
  if (kept.size === 1) return [...kept.values()][0]!
  return { kind, parts: [...kept.values()] }
}

export const negated = (literal: GroundLiteral): GroundLiteral => ({
  ...literal,
  positive: !literal.positive,
})

/** A text for a formula, independent of the order of its parts. */
export function formKey(form: Form): string {
  if (form.kind === 'literal') return literalKey(form.literal)
  return `(${form.kind} ${form.parts.map(formKey).sort().join(' ')})`
}

export function negatedForm(form: Form): Form {
  if (form.kind === 'literal') return { kind: 'literal', literal: negated(form.literal) }
  return { kind: form.kind === 'and' ? 'or' : 'and', parts: form.parts.map(negatedForm) }
}

/** The formula with objects renamed. */
export function renamedForm(form: Form, to: (name: string) => string): Form {
  if (form.kind === 'literal')
    return {
      kind: 'literal',
      literal: { ...form.literal, objects: form.literal.objects.map(to) },
    }
  return { kind: form.kind, parts: form.parts.map(part => renamedForm(part, to)) }
}

/** The conjuncts of a formula. */
export const conjunctsOf = (form: Form): readonly Form[] => (form.kind === 'and' ? form.parts : [form])

/** The literals of a conjunction of literals; undefined if it is another formula. */
export function literalsOf(form: Form): readonly GroundLiteral[] | undefined {
  const literals: GroundLiteral[] = []
  for (const part of conjunctsOf(form))
    if (part.kind === 'literal') literals.push(part.literal)
    else return undefined
  return literals
}

const nowhere = { from: 0, to: 0 }

/** The formula as PDDL. */
export function conditionOf(form: Form): Condition {
  if (form.kind !== 'literal') return { kind: form.kind, parts: form.parts.map(conditionOf), span: nowhere }
  const { positive, predicate, objects } = form.literal
  const atom: Condition = {
    kind: 'atom',
    atom: {
      predicate: { name: predicate, span: nowhere },
      terms: objects.map(name => ({ kind: 'object', name, span: nowhere })),
      span: nowhere,
    },
    span: nowhere,
  }
  return positive ? atom : { kind: 'not', body: atom, span: nowhere }
}
