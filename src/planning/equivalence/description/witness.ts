// The state that distinguishes two problems, computed in both: reached by the plan in one, by the renamed plan in the other, and the
// missing parts of the goal that fails in it.

import { actionName, stateFacts } from '#planning/task/names'
import { trace } from '#planning/task/trace'
import type { Task } from '#planning/task/task'
import type { Comparison, Pair, Renaming } from '../comparison'
import { matchBy } from '../diff/match'
import { renameWords, taskOf, unmetIn } from '../diff/conditions'

export interface Witness {
  /** The problem with the goal that the state satisfies; the other goal is not satisfied. */
  readonly of: 'a' | 'b'
  /** Objects of a with those of b under which the state is the same in both. */
  readonly renaming: Renaming
  /** The plan to it in each problem, in that problem's names. */
  readonly plans: { readonly a: readonly string[]; readonly b: readonly string[] }
  /** The facts that hold in each, without static ones. */
  readonly facts: { readonly a: readonly string[]; readonly b: readonly string[] }
  /** The unsatisfied parts of the failing goal, in names of its problem. */
  readonly unmet: readonly string[]
}

/**
 * A state that satisfies only one of the goals, preferably one that also differs under the shown
 * match; undefined if there is none, or a limit is reached.
 */
export function witnessOf(pair: Pair, comparison: Comparison, shown: Renaming | null): Witness | undefined {
  const { difference, solvable, renaming } = comparison
  if (renaming === null || difference === null) return undefined
  const plans: (readonly ['a' | 'b', readonly string[] | null])[] = [
    ['a', solvable.a.plan],
    ['b', solvable.b.plan],
  ]
  if (difference.kind === 'goal') plans.unshift([difference.of, difference.plan])
  const tried = [shown ?? renaming, ...(difference.kind === 'goal' ? [difference.renaming] : [])]
  for (const each of new Set(tried))
    for (const [of, plan] of plans) {
      const found = plan === null ? undefined : followedIn(pair, of, plan, each)
      if (found !== undefined) return found
    }
  return undefined
}

/** The state that a plan reaches in one problem, computed in both; undefined unless exactly one goal holds. */
function followedIn(pair: Pair, of: 'a' | 'b', plan: readonly string[], renaming: Renaming): Witness | undefined {
  const match = matchBy(pair, renaming)
  const toOther = of === 'a' ? match.toB : match.toA
  const other = of === 'a' ? 'b' : 'a'
  const inOther = plan.map(action => renameWords(action, name => toOther.get(name) ?? name))
  const own = followed(taskOf(pair.domain, pair[of]), plan)
  const image = followed(taskOf(pair.domain, pair[other]), inOther)
  if (own === undefined || image === undefined) return undefined
  const lacking = unmetIn(own.task, pair[of].goal, own.end)
  const unmet = unmetIn(image.task, pair[other].goal, image.end)
  if (lacking === undefined || lacking.length > 0 || unmet === undefined || unmet.length === 0) return undefined
  const [a, b] = of === 'a' ? [own, image] : [image, own]
  return {
    of,
    renaming,
    unmet,
    plans: { a: a.plan, b: b.plan },
    facts: { a: a.facts, b: b.facts },
  }
}

interface Followed {
  readonly task: Task
  readonly plan: readonly string[]
  readonly end: Task['initial']
  readonly facts: readonly string[]
}

/** The plan executed to its end in both problems, or undefined if that is impossible. */
function followed(task: Task | undefined, plan: readonly string[]): Followed | undefined {
  if (task === undefined) return undefined
  const { states, taken, broken } = trace(task, task.initial, plan)
  if (broken !== undefined) return undefined
  const end = states[states.length - 1]!
  return {
    task,
    plan: taken.map(action => actionName(task, action)),
    end,
    facts: stateFacts(task, end),
  }
}
