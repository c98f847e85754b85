// The result of a domain text that a learner writes: its faults, or whether it meets the condition, and a cheapest
// plan.

import { LineTable } from '#base/text'
import { type Diagnostic, isError } from '#planning/pddl/diagnostic'
import { parseProblem } from '#planning/pddl/problem'
import type { Source } from '#planning/pddl/source'
import { loadDomain } from '#planning/task/load'
import { workOut } from '#teaching/expression/evaluate'
import { NoValue } from '#teaching/expression/no-value'
import { readExpression } from '#teaching/expression/setting'
import { isMistake } from '#teaching/expression/typed'
import { lessonProblem, type LessonProblem } from '#teaching/expression/world'

export interface WritingFault {
  readonly text: 'domain' | 'problem'
  /** Line of the text, from 1. */
  readonly line: number
  readonly message: string
}

export type Written =
  | { readonly kind: 'faults'; readonly faults: readonly WritingFault[] }
  | {
      readonly kind: 'read'
      /** Is the text as it should be? */
      readonly isDone: boolean
      /** How many states can be reached; null if there are too many. */
      readonly states: number | null
      /** A cheapest plan; null if there is none, undefined if it was not found within the limits. */
      readonly plan: readonly string[] | null | undefined
    }
  /** Grounding stopped, or the condition has no value for this domain. */
  | { readonly kind: 'none'; readonly message: string }

/** Maximum number of faults that are reported. */
const MAX_FAULTS = 5

/** @param until an expression about the problem that is true once the domain is as it should be */
export function written({ problem: problemText }: Source, domain: string, until: string): Written {
  const read = loadDomain(domain)
  const faults = [
    ...faultsIn('domain', domain, read.diagnostics),
    ...faultsIn('problem', problemText, parseProblem(problemText, read.domain).diagnostics),
  ]
  if (faults.length > 0) return { kind: 'faults', faults: faults.slice(0, MAX_FAULTS) }
  const problem = lessonProblem({ domain, problem: problemText })
  if (typeof problem === 'string') return { kind: 'none', message: problem }
  const typed = readExpression(until, { role: 'claim', plans: [], hasPlan: false, hasRun: false })
  if (isMistake(typed)) return { kind: 'none', message: typed.mistake.message }
  const moment = {
    ...{ problem, state: problem.task.initial, plan: undefined, plans: new Map(), run: undefined },
    ...{ offered: undefined, bound: new Map(), isOneOfMany: false },
  }
  const found = workOut(typed, moment)
  return {
    kind: 'read',
    isDone: found.kind === 'value' && found.value === true,
    states: problem.space?.stateCount ?? null,
    plan: planOf(problem),
  }
}

const faultsIn = (text: WritingFault['text'], content: string, diagnostics: readonly Diagnostic[]): WritingFault[] => {
  const lines = new LineTable(content)
  return diagnostics
    .filter(isError)
    .map(({ span, message }) => ({ text, line: lines.positionAt(span.from).line, message }))
}

function planOf(problem: LessonProblem): readonly string[] | null | undefined {
  try {
    return problem.cheapestPlan(problem.task.initial) ?? null
  } catch (error) {
    if (error instanceof NoValue) return undefined
    throw error
  }
}
