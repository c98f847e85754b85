// Conditions and effects: every name in them is declared, takes these arguments, and accepts their types.

import type { Span } from '#base/text'
import type { Note, TextRole } from '../diagnostic'
import type { Log } from '../read/log'
import { labels, notes } from '../messages'
import type { Atom, Condition, CostExpression, Effect, Name, Term, TypedName, TypeExpression } from '../model'
import { typedNameText, typedShapeOf } from '../shape'
import { certainWords } from '../read/dialects'
import { Arities } from './arity'
import type { Uses } from './requirements'
import type { Tables } from './tables'
import { Scope, type Binding } from './scope'
import { isIncomplete } from './tables'
import type { Unknowns } from './unknown'

/** A symbol that takes arguments. */
interface Callable extends Name {
  readonly parameters: readonly TypedName[]
}

/** The context of the checker of bodies. */
export interface BodyContext {
  readonly tables: Tables
  /** The text that is checked. */
  readonly text: TextRole | 'plan'
  /** The problem's objects, unless a domain's text is checked. */
  readonly objects?: ReadonlyMap<string, TypedName>
  /** Some objects could not be read. */
  readonly objectsIncomplete?: boolean
  /** Declarations with unreadable parameters; the domain's `incomplete` lists others. */
  readonly partial?: ReadonlySet<object>
  readonly unknowns: Unknowns
  readonly uses: Uses
  readonly log: Log
}

/** The unreadable parts of a block. */
export interface Loss {
  /** Some of its own variables could not be read. */
  readonly variables?: boolean
  /** A part in which variables may be used. */
  readonly isPartial: boolean
}

export class BodyChecker {
  private readonly scope = new Scope()
  /** Declarations with a type that did not fit a parameter, so that each is reported once. */
  private readonly misfits = new Map<object, Set<string>>()
  /** Names declared in the checked block, so that missing ones are counted there. */
  private place = ''
  /** Some variables of this block could not be read. */
  private lostVariables = false
  private isPartialBlock = false
  /** A variable of this block is not declared. */
  private hasUnknown = false
  private readonly arities = new Arities()
  /** Declarations already reported to be two names in one. */
  private readonly glued = new Set<TypedName>()
  private costReported = false
  private readonly context: BodyContext

  constructor(context: BodyContext) {
    this.context = context
  }

  /** Checks a block with parameters; returns those that are never used, none if an unknown variable may mean one. */
  block(place: string, parameters: readonly TypedName[], loss: Loss, visit: () => void): TypedName[] {
    this.place = place
    this.lostVariables = loss.variables ?? false
    this.isPartialBlock = loss.isPartial
    this.hasUnknown = false
    const bindings = this.enter(parameters)
    visit()
    const unused = this.scope.leave(bindings)
    return this.hasUnknown ? [] : unused
  }

  /** Reports faults that are known only at the end. */
  finish(): void {
    const { log, unknowns } = this.context
    unknowns.flush()
    this.arities.flush(log, (declared, message) => this.inDomain((declared as Callable).span, message))
  }

  condition(condition: Condition): void {
    const { uses } = this.context
    switch (condition.kind) {
      case 'atom':
        this.atom(condition.atom)
        return
      case 'equal':
        uses.add('equal', condition.span)
        this.typeOf(condition.left)
        this.typeOf(condition.right)
        return
      case 'not':
        uses.add('not', condition.span)
        this.condition(condition.body)
        return
      case 'or':
        uses.add('or', condition.span)
        for (const part of condition.parts) this.condition(part)
        return
      case 'and':
        for (const part of condition.parts) this.condition(part)
        return
      case 'imply':
        uses.add('imply', condition.span)
        this.condition(condition.premise)
        this.condition(condition.conclusion)
        return
      case 'forall':
      case 'exists':
        uses.add(condition.kind, condition.span)
        this.quantified(condition.variables, () => this.condition(condition.body))
    }
  }

  effect(effect: Effect): void {
    const { uses, log, tables } = this.context
    switch (effect.kind) {
      case 'and':
        for (const part of effect.parts) this.effect(part)
        return
      case 'add':
      case 'delete': {
        const { predicate } = effect.atom
        if (tables.derived.has(predicate.name)) {
          const { span } = tables.derived.get(predicate.name)!.predicate
          log.report('derived-effect', predicate.span, [predicate.name], {
            notes: [{ span, message: notes.ruleHere() }],
          })
        }
        this.atom(effect.atom)
        return
      }
      case 'when':
        uses.add('when', effect.span)
        this.condition(effect.condition)
        this.effect(effect.body)
        return
      case 'forall':
        uses.add('forallEffect', effect.span)
        this.quantified(effect.variables, () => this.effect(effect.body))
        return
      case 'increase':
        uses.add('cost', effect.span)
        if (!tables.functions.has('total-cost') && !isIncomplete(tables.domain, ':functions'))
          this.undeclaredCost(effect.span)
        this.cost(effect.amount)
    }
  }

