// Sampled states of a problem along seeded walks, with their facts and applicable actions. Independent of phrases: the
// sample stays the same while they are edited.

import { recent } from '#base/recent'
import { makeRng, type Rng } from '#base/rng'
import { loadTask } from '#planning/task/load'
import { actionName, factName, stateFacts } from '#planning/task/names'
import { applicableActions, holds, isApplicable, progress } from '#planning/task/step'
import type { ActionId, FactId, State, Task } from '#planning/task/task'
import { kindsOf, tuplesOf } from '#planning/task/universe'
import type { ProblemText } from './renderings'

/** Maximum number of states per problem, and of steps per walk. */
const MAX_STATES = 48
const WALK = 16
/** Maximum number of facts and actions per head and problem. */
const MAX_PER_HEAD = 600
/** Maximum number of well-typed facts of a predicate examined if none is reachable. */
const MAX_TUPLES = 400

/** An item that can be rendered, and the sampled state in which it is rendered. */
export interface Sampled {
  /** `(on a b)` */
  readonly name: string
  readonly state?: number
}

/** The sample of a problem. */
export interface Sample {
  readonly problem: string
  readonly task: Task
  readonly states: readonly State[]
  /** By predicate: facts that hold in one of the states. */
  readonly holds: ReadonlyMap<string, readonly Sampled[]>
  /** By predicate: facts that do not hold in one of the states. */
  readonly fails: ReadonlyMap<string, readonly Sampled[]>
  /** By schema: first the actions applicable in one of the states, then the others. */
  readonly actions: ReadonlyMap<string, readonly Sampled[]>
}

export type SampleOutcome =
  | { readonly kind: 'sample'; readonly sample: Sample }
  | { readonly kind: 'fault'; readonly problem: string; readonly message: string }

/** The sample of a problem; cached for the last few problems and seeds. */
export const sampleOf = recent(
  32,
  (domain: string, problem: ProblemText, seed: string) => [problem.name, seed, problem.text, domain],
  (domain, problem, seed): SampleOutcome => {
    const loaded = loadTask({ domain, problem: problem.text })
    if (loaded.kind !== 'ready') return { kind: 'fault', problem: problem.name, message: loaded.message }
    const rng = makeRng(`${seed}/${problem.name}`)
    return { kind: 'sample', sample: drawn(problem.name, loaded.task, rng) }
  },
)

function drawn(problem: string, task: Task, rng: Rng): Sample {
  const states = statesOf(task, rng.fork('walks'))
  return {
    problem,
    task,
    states,
    holds: factsIn(task, states, true, rng.fork('holds')),
    fails: factsIn(task, states, false, rng.fork('fails')),
    actions: actionsIn(task, states, rng.fork('actions')),
  }
}

/** Distinct states along walks, the initial one first. Walks prefer actions of the schema used least. */
function statesOf(task: Task, rng: Rng): State[] {
  const states = [task.initial]
  const seen = new Set([task.initial.join()])
  const taken = new Map<number, number>()
  const timesOf = (action: ActionId): number => taken.get(task.actionSchema[action]!) ?? 0
  for (let walks = 0; walks < MAX_STATES && states.length < MAX_STATES; walks++) {
    let at = task.initial
    for (let step = 0; step < WALK && states.length < MAX_STATES; step++) {
      const actions = applicableActions(task, at)
      if (actions.length === 0) break
      const least = Math.min(...new Set(actions.map(timesOf)))
      const rare = actions.filter(action => timesOf(action) === least)
      const action = rng.pick(rng.below(3) === 0 ? actions : rare)
      taken.set(task.actionSchema[action]!, timesOf(action) + 1)
      at = progress(task, at, action)
      const text = at.join()
      if (!seen.has(text)) states.push(at)
      seen.add(text)
    }
  }
  return states
}

