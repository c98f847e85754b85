// Both problems of a claim: the one that the claim is about (a), and the one that the claim gives as text (b). What a
// renaming has to keep is computed here: all types of each object, constants, initial facts and values.

import { isError } from '#planning/pddl/diagnostic'
import type { Domain, Name, Problem } from '#planning/pddl/model'
import { parseProblem } from '#planning/pddl/problem'
import { CheckContext } from '../context'
import { type Budget, reject } from '../rejection'
import type { CheckedWorld } from '../semantics/world'

export interface TwoProblems {
  readonly a: Side
  readonly b: Side
  readonly budget: Budget
}

/** One of the two problems. */
export interface Side {
  readonly context: CheckContext
  readonly world: CheckedWorld
  /** Per object: the names of all types that it belongs to, the ones above them included, as one text. */
  readonly types: readonly string[]
  /** Per object: is it a constant of the domain? */
  readonly isConstant: readonly boolean[]
  /** Values that the problem gives, `total-cost` left out: function and objects, as one text each. */
  readonly values: ReadonlyMap<string, GivenValue>
}

export interface GivenValue {
  readonly name: string
  readonly objects: readonly number[]
  readonly value: number
}

/** Rejects where the other text has faults. */
export function twoProblems(a: CheckContext, other: unknown): TwoProblems {
  const { budget, closures, subject } = a
  if (typeof other !== 'string') reject('The claim does not hold the text of the other problem.')
  budget.spend(other.length)
  const { problem, diagnostics } = parseProblem(other, subject.domain)
  const fault = diagnostics.find(isError)
  if (fault !== undefined) reject(`The other problem has a fault: ${fault.message}`)
  const b = new CheckContext({ domain: subject.domain, problem }, undefined, budget, closures)
  return { a: sideOf(a), b: sideOf(b), budget }
}

function sideOf(context: CheckContext): Side {
  const { world, budget, subject } = context
  const constants = new Set(subject.domain.constants.map(({ name }) => name))
  return {
    context,
    world,
    types: typesOf(world, subject.domain, budget),
    isConstant: world.objects.map(name => constants.has(name)),
    values: valuesOf(world, subject.problem),
  }
}

function typesOf(world: CheckedWorld, domain: Domain, budget: Budget): string[] {
  const names = new Map<string, Name>()
  for (const type of domain.types) for (const each of [type, ...type.parents]) names.set(each.name, each)
  const types = world.objects.map(() => '')
  for (const type of names.values()) {
    const { list } = world.membersOf([type])
    budget.spend(1 + list.length)
    for (const object of list) types[object] += ` ${type.name}`
  }
  return types
}

function valuesOf(world: CheckedWorld, problem: Problem): Map<string, GivenValue> {
  const values = new Map<string, GivenValue>()
  for (const { name, terms, value } of problem.values) {
    if (name.name === 'total-cost') continue
    const objects = terms.map(term => world.objectNumber(term.name))
    values.set([name.name, ...objects].join(' '), { name: name.name, objects, value })
  }
  return values
}
