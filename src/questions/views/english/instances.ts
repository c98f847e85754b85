// The list of instances that the scroll renders: first each predicate, action or kind once, then further instances of
// each in turn.

import { recent } from '#base/recent'
import { makeRng } from '#base/rng'
import { plainKinds, wordsOfKind } from '#questions/kinds/codes'
import { plainGoal } from '#questions/kinds/asking/situation'
import { searchQuick } from '#planning/search/greedy'
import { loadDomain } from '#planning/task/load'
import { actionName } from '#planning/task/names'
import { applicableActions, progress } from '#planning/task/step'
import { factsAt, type Sample, sampleOf, type Sampled } from './sample'
import type { Instance, ProblemText, RenderableSort } from './renderings'

/** Maximum number of instances in a list. */
const MAX_INSTANCES = 10_000
/** Number of questions of each kind and format about one problem, and of foreign phrases with other objects. */
const QUESTIONS = 3
const FOREIGN = 6
const MAX_FOREIGN = 200
/**
 * Maximum number of states stored to find a plan to render, and length of the walk that is rendered if none is found.
 */
const PLAN_STATES = 10_000
const WALKED = 6
const PLANS = 5
const GOALS = 12

export interface Instances {
  readonly list: readonly Instance[]
  /** Predicates, schemas or kinds with instances in the list, in order. */
  readonly heads: readonly string[]
  readonly faults: readonly { readonly problem: string; readonly message: string }[]
}

/** The request, without the phrases. */
export interface InstanceRequest {
  readonly domain: string
  readonly problems: readonly ProblemText[]
  readonly what: RenderableSort
  readonly seed: string
  /** The number of phrases in the file that name no action. */
  readonly foreign: number
}

/** All instances to render; the same for the same request. */
export const instancesOf = recent(
  12,
  ({ domain, problems, what, seed, foreign }: InstanceRequest) => [
    what,
    seed,
    what === 'foreign' ? foreign : 0,
    problems.map(({ name, text }) => `${name}\n${text}`).join('\n\n'),
    domain,
  ],
  (request): Instances => listed(request),
)

function listed(request: InstanceRequest): Instances {
  const { domain, problems, what, seed } = request
  const samples: Sample[] = []
  const faults: { problem: string; message: string }[] = []
  for (const problem of problems) {
    const outcome = sampleOf(domain, problem, seed)
    if (outcome.kind === 'sample') samples.push(outcome.sample)
    else faults.push(outcome)
  }
  const lists = samples.map(sample => ofSample(request, sample))
  const byHead = new Map<string, Instance[][]>()
  for (const list of lists) for (const [head, own] of list) byHead.set(head, [...(byHead.get(head) ?? []), own])
  const merged = new Map([...byHead].map(([head, all]) => [head, byTurns(all)]))
  const order = headsOf(domain, what)
  const heads = order.filter(head => (merged.get(head)?.length ?? 0) > 0)
  const list = byTurns(
    [...merged].sort(([a], [b]) => order.indexOf(a) - order.indexOf(b)).map(([, instances]) => instances),
  )
  return { list: list.slice(0, MAX_INSTANCES), heads, faults }
}

/** Interleaves the lists: the first of each, then the second of each. */
export function byTurns<T>(lists: readonly (readonly T[])[]): T[] {
  const all: T[] = []
  const max = Math.max(0, ...lists.map(({ length }) => length))
  for (let i = 0; i < max; i++) for (const list of lists) if (i < list.length) all.push(list[i]!)
  return all
}

function headsOf(text: string, what: RenderableSort): readonly string[] {
  const { domain } = loadDomain(text)
  if (what === 'holds' || what === 'fails') return domain.predicates.map(({ name }) => name)
  if (what === 'actions') return domain.actions.map(({ name }) => name)
  return what === 'questions' ? plainKinds() : []
}

function ofSample(request: InstanceRequest, sample: Sample): Map<string, Instance[]> {
  const { what, seed } = request
  const base = { what, problem: sample.problem, seed }
  const alone = (list: readonly Omit<Instance, 'what' | 'problem' | 'seed' | 'head'>[]) =>
    new Map([['', list.map((each): Instance => ({ ...base, head: '', ...each }))]])
  switch (what) {
    case 'holds':
    case 'fails':
    case 'actions':
      return new Map(
        [...sample[what]].map(([head, all]) => [head, all.map((one): Instance => ({ ...base, head, ...single(one) }))]),
      )
    case 'goals':
      return alone(goalsOf(sample, seed))
    case 'plans':
      return alone(plansOf(sample, seed))
    case 'states':
      return alone(sample.states.map((_, state) => ({ items: factsAt(sample, state), state })))
    case 'objects':
      return alone([{ items: [] }])
    case 'questions':
      return questionsOf(base)
    case 'foreign':
      return alone(foreignOf(request.foreign))
  }
}

const single = ({ name, state }: Sampled) => ({
  items: [name],
  ...(state === undefined ? {} : { state }),
})

type Bare = Pick<Instance, 'items' | 'state' | 'number'>

/** The problem's own goal, if it is a plain conjunction, then some facts of sampled states. */
function goalsOf(sample: Sample, seed: string): Bare[] {
  const { task, states, problem } = sample
  const rng = makeRng(`${seed}/${problem}/goals`)
  const own = plainGoal(task.problem)
  const goals: Bare[] = own === undefined || own.length === 0 ? [] : [{ items: own, state: 0 }]
  for (let i = 0; i < Math.min(GOALS, states.length); i++) {
    const state = states.length - 1 - i
    const facts = rng.shuffled(factsAt(sample, state)).slice(0, 1 + rng.below(3))
    if (facts.length > 0) goals.push({ items: facts, state })
  }
  return goals
}

/** A plan from each of some states, or a walk if none is found quickly. */
function plansOf({ task, states, problem }: Sample, seed: string): Bare[] {
  const rng = makeRng(`${seed}/${problem}/plans`)
  const plans: Bare[] = []
  for (const [state, initial] of states.slice(0, PLANS).entries()) {
    const outcome = searchQuick({ ...task, initial }, { maxStates: PLAN_STATES })
    const steps = outcome.kind === 'plan' ? [...outcome.plan] : []
    for (let at = initial, i = 0; outcome.kind !== 'plan' && i < WALKED; i++) {
      const actions = applicableActions(task, at)
      if (actions.length === 0) break
      steps.push(rng.pick(actions))
      at = progress(task, at, steps[i]!)
    }
    if (steps.length > 0) plans.push({ items: steps.map(each => actionName(task, each)), state })
  }
  return plans
}

/** Some questions of each kind and format. */
function questionsOf(base: Pick<Instance, 'what' | 'problem' | 'seed'>): Map<string, Instance[]> {
  return new Map(
    plainKinds().map(kind => [
      kind,
      Array.from({ length: QUESTIONS }, (_, number) =>
        wordsOfKind(kind).formats.map((format): Instance => ({ ...base, head: kind, items: [], kind, format, number })),
      ).flat(),
    ]),
  )
}

const foreignOf = (phrases: number): Bare[] =>
  Array.from({ length: Math.min(MAX_FOREIGN, phrases * FOREIGN) }, (_, number) => ({
    items: [],
    number,
  }))

/** A key that is equal for equal instances, independent of the other ones. */
export const keyOf = ({ what, problem, items, seed, state, number, kind, format }: Instance) =>
  [what, problem, kind, format, number, ...(what === 'states' ? [seed, state] : items), seed]
    .filter(each => each !== undefined)
    .join(' ')
