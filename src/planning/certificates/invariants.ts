// Evidence that something never holds because every action keeps it from holding: closed sets, mutex groups
// and tables of impossible pairs (h², Haslum & Geffner 2000). Each is checked step by step over the
// checker's own ground actions.

import type { Absence, CheckContext } from './context'
import type { Formula, Knowledge } from './semantics/formula'
import { conjoin, disjoin, literalFormula, negate, possible } from './semantics/formula'
import type { GroundAction } from './semantics/ground-action'
import { actionName, literalsMade } from './semantics/ground-action'
import { type Budget, readNames, readObject, readPlaces, reject } from './rejection'
import type { Literal } from './semantics/world'

export function checkClosedSet(context: CheckContext, certificate: unknown, { target, avoid }: Absence): void {
  const { world, initial, budget } = context
  const parts = readObject<'facts' | 'mayBeFalse'>(certificate, 'The closed set')
  const factsIn = (value: unknown, what: string): Set<number> =>
    new Set(readNames(value, what).map(name => world.changingNamed(name)))
  const facts = factsIn(parts.facts, 'The closed set')
  const mayBeFalse = factsIn(parts.mayBeFalse, 'The facts that may stop holding')
  for (const fact of initial)
    if (!facts.has(fact)) reject(`The closed set lacks ${world.factName(fact)}, which holds initially.`)
  const knowledge: Knowledge = {
    may: literal => {
      const fact = literal >> 1
      if ((literal & 1) === 0) return facts.has(fact)
      return !initial.has(fact) || mayBeFalse.has(fact)
    },
  }
  for (const action of context.actionsAvoiding(avoid)) {
    budget.spend(action.effects.length)
    if (!possible([action.precondition], knowledge, budget)) continue
    for (const effect of action.effects) {
      const escaped = literalsMade(action, effect, budget, knowledge).find(lit => !knowledge.may(lit))
      if (escaped === undefined || !possible([action.precondition, effect.condition], knowledge, budget)) continue
      reject(`The closed set is left by ${actionName(world, action)}: ${world.literalName(escaped)}.`)
    }
  }
  for (const { head, body } of context.instances().rules)
    if (!facts.has(head) && possible([body], knowledge, budget))
      reject(`The closed set is left by a rule: ${world.factName(head)}.`)
  if (possible([target], knowledge, budget)) reject('The closed set does not rule out the target.')
}

/** The condition before the step under which the literal holds after it. */
function regress(action: GroundAction, literal: Literal): Formula {
  const fact = literal >> 1
  const when = (list: 'adds' | 'deletes'): Formula =>
    disjoin(action.effects.filter(effect => effect[list].includes(fact)).map(effect => effect.condition))
  const kept = conjoin([literalFormula(2 * fact), negate(when('deletes'))])
  const holds = disjoin([when('adds'), kept])
  return (literal & 1) === 0 ? holds : negate(holds)
}

/** The literals that some effect of the action makes true. */
function literalsMadeBy(action: GroundAction, budget: Budget): Set<Literal> {
  return new Set(action.effects.flatMap(effect => literalsMade(action, effect, budget)))
}

/** States that at most one fact of the group holds. */
function oneAtMost(context: CheckContext, group: ReadonlySet<number>, avoid: number | undefined): Knowledge {
  const instances = context.instances()
  const inGroup = (literal: Literal): boolean => (literal & 1) === 0 && group.has(literal >> 1)
  return {
    may: literal => literal !== (avoid ?? -1) * 2 && instances.may(literal),
    mayBoth: (one, other) => one === other || !inGroup(one) || !inGroup(other),
  }
}

/** Does the action preserve that at most one fact of the group holds? If not, returns the action and two facts. */
function breakOfGroup(
  { world, budget }: CheckContext,
  action: GroundAction,
  group: ReadonlySet<number>,
  knowledge: Knowledge,
): string | undefined {
  for (const made of literalsMadeBy(action, budget)) {
    budget.spend(1)
    if (
      (made & 1) === 1 ||
      !group.has(made >> 1) ||
      !possible([action.precondition, regress(action, made)], knowledge, budget)
    )
      continue
    for (const other of group) {
      budget.spend(1)
      if (2 * other === made) continue
      const both = [action.precondition, regress(action, made), regress(action, 2 * other)]
      if (possible(both, knowledge, budget))
        return `${actionName(world, action)}: ` + `${world.literalName(made)} and ${world.factName(other)}.`
    }
  }
  return undefined
}

/** The same if nothing is avoided: does the action preserve the group? If not, returns the action and two of its facts. */
export const groupIsKept = (
  context: CheckContext,
  action: GroundAction,
  group: ReadonlySet<number>,
): string | undefined => breakOfGroup(context, action, group, oneAtMost(context, group, undefined))

export function checkMutexGroup(context: CheckContext, facts: unknown, { target, avoid }: Absence): void {
  const { world, initial, budget } = context
  const names = readNames(facts, 'The mutex group')
  const group = new Set(names.map(name => world.fluentNamed(name)))
  const held = [...group].filter(fact => initial.has(fact))
  if (held.length > 1)
    reject(`Of the mutex group, ${held.map(fact => world.factName(fact)).join(' and ')} hold initially.`)
  const knowledge = oneAtMost(context, group, avoid)
  for (const action of context.actionsAvoiding(avoid)) {
    const broken = breakOfGroup(context, action, group, knowledge)
    if (broken !== undefined) reject(`The mutex group is broken by ${broken}`)
  }
  if (possible([target], knowledge, budget)) reject('The mutex group does not rule out the target.')
}

