// States in prompts: after a prefix of a plan, including static facts.

import type { Source } from '#planning/pddl/source'
import { loadTask } from '#planning/task/load'
import { stateFacts } from '#planning/task/names'
import { endOf } from '#planning/task/trace'
import { changedPredicates } from '#language/library/agreeing'
import { printAtom } from '#planning/pddl/print'
import type { Atom, Step } from '../items'

export type StateAfter =
  | { readonly state: readonly Atom[] }
  /** Why there is none, as a whole sentence. */
  | { readonly problem: string }

/** All facts that hold after the steps, including static ones. */
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
