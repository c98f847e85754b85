// The names of one domain and problem as numbers, used only by the checker: objects, types, predicates, facts. Facts
// are numbered when they first occur, including facts that can never hold.

import { fromWhole, toWhole } from '#base/decimal'
import { costDigits, costFunctions } from '#planning/pddl/costs'
import type { Atom, Domain, Problem, TypeExpression } from '#planning/pddl/model'
import { reject } from '../rejection'
import type { Declarations, Members, PredicateInfo, PredicateKind } from './declared'
import type { ActionRule, DerivationRule } from './schema'
import { compileActions, compileGoal, compileRules } from './schema'
import { Marks } from './marks'
import type { Pattern, SchemaNode, SlotOrObject } from './schema'

/** Objects by slot. */
export type Binding = ArrayLike<number>

const objectsUnder = (terms: readonly SlotOrObject[], binding: Binding): number[] =>
  terms.map(term => (term < 0 ? ~term : binding[term]!))

/** A fact with a sign: `fact * 2`, and one more where the fact must not hold. */
export type Literal = number

export class CheckedWorld implements Declarations {
  readonly domain: Domain
  readonly problem: Problem
  readonly objects: readonly string[]
  readonly predicates: readonly PredicateInfo[]
  readonly actions: readonly ActionRule[]
  readonly rules: readonly DerivationRule[]
  readonly goal: SchemaNode
  /** Slots that the goal's quantified variables use. */
  readonly goalSlots: number
  /** The facts of `:init`: fluent ones, and those that never change. */
  readonly initial: readonly number[]
  readonly statics: readonly number[]
  /** The same as a set: any other numbered fact is only named by a text, and false. */
  private readonly trueStatics = new Marks()
  /** Given values of functions that costs are made of, in units, by function and arguments as text. */
  readonly costs: ReadonlyMap<string, number>
  /** Costs are counted in units of this decimal place: whole numbers, so that sums are exact. */
  private readonly costDigits: number

  readonly predicateOf: number[] = []
  readonly argumentsOf: (readonly number[])[] = []
  private readonly objectNumbers = new Map<string, number>()
  private readonly predicateNumbers = new Map<string, number>()
  private readonly actionNumbers = new Map<string, number>()
  private readonly types: Types
  /** Per predicate: fact by its arguments, encoded as a number, or as text if the number would be too large. */
  private readonly factNumbers: Map<number | string, number>[]
  /** Facts by name, once read: certificates name most of them several times. */
  private readonly factsNamed = new Map<string, number>()

  /** Rejects if the two texts use undeclared names or cannot be used as they are. */
  constructor(domain: Domain, problem: Problem) {
    this.domain = domain
    this.problem = problem
    const typed = [...domain.constants, ...problem.objects]
    for (const { name } of typed)
      if (!this.objectNumbers.has(name)) this.objectNumbers.set(name, this.objectNumbers.size)
    this.objects = [...this.objectNumbers.keys()]
    this.types = new Types(domain)
    for (const { name, type } of typed) this.types.addObject(this.objectNumbers.get(name)!, type)
    const kinds = kindsOf(domain)
    this.predicates = domain.predicates.map((predicate, number) => {
      if (this.predicateNumbers.has(predicate.name)) reject(`Predicate \`${predicate.name}\` is declared twice.`)
      this.predicateNumbers.set(predicate.name, number)
      return {
        name: predicate.name,
        kind: kinds.get(predicate.name) ?? 'static',
        members: predicate.parameters.map(parameter => this.membersOf(parameter.type)),
        layer: 0,
      }
    })
    this.factNumbers = this.predicates.map(() => new Map())
    for (const [number, { name }] of domain.actions.entries()) {
      if (this.actionNumbers.has(name)) reject(`Action \`${name}\` is declared twice.`)
      this.actionNumbers.set(name, number)
    }
    this.costDigits = problem.minimizesCost ? costDigits(domain, problem) : 0
    this.actions = compileActions(this)
    this.rules = compileRules(this)
    const goal = compileGoal(this)
    this.goal = goal.node
    this.goalSlots = goal.slots
    const initial: number[] = []
    const statics: number[] = []
    for (const atom of problem.init) {
      const predicate = this.predicateNumber(atom.predicate.name)
      const fact = this.fact(predicate, this.objectsOf(atom))
      if (this.predicates[predicate]!.kind === 'fluent') initial.push(fact)
      else if (this.predicates[predicate]!.kind === 'static') statics.push(fact)
    }
    this.initial = [...new Set(initial)]
    this.statics = [...new Set(statics)]
    for (const fact of this.statics) this.trueStatics.add(fact)
    const functions = costFunctions(domain)
    this.costs = new Map(
      problem.values.flatMap(({ name, terms, value }) => {
        const key = [name.name, ...terms.map(term => this.objectNumber(term.name))].join(' ')
        const isCost = functions.has(name.name) && name.name !== 'total-cost'
        return isCost ? [[key, this.costUnits(value)]] : []
      }),
    )
  }

