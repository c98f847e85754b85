// The fuzzer's data on one task: the texts, the truth, and names of every sort to put where they do not belong.

import { makeRng, type Rng } from '#base/rng'
import type { Certificate, CheckResult, Claim } from '#planning/certificates/certificate'
import { checkCertificate } from '#planning/certificates/check'
import type { Domain, Problem } from '#planning/pddl/model'
import { ground } from '#planning/task/ground'
import type { Task } from '#planning/task/task'
import { modelsOf } from '../../support/task'
import type { Judge } from './judge'
import { microFor, taskFor } from './tasks'

/** A claim and its supposed evidence, both as given: perhaps neither is valid. */
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
  /** Plans, most of them not the cheapest. */
  readonly plans: readonly Plan[]
}

export interface Plan {
  readonly actions: readonly string[]
  readonly cost: number
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
  readonly illTypedActions: readonly string[]
  readonly objects: readonly string[]
  readonly literals: readonly string[]
}

/** Steps of the checker: more than any of these tasks needs. */
const MAX_STEPS = 3_000_000
/** Plans that are looked for, and steps of one. */
const WALKS = 30
const MAX_WORLD_STEPS = 30
/** This many names of one sort. */
const MAX_NAMES = 60

/** The task of the seed; undefined where the texts have an error, or grounding stops. */
export function worldOf(seed: number): World | undefined {
  const { domain, problem, judge } = taskFor(seed)
  return worldFrom(`task ${seed}`, domain, problem, judge)
}

/** The same of a task of two or three facts. */
export function microWorld(seed: number, facts: number): World | undefined {
  const { domain, problem, judge } = microFor(seed, facts)
  return worldFrom(`micro ${seed}`, domain, problem, judge)
}

export function worldFrom(name: string, domain: string, problem: string, judge: Judge): World | undefined {
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
    plans: plansOf(judge, makeRng(`plans ${name}`)),
  }
}

/** Some steps at random, and from there a cheapest way to the goal. */
function plansOf(judge: Judge, rng: Rng): Plan[] {
  const { initial, task } = judge
  const left = judge.distances(initial)
  if (left[0] === undefined) return []
  const found = new Map<bigint, readonly string[]>()
  for (let i = 0; i < WALKS; i++) {
    const actions: string[] = []
    let cost = 0n
    let at = 0
    const isOpen = ({ to }: { to: number }): boolean => left[to] !== undefined
    for (let wander = i === 0 ? 0 : rng.below(5); actions.length < MAX_WORLD_STEPS; wander--) {
      if (wander <= 0 && task.isGoal(initial.full[at]!)) break
      const open = initial.steps[at]!.filter(isOpen)
      const best = open.filter(({ action, to }) => left[to]! + task.actions[action]!.cost! === left[at])
      const step = oneOf(rng, wander > 0 || best.length === 0 ? open : best)
      if (step === undefined) break
      actions.push(task.actions[step.action]!.name)
      cost += task.actions[step.action]!.cost!
      at = step.to
    }
    if (task.isGoal(initial.full[at]!) && !found.has(cost)) found.set(cost, actions)
  }
  return [...found].map(([cost, actions]) => ({ actions, cost: costOf(cost)! }))
}

/** A cost as a number. */
export const costOf = (units: bigint | undefined): number | undefined =>
  units === undefined ? undefined : Number(`${units}e-30`)

function namesOf(judge: Judge, rng: Rng): Names {
  const { task } = judge
  const some = (list: readonly string[]): string[] => rng.shuffled(list).slice(0, MAX_NAMES)
  const own = some(judge.propositions())
  const known = new Set(own)
  const everywhere = (predicate: string): string[] => {
    let tuples: string[] = [predicate]
    for (const _ of task.predicates.get(predicate)!)
      tuples = tuples.flatMap(tuple => task.objects.map(object => `${tuple} ${object}`)).slice(0, 300)
    return tuples.map(tuple => `(${tuple})`)
  }
  const staticPredicates = [...task.predicates.keys()].filter(name => !task.fluent.has(name) && !task.derived.has(name))
  const derived = some([...task.derived].flatMap(name => task.factsOf(name)))
  const illTyped = some([...task.fluent].flatMap(everywhere).filter(fact => !known.has(fact))).slice(0, 8)
  return {
    propositions: own,
    illTyped,
    derived,
    statics: some([...task.statics]).slice(0, 12),
    falseStatics: some(staticPredicates.flatMap(everywhere).filter(fact => !task.statics.has(fact))).slice(0, 6),
    actions: some(task.actions.map(({ name }) => name)),
    illTypedActions: some(
      task.actions.map(({ name }) =>
        name.replace(/ [^ ()]+/g, word => (rng.below(2) === 0 ? word : ` ${rng.pick(task.objects)}`)),
      ),
    ).slice(0, 6),
    objects: task.objects,
    literals: [...own, ...own.map(fact => `(not ${fact})`), ...derived],
  }
}

/** The checker's result. */
export const check = ({ models }: World, { claim, certificate }: Case): CheckResult =>
  checkCertificate(...models, claim, certificate, { maxSteps: MAX_STEPS })

/** One of the list, or undefined where it is empty. */
export const oneOf = <T>(rng: Rng, list: readonly T[]): T | undefined =>
  list.length === 0 ? undefined : rng.pick(list)

/** Each with the chance of one in `odds`. */
export const someOf = <T>(rng: Rng, list: readonly T[], odds = 2): T[] => list.filter(() => rng.below(odds) === 0)

/** A name of any sort, of something that the task has. */
export const anyName = (names: Names, rng: Rng): string =>
  oneOf(
    rng,
    rng.pick([
      names.literals,
      names.literals,
      names.actions,
      names.illTypedActions,
      names.objects,
      [...names.statics, ...names.falseStatics, ...names.illTyped],
    ]),
  ) ?? '(p)'
