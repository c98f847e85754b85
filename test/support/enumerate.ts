// Enumerates a small task from its two texts: all ground actions and all states. It shares no code with `src`, neither
// parser nor model, so that it can test the grounder and the checker independently.

import { type Expression, parsed } from './plain-pddl'

/** The facts that hold, as texts: `(on a b)`. */
export type Facts = ReadonlySet<string>
type Test = (facts: Facts) => boolean
type Binding = ReadonlyMap<string, string>

interface GroundEffect {
  readonly when: Test
  readonly add: boolean
  readonly fact: string
}

/** A schema instantiated with objects of the right types. */
export interface GroundStep {
  readonly name: string
  readonly needs: Expression
  readonly binding: Binding
  /** In units of 10^-30; undefined if a cost value is missing, in which case the action is never applicable. */
  readonly cost: bigint | undefined
  readonly isMet: Test
  readonly effects: readonly GroundEffect[]
}

export interface Space {
  /** Fluent facts of each state, the initial state first. */
  readonly states: readonly Facts[]
  /** All facts of each state, including static and derived ones. */
  readonly full: readonly Facts[]
  /** For each state: the applicable actions, by index, and the successor states. */
  readonly steps: readonly (readonly { readonly action: number; readonly to: number }[])[]
}

const DIGITS = 30

/** A decimal in units of 10^-30. Smaller nonzero values count as one unit. */
export function exact(decimal: string | number): bigint {
  const [, sign, whole, fraction = '', exponent = '0'] = /^([+-]?)(\d*)\.?(\d*)(?:e([+-]?\d+))?$/i.exec(
    String(decimal),
  )!
  const shift = DIGITS - fraction.length + Number(exponent)
  const digits = BigInt(`${whole}${fraction}`)
  const units = shift >= 0 ? digits * 10n ** BigInt(shift) : digits / 10n ** BigInt(-shift)
  const kept = units === 0n && digits !== 0n ? 1n : units
  return sign === '-' ? -kept : kept
}

const NO_BINDING: Binding = new Map()
const rest = (list: Expression): readonly Expression[] => list.slice(1) as readonly Expression[]

/** Parses `?x ?y - (either a b) ?z` to names with their types; the default type is `object`. */
function typedNames(list: readonly Expression[]): [string, readonly string[]][] {
  const found: [string, readonly string[]][] = []
  let waiting: string[] = []
  for (let i = 0; i < list.length; i++) {
    if (list[i] !== '-') waiting.push(list[i] as string)
    else {
      const type = list[++i]!
      const types = typeof type === 'string' ? [type] : (rest(type) as string[])
      for (const name of waiting) found.push([name, types])
      waiting = []
    }
  }
  return [...found, ...waiting.map((name): [string, string[]] => [name, ['object']])]
}

export class SmallTask {
  readonly objects: readonly string[]
  /** Facts of `:init` that actions can change. */
  readonly initial: Facts
  readonly statics: Facts
  readonly actions: readonly GroundStep[]
  readonly goal: Expression
  readonly isGoal: Test
  /** Declared types of each argument. */
  readonly predicates: ReadonlyMap<string, readonly (readonly string[])[]>
  readonly fluent: ReadonlySet<string>
  readonly derived: ReadonlySet<string>
  readonly isCounted: boolean
  private readonly typesOf = new Map<string, ReadonlySet<string>>()
  private readonly values = new Map<string, bigint>()
  private readonly layers: readonly (readonly { head: string; body: Test }[])[]

  constructor(domainText: string, problemText: string) {
    const domain = parsed(domainText)
    const problem = parsed(problemText)
    const sections = (of: readonly Expression[], name: string): Expression[] =>
      of.filter(part => Array.isArray(part) && part[0] === name)
    const entries = (of: readonly Expression[], name: string): Expression[] => sections(of, name).flatMap(rest)
    const parents = typedNames(entries(domain, ':types'))
    const typed = [...typedNames(entries(domain, ':constants')), ...typedNames(entries(problem, ':objects'))]
    for (const [name, types] of typed) {
      const all = new Set([...types, 'object', ...(this.typesOf.get(name) ?? [])])
      for (const type of all)
        for (const [below, above] of parents) if (below === type) for (const each of above) all.add(each)
      this.typesOf.set(name, all)
    }
    this.objects = [...this.typesOf.keys()]
    this.predicates = new Map(
      entries(domain, ':predicates').map(each => [each[0] as string, typedNames(rest(each)).map(([, types]) => types)]),
    )
    const schemas = sections(domain, ':action')
    const rules = sections(domain, ':derived').map(rule => ({
      name: rule[1]![0] as string,
      head: rule[1] as Expression,
      body: rule[2] as Expression,
    }))
    this.derived = new Set(rules.map(({ name }) => name))
    this.fluent = new Set(schemas.flatMap(schema => changedBy(fieldOf(schema, ':effect'))))
    const init = entries(problem, ':init').filter(each => each[0] !== '=')
    const kept = (names: (name: string) => boolean): Facts =>
      new Set(init.filter(([head]) => names(head as string)).map(each => textOf(each, NO_BINDING)))
    this.initial = kept(name => this.fluent.has(name))
    this.statics = kept(name => !this.fluent.has(name) && !this.derived.has(name))
    for (const each of entries(problem, ':init'))
      if (each[0] === '=') this.values.set(textOf(each[1]!, NO_BINDING), exact(each[2] as string))
    this.isCounted = sections(problem, ':metric').length > 0
    this.goal = entries(problem, ':goal')[0] ?? ['and']
    this.isGoal = this.compile(this.goal, NO_BINDING)
    this.actions = schemas.flatMap(schema => this.instancesOf(schema))
    const level = levelsOf(rules)
    const highest = Math.max(0, ...level.values())
    this.layers = Array.from({ length: highest + 1 }, (_, layer) =>
      rules
        .filter(({ name }) => level.get(name) === layer)
        .flatMap(({ name, head, body }) => {
          const parameters = typedNames(rest(head))
          return this.bindings(parameters, NO_BINDING).map(binding => ({
            head: `(${[name, ...parameters.map(([each]) => binding.get(each)!)].join(' ')})`,
            body: this.compile(body, binding),
          }))
        }),
    )
  }

