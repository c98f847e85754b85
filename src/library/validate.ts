// Whether the text of a plan is a plan, and where it fails.

import { LineTable } from '#base/text'
import { isError } from '#planning/pddl/diagnostic'
import type { Domain, Problem } from '#planning/pddl/model'
import { parsePlan } from '#planning/pddl/plan'
import { printAtom } from '#planning/pddl/print'
import { ground } from '#planning/task/ground'
import { loadTask } from '#planning/task/load'
import { factName } from '#planning/task/names'
import type { Clash } from '#planning/task/simultaneous'
import type { Task } from '#planning/task/task'
import { type PlanCheck, validateTimed } from '#planning/task/validate'
import { misfitFinding } from '#questions/kinds/judging/misfits'
import { quoted, stepNamed } from '#questions/kinds/judging/words'
import { factsOf } from '#questions/kinds/planning/followed-plan'
import { certificateFrom, checkedBy } from './certificate'
import { type EvidenceOptions, InputError, type Texts, type Validation } from './types'
import { soundTexts } from './read'

/** The steps as text. */
export interface TimedPlan {
  readonly steps: readonly string[]
  /** One start time per step, if the plan has times. */
  readonly times: readonly number[] | undefined
  readonly isReordered: boolean
}

export const timedPlan = ({ steps, times, isReordered }: ReturnType<typeof parsePlan>): TimedPlan => ({
  ...{ steps: steps.map(printAtom), times, isReordered },
})

/** The result of `validateSteps`; if the problem is too large, the limit at which grounding stopped. */
export type CheckedSteps =
  | { readonly kind: 'stopped'; readonly message: string }
  | {
      readonly kind: 'checked'
      readonly check: PlanCheck & { readonly clash?: Clash }
      /** Why the step fails, if no condition is missing. */
      readonly note: string | undefined
      readonly certificate: Validation['certificate']
    }

/** Checks a plan of two texts without errors; `known` is their task, if it is there. */
export function validateSteps(
  domain: Domain,
  problem: Problem,
  plan: TimedPlan,
  options: EvidenceOptions = {},
  known?: Task,
): CheckedSteps {
  const grounded = known === undefined ? ground(domain, problem) : ({ kind: 'task', task: known } as const)
  if (grounded.kind === 'stopped')
    return {
      kind: 'stopped',
      message: `Grounding stopped at ${grounded.count} ${grounded.at}; the plan was not checked.`,
    }
  const { task } = grounded
  const check = validateTimed(task, plan.steps, plan.times)
  return { kind: 'checked', check, note: noteOn(task, plan, check), certificate: certify(task, plan, check, options) }
}

function noteOn(task: Task, plan: TimedPlan, { action, step, clash }: PlanCheck & { clash?: Clash }) {
  if (clash !== undefined) return clashText(task, plan, clash)
  if (action === null || action.kind === 'in-universe') return undefined
  return misfitFinding('action', plan.steps[step!]!, action).text
}

/** Steps that interfere at one time have no certificate, since a claim knows no times. */
function certify(
  { domain, problem }: Task,
  { steps }: TimedPlan,
  { valid, step, missing, goalMissing, clash }: PlanCheck & { clash?: Clash },
  options: EvidenceOptions,
): Validation['certificate'] {
  if (options.certificates === false || clash !== undefined) return null
  const actions = steps.slice(0, step ?? steps.length)
  const claim = valid
    ? ({ kind: 'reachable', target: { kind: 'goal' } } as const)
    : step === null
      ? ({ kind: 'misses', actions, missing: factsOf(goalMissing) } as const)
      : ({ kind: 'breaks', actions: steps.slice(0, step + 1), missing: factsOf(missing) } as const)
  return certificateFrom([checkedBy(domain, problem, claim, { kind: 'plan', actions })], options)
}

function clashText(task: Task, { steps, times }: TimedPlan, { first, second, fact }: Clash): string {
  const pair = [first, second].map(step => `${stepNamed(step)}, ${quoted(steps[step]!)}`)
  return `${pair[0]!.replace('s', 'S')}, and ${pair[1]} are both at ${times![first]}, and interfere: one changes ${quoted(factName(task, fact))}, which the other needs or changes.`
}

/** Throws `InputError` if a text has errors. */
export function validateText(texts: Texts, plan: string | readonly string[], options: EvidenceOptions): Validation {
  // Many plans of one problem are often checked one after the other, so its task is cached.
  const loaded = loadTask(texts)
  const isReady = loaded.kind === 'ready'
  const { domain, problem } = isReady ? loaded : soundTexts(texts)
  const text = typeof plan === 'string' ? plan : plan.join('\n')
  const read = parsePlan(text, domain, problem, 'kept')
  const lines = new LineTable(text)
  const placed = ({ span, message }: (typeof read.diagnostics)[number]): string =>
    `Line ${lines.positionAt(span.from).line} of the plan: ${message}`
  const error = read.diagnostics.find(isError)
  if (error !== undefined) throw new InputError(placed(error))
  const timed = timedPlan(read)
  const found = validateSteps(domain, problem, timed, options, isReady ? loaded.task : undefined)
  const remarks = read.diagnostics.map(placed)
  if (found.kind === 'stopped') return { ...unknown, remarks: [...remarks, found.message] }
  const { valid, cost, step, missing, goalMissing } = found.check
  return {
    ...{ valid, cost, step, missing, goalMissing },
    ...(found.note === undefined ? {} : { note: found.note }),
    ...(timed.isReordered ? { plan: timed.steps } : {}),
    ...{ remarks, certificate: found.certificate },
  }
}

const unknown = { valid: null, cost: null, step: null, missing: [], goalMissing: [], certificate: null } as const
