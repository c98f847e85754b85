// Small random domains and problems as PDDL text, with every feature of the language. The same seed gives the same
// texts; a failing property test prints its seed.

import { makeRng, type Rng } from '#base/rng'

export interface RandomTexts {
  readonly domain: string
  readonly problem: string
}

/** The features that the random texts may contain; default: all. */
export interface Features {
  /** Derived predicates. */
  readonly derived?: boolean
  /** `when` and `forall` in effects. */
  readonly conditionalEffects?: boolean
  /** Conditions other than conjunctions of positive atoms. */
  readonly complexConditions?: boolean
  /** Costs and a metric. */
  readonly costs?: boolean
}

/** Type → its supertypes, starting with itself. */
const above: Readonly<Record<string, readonly string[]>> = {
  object: ['object'],
  top: ['top', 'object'],
  left: ['left', 'top', 'object'],
  right: ['right', 'object'],
  both: ['both', 'top', 'right', 'object'],
}
const types = Object.keys(above)

interface Declared {
  readonly name: string
  readonly types: readonly string[]
}
interface Variable {
  readonly name: string
  readonly type: string
}

const statics: readonly Declared[] = [
  { name: 'kind', types: ['object'] },
  { name: 'edge', types: ['top', 'object'] },
]
const fluents: readonly Declared[] = [
  { name: 'on', types: [] },
  { name: 'lit', types: ['object'] },
  { name: 'has', types: ['top'] },
  { name: 'at', types: ['object', 'top'] },
]
const derived: readonly Declared[] = [
  { name: 'near', types: ['object', 'object'] },
  { name: 'safe', types: ['object'] },
]

/** A random domain and problem for the seed. */
export function randomTexts(seed: number | string, features: Features = {}): RandomTexts {
  return new Generator(makeRng(seed), features).texts()
}

/** The numbers from which the costs of one text are drawn: small, with fractions, tiny, large, and mixed. */
const purses: readonly (readonly string[])[] = [
  ['0', '1', '2', '3'],
  ['0', '0.3', '0.6', '0.7'],
  ['2.25', '3', '0.75', '1'],
  ['0.1', '0.2', '0.3', '1.1'],
  ['0', '1', '20000', '15000'],
  ['0', '0.5', '4000000000', '1'],
  ['123456789', '10', '3', '1000000003'],
  ['0.00000001', '0.00000003', '0', '2'],
  ['9e-10', '1e-10', '0', '0.0000000005'],
  ['16777216', '16777217', '0', '33554433'],
  ['1000000000000', '1', '2', '0'],
]

class Generator {
  private readonly rng: Rng
  private readonly features: Required<Features>
  private readonly constants: readonly Variable[]
  private readonly objects: readonly Variable[]
  private readonly purse: readonly string[]
  private variables = 0

  constructor(rng: Rng, features: Features) {
    this.rng = rng
    this.features = {
      derived: true,
      conditionalEffects: true,
      complexConditions: true,
      costs: true,
      ...features,
    }
    const typed = (prefix: string, count: number): Variable[] =>
      Array.from({ length: count }, (_, i) => ({ name: `${prefix}${i}`, type: rng.pick(types) }))
    this.constants = typed('k', rng.below(2))
    this.objects = typed('o', 1 + rng.below(3))
    this.purse = rng.pick(purses)
  }

