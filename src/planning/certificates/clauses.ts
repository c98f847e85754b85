// Evidence by clauses: groups of propositions with at most one, or at least one, true, and conjunctions that never
// hold. Every action preserves each of them, and together they refute the target by unit propagation.

import type { Absence, CheckContext } from './context'
import type { Formula } from './semantics/formula'
import { literalFormula } from './semantics/formula'
import type { GroundAction, GroundEffect } from './semantics/ground-action'
import { actionName, literalsMade, unconditional } from './semantics/ground-action'
import { groupIsKept } from './invariants'
import { Propagation } from './propagation'
import { type Budget, readList, readNames, readObject, reject } from './rejection'
import type { Literal } from './semantics/world'

/** Rejects unless the clauses hold in every reachable state and none of these satisfies the target, whatever is to be avoided. */
export function checkClauses(context: CheckContext, certificate: unknown, { target }: Absence): void {
  const { world } = context
  const parts = readObject<'atMostOne' | 'atLeastOne' | 'never'>(certificate, 'The clauses')
  const listsOf = (value: unknown, what: string): readonly (readonly string[])[] =>
    readList(value, what).map(list => readNames(list, what))
  const fluents = (names: readonly string[]): number[] => [...new Set(names.map(name => world.fluentNamed(name)))]
  const atMost = listsOf(parts.atMostOne, 'The groups of one at most').map(fluents)
  const atLeast = listsOf(parts.atLeastOne, 'The groups of one at least').map(fluents)
  const never = listsOf(parts.never, 'The conjunctions that never hold').map(names => [
    ...new Set(names.map(name => propositionLiteral(context, name))),
  ])
  checkAtMost(context, atMost)
  checkAtLeast(context, atLeast)
  const instances = context.instances()
  const clauses = new Propagation(atMost, atLeast, never, literal => instances.may(literal))
  checkNever(context, never, clauses)
  if (!clauses.refutes([target], context.budget)) reject('The clauses do not rule out the target.')
}

/** A literal of a proposition. */
function propositionLiteral({ world }: CheckContext, name: string): Literal {
  const literal = world.literalNamed(name)
  if (world.kindOf(literal >> 1) !== 'fluent') reject(`${name} is not a proposition: it is derived.`)
  return literal
}

/** Per fact (or literal): the lists that have it. */
function placesOf(lists: readonly (readonly number[])[], budget: Budget): Map<number, number[]> {
  const places = new Map<number, number[]>()
  lists.forEach((list, place) => {
    budget.spend(1 + list.length)
    for (const member of list) {
      const known = places.get(member)
      if (known === undefined) places.set(member, [place])
      else known.push(place)
    }
  })
  return places
}

function checkAtMost(context: CheckContext, groups: readonly (readonly number[])[]): void {
  const { world, initial, budget } = context
  const places = placesOf(groups, budget)
  const sets = groups.map(group => new Set(group))
  for (const group of groups) {
    const held = group.filter(fact => initial.has(fact))
    if (held.length > 1) reject(`Of one group ${held.map(fact => world.factName(fact)).join(' and ')} hold initially.`)
  }
  for (const action of context.instances().actions) {
    const touched = new Set<number>()
    for (const effect of action.effects)
      for (const fact of effect.adds) for (const place of places.get(fact) ?? []) touched.add(place)
    for (const place of touched) {
      budget.spend(action.effects.length)
      if (isMoved(action, sets[place]!)) continue
      const broken = groupIsKept(context, action, sets[place]!)
      if (broken !== undefined) reject(`A group of one at most is broken: ${broken}`)
    }
  }
}

/** The usual case: the action requires and deletes one fact of the group, and adds at most one. */
function isMoved(action: GroundAction, group: ReadonlySet<number>): boolean {
  const { precondition, effects } = action
  let added = -1
  for (const effect of effects)
    for (const fact of effect.adds) {
      if (!group.has(fact)) continue
      if (added >= 0 && added !== fact) return false
      added = fact
    }
  if (precondition.any) return false
  return precondition.literals.some(
    literal =>
      (literal & 1) === 0 &&
      group.has(literal >> 1) &&
      (literal >> 1 === added || unconditional(action).deletes.includes(literal >> 1)),
  )
}

function checkAtLeast(context: CheckContext, groups: readonly (readonly number[])[]): void {
  const { world, initial, budget } = context
  const places = placesOf(groups, budget)
  const sets = groups.map(group => new Set(group))
  for (const group of groups)
    if (!group.some(fact => initial.has(fact))) reject('Of a group of one at least none holds initially.')
  for (const action of context.instances().actions) {
    const always = unconditional(action)
    for (const effect of action.effects)
      for (const fact of effect.deletes)
        for (const place of places.get(fact) ?? []) {
          budget.spend(1)
          const adds = (each: GroundEffect): boolean => each.adds.some(f => sets[place]!.has(f))
          if (!adds(effect) && !adds(always))
            reject(
              `${actionName(world, action)} deletes ${world.factName(fact)} and adds none of its group of one at least.`,
            )
        }
  }
}

/** Checks that no action makes a conjunction true. */
function checkNever(context: CheckContext, never: readonly (readonly Literal[])[], clauses: Propagation): void {
  if (never.length === 0) return
  const { world, initial, budget } = context
  const places = placesOf(never, budget)
  for (const conjunction of never)
    if (conjunction.every(lit => initial.has(lit >> 1) === ((lit & 1) === 0)))
      reject('A conjunction that never holds by the certificate holds initially.')
  const isRefuted = never.map((conjunction, place) => clauses.refutes(conjunction.map(literalFormula), budget, place))
  for (const action of context.instances().actions) {
    budget.spend(1)
    const isNear = action.effects.some(
      ({ adds, deletes }) => adds.some(fact => places.has(2 * fact)) || deletes.some(fact => places.has(2 * fact + 1)),
    )
    if (!isNear) continue
    const made = action.effects.map(effect => literalsMade(action, effect, budget))
    const all = new Set(made.flat())
    action.effects.forEach((effect, i) => {
      const touched = new Set(made[i]!.flatMap(literal => places.get(literal) ?? []))
      for (const place of touched) {
        if (isRefuted[place]!) continue
        const conjunction = never[place]!
        budget.spend(conjunction.length)
        if (conjunction.some(literal => isSpoiled(action, effect, literal))) continue
        const before = conjunction.filter(literal => !all.has(literal)).map(literalFormula)
        const needed: Formula[] = [action.precondition, effect.condition, ...before]
        if (!clauses.refutes(needed, budget))
          reject(`A conjunction that never holds by the certificate may hold after ${actionName(world, action)}.`)
      }
    })
  }
}

/** If this effect happens, the literal is false after the step. */
function isSpoiled(action: GroundAction, effect: GroundEffect, literal: Literal): boolean {
  const fact = literal >> 1
  const happen = [unconditional(action), effect]
  if ((literal & 1) === 1) return happen.some(each => each.adds.includes(fact))
  return happen.some(each => each.deletes.includes(fact)) && !action.effects.some(each => each.adds.includes(fact))
}