  /** A number of the two texts that is part of a cost, in units; 0 without a metric, which ignores it. */
  costUnits(value: number): number {
    if (!this.problem.minimizesCost) return 0
    const units = toWhole(value, this.costDigits)
    return Number.isNaN(units) ? reject(`The cost ${value} is not counted exactly.`) : units
  }

  /** A number of a claim or certificate in units of cost; rejects a value that is too fine or beyond the exact range. */
  unitsOf(value: number, what: string): number {
    if (value === Infinity) return value
    const units = toWhole(value, this.costDigits)
    return Number.isNaN(units) ? reject(`${what}, ${value}, is no sum of costs that is counted exactly.`) : units
  }

  /** The cost of a number of units, for messages. */
  costOfUnits(units: number): number {
    return Number.isFinite(units) ? fromWhole(units, this.costDigits) : units
  }

  /** The objects that a type expression admits; all where it is empty. */
  membersOf(type: TypeExpression): Members {
    return this.types.membersOf(type, this.objectNumbers.size)
  }

  objectNumber(name: string): number {
    return this.objectNumbers.get(name) ?? reject(`No object \`${name}\` is declared.`)
  }

  predicateNumber(name: string): number {
    return this.predicateNumbers.get(name) ?? reject(`No predicate \`${name}\` is declared.`)
  }

  private objectsOf(atom: Atom): number[] {
    const predicate = this.predicates[this.predicateNumber(atom.predicate.name)]!
    if (atom.terms.length !== predicate.members.length)
      reject(`\`${predicate.name}\` takes ${predicate.members.length} arguments.`)
    return atom.terms.map(term => this.objectNumber(term.name))
  }

  /** The number of a fact, given on first sight. */
  fact(predicate: number, objects: readonly number[]): number {
    const key = this.keyOf(objects)
    return this.factNumbers[predicate]!.get(key) ?? this.number(predicate, key, objects.slice())
  }

  private number(predicate: number, key: number | string, objects: readonly number[]): number {
    const fact = this.predicateOf.length
    this.factNumbers[predicate]!.set(key, fact)
    this.predicateOf.push(predicate)
    this.argumentsOf.push(objects)
    return fact
  }

  /** The number of a pattern's fact under a binding of its slots, given on first sight. */
  factUnder({ predicate, terms }: Pattern, binding: Binding): number {
    const key = this.keyUnder(terms, binding)
    const known = this.factNumbers[predicate]!.get(key)
    return known ?? this.number(predicate, key, objectsUnder(terms, binding))
  }

  /** The number of a pattern's fact if it has one, else -1. */
  findUnder({ predicate, terms }: Pattern, binding: Binding): number {
    return this.factNumbers[predicate]!.get(this.keyUnder(terms, binding)) ?? -1
  }

