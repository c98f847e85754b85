// States that prompts describe: after a beginning of a plan, with what never changes.

import type { Source } from '#planning/pddl/source'
import { loadTask } from '#planning/task/load'
import { stateFacts } from '#planning/task/names'
import { endOf } from '#planning/task/trace'
import { changedPredicates } from '#language/library/agreeing'
import { printAtom } from '#planning/pddl/print'
import type { Atom, Step } from '../items'

export type StateAfter =
  | { readonly state: readonly Atom[] }
  /** Why there is none: a whole sentence. */
  | { readonly problem: string }

/** All that holds after the steps, static facts too. */
export function stateAfter(source: Source, steps: readonly Step[]): StateAfter {
  const loaded = loadTask(source)
  if (loaded.kind !== 'ready') return { problem: loaded.kind === 'bad-pddl' ? loaded.message : loaded.message }
  const { domain, problem, task } = loaded
  const { end, broken } = endOf(task, task.initial, steps)
  if (broken !== undefined)
    return {
      problem: `Step ${broken + 1}, \`${steps[broken]!}\`, names no action that can be executed there.`,
    }
  const changed = changedPredicates(domain)
  const always = problem.init.filter(({ predicate }) => !changed.has(predicate.name)).map(printAtom)
  return { state: [...new Set([...stateFacts(task, end), ...always])] }
}