  private instancesOf(schema: Expression): GroundStep[] {
    const parameters = typedNames(fieldOf(schema, ':parameters') as readonly Expression[])
    const needs = fieldOf(schema, ':precondition')
    const effect = fieldOf(schema, ':effect')
    return this.bindings(parameters, NO_BINDING).map(binding => {
      const effects: GroundEffect[] = []
      const amounts: (bigint | undefined)[] = []
      this.collect(effect, binding, () => true, effects, amounts)
      const isKnown = !amounts.includes(undefined)
      const sum = amounts.reduce<bigint>((all, each) => all + (each ?? 0n), 0n)
      return {
        name: `(${[schema[1], ...parameters.map(([each]) => binding.get(each)!)].join(' ')})`,
        needs,
        binding,
        cost: isKnown ? (this.isCounted ? sum : exact(1)) : undefined,
        isMet: this.compile(needs, binding),
        effects,
      }
    })
  }

  private collect(
    effect: Expression,
    binding: Binding,
    when: Test,
    into: GroundEffect[],
    amounts: (bigint | undefined)[],
  ): void {
    const [head, ...parts] = effect as readonly Expression[]
    if (head === undefined) return
    if (head === 'and') for (const part of parts) this.collect(part, binding, when, into, amounts)
    else if (head === 'when') {
      const own = this.compile(parts[0]!, binding)
      this.collect(parts[1]!, binding, facts => when(facts) && own(facts), into, amounts)
    } else if (head === 'forall')
      for (const each of this.bindings(typedNames(parts[0] as readonly Expression[]), binding))
        this.collect(parts[1]!, each, when, into, amounts)
    else if (head === 'increase') {
      const amount = parts[1]!
      amounts.push(typeof amount === 'string' ? exact(amount) : this.values.get(textOf(amount, binding)))
    } else if (head === 'not') into.push({ when, add: false, fact: textOf(parts[0]!, binding) })
    else into.push({ when, add: true, fact: textOf(effect, binding) })
  }

  /** All bindings of the variables to objects of their types, extending `on`. */
  bindings(variables: readonly (readonly [string, readonly string[]])[], on: Binding): Binding[] {
    let found = [on]
    for (const [name, types] of variables)
      found = found.flatMap(each => this.objectsOf(types).map(object => new Map(each).set(name, object)))
    return found
  }

  objectsOf(types: readonly string[]): string[] {
    return this.objects.filter(object => types.some(type => this.typesOf.get(object)!.has(type)))
  }

  compile(condition: Expression, binding: Binding): Test {
    const [head, ...parts] = condition as readonly Expression[]
    const inner = (): Test[] => parts.map(part => this.compile(part, binding))
    const meaning = (word: Expression): string => binding.get(word as string) ?? (word as string)
    switch (head) {
      case undefined:
        return () => true
      case 'and': {
        const all = inner()
        return facts => all.every(part => part(facts))
      }
      case 'or': {
        const all = inner()
        return facts => all.some(part => part(facts))
      }
      case 'not': {
        const [only] = inner()
        return facts => !only!(facts)
      }
      case 'imply': {
        const [premise, conclusion] = inner()
        return facts => !premise!(facts) || conclusion!(facts)
      }
      case '=': {
        const isEqual = meaning(parts[0]!) === meaning(parts[1]!)
        return () => isEqual
      }
      case 'forall':
      case 'exists': {
        const variables = typedNames(parts[0] as readonly Expression[])
        const all = this.bindings(variables, binding).map(each => this.compile(parts[1]!, each))
        return head === 'forall' ? facts => all.every(part => part(facts)) : facts => all.some(part => part(facts))
      }
      default: {
        const fact = textOf(condition, binding)
        return facts => facts.has(fact)
      }
    }
  }