  /** True if the fact of a static predicate holds in the problem. */
  isTrueUnder(pattern: Pattern, binding: Binding): boolean {
    const fact = this.findUnder(pattern, binding)
    return fact >= 0 && this.trueStatics.has(fact)
  }

  /** The number of a known fact, or -1. */
  find(predicate: number, objects: readonly number[]): number {
    return this.factNumbers[predicate]!.get(this.keyOf(objects)) ?? -1
  }

  /** True if this fact of a static predicate holds in the problem. */
  isTrueStatic(predicate: number, objects: readonly number[]): boolean {
    const fact = this.find(predicate, objects)
    return fact >= 0 && this.trueStatics.has(fact)
  }

  /** Equal for equal sequences of the first `size` objects; comparable for lists of one length. */
  keyOf(objects: Binding, size = objects.length): number | string {
    const count = this.objects.length
    let key = 0
    for (let i = 0; i < size; i++) key = key * count + objects[i]!
    return key <= Number.MAX_SAFE_INTEGER ? key : Array.from(objects).slice(0, size).join(' ')
  }

  private keyUnder(terms: readonly SlotOrObject[], binding: Binding): number | string {
    const count = this.objects.length
    let key = 0
    for (let i = 0; i < terms.length; i++) {
      const term = terms[i]!
      key = key * count + (term < 0 ? ~term : binding[term]!)
    }
    return key <= Number.MAX_SAFE_INTEGER ? key : objectsUnder(terms, binding).join(' ')
  }

  kindOf(fact: number): PredicateKind {
    return this.predicates[this.predicateOf[fact]!]!.kind
  }

  factName(fact: number): string {
    return this.nameOf(this.predicates[this.predicateOf[fact]!]!.name, this.argumentsOf[fact]!)
  }

  nameOf(head: string, objects: readonly number[]): string {
    return `(${[head, ...objects.map(object => this.objects[object]!)].join(' ')})`
  }

  literalName(literal: Literal): string {
    const name = this.factName(literal >> 1)
    return (literal & 1) === 1 ? `(not ${name})` : name
  }

  /** Predicate and objects of `(on a b)`. */
  readFact(name: string): { predicate: number; objects: number[] } {
    const [head, ...rest] = wordsOf(name)
    const predicate = this.predicateNumber(head!)
    if (rest.length !== this.predicates[predicate]!.members.length)
      reject(`${name} has ${rest.length} arguments, not ${this.predicates[predicate]!.members.length}.`)
    return { predicate, objects: rest.map(word => this.objectNumber(word)) }
  }

  /** The number of a named fact; rejects static ones that are false. */
  factNamed(name: string): number {
    const known = this.factsNamed.get(name)
    if (known !== undefined) return known
    const { predicate, objects } = this.readFact(name)
    if (this.predicates[predicate]!.kind === 'static' && !this.isTrueStatic(predicate, objects))
      reject(`${name} is never true: nothing changes \`${this.predicates[predicate]!.name}\`.`)
    const fact = this.fact(predicate, objects)
    this.factsNamed.set(name, fact)
    return fact
  }

  /** The number of a named fact that actions can change; its objects may be of the wrong types. */
  fluentNamed(name: string): number {
    const fact = this.factNamed(name)
    if (this.kindOf(fact) !== 'fluent') reject(`${name} is not a proposition: it is ${this.kindOf(fact)}.`)
    return fact
  }

  /** The literal `(on a b)` of a fact that is not static, or `(not (on a b))` of one that actions can change. */
  literalNamed(name: string): Literal {
    const negated = /^\(not (\(.*\))\)$/.exec(name)
    return negated === null ? 2 * this.changingNamed(name) : 2 * this.fluentNamed(negated[1]!) + 1
  }

  /** The number of a named fact that is not static. */
  changingNamed(name: string): number {
    const fact = this.factNamed(name)
    if (this.kindOf(fact) === 'static') reject(`${name} is static: it is the same in all states.`)
    return fact
  }