const NONE: ReadonlySet<Literal> = new Set()

/** Literals and pairs of literals that the certificate claims to be impossible. */
class PairTable implements Knowledge {
  /** Literals that never hold. */
  readonly never = new Set<Literal>()
  /** Per literal: those that never hold together with it. */
  readonly apart = new Map<Literal, Set<Literal>>()
  private readonly mayAtAll: (literal: Literal) => boolean

  constructor(mayAtAll: (literal: Literal) => boolean) {
    this.mayAtAll = mayAtAll
  }

  separate(one: Literal, other: Literal): void {
    for (const [a, b] of [
      [one, other],
      [other, one],
    ] as const) {
      const list = this.apart.get(a)
      if (list === undefined) this.apart.set(a, new Set([b]))
      else list.add(b)
    }
  }

  may(literal: Literal): boolean {
    return !this.never.has(literal) && this.mayAtAll(literal)
  }

  mayBoth(one: Literal, other: Literal): boolean {
    return this.apart.get(one)?.has(other) !== true
  }

  /** Does the formula require a literal that never holds together with this one? */
  excludes(formula: Formula, other: Literal): boolean {
    return !formula.any && formula.literals.some(literal => !this.mayBoth(literal, other))
  }
}

function readPairTable(context: CheckContext, certificate: unknown, avoid: number | undefined): PairTable {
  const { world } = context
  const parts = readObject<'literals' | 'impossible' | 'pairs'>(certificate, 'The table of pairs')
  const literals = readNames(parts.literals, 'The literals').map(name => world.literalNamed(name))
  const impossible = readPlaces(parts.impossible, literals.length, 'The impossible literals')
  const pairs = readPlaces(parts.pairs, literals.length, 'The impossible pairs')
  if (pairs.length % 2 === 1) reject('The impossible pairs: the last one is half a pair.')
  const instances = context.instances()
  const table = new PairTable(literal => literal !== (avoid ?? -1) * 2 && instances.may(literal))
  for (const place of impossible) table.never.add(literals[place]!)
  for (let i = 0; i < pairs.length; i += 2) {
    if (pairs[i] === pairs[i + 1]) table.never.add(literals[pairs[i]!]!)
    else table.separate(literals[pairs[i]!]!, literals[pairs[i + 1]!]!)
  }
  return table
}

export function checkPairs(context: CheckContext, certificate: unknown, { target, avoid }: Absence): void {
  const { world, initial, budget } = context
  const table = readPairTable(context, certificate, avoid)
  const name = (literal: Literal): string => world.literalName(literal)
  const isDerived = (literal: Literal): boolean => world.kindOf(literal >> 1) === 'derived'
  const holdsInitially = (literal: Literal): boolean =>
    !isDerived(literal) && initial.has(literal >> 1) === ((literal & 1) === 0)
  for (const literal of table.never)
    if (holdsInitially(literal)) reject(`${name(literal)} never holds by the certificate, but holds initially.`)
  for (const [one, others] of table.apart)
    if (holdsInitially(one))
      for (const other of others)
        if (holdsInitially(other))
          reject(`${name(one)} and ${name(other)} exclude each other by the certificate, but hold initially.`)

  /**
   * Rejects where an excluded `made` may hold, or may hold together with a literal that it excludes. `before` must have
   * held; `together` gives what must also have held for the other literal, or undefined if the two cannot hold together.
   */
  const inspect = (
    made: Literal,
    how: string,
    before: readonly Formula[],
    together: (other: Literal) => Formula | undefined,
  ): void => {
    const others = table.apart.get(made) ?? NONE
    const isNever = table.never.has(made)
    if ((!isNever && others === NONE) || !possible(before, table, budget)) return
    if (isNever) reject(`${name(made)} never holds by the certificate, but may ${how}.`)
    for (const other of others) {
      budget.spend(1)
      const formula = together(other)
      if (formula !== undefined && possible([...before, formula], table, budget))
        reject(`${name(made)} and ${name(other)} exclude each other by the certificate, but may both hold ${how}.`)
    }
  }
  for (const action of context.actionsAvoiding(avoid)) {
    const made = literalsMadeBy(action, budget)
    for (const literal of made) {
      budget.spend(1)
      const before = [action.precondition, regress(action, literal)]
      inspect(literal, `after ${actionName(world, action)}`, before, other => {
        // A literal that the action does not make true must have held before; derived facts are left to their rules.
        if (isDerived(other) || (!made.has(other) && table.excludes(action.precondition, other))) return undefined
        return regress(action, other)
      })
    }
  }
  for (const { head, body } of context.instances().rules)
    inspect(2 * head, 'by a rule', [body], other => (table.excludes(body, other) ? undefined : literalFormula(other)))
  if (possible([target], table, budget)) reject('The table of pairs does not rule out the target.')
}