  /** Checks an atom; false if it has a fault. */
  atom(atom: Atom): boolean {
    const { log, tables, unknowns } = this.context
    const { predicate } = atom
    const declared = tables.predicates.get(predicate.name)
    if (declared !== undefined) return this.arguments(declared, atom.terms, atom.span)
    this.use(atom.terms)
    if (!isIncomplete(tables.domain, ':predicates')) {
      const candidates = (): string[] => {
        const all = tables.domain.predicates
        const fitting = all.filter(one => one.parameters.length === atom.terms.length)
        return (fitting.length > 0 ? fitting : all).map(({ name }) => name)
      }
      const dialect = certainWords.get(predicate.name)
      if (dialect === undefined) unknowns.add('unknown-predicate', predicate.name, predicate.span, candidates)
      else log.loseOnce('unsupported-effect', predicate.name, predicate.span, [predicate.name, dialect])
    }
    return false
  }

  /** Checks a step of a plan: an action with objects. */
  step({ predicate, terms, span }: Atom): boolean {
    const { domain } = this.context.tables
    const declared = domain.actions.find(({ name }) => name === predicate.name)
    if (declared !== undefined) return this.arguments(declared, terms, span)
    const names = (): string[] => domain.actions.map(({ name }) => name)
    this.context.unknowns.add('unknown-action', predicate.name, predicate.span, names)
    return false
  }

  /** Checks a function's name and arguments. */
  call(name: Name, terms: readonly Term[], span: Span): boolean {
    const { tables, unknowns } = this.context
    const declared = tables.functions.get(name.name) ?? tables.objectFunctions.get(name.name)
    if (declared !== undefined) return this.arguments(declared, terms, span)
    this.use(terms)
    if (name.name === 'total-cost' && terms.length === 0) return true
    if (!isIncomplete(tables.domain, ':functions'))
      unknowns.add('unknown-function', name.name, name.span, () => tables.functions.keys())
    return false
  }

  private undeclaredCost(span: Span): void {
    if (!this.costReported) this.context.log.report('undeclared-total-cost', span, [])
    this.costReported = true
  }

  private cost(amount: CostExpression): void {
    if (amount.kind === 'number') return
    const { log, tables } = this.context
    this.call(amount.name, amount.terms, amount.span)
    const { name, span } = amount.name
    const types = tables.objectFunctions.get(name)?.valueType
    if (types !== undefined) log.report('unsupported-function-type', span, [name, types.map(type => type.name)])
  }

  private arguments(declared: Callable, terms: readonly Term[], span: Span): boolean {
    const { parameters } = declared
    if (this.isPartial(declared)) {
      for (const term of terms) this.typeOf(term)
      return true
    }
    if (terms.length !== parameters.length) {
      this.use(terms)
      this.arities.isWrong(declared, span, terms.length)
      return false
    }
    this.arities.isRight(declared)
    let right = true
    for (let i = 0; i < terms.length; i++) {
      const type = this.typeOf(terms[i]!)
      if (type === undefined) right = false
      else if (right) right = this.accepts(declared, i, terms[i]!, type)
    }
    return right
  }

  /** True if this argument has a type that the parameter accepts. */
  private accepts(declared: Callable, i: number, term: Term, type: TypeExpression): boolean {
    const expected = declared.parameters[i]!.type
    if (expected.length === 0) return true
    if (type.length === 1 && type[0]!.name === expected[0]!.name) return true
    const fit = this.context.tables.types.fit(type, expected)
    if (fit === 'always' || this.typesAreLost(term)) return true
    if (this.isKnownMisfit(term, expected) || this.lacksDash(term, expected)) return false
    const loose = fit === 'sometimes' && (term.kind === 'variable' || type.length > 1)
    const found = this.declarationOf(term)
    this.context.log.report(
      loose ? 'loose-type' : 'wrong-type',
      term.span,
      [term.name, type.map(({ name }) => name), declared.name, expected.map(({ name }) => name)],
      {
        notes: [
          ...(found === undefined ? [] : [found]),
          this.inDomain(declared.span, notes.declaredHere(typedShapeOf(declared))),
        ],
      },
    )
    return loose
  }

  private isPartial(declared: Callable): boolean {
    const { partial, text, tables } = this.context
    if (text === 'domain') return partial?.has(declared) ?? false
    return isIncomplete(tables.domain, ':predicates')
  }

  /** True if the type of this term may differ from what was read. */
  private typesAreLost(term: Term): boolean {
    const { tables, objectsIncomplete } = this.context
    if (isIncomplete(tables.domain, ':types') || tables.types.cycles.length > 0) return true
    if (term.kind === 'variable') return this.lostVariables
    return objectsIncomplete === true || isIncomplete(tables.domain, ':constants')
  }

  /** True if the declaration of this term has already been reported to have the wrong type. */
  private isKnownMisfit({ kind, name }: Term, expected: TypeExpression): boolean {
    const found = kind === 'variable' ? this.scope.get(name)! : this.objectOf(name)!
    // Untyped objects have one common fault.
    const declaration = 'type' in found && found.type.length === 0 ? this.misfits : found
    const key = expected.map(type => type.name).join(' ')
    const known = this.misfits.get(declaration)
    if (known?.has(key)) return true
    if (known === undefined) this.misfits.set(declaration, new Set([key]))
    else known.add(key)
    return false
  }