  /** The same for the universe: objects have the right types. */
  propositionNamed(name: string): number {
    const fact = this.fluentNamed(name)
    if (!this.isWellTyped(fact)) reject(`${name} is not a proposition: an object has the wrong type.`)
    return fact
  }

  isWellTyped(fact: number): boolean {
    const { members } = this.predicates[this.predicateOf[fact]!]!
    return this.argumentsOf[fact]!.every((object, i) => members[i]!.has[object] === 1)
  }

  /** Schema and objects of a named ground action; rejects what is not in the universe. */
  readAction(name: string): { schema: ActionRule; objects: number[] } {
    const [head, ...rest] = wordsOf(name)
    const schema = this.actions[this.actionNumbers.get(head!) ?? -1]
    if (schema === undefined) reject(`No action \`${head}\` is declared.`)
    if (rest.length !== schema.domains.length)
      reject(`${name} has ${rest.length} arguments, not ${schema.domains.length}.`)
    const objects = rest.map(word => this.objectNumber(word))
    objects.forEach((object, i) => {
      if (schema.domains[i]!.has[object] !== 1) reject(`${name}: \`${rest[i]}\` is not of the right type.`)
    })
    return { schema, objects }
  }
}

/** The words of `(head word …)`, lower-cased; rejects all other text. */
function wordsOf(name: string): string[] {
  const words = name.slice(1, -1).toLowerCase().split(' ')
  const isPlain = name.startsWith('(') && name.endsWith(')') && !/[^\S ]|[()]/.test(name.slice(1, -1))
  if (!isPlain || words.includes('')) reject(`\`${name.slice(0, 100)}\` is not a name like \`(on a b)\`.`)
  return words
}

/** Predicates that effects change or rules derive; all others are static. */
function kindsOf(domain: Domain): Map<string, PredicateKind> {
  const kinds = new Map<string, PredicateKind>()
  const todo = domain.actions.map(schema => schema.effect)
  for (let effect = todo.pop(); effect !== undefined; effect = todo.pop())
    if (effect.kind === 'and') todo.push(...effect.parts)
    else if (effect.kind === 'when' || effect.kind === 'forall') todo.push(effect.body)
    else if (effect.kind !== 'increase') kinds.set(effect.atom.predicate.name, 'fluent')
  for (const { predicate } of domain.derived) {
    if (kinds.get(predicate.name) === 'fluent')
      reject(`\`${predicate.name}\` is both derived and changed by an action.`)
    kinds.set(predicate.name, 'derived')
  }
  return kinds
}

/** Which objects belong to which type. */
class Types {
  private readonly parents = new Map<string, string[]>()
  private readonly objects = new Map<string, Set<number>>()
  private readonly known = new Map<string, Members>()

  constructor(domain: Domain) {
    for (const { name, parents } of domain.types) {
      const above = this.parents.get(name) ?? []
      this.parents.set(name, above)
      for (const parent of parents) above.push(parent.name)
    }
  }

  /** Puts an object into its types and all above them. */
  addObject(object: number, type: TypeExpression): void {
    const seen = new Set(type.map(each => each.name))
    for (const name of seen) {
      const members = this.objects.get(name) ?? new Set()
      this.objects.set(name, members.add(object))
      for (const parent of this.parents.get(name) ?? []) seen.add(parent)
    }
  }

  membersOf(type: TypeExpression, count: number): Members {
    const key = type.map(each => each.name).join(' ')
    let members = this.known.get(key)
    if (members === undefined) {
      const has = new Uint8Array(count)
      if (type.length === 0 || type.some(each => each.name === 'object')) has.fill(1)
      for (const { name } of type) for (const object of this.objects.get(name) ?? []) has[object] = 1
      const list = [...has.keys()].filter(object => has[object] === 1)
      this.known.set(key, (members = { list, has }))
    }
    return members
  }
}