  texts(): RandomTexts {
    const { rng } = this
    const costs = this.features.costs && rng.below(2) === 0
    const actions = Array.from({ length: 1 + rng.below(4) }, (_, i) => this.action(i, costs))
    if (rng.below(3) === 0) actions.push(this.weaker(rng.pick(actions)))
    const rules = this.features.derived ? this.rules() : []
    const predicates = [...statics, ...fluents, ...(rules.length > 0 ? derived : [])]
    const declared = predicates.map(
      ({ name, types: list }) => `(${name}${list.map((type, i) => ` ?x${i} - ${type}`).join('')})`,
    )
    const domain = `(define (domain random)
  (:requirements :adl :derived-predicates :action-costs)
  (:types top right - object left - top both - (either top right))
  (:constants ${this.constants.map(each => `${each.name} - ${each.type}`).join(' ')})
  (:predicates ${declared.join(' ')})
  (:functions (total-cost) (price ?x - object))
  ${[...rules, ...actions].join('\n  ')})`
    const all = [...this.constants, ...this.objects]
    // If objects of one type have the same facts, they are interchangeable.
    const alike = rng.below(3) === 0
    const chosen = new Map<string, boolean>()
    const isChosen = (predicate: string, tuple: readonly string[]): boolean => {
      const key = alike ? `${predicate} ${this.shape(all, tuple)}` : `${predicate} ${tuple.join(' ')}`
      const known = chosen.get(key) ?? rng.below(5) < 2
      chosen.set(key, known)
      return known
    }
    const init = [...statics, ...fluents].flatMap(predicate =>
      tuples(all, predicate.types)
        .filter(tuple => isChosen(predicate.name, tuple))
        .map(tuple => `(${[predicate.name, ...tuple].join(' ')})`),
    )
    const values = all.filter(() => rng.below(6) > 0).map(({ name }) => `(= (price ${name}) ${rng.pick(this.purse)})`)
    const problem = `(define (problem p) (:domain random)
  (:objects ${this.objects.map(each => `${each.name} - ${each.type}`).join(' ')})
  (:init ${[...init, ...(costs ? values : [])].join(' ')})
  (:goal ${this.goal(all)})
  ${costs ? '(:metric minimize (total-cost))' : ''})`
    return { domain, problem }
  }

  /** A key for a tuple: the types of its objects, and which of them are equal. */
  private shape(all: readonly Variable[], tuple: readonly string[]): string {
    const typeOf = (name: string): string => all.find(each => each.name === name)!.type
    return tuple.map(name => `${typeOf(name)}${tuple.indexOf(name)}`).join(' ')
  }

  /** The goal; occasionally a disjunct implies another one and is redundant. */
  private goal(all: readonly Variable[]): string {
    const goal = this.condition(all, 2, this.known(true))
    if (!this.features.complexConditions || this.rng.below(4) > 0) return goal
    return `(or ${goal} (and ${goal} ${this.condition(all, 1, this.known(true))}))`
  }

  /** A weaker copy of the action under another name, with an additional precondition or delete effect. */
  private weaker(action: string): string {
    const renamed = action.replace('(:action a', '(:action b')
    return this.rng.below(2) === 0
      ? renamed.replace(':precondition ', ':precondition (and (on) ').replace(/\n( *):effect/, ')\n$1:effect')
      : renamed.replace(':effect (and ', ':effect (and (not (on)) ')
  }

  /** Predicates that may occur in a condition. */
  private known(withDerived: boolean): readonly Declared[] {
    return withDerived && this.features.derived && this.hasRules
      ? [...statics, ...fluents, ...derived]
      : [...statics, ...fluents]
  }

  private get hasRules(): boolean {
    return this.objects.length !== 2
  }

  /** `near` may depend on itself, `safe` on both and, negated, on `near`. */
  private rules(): string[] {
    if (!this.hasRules) return []
    const scope = [
      { name: '?a', type: 'object' },
      { name: '?b', type: 'object' },
    ]
    const low = [...statics, ...fluents]
    const near = Array.from({ length: 1 + this.rng.below(2) }, () =>
      this.rng.below(2) === 0
        ? '(exists (?m - object) (and (near ?a ?m) (or (near ?m ?b) (lit ?m))))'
        : this.condition(scope, 2, low),
    )
    const safe =
      this.rng.below(2) === 0
        ? `(or (not (near ?a ?a)) ${this.condition(scope.slice(0, 1), 1, low)})`
        : this.condition(scope.slice(0, 1), 2, [...low, derived[0]!])
    return [...near.map(body => `(:derived (near ?a ?b - object) ${body})`), `(:derived (safe ?a - object) ${safe})`]
  }

  private action(number: number, costs: boolean): string {
    const { rng } = this
    const scope = Array.from({ length: rng.below(4) }, () => this.variable())
    const parameters = scope.map(each => `${each.name} - ${each.type}`).join(' ')
    const parts = Array.from({ length: 1 + rng.below(3) }, () => this.effect(scope, 2))
    if (costs) {
      if (rng.below(3) > 0) parts.push(`(increase (total-cost) ${rng.pick(this.purse)})`)
      const priced = this.term(scope, 'object')
      if (priced !== undefined && rng.below(3) === 0) parts.push(`(increase (total-cost) (price ${priced}))`)
    }
    return `(:action a${number} :parameters (${parameters})
    :precondition ${this.condition([...scope, ...this.constants], rng.below(4), this.known(true))}
    :effect (and ${parts.join(' ')}))`
  }

