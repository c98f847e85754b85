// Walks both models and records every name with its meaning.

import type { Span } from '#base/text'
import type { TextRole } from '../diagnostic'
import { functionsOf } from '../costs'
import { isNumber } from '../read/atom'
import type { DomainReading } from '../read/reading'
import type {
  ActionSchema,
  Atom,
  Condition,
  CostFunction,
  Effect,
  Name,
  Predicate,
  Term,
  TypeDeclaration,
  TypedName,
  TypeExpression,
} from '../model'
import type { ProblemReading } from '../read/reading'
import type { DuplicateCode, Repeat } from '../read/declare'
import type { Entity, EntityKind, Occurrence, TextPlace } from './entity'

export class Collector {
  private readonly entities = new Map<string, Entity>()
  private readonly variables: Entity[] = []
  private readonly found: Record<TextRole, Occurrence[]> = { domain: [], problem: [] }
  private role: TextRole = 'domain'
  /** Variables in scope. */
  private scope = new Map<string, Entity>()
  /** Places of types: names that share a type share its place. */
  private readonly typesSeen = new Set<Span>()
  private block: TextPlace = { role: 'domain', span: { from: 0, to: 0 } }

  finish(): { domain: Occurrence[]; problem: Occurrence[]; entities: Entity[] } {
    const entities = [...this.entities.values(), ...this.variables]
    for (const { occurrences } of entities) inOrder(occurrences)
    return {
      domain: inOrder(this.found.domain),
      problem: inOrder(this.found.problem),
      entities,
    }
  }

  domain(reading: DomainReading): void {
    const { domain, repeats } = reading
    this.role = 'domain'
    if (reading.name.name !== '') this.declare('domain', reading.name)
    for (const name of domain.requirements) this.use('requirement', name)
    const types = [...domain.types, ...repeated<TypeDeclaration>(repeats, 'duplicate-type')]
    for (const type of types) this.declare('type', type)
    // A parent that is not listed as a type is declared where it is used.
    for (const { span } of types) this.typesSeen.add(span)
    for (const { parents } of types) this.type(parents)
    this.objects([...domain.constants, ...repeated<TypedName>(repeats, 'duplicate-object')])
    for (const one of [...domain.predicates, ...repeated<Predicate>(repeats, 'duplicate-predicate')]) {
      this.declare('predicate', one)
      this.signature(one)
    }
    for (const one of [...functionsOf(domain), ...repeated<CostFunction>(repeats, 'duplicate-function')]) {
      this.declare('function', one)
      this.signature(one)
    }
    for (const action of [...domain.actions, ...repeated<ActionSchema>(repeats, 'duplicate-action')])
      this.action(action)
    for (const { predicate, parameters, body, block } of domain.derived) {
      this.use('predicate', predicate)
      this.within(block, parameters, () => this.condition(body))
    }
  }

  problem(reading: ProblemReading): void {
    const { problem, repeats, domainSpan } = reading
    this.role = 'problem'
    if (reading.name.name !== '') this.declare('problem', reading.name)
    if (domainSpan !== undefined) this.use('domain', { name: problem.domainName, span: domainSpan })
    for (const name of problem.requirements) this.use('requirement', name)
    this.objects([...problem.objects, ...repeated<TypedName>(repeats, 'duplicate-object')])
    for (const atom of [...problem.init, ...reading.denied]) this.atom(atom)
    for (const { name, terms, amount } of reading.values) {
      this.use('function', name)
      for (const term of terms) this.term(term)
      if (!isNumber(amount.name)) this.use('object', amount)
    }
    this.within(problem.goal.span, [], () => this.condition(problem.goal))
  }

  private action({ name, span, parameters, precondition, effect, block }: ActionSchema): void {
    this.declare('action', { name, span })
    this.within(block, parameters, () => {
      this.condition(precondition)
      this.effect(effect)
    })
  }

  private signature({ span, parameters }: CostFunction): void {
    const last = parameters[parameters.length - 1]
    this.within({ from: span.from, to: last?.span.to ?? span.to }, parameters, () => {})
  }

  private objects(objects: readonly TypedName[]): void {
    for (const object of objects) {
      this.declare('object', object)
      this.type(object.type)
    }
  }

