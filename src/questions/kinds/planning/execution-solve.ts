// Solves plan execution: the state after a sequence, without the predicates that prompts never describe.

import type { LoadedTask } from '#planning/task/load'
import { stateFacts, wordsOf } from '#planning/task/names'
import { kindsOf } from '#planning/task/universe'
import { quoted, stepNamed } from '../judging/words'
import type { Asked } from '../question'
import { type Solved, solved, unsolved } from '../solving/solved'
import { type FollowedPlan, followPlan } from './followed-plan'

/** Questions with a sequence. */
export interface AskedExecution extends Asked {
  readonly sequence: readonly string[]
}

/** The facts that hold at the end. */
export interface StateAfter {
  readonly sequence: readonly string[]
  /** The fluent facts, in the order of the task. */
  readonly facts: readonly string[]
  /** The static facts. */
  readonly statics: readonly string[]
  /** The facts that an answer must name. */
  readonly named: readonly string[]
  readonly followed: FollowedPlan
}

export function stateAfter(ready: LoadedTask, { sequence, hidden = [] }: AskedExecution): StateAfter | undefined {
  const { domain, problem, task } = ready
  const followed = followPlan(ready, sequence)
  if (followed.broken !== undefined) return undefined
  const kinds = kindsOf(domain)
  const fixed = new Set(domain.predicates.filter((_, i) => kinds[i] === 'static').map(({ name }) => name))
  const facts = stateFacts(task, followed.end)
  const statics = problem.init
    .filter(({ predicate }) => fixed.has(predicate.name))
    .map(({ predicate, terms }) => `(${[predicate.name, ...terms.map(each => each.name)].join(' ')})`)
  const hiddenHeads = new Set(hidden.map(name => name.toLowerCase()))
  const sentences = [...new Set([...facts, ...statics])].filter(fact => !hiddenHeads.has(wordsOf(fact)![0]!))
  return { sequence, facts, statics, named: sentences, followed }
}

export function solveExecution(ready: LoadedTask, asked: AskedExecution): Solved<StateAfter> {
  const found = stateAfter(ready, asked)
  return found === undefined
    ? unsolved(executionObjection(ready, asked) ?? 'The sequence cannot be executed.')
    : solved(found)
}

/** Why the sequence has no final state; null if it can be executed. */
export function executionObjection(ready: LoadedTask, { sequence }: AskedExecution): string | null {
  const { broken } = followPlan(ready, sequence)
  return broken === undefined
    ? null
    : `The question’s sequence cannot be executed: it breaks at ${stepNamed(broken.step)}, ${quoted(sequence[broken.step]!)}.`
}
