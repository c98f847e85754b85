// The state after some steps, and why an action cannot be taken or a fact does not hold there.

import { decideTarget, type ReachDecision } from '#planning/analysis/reachable'
import type { Target } from '#planning/certificates/certificate'
import { explainAction, explainGoal } from '#planning/task/explain'
import { actionName, findFact, stateFacts } from '#planning/task/names'
import { isAlways } from '#planning/task/named-facts'
import { applicableActions, holds, satisfies } from '#planning/task/step'
import { trace } from '#planning/task/trace'
import type { LoadedTask } from '#planning/task/load'
import type { State } from '#planning/task/task'
import { classifyAction, classifyAtom } from '#planning/task/universe'
import { evidenceFor } from '#questions/kinds/judging/evidence'
import { executedEvidence } from '#questions/kinds/judging/executed-evidence'
import { misfitFinding } from '#questions/kinds/judging/misfits'
import { counted, listedNames, quoted } from '#questions/kinds/judging/words'
import { reachWithin } from '#questions/kinds/solving/limits'
import { checkPlan } from '#questions/views/plans/check-plan'
import { readyTask } from '#questions/views/ready'
import {
  certificateInput,
  evidenceJson,
  evidenceSchema,
  flag,
  type Input,
  limitInput,
  limitsOf,
  object,
  sourceInput,
  sourceOf,
  stepsSchema,
  stepsText,
  text,
  texts,
  type Tool,
  ToolError,
} from '../tool'

/** Applicable actions that are listed. */
const MAX_APPLICABLE = 200

export const explain: Tool = {
  name: 'explain',
  title: 'Explain a state, an action or a fact',
  description:
    'Executes steps from the initial state and describes the state they lead to: its facts, the applicable actions, and what the goal lacks. With `about`, explains an action (can it be taken there? which conditions are unmet?) or a fact (does it hold there?), and proves whether it can ever be reached from the initial state.',
  inputSchema: object(
    {
      ...sourceInput,
      steps: stepsSchema('The steps to take first, such as "(move a b)". Default: none.'),
      about: text('An action or a fact, such as "(move a b)" or "(at a)".'),
      ...limitInput,
      ...certificateInput,
    },
    ['steps', 'about', 'maxStates', 'certificates'],
  ),
  outputSchema: object(
    {
      why: text('The explanation in words.'),
      state: texts('The facts that hold after the steps; those that never change are left out.'),
      applicable: texts(`The applicable actions, at most ${MAX_APPLICABLE} of them.`),
      applicableCount: { type: 'integer' },
      goal: {
        ...object({ holds: flag('Whether the goal holds.'), missing: texts('Its parts that do not.') }),
      },
      about: {
        ...object({
          name: { type: 'string' },
          sort: { enum: ['action', 'fact'] },
          holds: flag('Whether the action is applicable, or the fact holds, after the steps.'),
          unmet: texts('The conditions of the action that do not hold after the steps.'),
          satisfied: texts('Those that do.'),
          reachable: { type: ['boolean', 'null'], description: 'From the initial state, ever; null if not decided.' },
          sequence: {
            type: ['array', 'null'],
            items: { type: 'string' },
            description: 'Steps from the initial state that reach it.',
          },
          evidence: evidenceSchema,
        }),
      },
    },
    ['about'],
  ),
  run: input => {
    const ready = readyTask(sourceOf(input))
    if (ready.kind !== 'ready') throw new ToolError(ready.message)
    const { task } = ready
    const { steps, end } = stateAfter(ready, input)
    const goal = explainGoal(task, end)
    const applicable = applicableActions(task, end).map(action => actionName(task, action))
    const about = input.about === undefined ? undefined : aboutIn(ready, end, input)
    const goalHolds = satisfies(task, end, task.goal)
    const missing = goalHolds ? [] : [...goal.missing, ...goal.unknown]
    const there = steps === 0 ? 'In the initial state' : `After ${counted(steps, 'step')}`
    return {
      why: about === undefined ? `${there} ${stateText(applicable, missing)}` : `${there} ${aboutText(about)}`,
      state: stateFacts(task, end),
      applicable: applicable.slice(0, MAX_APPLICABLE),
      applicableCount: applicable.length,
      goal: { holds: goalHolds, missing },
      ...(about === undefined ? {} : { about }),
    }
  },
}