/** Facts that hold in some state, or do not, each with such a state, in random order. */
function factsIn(task: Task, states: readonly State[], wanted: boolean, rng: Rng): Map<string, readonly Sampled[]> {
  const { domain, problem, objects } = task
  const byHead = new Map(domain.predicates.map(({ name }) => [name, [] as Sampled[]]))
  const names = new Set<string>()
  for (let fact = 0; fact < task.factCount; fact++) {
    const predicate = task.factPredicate[fact]!
    if (predicate < 0) continue
    const own = byHead.get(domain.predicates[predicate]!.name)!
    if (own.length >= MAX_PER_HEAD) continue
    const where = states.flatMap((state, i) => (holds(state, fact as FactId) === wanted ? [i] : []))
    if (where.length === 0) continue
    const name = factName(task, fact as FactId)
    names.add(name)
    own.push({ name, state: rng.pick(where) })
  }
  const initial = new Set(
    problem.init.map(({ predicate, terms }) => `(${[predicate.name, ...terms.map(({ name }) => name)].join(' ')})`),
  )
  // Static facts are not facts of the task.
  const kinds = kindsOf(domain)
  const statics = new Set(domain.predicates.flatMap(({ name }, i) => (kinds[i] === 'static' ? name : [])))
  for (const name of wanted ? initial : []) {
    const head = name.slice(1, -1).split(' ')[0]!
    const own = byHead.get(head)
    if (own === undefined || !statics.has(head) || names.has(name)) continue
    if (own.length < MAX_PER_HEAD) own.push({ name, state: 0 })
  }
  for (const { name: head, parameters } of domain.predicates) {
    const own = byHead.get(head)!
    if (own.length > 0) continue
    // No sampled state has such a fact: it is rendered without a state, even if it is never true.
    const tuples: Sampled[] = []
    for (const tuple of tuplesOf(domain, problem, parameters)) {
      if (tuples.length === MAX_TUPLES) break
      const args = Array.from(tuple, object => objects[object]!)
      tuples.push({ name: `(${[head, ...args].join(' ')})` })
    }
    const right = tuples.filter(({ name }) => wanted || !initial.has(name))
    own.push(...(right.length > 0 ? right : tuples))
  }
  return shuffledEach(byHead, rng)
}

function actionsIn(task: Task, states: readonly State[], rng: Rng): Map<string, readonly Sampled[]> {
  const now = new Map(task.domain.actions.map(({ name }) => [name, [] as Sampled[]]))
  const never = new Map(task.domain.actions.map(({ name }) => [name, [] as Sampled[]]))
  for (let action = 0; action < task.actionCount; action++) {
    const head = task.domain.actions[task.actionSchema[action]!]!.name
    if (now.get(head)!.length + never.get(head)!.length >= MAX_PER_HEAD) continue
    const name = actionName(task, action as ActionId)
    const where = states.flatMap((state, i) => (isApplicable(task, state, action as ActionId) ? [i] : []))
    if (where.length > 0) now.get(head)!.push({ name, state: rng.pick(where) })
    else never.get(head)!.push({ name })
  }
  for (const { name: head, parameters } of task.domain.actions) {
    if (now.get(head)!.length + never.get(head)!.length > 0) continue
    let left = MAX_TUPLES
    for (const tuple of tuplesOf(task.domain, task.problem, parameters)) {
      if (left-- === 0) break
      const sentences = Array.from(tuple, object => task.objects[object]!)
      never.get(head)!.push({ name: `(${[head, ...sentences].join(' ')})` })
    }
  }
  const [first, then] = [shuffledEach(now, rng), shuffledEach(never, rng)]
  return new Map([...first].map(([head, own]) => [head, [...own, ...then.get(head)!]]))
}

const shuffledEach = (byHead: ReadonlyMap<string, readonly Sampled[]>, rng: Rng): Map<string, readonly Sampled[]> =>
  new Map([...byHead].map(([head, own]) => [head, rng.fork(head).shuffled(own)]))

/** All fluent facts of a sampled state. */
export const factsAt = ({ task, states }: Sample, state: number): string[] =>
  stateFacts(task, states[state] ?? task.initial)