  private condition(condition: Condition): void {
    switch (condition.kind) {
      case 'atom':
        this.atom(condition.atom)
        return
      case 'equal':
        this.term(condition.left)
        this.term(condition.right)
        return
      case 'not':
        this.condition(condition.body)
        return
      case 'and':
      case 'or':
        for (const part of condition.parts) this.condition(part)
        return
      case 'imply':
        this.condition(condition.premise)
        this.condition(condition.conclusion)
        return
      case 'forall':
      case 'exists':
        this.quantified(condition.variables, () => this.condition(condition.body))
    }
  }

  private effect(effect: Effect): void {
    switch (effect.kind) {
      case 'and':
        for (const part of effect.parts) this.effect(part)
        return
      case 'add':
      case 'delete':
        this.atom(effect.atom)
        return
      case 'when':
        this.condition(effect.condition)
        this.effect(effect.body)
        return
      case 'forall':
        this.quantified(effect.variables, () => this.effect(effect.body))
        return
      case 'increase':
        if (effect.amount.kind === 'number') return
        this.use('function', effect.amount.name)
        for (const term of effect.amount.terms) this.term(term)
    }
  }

  private atom({ predicate, terms }: Atom): void {
    this.use('predicate', predicate)
    for (const term of terms) this.term(term)
  }

  private term(term: Term): void {
    if (term.kind === 'object') this.use('object', term)
    else this.add(this.scope.get(term.name) ?? this.variable(term.name), term.span, false)
  }

  private type(type: TypeExpression): void {
    for (const name of type) {
      if (this.typesSeen.has(name.span)) continue
      this.typesSeen.add(name.span)
      this.use('type', name)
    }
  }

  /** Visits a block with its own variables. */
  private within(span: Span, variables: readonly TypedName[], visit: () => void): void {
    this.block = { role: this.role, span }
    this.scope = new Map()
    this.quantified(variables, visit)
    this.scope = new Map()
  }

  private quantified(variables: readonly TypedName[], visit: () => void): void {
    const hidden: [string, Entity | undefined][] = []
    const own = new Set<string>()
    for (const { name, span, type } of variables) {
      this.type(type)
      if (!own.has(name)) {
        hidden.push([name, this.scope.get(name)])
        this.scope.delete(name)
        own.add(name)
      }
      this.add(this.scope.get(name) ?? this.variable(name), span, true)
    }
    visit()
    for (const [name, entity] of hidden)
      if (entity === undefined) this.scope.delete(name)
      else this.scope.set(name, entity)
  }

  /** A new variable; an undeclared one is the same throughout its block. */
  private variable(name: string): Entity {
    const entity: Entity = { kind: 'variable', name, occurrences: [], block: this.block }
    this.variables.push(entity)
    this.scope.set(name, entity)
    return entity
  }

  private declare(kind: EntityKind, name: Name): void {
    this.add(this.entity(kind, name.name), name.span, true)
  }

  private use(kind: EntityKind, name: Name): void {
    this.add(this.entity(kind, name.name), name.span, false)
  }

  private entity(kind: EntityKind, name: string): Entity {
    const key = `${kind} ${name}`
    let entity = this.entities.get(key)
    if (entity === undefined) {
      entity = { kind, name, occurrences: [] }
      this.entities.set(key, entity)
    }
    return entity
  }

  private add(entity: Entity, span: Span, isDeclaration: boolean): void {
    const { role } = this
    const occurrence = { entity, role, span, isDeclaration }
    entity.occurrences.push(occurrence)
    this.found[role].push(occurrence)
  }
}

const repeated = <T extends Name>(repeats: readonly Repeat[], code: DuplicateCode): T[] =>
  repeats.filter(repeat => repeat.code === code).map(({ entry }) => entry as T)

/** Sorts in place: the domain first, each text in its order. */
function inOrder(occurrences: Occurrence[]): Occurrence[] {
  const rank = (one: Occurrence): number => (one.role === 'domain' ? 0 : 1)
  return occurrences.sort((a, b) => rank(a) - rank(b) || a.span.from - b.span.from)
}
