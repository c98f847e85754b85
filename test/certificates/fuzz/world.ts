// What the fuzzer knows of one task: the texts, the truth, and names of every sort to put where they do not belong.

import { makeRng, type Rng } from '../../../src/base/rng'
import type { Certificate, CheckResult, Claim } from '../../../src/certificates/certificate'
import { checkCertificate } from '../../../src/certificates/check'
import type { Domain, Problem } from '../../../src/pddl/model'
import { ground } from '../../../src/task/ground'
import type { Task } from '../../../src/task/task'
import { modelsOf } from '../../support/task'
import type { Judge } from './judge'
import { taskFor } from './tasks'

/** A claim and what is said to show it, both as they come: perhaps neither is one. */
export interface Case {
  readonly claim: Claim
  readonly certificate: Certificate
}

export interface World {
  readonly name: string
  readonly domain: string
  readonly problem: string
  readonly models: readonly [Domain, Problem]
  readonly judge: Judge
  readonly task: Task
  readonly names: Names
  /** Numbers that costs of the task are made of, and a cheapest plan's; Infinity where there is none. */
  readonly costs: readonly number[]
  readonly cheapest: number
  /** The least difference of two costs. */
  readonly unit: number
}

/** Names by sort, some of them of nothing that is. */
export interface Names {
  readonly propositions: readonly string[]
  /** Facts of predicates that change, with objects of other types. */
  readonly illTyped: readonly string[]
  readonly derived: readonly string[]
  readonly statics: readonly string[]
  readonly falseStatics: readonly string[]
  readonly actions: readonly string[]
  readonly objects: readonly string[]
  readonly literals: readonly string[]
}

/** Steps of the checker: more than any of these tasks needs. */
const MAX_STEPS = 3_000_000
/** So many names of one sort. */
const MOST_NAMES = 60

/** The task of the seed; undefined where the texts have an error, or grounding stops. */
export function worldOf(seed: number): World | undefined {
  const { domain, problem, judge } = taskFor(seed)
  return worldFrom(`task ${seed}`, domain, problem, judge)
}

export function worldFrom(
  name: string,
  domain: string,
  problem: string,
  judge: Judge,
): World | undefined {
  let models: readonly [Domain, Problem]
  try {
    models = modelsOf(domain, problem)
  } catch {
    return undefined
  }
  const outcome = ground(...models)
  if (outcome.kind !== 'task') return undefined
  const costs = [...new Set(judge.task.actions.flatMap(({ cost }) => costOf(cost) ?? []))]
  const left = judge.distances(judge.initial)[0]
  const positive = costs.filter(cost => cost > 0)
  return {
    ...{ name, domain, problem, models, judge, costs },
    task: outcome.task,
    names: namesOf(judge, makeRng(`names ${name}`)),
    cheapest: costOf(left) ?? Infinity,
    unit: Math.min(1, ...positive),
  }
}

/** A cost as a number. */
export const costOf = (units: bigint | undefined): number | undefined =>
  units === undefined ? undefined : Number(`${units}e-30`)

function namesOf(judge: Judge, rng: Rng): Names {
  const { task } = judge
  const some = (list: readonly string[]): string[] => rng.shuffled(list).slice(0, MOST_NAMES)
  const own = some(judge.propositions())
  const known = new Set(own)
  const everywhere = (predicate: string): string[] => {
    let tuples: string[] = [predicate]
    for (const _ of task.predicates.get(predicate)!)
      tuples = tuples
        .flatMap(tuple => task.objects.map(object => `${tuple} ${object}`))
        .slice(0, 300)
    return tuples.map(tuple => `(${tuple})`)
  }
  const staticPredicates = [...task.predicates.keys()].filter(
    name => !task.fluent.has(name) && !task.derived.has(name),
  )
  const derived = some([...task.derived].flatMap(name => task.factsOf(name)))
  const illTyped = some(
    [...task.fluent].flatMap(everywhere).filter(fact => !known.has(fact)),
  ).slice(0, 8)
  return {
    propositions: own,
    illTyped,
    derived,
    statics: some([...task.statics]).slice(0, 12),
    falseStatics: some(
      staticPredicates.flatMap(everywhere).filter(fact => !task.statics.has(fact)),
    ).slice(0, 6),
    actions: some(task.actions.map(({ name }) => name)),
    objects: task.objects,
    literals: [...own, ...own.map(fact => `(not ${fact})`), ...derived],
  }
}

/** What the checker says. */
export const check = ({ models }: World, { claim, certificate }: Case): CheckResult =>
  checkCertificate(...models, claim, certificate, { maxSteps: MAX_STEPS })

/** One of the list, or undefined where it is empty. */
export const oneOf = <T>(rng: Rng, list: readonly T[]): T | undefined =>
  list.length === 0 ? undefined : rng.pick(list)

/** Each with the chance of one in `odds`. */
export const someOf = <T>(rng: Rng, list: readonly T[], odds = 2): T[] =>
  list.filter(() => rng.below(odds) === 0)
