// Lines shared by several replays: checking preconditions one by one, following a sequence, reaching a target.

import { decideTarget } from '#planning/analysis/reachable'
import { capital } from '#base/words'
import type { Target } from '#planning/certificates/certificate'
import { counted, listedNames, quoted } from '#questions/kinds/judging/words'
import { reachWithin } from '#questions/kinds/solving/limits'
import { explainAction, explainGoal } from '#planning/task/explain'
import { actionName, findAction } from '#planning/task/names'
import { isApplicable, progress } from '#planning/task/step'
import type { ActionId, State, Task } from '#planning/task/task'
import { line, type PosedQuestion, type ReplayLine } from './misreading'

/** Each part of the action's precondition with its truth in the state, then the conclusion. */
export function conditionLines(task: Task, action: string, state = task.initial): ReplayLine[] {
  const { missing, satisfied, unknown, applicable } = explainAction(task, state, action)
  return [
    ...satisfied.map(part => line(`${quoted(part)} holds.`, [part])),
    ...[...missing, ...unknown].map(part => line(`${quoted(part)} does not hold.`, [part])),
    line(
      applicable
        ? `All of that holds, so ${quoted(action)} can be taken.`
        : `So ${quoted(action)} cannot be taken: every condition must hold, and all at once.`,
      [action],
    ),
  ]
}

/** The sequence step by step, each in the state after the previous ones, up to the first step that fails or the end. */
export function followLines(task: Task, sequence: readonly string[]): ReplayLine[] {
  const lines: ReplayLine[] = []
  let state = task.initial
  for (const [index, step] of sequence.entries()) {
    const action = findAction(task, step)
    if (action === undefined || !isApplicable(task, state, action)) {
      const { missing } = explainAction(task, state, step)
      const why = missing.length === 0 ? '' : `: ${listedNames(missing, 3)} ${are(missing)} not hold`
      lines.push(line(`Index ${index}: ${quoted(step)} cannot be taken now${why}.`, [step, ...missing]))
      return lines
    }
    lines.push(line(`Index ${index}: ${quoted(step)} can be taken.`, [step], step))
    state = progress(task, state, action)
  }
  const { missing } = explainGoal(task, state)
  lines.push(
    missing.length === 0
      ? line('All steps were taken, and the goal holds.')
      : line(`All steps were taken, but of the goal ${listedNames(missing, 3)} ${are(missing)} not hold.`, missing),
  )
  return lines
}

const are = (names: readonly string[]): string => (names.length === 1 ? 'does' : 'do')

/** Maximum number of steps listed without their states. */
const MAX_LISTED = 14

/** The actions in order; the middle of a very long sequence is left out. */
export function stepLines(task: Task, sequence: readonly ActionId[]): ReplayLine[] {
  const names = sequence.map(action => actionName(task, action))
  const lines = names.map((name, i) => line(`${i + 1}. ${quoted(name)}`, [name], name))
  if (lines.length <= MAX_LISTED) return lines
  const half = MAX_LISTED / 2
  const left = lines.length - MAX_LISTED
  return [...lines.slice(0, half), line(`${capital(counted(left, 'more step'))}.`), ...lines.slice(-half)]
}

/** How the target becomes true, or that it never does. `text`: the target in words. */
export function wayLines({ ready, limits }: PosedQuestion, target: Target, text: string): ReplayLine[] {
  const { task } = ready
  const names = namesIn(target)
  const decision = decideTarget(task, target, reachWithin(limits))
  switch (decision.kind) {
    case 'reachable':
      return [
        ...stepLines(task, decision.sequence),
        line(
          decision.sequence.length === 0
            ? `${text} already now.`
            : `${text} after ${counted(decision.sequence.length, 'step')}.`,
          names,
        ),
      ]
    case 'unreachable':
      return [line(`${text} in no state that can be reached: ${whyNever(decision.method, target)}.`, names)]
    default:
      return [line('Whether it ever comes about is not known within the limits.', names)]
  }
}

function whyNever(method: 'closed-set' | 'pairs' | 'exhausted', { kind }: Target): string {
  switch (method) {
    case 'closed-set':
      return 'even if nothing were ever deleted, no action would bring it about'
    case 'pairs':
      return kind === 'facts'
        ? 'some of these facts are never true together'
        : 'facts that it needs are never true together'
    default:
      return 'the search looked at every state that matters'
  }
}

export function namesIn(target: Target): readonly string[] {
  switch (target.kind) {
    case 'fact':
      return [target.fact]
    case 'action':
      return [target.action]
    case 'facts':
      return target.facts
    default:
      return []
  }
}

/** The state after the named actions, skipping inapplicable ones. */
export function stateAfter(task: Task, sequence: readonly string[]): State {
  let state = task.initial
  for (const step of sequence) {
    const action = findAction(task, step)
    if (action === undefined || !isApplicable(task, state, action)) return state
    state = progress(task, state, action)
  }
  return state
}
