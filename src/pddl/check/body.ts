// Conditions and effects: every name in them is declared, takes these arguments, and accepts their types.

import type { Span } from '../../base/text'
import type { Note, TextRole } from '../diagnostic'
import type { Log } from '../read/log'
import { notes } from '../messages'
import type {
  Atom,
  Condition,
  CostExpression,
  Effect,
  Name,
  Term,
  TypedName,
  TypeExpression,
} from '../model'
import { shapeOf, typedNameText, typedShapeOf } from '../shape'
import type { Uses } from './requirements'
import type { Tables } from './tables'
import { isIncomplete } from './tables'
import type { Unknowns } from './unknown'

/** A variable in scope. */
interface Binding {
  readonly variable: TypedName
  used: boolean
  /** The binding of the same name that this one hides. */
  readonly hidden: Binding | undefined
  /** All bindings of the list this one stands in. */
  readonly list: readonly Binding[]
}

/** What can be called by name with arguments. */
interface Callable extends Name {
  readonly parameters: readonly TypedName[]
}

/** What the checker of bodies works with. */
export interface BodyContext {
  readonly tables: Tables
  /** The text that is checked. */
  readonly text: TextRole | 'plan'
  /** The problem's objects, when it is not a domain's text that is checked. */
  readonly objects?: ReadonlyMap<string, TypedName>
  /** Some objects could not be read. */
  readonly objectsIncomplete?: boolean
  readonly unknowns: Unknowns
  readonly uses: Uses
  readonly log: Log
}

export class BodyChecker {
  private readonly scope = new Map<string, Binding>()
  /** Objects whose own type has been found not to fit, so that each is reported once for a type. */
  private readonly misfits = new Set<string>()
  /** Names of the block that is checked, so that what is missing there is counted there. */
  private place = ''
  /** Some variables of this block could not be read. */
  private lostVariables = false
  private costReported = false
  private readonly context: BodyContext

  constructor(context: BodyContext) {
    this.context = context
  }

  /** Checks a block with parameters; gives those that nothing used. */
  block(
    place: string,
    parameters: readonly TypedName[],
    lostVariables: boolean,
    visit: () => void,
  ): TypedName[] {
    this.place = place
    this.lostVariables = lostVariables
    const bindings = this.enter(parameters)
    visit()
    return this.leave(bindings)
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

  /** Checks an atom; false when something is wrong with it. */
  atom(atom: Atom): boolean {
    const { tables, unknowns } = this.context
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
      unknowns.add('unknown-predicate', predicate.name, predicate.span, candidates)
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
    const declared = tables.functions.get(name.name)
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
    if (amount.kind === 'function') this.call(amount.name, amount.terms, amount.span)
  }

  private arguments(declared: Callable, terms: readonly Term[], span: Span): boolean {
    const { parameters } = declared
    if (terms.length !== parameters.length) {
      this.use(terms)
      this.context.log.report(
        'wrong-arity',
        span,
        [declared.name, parameters.length, terms.length],
        { notes: [this.inDomain(declared.span, notes.declaredHere(shapeOf(declared)))] },
      )
      return false
    }
    let right = true
    for (let i = 0; i < terms.length; i++) {
      const type = this.typeOf(terms[i]!)
      if (type === undefined) right = false
      else if (right) right = this.accepts(declared, i, terms[i]!, type)
    }
    return right
  }

  /** Is this argument of a type that the parameter takes? */
  private accepts(declared: Callable, i: number, term: Term, type: TypeExpression): boolean {
    const expected = declared.parameters[i]!.type
    if (expected.length === 0) return true
    if (type.length === 1 && type[0]!.name === expected[0]!.name) return true
    const fit = this.context.tables.types.fit(type, expected)
    if (fit === 'always') return true
    if (term.kind === 'object') {
      const key = `${term.name} ${expected.map(({ name }) => name).join(' ')}`
      if (this.misfits.has(key)) return false
      this.misfits.add(key)
    }
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

  /** The type of a term; undefined, and reported, when nothing declares it. */
  private typeOf(term: Term): TypeExpression | undefined {
    const { tables, objects, unknowns } = this.context
    if (term.kind === 'variable') {
      const binding = this.scope.get(term.name)
      if (binding !== undefined) {
        binding.used = true
        return binding.variable.type
      }
      if (!this.lostVariables) {
        const bare = term.name.slice(1)
        const candidates = () => (this.objectOf(bare) ? [bare] : this.scope.keys())
        unknowns.add('unknown-variable', term.name, term.span, candidates, this.place)
      }
      return undefined
    }
    const declared = this.objectOf(term.name)
    if (declared !== undefined) return declared.type
    const lost =
      isIncomplete(tables.domain, ':constants') || this.context.objectsIncomplete === true
    if (!lost) {
      const variable = `?${term.name}`
      const candidates = () =>
        this.scope.has(variable)
          ? [variable]
          : [...tables.constants.keys(), ...(objects?.keys() ?? [])]
      unknowns.add('unknown-object', term.name, term.span, candidates)
    } else this.use([{ ...term, kind: 'variable', name: `?${term.name}` }])
    return undefined
  }

  private objectOf(name: string): TypedName | undefined {
    return this.context.objects?.get(name) ?? this.context.tables.constants.get(name)
  }

  /** Counts the variables of a list that is not looked at further as used. */
  private use(terms: readonly Term[]): void {
    for (const term of terms) {
      const binding = this.scope.get(term.name)
      if (binding !== undefined) binding.used = true
    }
  }

  private quantified(variables: readonly TypedName[], visit: () => void): void {
    const bindings = this.enter(variables)
    visit()
    for (const { name, span } of this.leave(bindings))
      this.context.log.report('unused-variable', span, [name])
  }

  private enter(variables: readonly TypedName[]): Binding[] {
    const bindings: Binding[] = []
    for (const variable of variables) {
      this.type(variable.type)
      const hidden = this.scope.get(variable.name)
      if (hidden !== undefined) {
        const twice = hidden.list === bindings
        this.context.log.report(
          twice ? 'duplicate-parameter' : 'shadowed-variable',
          variable.span,
          [variable.name],
          { notes: [{ span: hidden.variable.span, message: notes.firstHere() }] },
        )
        if (twice) continue
      }
      const binding = { variable, used: false, hidden, list: bindings }
      bindings.push(binding)
      this.scope.set(variable.name, binding)
    }
    return bindings
  }

  /** Takes bindings out of scope; gives the variables that nothing used. */
  private leave(bindings: readonly Binding[]): TypedName[] {
    const unused: TypedName[] = []
    for (const { variable, used, hidden } of bindings) {
      if (hidden === undefined) this.scope.delete(variable.name)
      else this.scope.set(variable.name, hidden)
      if (!used) unused.push(variable)
    }
    return unused
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
