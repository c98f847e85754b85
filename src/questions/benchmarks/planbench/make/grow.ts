// Enlarges a given problem: objects are duplicated with the same initial facts, and similar goals are added for the
// copies. The result is checked: it must have a plan, a longer one, and the mutex groups of the old problem must be
// mutex groups of the new one.

import type { Rng } from '#base/rng'
import { mutexGroups } from '#planning/task/mutex'
import { factsOf, goalOf, referenceOf, sourceWith } from '#questions/kinds/asking/planning/problem'
import { defaultBounds } from '#questions/kinds/asking/posed'
import { plainPhrases } from '#language/english/phrases'
import type { Problem } from '#planning/pddl/model'
import type { Source } from '#planning/pddl/source'
import { factName, findFact } from '#planning/task/names'
import { loadTask } from '#planning/task/load'
import type { FactId, Task } from '#planning/task/task'
import { wordsOf } from '../render/renderer'

/** Maximum number of duplicates, and of attempts for each. */
const DOUBLES = 3
const TRIES = 40

/** The enlarged problem, or why none was found. */
export function grownProblem(source: Source, rng: Rng): Source | string {
  let grown: Source | undefined
  const wanted = 1 + rng.below(DOUBLES)
  for (let i = 0; i < wanted; i++) {
    const next = grownOnce(grown ?? source, rng.fork(`double ${i}`))
    if (next === undefined) break
    grown = next
  }
  return (
    grown ??
    'no object of this problem can be doubled so that the pattern goes on: give a problem in which some objects are alike, or a smaller and a larger problem of your own'
  )
}

function grownOnce(source: Source, rng: Rng): Source | undefined {
  const loaded = loadTask(source)
  if (loaded.kind !== 'ready') return undefined
  const { task, problem, domain } = loaded
  const goal = goalOf(task)
  if (typeof goal === 'string') return undefined
  const before = referenceOf(task, defaultBounds)
  if (typeof before === 'string') return undefined
  const init = factsOf(task, task.initial)
  const world = {
    ...{ id: domain.name, domainText: source.domain, domain },
    phrases: plainPhrases(domain),
  }
  const ways = rng
    .shuffled(problem.objects)
    .flatMap(({ name }) => goalsWith(goal, name).map(double => [name, double] as const))
  for (const [object, double] of ways.slice(0, TRIES)) {
    const name = freshName(object, problem)
    const parts = {
      init: [...init, ...init.flatMap(fact => replaced(fact, object, name) ?? [])],
      goal: [...goal, ...double(name)],
    }
    const objects = problem.objects.flatMap(each => (each.name === object ? [each, { ...each, name }] : [each]))
    const grown = sourceWith(world, { ...problem, objects, name: `${problem.name}-grown` }, parts)
    const after = loadTask(grown)
    if (after.kind !== 'ready' || !keepsInvariants(task, after.task)) continue
    const found = referenceOf(after.task, defaultBounds)
    if (typeof found !== 'string' && found.plan.length > before.plan.length) return grown
  }
  return undefined
}

/** The possible goals of a copy: the same as the original's, or its initial position. */
function goalsWith(goal: readonly string[], object: string): readonly ((double: string) => readonly string[])[] {
  const own = goal.filter(fact => wordsOf(fact).slice(1).includes(object))
  if (own.length === 0) return []
  const chained = (at: number) => (double: string) =>
    own.flatMap(fact => {
      const words = wordsOf(fact)
      if (words.length !== 3 || words[at] !== object) return []
      const [head = ''] = words
      return [at === 1 ? `(${head} ${double} ${object})` : `(${head} ${object} ${double})`]
    })
  return [
    double => own.flatMap(fact => replaced(fact, object, double) ?? []),
    ...[chained(1), chained(2)].filter(way => way('x').length > 0),
  ]
}

/** The fact with `by` instead of the object; undefined if it does not mention the object. */
function replaced(fact: string, object: string, by: string): string | undefined {
  const [head = '', ...args] = wordsOf(fact)
  if (!args.includes(object)) return undefined
  return `(${[head, ...args.map(each => (each === object ? by : each))].join(' ')})`
}

/** `p3` for `p1`, if p2 is taken. */
function freshName(object: string, { objects }: Problem): string {
  const taken = new Set(objects.map(({ name }) => name))
  const stem = object.replace(/\d+$/, '')
  if (/^[a-z]$/.test(object)) for (const letter of 'abcdefghijklmnopqrstuvwxyz') if (!taken.has(letter)) return letter
  for (let number = 1; ; number++) {
    const name = `${stem}${number}`
    if (!taken.has(name)) return name
  }
}

/** True if mutex groups of the old task are mutex groups of the new one. */
function keepsInvariants(old: Task, grown: Task): boolean {
  const groups = mutexGroups(grown).map(group => new Set<number>(group))
  return mutexGroups(old).every(group => {
    const now = group.flatMap(fact => findFact(grown, factName(old, fact as FactId)) ?? [])
    return now.length < 2 || groups.some(set => now.every(fact => set.has(fact)))
  })
}
