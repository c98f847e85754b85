// Describes the preconditions and effects of each action in the sentences of a wordbook, for introductions.

import { filledSentence, type Wordbook } from '#language/english/wordbook'
import { decimalText } from '#base/decimal'
import type { ActionSchema, Atom, Condition, DerivedRule, Domain, Effect, Term, TypedName } from '#planning/pddl/model'
import { plainSentence } from '../known/wordbooks'
import { inARow } from './renderer'

/** The facts that an effect, or a conditional effect, makes true and false. */
export interface DescribedEffect {
  /** The condition; '' if the effect is unconditional. */
  readonly when: string
  readonly adds: readonly string[]
  readonly deletes: readonly string[]
}

export interface DescribedAction {
  readonly name: string
  /** The action's sentence, with its parameters named by `letters`. */
  readonly title: string
  /** The types of the typed parameters: `A is a truck`. */
  readonly sorts: readonly string[]
  /** Facts that must hold. */
  readonly needs: readonly string[]
  /** Facts that must not hold. */
  readonly needsNot: readonly string[]
  /** Further conditions, one clause each. */
  readonly further: readonly string[]
  /** The first effect is unconditional. */
  readonly effects: readonly DescribedEffect[]
  /** The action's cost, if it is a number. */
  readonly cost: string | null
}

/** The name of the n-th parameter of an action, from 0. */
export type ParameterWords = (place: number) => string

/** `A`, `B`, …, `Z`, `A1`, … */
export const letters: ParameterWords = place =>
  String.fromCharCode(65 + (place % 26)) + (place < 26 ? '' : String(Math.floor(place / 26)))

/** `block A`, `block B`, … if all objects are called blocks, so that “pick up the {}” stays a sentence; else letters. */
export function parameterWords(wordbook: Pick<Wordbook, 'object'>): ParameterWords {
  const unknown = 'unknown0'
  const words = wordbook.object(unknown) ?? unknown
  const noun = words.endsWith(` ${unknown}`) ? words.slice(0, -unknown.length) : ''
  return place => noun + letters(place)
}

/** All actions in the order of the domain, without hidden facts. */
export function describedActions(
  domain: Domain,
  wordbook: Wordbook,
  called: ParameterWords = letters,
): DescribedAction[] {
  return domain.actions.map(action => new ActionRenderer(wordbook, called).action(action))
}

/** `clear A where …`: the definition of a derived predicate, one clause per rule. */
export function describedRules(domain: Domain, wordbook: Wordbook, called: ParameterWords = letters): string[] {
  return domain.derived.map(rule => new ActionRenderer(wordbook, called).rule(rule))
}

