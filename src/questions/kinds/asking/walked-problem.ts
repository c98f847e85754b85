// Generates a problem for a domain without a generator: a random walk in one of its problems, with the initial state at
// some point of the walk and a goal drawn from a later state, so that the rest of the walk is a plan.

import type { Rng } from '#base/rng'
import type { Size } from '#language/domain-kit'
import type { DomainFolder } from '#language/library/domains'
import type { Condition } from '#planning/pddl/model'
import type { Source } from '#planning/pddl/source'
import { loadTask } from '#planning/task/load'
import { stateFacts, wordsOf } from '#planning/task/names'
import { rewrite } from '#planning/task/rewrite'
import { applicableActions, progress } from '#planning/task/step'
import type { State, Task } from '#planning/task/task'

/** Number of walks without a new problem before giving up. */
const TRIES = 12
/** Actions tried at each step until one leads to a state that is new on the walk. */
const DRAWS = 6

/** The text of a problem with a plan and an unsatisfied goal; throws an error with the reason if there is none. */
export function walkedProblem(folder: DomainFolder, rng: Rng, size: Size): string {
  const from = folder.problems[(size.problem ?? 1) - 1]
  if (from === undefined) throw new Error('The domain has no problem to begin a walk in.')
  return walkedFrom({ domain: folder.domainText, problem: from.text }, `${from.name}.pddl`, rng, size)
}

/** The same from any problem; `from` names it in error messages. */
export function walkedFrom(source: Source, from: string, rng: Rng, size: Size): string {
  const loaded = loadTask(source)
  if (loaded.kind !== 'ready') throw new Error(`${from}: ${loaded.message}`)
  const { task, problem } = loaded
  const wanted = spokenOf(problem.goal)
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const states = walk(task, rng, size.walk ?? 8)
    // A fact that stays true once achieved is new only for walks that begin early.
    for (const at of new Set([rng.below(Math.ceil(states.length / 2)), 0])) {
      const goal = goalAfter(task, states.slice(at), wanted, rng, size.goals ?? 2)
      if (goal === undefined) continue
      const start = stateFacts(task, states[at]!)
      const rewritten = rewrite(source, { start, newGoal: goal })
      if (rewritten.kind === 'refused') throw new Error(`${from}: ${rewritten.message}`)
      return headed(rewritten.problem, problem.name)
    }
  }
  throw new Error(`No walk through ${from} leads to a fact that does not hold at its beginning.`)
}

/**
 * The initial state and the state after each action: at most `length` actions before the new initial state and as many
 * after it.
 */
function walk(task: Task, rng: Rng, length: number): readonly State[] {
  const states: State[] = [task.initial]
  const seen = new Set([task.initial.join()])
  let at = task.initial
  for (let step = 0; step < 2 * length; step++) {
    const actions = applicableActions(task, at)
    if (actions.length === 0) break
    let next = progress(task, at, rng.pick(actions))
    for (let draw = 1; draw < DRAWS && seen.has(next.join()); draw++) next = progress(task, at, rng.pick(actions))
    at = next
    seen.add(at.join())
    states.push(at)
  }
  return states
}

/** Facts of a later state (the latest first) that are not all true in the first state. */
function goalAfter(
  task: Task,
  [first, ...later]: readonly State[],
  wanted: ReadonlySet<string>,
  rng: Rng,
  max: number,
): readonly string[] | undefined {
  if (first === undefined) return undefined
  const before = new Set(stateFacts(task, first))
  for (const state of later.reverse()) {
    const facts = stateFacts(task, state)
    const isNew = facts.filter(fact => !before.has(fact))
    if (isNew.length === 0) continue
    const byWant = (list: readonly string[]): string[] => {
      const drawn = rng.shuffled(list)
      const isWanted = (fact: string): boolean => wanted.has(wordsOf(fact)?.[0] ?? '')
      return [...drawn.filter(isWanted), ...drawn.filter(fact => !isWanted(fact))]
    }
    // One fact is certainly new; the others may hold already, as in hand-written problems.
    const [sure, ...others] = byWant(isNew)
    const kept = facts.filter(fact => before.has(fact) && wanted.has(wordsOf(fact)?.[0] ?? ''))
    return [sure!, ...others, ...rng.shuffled(kept)].slice(0, max)
  }
  return undefined
}

/** The predicates in a goal. */
function spokenOf(goal: Condition): ReadonlySet<string> {
  const names = new Set<string>()
  const pending: Condition[] = [goal]
  for (let part = pending.pop(); part !== undefined; part = pending.pop()) {
    if (part.kind === 'atom') names.add(part.atom.predicate.name)
    else if (part.kind === 'and' || part.kind === 'or') pending.push(...part.parts)
  }
  return names
}

/** The comment at the top and the name described the old problem. */
const headed = (text: string, name: string): string =>
  text
    .replace(/^(?:\s*;[^\n]*\n)+/, '')
    .replace(/(\(\s*problem\s+)[^\s()]+/i, (_, before: string) => `${before}${name}-walked`)
