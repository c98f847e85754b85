// Problems with random mistakes, for pairs that differ in known ways.

import type { Rng } from '#base/rng'
import type { Atom, Condition, Domain, Problem, TypedName } from '#planning/pddl/model'
import { printProblem } from '#planning/pddl/print'
import { parseProblem } from '#planning/pddl/problem'
import { isError } from '#planning/pddl/diagnostic'
import { renameCondition } from '#planning/equivalence/diff/rename'
import { flatten } from '#planning/equivalence/structure/formula-key'
import { tuplesOf } from '#planning/task/universe'

const span = { from: 0, to: 0 }

export interface SpoilOptions {
  readonly mistakes: number
  readonly rename: boolean
  /** In the goal alone. */
  readonly inGoal?: boolean
}

/** The text of the problem with this many random mistakes; its objects renamed too where that is asked for. */
export function spoilt(
  domain: Domain,
  problem: Problem,
  rng: Rng,
  { mistakes, rename, inGoal = false }: SpoilOptions,
): string {
  for (let tries = 0; tries < 50; tries++) {
    let bad = problem
    for (let i = 0; i < mistakes; i++)
      bad = rng.pick(inGoal ? kinds.filter(kind => inGoals.has(kind)) : kinds)(domain, bad, rng)
    const text = printProblem(rename ? renamed(domain, bad, rng) : bad)
    if (!parseProblem(text, domain).diagnostics.some(isError)) return text
  }
  return printProblem(problem)
}

type Mistake = (domain: Domain, problem: Problem, rng: Rng) => Problem

const without = <Item>(items: readonly Item[], rng: Rng): Item[] => {
  const gone = rng.below(Math.max(1, items.length))
  return items.filter((_, i) => i !== gone)
}

const goalOf = (problem: Problem, parts: readonly Condition[]): Problem => ({
  ...problem,
  goal: { kind: 'and', parts, span },
})

const kinds: readonly Mistake[] = [
  (_, problem, rng) => goalOf(problem, without(flatten(problem.goal, 'and'), rng)),
  (_, problem, rng) => ({ ...problem, init: without(problem.init, rng) }),
  (domain, problem, rng) => {
    const atom = randomAtom(domain, problem, rng)
    if (atom === undefined) return problem
    const literal: Condition = { kind: 'atom', atom, span }
    const part: Condition = rng.below(4) === 0 ? { kind: 'not', body: literal, span } : literal
    return goalOf(problem, [...flatten(problem.goal, 'and'), part])
  },
  (domain, problem, rng) => {
    const atom = randomAtom(domain, problem, rng)
    const derived = new Set(domain.derived.map(({ predicate }) => predicate.name))
    if (atom === undefined || derived.has(atom.predicate.name)) return problem
    return { ...problem, init: [...problem.init, atom] }
  },
  (domain, problem, rng) => {
    const parts = flatten(problem.goal, 'and')
    const atom = randomAtom(domain, problem, rng)
    if (atom === undefined) return problem
    return goalOf(problem, [...without(parts, rng), { kind: 'atom', atom, span }])
  },
  (_, problem, rng) => {
    if (problem.objects.length === 0) return problem
    const like = rng.pick(problem.objects)
    return {
      ...problem,
      objects: [...problem.objects, { ...like, name: `more${problem.objects.length}` }],
    }
  },
]

const inGoals: ReadonlySet<Mistake> = new Set([kinds[0]!, kinds[2]!, kinds[4]!])

/** An atom of the domain over the problem's objects. */
function randomAtom(domain: Domain, problem: Problem, rng: Rng): Atom | undefined {
  const predicate = rng.pick(domain.predicates)
  const tuples: Int32Array[] = []
  for (const tuple of tuplesOf(domain, problem, predicate.parameters)) {
    tuples.push(tuple.slice())
    if (tuples.length > 60) break
  }
  if (tuples.length === 0) return undefined
  const objects = [...domain.constants, ...problem.objects]
  const terms = [...rng.pick(tuples)].map(i => ({
    kind: 'object' as const,
    name: objects[i]!.name,
    span,
  }))
  return { predicate: { name: predicate.name, span }, terms, span }
}

/** Other names for all objects, in another order. */
export function renamed(domain: Domain, problem: Problem, rng: Rng): Problem {
  const constants = new Set(domain.constants.map(({ name }) => name))
  const own = problem.objects.filter(({ name }) => !constants.has(name))
  const numbers = rng.shuffled(own.map((_, i) => i))
  const names = new Map(own.map(({ name }, i) => [name, `o${numbers[i]}`]))
  const naming = (name: string): string => names.get(name) ?? name
  const terms = <Item extends Pick<Atom, 'terms'>>(item: Item): Item => ({
    ...item,
    terms: item.terms.map(term => ({ ...term, name: naming(term.name) })),
  })
  const object = (each: TypedName): TypedName => ({ ...each, name: naming(each.name) })
  return {
    ...problem,
    objects: rng.shuffled(problem.objects.map(object)),
    init: rng.shuffled(problem.init.map(terms)),
    values: problem.values.map(terms),
    goal: renameCondition(problem.goal, naming),
  }
}