  private effect(scope: readonly Variable[], depth: number): string {
    const { rng } = this
    const kind = this.features.conditionalEffects && depth > 0 ? rng.below(7) : 0
    if (kind === 4) {
      const variable = this.variable()
      return `(forall (${variable.name} - ${variable.type}) ${this.effect([...scope, variable], depth - 1)})`
    }
    if (kind >= 5) {
      const visible = [...scope, ...this.constants]
      const condition = this.condition(visible, rng.below(3), this.known(true))
      const inner = [this.effect(scope, depth - 1), this.effect(scope, 0)]
      return `(when ${condition} (and ${inner.join(' ')}))`
    }
    const atom = this.atom([...scope, ...this.constants], fluents)
    return rng.below(5) < 2 ? `(not ${atom})` : atom
  }

  private condition(scope: readonly Variable[], depth: number, predicates: readonly Declared[]): string {
    const { rng } = this
    const some = (max: number): string =>
      Array.from({ length: rng.below(max + 1) }, () => this.condition(scope, depth - 1, predicates)).join(' ')
    const one = (): string => this.condition(scope, depth - 1, predicates)
    if (!this.features.complexConditions)
      return `(and ${Array.from({ length: rng.below(4) }, () => this.atom(scope, predicates)).join(' ')})`
    switch (depth === 0 ? 0 : rng.below(11)) {
      case 0:
      case 1:
        return this.atom(scope, predicates)
      case 2:
        return `(not ${one()})`
      case 3:
      case 4:
      case 5:
        return `(and ${some(3)})`
      case 6:
        return `(or ${one()} ${some(2)})`
      case 7:
        return `(imply ${one()} ${one()})`
      case 8: {
        const left = this.term(scope, 'object')
        const right = this.term(scope, 'object')
        return left === undefined ? one() : `(= ${left} ${right})`
      }
      default: {
        const own = Array.from({ length: 1 + rng.below(2) }, () => this.variable())
        const listed = own.map(each => `${each.name} - ${each.type}`).join(' ')
        const inner = [...scope, ...own]
        const pair = (): string =>
          Array.from({ length: 2 + rng.below(2) }, () => this.literal(inner, predicates)).join(' ')
        const body =
          rng.below(2) === 0 ? `(${rng.pick(['and', 'or'])} ${pair()})` : this.condition(inner, depth - 1, predicates)
        return `(${rng.pick(['forall', 'exists'])} (${listed}) ${body})`
      }
    }
  }

  private literal(scope: readonly Variable[], predicates: readonly Declared[]): string {
    const atom = this.atom(scope, predicates)
    return this.rng.below(3) === 0 ? `(not ${atom})` : atom
  }

  /** An atom over the variables in scope; one without arguments if no variable fits. */
  private atom(scope: readonly Variable[], predicates: readonly Declared[]): string {
    const predicate = this.rng.pick(predicates)
    const terms = predicate.types.map(type => this.term(scope, type))
    return terms.includes(undefined) ? '(on)' : `(${[predicate.name, ...terms].join(' ')})`
  }

  /** A variable or constant in scope of the right type; occasionally a variable of a supertype. */
  private term(scope: readonly Variable[], type: string): string | undefined {
    const loose = this.rng.below(8) === 0
    const fitting = scope.filter(
      each =>
        above[each.type]!.includes(type) || (loose && each.name.startsWith('?') && above[type]!.includes(each.type)),
    )
    if (fitting.length === 0) return undefined
    // Prefers the innermost variables half of the time.
    return this.rng.pick(this.rng.below(2) === 0 ? fitting : fitting.slice(-2)).name
  }

  private variable(): Variable {
    return { name: `?v${this.variables++}`, type: this.rng.pick(types) }
  }
}

/** All tuples of names with matching types. */
function tuples(objects: readonly Variable[], wanted: readonly string[]): string[][] {
  let found: string[][] = [[]]
  for (const type of wanted)
    found = found.flatMap(tuple =>
      objects.filter(each => above[each.type]!.includes(type)).map(each => [...tuple, each.name]),
    )
  return found
}