  /** The facts that occur in a condition, with quantifiers expanded. */
  atomsIn(condition: Expression, binding: Binding): string[] {
    const [head, ...parts] = condition as readonly Expression[]
    if (head === undefined || head === '=') return []
    if (head === 'forall' || head === 'exists')
      return this.bindings(typedNames(parts[0] as readonly Expression[]), binding).flatMap(each =>
        this.atomsIn(parts[1]!, each),
      )
    if (['and', 'or', 'not', 'imply'].includes(head as string))
      return parts.flatMap(part => this.atomsIn(part, binding))
    return [textOf(condition, binding)]
  }

  /** Adds static and derived facts to these fluent facts. */
  complete(fluents: Facts): Facts {
    const all = new Set([...this.statics, ...fluents])
    for (const layer of this.layers)
      for (let before = -1; before < all.size; ) {
        before = all.size
        for (const { head, body } of layer) if (!all.has(head) && body(all)) all.add(head)
      }
    return all
  }

  canTake({ cost, isMet }: GroundStep, full: Facts): boolean {
    return cost !== undefined && isMet(full)
  }

  /**
   * The fluent facts after the step: conditions are evaluated before it, and a fact that is both added and deleted is
   * added.
   */
  after({ effects }: GroundStep, fluents: Facts, full: Facts): Facts {
    const happening = effects.filter(({ when }) => when(full))
    const next = new Set(fluents)
    for (const { add, fact } of happening) if (!add) next.delete(fact)
    for (const { add, fact } of happening) if (add) next.add(fact)
    return next
  }

  /** All states reachable from one; undefined if there are more than `most`. */
  explore(from: Facts, max: number): Space | undefined {
    const states: Facts[] = []
    const full: Facts[] = []
    const steps: { action: number; to: number }[][] = []
    const places = new Map<string, number>()
    const see = (state: Facts): number => {
      const key = [...state].sort().join()
      let place = places.get(key)
      if (place === undefined) {
        places.set(key, (place = states.length))
        states.push(state)
        full.push(this.complete(state))
      }
      return place
    }
    see(from)
    for (let at = 0; at < states.length; at++) {
      if (states.length > max) return undefined
      steps.push(
        this.actions.flatMap((step, action) =>
          this.canTake(step, full[at]!) ? [{ action, to: see(this.after(step, states[at]!, full[at]!)) }] : [],
        ),
      )
    }
    return { states, full, steps }
  }

  /** For each state, the cost to the goal using only open states; undefined if there is no path. */
  distances({ states, full, steps }: Space, isOpen: (state: number) => boolean = () => true): (bigint | undefined)[] {
    const left = states.map((_, at): bigint | undefined => (isOpen(at) && this.isGoal(full[at]!) ? 0n : undefined))
    for (let changed = true; changed; ) {
      changed = false
      steps.forEach((list, at) => {
        if (!isOpen(at)) return
        for (const { action, to } of list) {
          if (left[to] === undefined) continue
          const through = left[to]! + this.actions[action]!.cost!
          if (left[at] !== undefined && left[at]! <= through) continue
          left[at] = through
          changed = true
        }
      })
    }
    return left
  }

  /** All facts of a predicate with objects of the right types. */
  factsOf(predicate: string): string[] {
    const variables = this.predicates.get(predicate)!.map((types, i): [string, readonly string[]] => [`${i}`, types])
    return this.bindings(variables, NO_BINDING).map(binding => `(${[predicate, ...binding.values()].join(' ')})`)
  }
}

/** An atom as text, with its variables replaced. */
export const textOf = (atom: Expression, binding: Binding): string =>
  `(${(atom as readonly string[]).map(word => binding.get(word) ?? word).join(' ')})`

function fieldOf(schema: Expression, name: string): Expression {
  const at = (schema as readonly Expression[]).indexOf(name)
  return at < 0 ? [] : schema[at + 1]!
}

/** Predicates that an effect adds or deletes. */
function changedBy(effect: Expression): string[] {
  const [head, ...parts] = effect as readonly Expression[]
  if (head === undefined || head === 'increase') return []
  if (head === 'and' || head === 'not') return parts.flatMap(changedBy)
  if (head === 'when' || head === 'forall') return changedBy(parts[1]!)
  return [head as string]
}

/**
 * Stratifies derived predicates: each is in a higher layer than those that its rules use negated, and in the same or a
 * higher layer than all others that they use.
 */
function levelsOf(rules: readonly { name: string; body: Expression }[]): Map<string, number> {
  const level = new Map(rules.map(({ name }) => [name, 0]))
  const lift = (name: string, condition: Expression, negated: boolean): void => {
    const [head, ...parts] = condition as readonly Expression[]
    if (head === undefined || head === '=') return
    if (head === 'not') lift(name, parts[0]!, !negated)
    else if (head === 'imply') {
      lift(name, parts[0]!, !negated)
      lift(name, parts[1]!, negated)
    } else if (head === 'and' || head === 'or') for (const part of parts) lift(name, part, negated)
    else if (head === 'forall' || head === 'exists') lift(name, parts[1]!, negated)
    else {
      const used = level.get(head as string)
      if (used === undefined) return
      level.set(name, Math.max(level.get(name)!, used + (negated ? 1 : 0)))
    }
  }
  for (let round = 0; round <= level.size; round++) for (const { name, body } of rules) lift(name, body, false)
  return level
}