function stateAfter({ task }: LoadedTask, input: Input): { readonly steps: number; readonly end: State } {
  const steps = stepsText(input.steps)
  if (steps.trim() === '') return { steps: 0, end: task.initial }
  const found = checkPlan(sourceOf(input), steps)
  if (found.kind === 'unreadable') throw new ToolError(`The steps cannot be read. ${found.faults[0]!.message}`)
  if (found.kind === 'no-task') throw new ToolError(found.message)
  if (found.failing !== null) throw new ToolError(found.why)
  const names = found.steps.map(({ name }) => name)
  return { steps: names.length, end: trace(task, task.initial, names).end }
}

interface About {
  readonly name: string
  readonly sort: 'action' | 'fact'
  readonly holds: boolean
  readonly unmet: readonly string[]
  readonly satisfied: readonly string[]
  readonly reachable: boolean | null
  readonly sequence: readonly string[] | null
  readonly evidence: readonly object[]
}

function aboutIn(ready: LoadedTask, end: State, input: Input): About {
  const { task } = ready
  const given = input.about as string
  const action = classifyAction(ready.domain, ready.problem, given)
  if (action.kind === 'in-universe') {
    const { applicable, missing, satisfied } = explainAction(task, end, action.name)
    const target: Target = { kind: 'action', action: action.name }
    return {
      ...{ name: action.name, sort: 'action', holds: applicable, unmet: missing, satisfied },
      ...reachIn(ready, target, input),
    }
  }
  const atom = classifyAtom(ready.domain, ready.problem, given)
  if (!('name' in atom) || (atom.kind !== 'in-universe' && atom.kind !== 'static' && atom.kind !== 'derived'))
    throw new ToolError(
      action.kind === 'unknown-name' && action.isOther
        ? misfitFinding('fact', given, atom).text
        : misfitFinding('action', given, action).text,
    )
  const { name } = atom
  const fact = findFact(task, name)
  const isTrue = isAlways(task, name) || (fact !== undefined && holds(end, fact))
  return {
    ...{ name, sort: 'fact', holds: isTrue, unmet: [], satisfied: [] },
    ...reachIn(ready, { kind: 'fact', fact: name }, input),
  }
}

function reachIn(ready: LoadedTask, target: Target, input: Input): Pick<About, 'reachable' | 'sequence' | 'evidence'> {
  const decision = decideTarget(ready.task, target, reachWithin(limitsOf(input)))
  return {
    reachable: decision.kind === 'undecided' ? null : decision.kind === 'reachable',
    sequence: decision.kind === 'reachable' ? decision.sequence.map(step => actionName(ready.task, step)) : null,
    evidence: evidenceJson(evidenceOf(ready, target, decision), input),
  }
}

function evidenceOf(ready: LoadedTask, target: Target, decision: ReachDecision) {
  if (decision.kind === 'undecided') return []
  if (decision.kind === 'unreachable')
    return [evidenceFor(ready, { kind: 'unreachable', target }, decision.certificate())]
  const actions = decision.sequence.map(step => actionName(ready.task, step))
  return [executedEvidence(ready, { kind: 'reachable', target }, actions)]
}

const stateText = (applicable: readonly string[], missing: readonly string[]): string =>
  `${counted(applicable.length, 'action')} can be taken, and the goal ${missing.length === 0 ? 'holds' : `lacks ${listedNames(missing, 6)}`}.`

function aboutText({ name, sort, holds, unmet, reachable }: About): string {
  const ever =
    reachable === null
      ? 'Whether it ever can be reached is not decided.'
      : reachable
        ? 'It can be reached from the initial state.'
        : 'It can never be reached from the initial state.'
  if (sort === 'fact') return `${quoted(name)} ${holds ? 'holds' : 'does not hold'}. ${ever}`
  if (holds) return `${quoted(name)} can be taken.`
  const why = unmet.length === 0 ? '' : `: ${listedNames(unmet, 6)} ${unmet.length === 1 ? 'does' : 'do'} not hold`
  return `${quoted(name)} cannot be taken${why}. ${ever}`
}