  /** If an object has the name of the missing type, its dash is missing. */
  private lacksDash(term: Term, expected: TypeExpression): boolean {
    if (term.kind === 'variable') return false
    const named = this.objectOf(expected[0]!.name)
    if (named === undefined) return false
    const isConstant = this.context.tables.constants.get(named.name) === named
    if (isConstant !== (this.context.text === 'domain')) return false
    if (this.isKnownMisfit({ ...term, name: named.name }, [])) return true
    const text = `- ${named.name}`
    const fix = { label: labels.replace(text), span: named.span, text }
    this.context.log.report('missing-dash', named.span, [named.name], { fix })
    return true
  }

  /** The type of a term; undefined, and reported, when nothing declares it. */
  private typeOf(term: Term): TypeExpression | undefined {
    const { tables, objects, unknowns } = this.context
    if (term.kind === 'variable') {
      const binding = this.scope.get(term.name)
      if (binding !== undefined) {
        binding.used = true
        return binding.variable.type
      }
      if (!this.lostVariables && !this.isGlued(term)) {
        const bare = term.name.slice(1)
        const candidates = () => (this.objectOf(bare) ? [bare] : this.scope.names())
        this.hasUnknown = true
        unknowns.add('unknown-variable', term.name, term.span, candidates, this.place)
      }
      return undefined
    }
    const declared = this.objectOf(term.name)
    if (declared !== undefined) return declared.type
    const lost = isIncomplete(tables.domain, ':constants') || this.context.objectsIncomplete === true
    if (!lost && !this.isGlued(term)) {
      const variable = `?${term.name}`
      const candidates = () =>
        this.scope.has(variable) ? [variable] : [...tables.constants.keys(), ...(objects?.keys() ?? [])]
      unknowns.add('unknown-object', term.name, term.span, candidates)
    } else if (lost) this.use([{ ...term, kind: 'variable', name: `?${term.name}` }])
    return undefined
  }

  /** True, and reported at the declaration, if `?r-room` is declared where `?r - room` is meant. */
  private isGlued({ kind, name, span }: Term): boolean {
    const { log, objects, tables, text } = this.context
    if (text !== 'plan')
      for (const type of tables.types.names()) {
        const whole = `${name}-${type}`
        const binding = kind === 'variable' ? this.scope.get(whole) : undefined
        const found = binding?.variable ?? (text === 'domain' ? tables.constants : objects)?.get(whole)
        if (found === undefined) continue
        if (binding !== undefined) binding.used = true
        if (this.glued.has(found)) return true
        this.glued.add(found)
        const fixed = `${name} - ${type}`
        const fix = { label: labels.replace(fixed), span: found.span, text: fixed }
        log.report('glued-dash', found.span, [whole], { notes: [{ span, message: notes.usedHere(name) }], fix })
        return true
      }
    return false
  }

  private objectOf(name: string): TypedName | undefined {
    return this.context.objects?.get(name) ?? this.context.tables.constants.get(name)
  }

  /** Marks the variables of a list that is not examined further as used. */
  private use(terms: readonly Term[]): void {
    for (const term of terms) {
      const binding = this.scope.get(term.name)
      if (binding !== undefined) binding.used = true
    }
  }

  private quantified(variables: readonly TypedName[], visit: () => void): void {
    const bindings = this.enter(variables)
    visit()
    const unused = this.scope.leave(bindings)
    if (this.isPartialBlock) return
    for (const { name, span } of unused) this.context.log.report('unused-variable', span, [name])
  }

  private enter(variables: readonly TypedName[]): Binding[] {
    for (const { type } of variables) this.type(type)
    return this.scope.enter(variables, this.context.log)
  }

  /** Checks that the types of a declaration are declared. */
  type(type: TypeExpression): void {
    const { tables, unknowns, uses } = this.context
    for (const { name, span } of type) {
      uses.add('type', span)
      if (!tables.types.has(name) && !isIncomplete(tables.domain, ':types'))
        unknowns.add('unknown-type', name, span, () => tables.types.names())
    }
  }

  private declarationOf(term: Term): Note | undefined {
    if (term.kind === 'variable') {
      const { variable } = this.scope.get(term.name)!
      return { span: variable.span, message: notes.declaredHere(typedNameText(variable)) }
    }
    const object = this.context.objects?.get(term.name)
    if (object !== undefined) {
      const note = { span: object.span, message: notes.declaredHere(typedNameText(object)) }
      return this.context.text === 'plan' ? { ...note, role: 'problem' } : note
    }
    const constant = this.context.tables.constants.get(term.name)
    return constant && this.inDomain(constant.span, notes.declaredHere(typedNameText(constant)))
  }

  /** A note at a place in the domain's text. */
  private inDomain(span: Span, message: string): Note {
    return this.context.text === 'domain' ? { span, message } : { span, role: 'domain', message }
  }
}