/** `a truck`, `an airplane`. */
export const withArticle = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`

class ActionRenderer {
  private readonly wordbook: Wordbook
  private readonly called: ParameterWords
  private readonly names = new Map<string, string>()

  constructor(wordbook: Wordbook, called: ParameterWords) {
    this.wordbook = wordbook
    this.called = called
  }

  action({ name, parameters, precondition, effect }: ActionSchema): DescribedAction {
    this.declare(parameters)
    const needs: string[] = []
    const needsNot: string[] = []
    const further: string[] = []
    const conditions = (part: Condition): void => {
      if (part.kind === 'and') part.parts.forEach(conditions)
      else if (part.kind === 'atom') needs.push(...this.atom(part.atom))
      else if (part.kind === 'not' && part.body.kind === 'atom') needsNot.push(...this.atom(part.body.atom))
      else further.push(this.condition(part))
    }
    conditions(precondition)
    const [first] = this.wordbook.actions.get(name) ?? []
    return {
      name,
      title: this.filled(
        first ?? plainSentence(name, parameters.length),
        parameters.map(each => this.names.get(each.name)!),
      ),
      sorts: this.sorts(parameters),
      ...{ needs, needsNot, further },
      effects: this.effects(effect),
      cost: costOf(effect),
    }
  }

  rule({ predicate, parameters, body }: DerivedRule): string {
    this.declare(parameters)
    const terms = parameters.map(each => this.names.get(each.name)!)
    const [first] = this.wordbook.predicates.get(predicate.name) ?? []
    const head = this.filled(first ?? plainSentence(predicate.name, terms.length), terms)
    return `${head} where ${this.condition(body)}`
  }

  private declare(variables: readonly TypedName[]): void {
    for (const { name } of variables) this.names.set(name, this.called(this.names.size))
  }

  private sorts(variables: readonly TypedName[]): string[] {
    return variables.flatMap(({ name, type }) =>
      type.length === 0 || type.some(each => each.name === 'object')
        ? []
        : [`${this.names.get(name)!} is ${type.map(each => withArticle(each.name)).join(' or ')}`],
    )
  }

  private term({ kind, name }: Term): string {
    return kind === 'variable' ? (this.names.get(name) ?? name) : (this.wordbook.object(name) ?? name)
  }

  private filled(sentence: Parameters<typeof filledSentence>[0], terms: readonly string[]): string {
    return filledSentence(sentence, terms, { object: word => word })!
  }

  /** Empty for hidden facts. */
  private atom({ predicate, terms }: Atom): string[] {
    const sentences = this.wordbook.predicates.get(predicate.name)
    const sentence = sentences === undefined ? plainSentence(predicate.name, terms.length) : sentences[0]
    return sentence === undefined
      ? []
      : [
          this.filled(
            sentence,
            terms.map(term => this.term(term)),
          ),
        ]
  }

  /** One clause; a hidden fact is described by its name, since it is needed here. */
  private condition(part: Condition): string {
    switch (part.kind) {
      case 'atom':
        return (
          this.atom(part.atom)[0] ??
          this.filled(
            plainSentence(part.atom.predicate.name, part.atom.terms.length),
            part.atom.terms.map(term => this.term(term)),
          )
        )
      case 'equal':
        return `${this.term(part.left)} is the same as ${this.term(part.right)}`
      case 'not':
        return part.body.kind === 'equal'
          ? `${this.term(part.body.left)} is not the same as ${this.term(part.body.right)}`
          : `it is not so that ${this.condition(part.body)}`
      case 'and':
        return part.parts.length === 0 ? 'anything holds' : inARow(part.parts.map(each => this.condition(each)))
      case 'or':
        return part.parts.length === 0 ? 'nothing holds' : part.parts.map(each => this.condition(each)).join(', or ')
      case 'imply':
        return `if ${this.condition(part.premise)}, then ${this.condition(part.conclusion)}`
      case 'forall':
      case 'exists':
        return `${this.quantified(part.kind === 'forall' ? 'every' : 'some', part.variables)}: ${this.condition(part.body)}`
    }
  }

  private quantified(which: 'every' | 'some', variables: readonly TypedName[]): string {
    this.declare(variables)
    const things = variables.map(({ name, type }) => {
      const noun = type.length === 0 ? 'object' : type.map(each => each.name).join(' or ')
      return `${which} ${noun} ${this.names.get(name)!}`
    })
    return `for ${inARow(things)}`
  }

  private effects(effect: Effect): DescribedEffect[] {
    const always = { when: '', adds: [] as string[], deletes: [] as string[] }
    const others: DescribedEffect[] = []
    const collect = (part: Effect, when: readonly string[], into: typeof always): void => {
      switch (part.kind) {
        case 'add':
          into.adds.push(...this.atom(part.atom))
          return
        case 'delete':
          into.deletes.push(...this.atom(part.atom))
          return
        case 'and':
          for (const each of part.parts) collect(each, when, into)
          return
        case 'when':
        case 'forall': {
          const clause =
            part.kind === 'when' ? `if ${this.condition(part.condition)}` : this.quantified('every', part.variables)
          const next = [...when, clause]
          const inner = { when: next.join(', '), adds: [], deletes: [] }
          collect(part.body, next, inner)
          if (inner.adds.length + inner.deletes.length > 0) others.push(inner)
          return
        }
        case 'increase':
          return
      }
    }
    collect(effect, [], always)
    return [always, ...others]
  }
}

/** The action's cost, if it is a number. */
function costOf(effect: Effect): string | null {
  if (effect.kind === 'increase') return effect.amount.kind === 'number' ? decimalText(effect.amount.value) : null
  if (effect.kind !== 'and') return null
  for (const part of effect.parts) {
    const cost = costOf(part)
    if (cost !== null) return cost
  }
  return null
}
