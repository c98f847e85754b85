// The PDDL of a prompt's question: INIT and GOAL as printed, for t6 the state after the event, for t2 with the given
// minutes.

import type { Domain } from '#planning/pddl/model'
import type { Source } from '#planning/pddl/source'
import { isError } from '#planning/pddl/diagnostic'
import { loadDomain, loadTask } from '#planning/task/load'
import { stateFacts } from '#planning/task/names'
import { endOf } from '#planning/task/trace'
import { printAtom } from '#planning/pddl/print'
import type { PlanBenchTask, ReadPrompt } from '../items'
import { hiddenFacts, objectsIn } from '../prompt/described-objects'
import { problemText, type DescribedProblem } from '../prompt/problem-text'
import { walk } from '../prompt/walk'

export type PromptProblem =
  | { readonly source: Source; readonly init: ReadonlySet<string> }
  /** Why there is none, as a whole sentence. */
  | { readonly problem: string }

/** @param name The name of the problem. */
export function problemOfPrompt(
  { open, wordbook }: ReadPrompt,
  task: PlanBenchTask,
  domainText: string,
  name: string,
): PromptProblem {
  const { domain, diagnostics } = loadDomain(domainText)
  const fault = diagnostics.find(isError)
  if (fault !== undefined) return { problem: `The PDDL of the domain has an error: ${fault.message}` }
  const { init, goal, plan, executed, event } = open
  const priced = domain.functions.some(each => each.name === 'total-cost') && task === 't2'
  const further = [
    ...(plan ?? []),
    ...(executed ?? []),
    ...(event === null ? [] : [...event.becameTrue, ...event.becameFalse]),
  ]
  const describedProblem: DescribedProblem = { name, init, goal, further, priced }
  const all = new Set([
    ...init,
    ...hiddenFacts(wordbook, domain, [...new Set(objectsIn([...init, ...(goal ?? []), ...further]))]),
  ])
  if (task !== 't6')
    return {
      source: { domain: domainText, problem: problemText(describedProblem, domain, wordbook) },
      init: all,
    }
  if (event === null) return { problem: 'The prompt describes no event after which to plan again.' }
  const steps = (plan ?? []).slice(0, event.step)
  if (steps.length < event.step || steps.length === 0)
    return {
      problem: `The event comes after step ${event.step} of a plan of ${plan?.length ?? 0} steps.`,
    }
  const state = stateAfter(domain, describedProblem, all, steps, {
    domain: domainText,
    problem: problemText(describedProblem, domain, wordbook),
  })
  if (typeof state === 'string') return { problem: state }
  for (const fact of event.becameFalse) state.delete(fact)
  for (const fact of event.becameTrue) state.add(fact)
  const changed = { ...describedProblem, init: [...state] }
  return {
    source: { domain: domainText, problem: problemText(changed, domain, wordbook) },
    init: state,
  }
}

/** The state after the steps; or that they are not executable. */
function stateAfter(
  domain: Domain,
  { init }: DescribedProblem,
  all: ReadonlySet<string>,
  steps: readonly string[],
  source: Source,
): Set<string> | string {
  const broken = (index: number): string =>
    `Step ${index + 1} of the prompt's plan, ${steps[index]}, cannot be executed, so the state after the event is not known.`
  const walked = walk(domain, all, steps)
  if (walked !== undefined) return walked.broken === undefined ? new Set(walked.facts) : broken(walked.broken)
  const loaded = loadTask(source)
  if (loaded.kind !== 'ready') return loaded.message
  const { task, problem } = loaded
  const found = endOf(task, task.initial, steps)
  if (found.broken !== undefined) return broken(found.broken)
  const held = new Set(stateFacts(task, task.initial))
  const fixed = problem.init.map(printAtom).filter(fact => !held.has(fact))
  return new Set([...init.filter(fact => fixed.includes(fact)), ...fixed, ...stateFacts(task, found.end)])
}
