// A plan, a cheapest plan, or a proof that there is none.

import { decimalText } from '#base/decimal'
import { counted } from '#base/words'
import { anyPlan, leastCostPlan } from '#questions/views/plans/solve'
import type { SolveOutcome } from '#questions/views/plans/plan-data'
import {
  certificateInput,
  evidenceJson,
  evidenceSchema,
  flag,
  limitInput,
  limitsOf,
  object,
  orNull,
  sourceInput,
  sourceOf,
  text,
  type Tool,
  ToolError,
} from '../tool'

export const solve: Tool = {
  name: 'solve',
  title: 'Solve a planning problem',
  description:
    'Finds a plan of a PDDL problem, or with `optimal` a cheapest plan with proof that none is cheaper, or proves that no plan exists.',
  inputSchema: object(
    {
      ...sourceInput,
      optimal: flag('Whether the plan must be a cheapest one. Default: any plan.'),
      ...limitInput,
      ...certificateInput,
    },
    ['optimal', 'maxStates', 'certificates'],
  ),
  outputSchema: object({
    status: { enum: ['plan', 'no-plan', 'undecided'] },
    why: text('The result in words.'),
    plan: { type: ['array', 'null'], items: { type: 'string' }, description: 'The steps, such as "(move a b)".' },
    cost: orNull('number', 'The cost of the plan; null without one.'),
    optimal: flag('True if no plan is cheaper.'),
    atLeast: orNull('number', 'What every plan costs at least, where the search stopped at its limit.'),
    evidence: evidenceSchema,
  }),
  run: input => {
    const [source, limits] = [sourceOf(input), limitsOf(input)]
    const outcome = input.optimal === true ? leastCostPlan(source, limits) : anyPlan(source, limits)
    if (outcome.kind === 'stopped' && input.optimal === true) {
      const any = anyPlan(source, limits)
      if (any.kind === 'plan') return { ...resultOf(any, input), atLeast: outcome.atLeast, why: dearer(any, outcome) }
    }
    return resultOf(outcome, input)
  },
}

type FoundPlan = Extract<SolveOutcome, { kind: 'plan' }>
type Stopped = Extract<SolveOutcome, { kind: 'stopped' }>

function resultOf(outcome: SolveOutcome, input: Parameters<Tool['run']>[0]): object {
  if (outcome.kind === 'no-task') throw new ToolError(outcome.message)
  const evidence = evidenceJson(outcome.evidence, input)
  const nothing = { plan: null, cost: null, optimal: false, atLeast: null, evidence }
  if (outcome.kind === 'no-plan')
    return {
      ...nothing,
      status: 'no-plan',
      why: ['There is no plan.', outcome.why, outcome.cause].filter(Boolean).join(' '),
    }
  if (outcome.kind === 'stopped')
    return { ...nothing, status: 'undecided', why: stopText(outcome), atLeast: outcome.atLeast }
  const { plan, cost, isCheapest } = outcome
  return {
    status: 'plan',
    why: `A plan of ${counted(plan.length, 'step')}${isCheapest ? '; no plan is cheaper' : ''}.`,
    ...{ plan, cost, optimal: isCheapest, atLeast: null, evidence },
  }
}

const dearer = ({ plan }: FoundPlan, stopped: Stopped): string =>
  `A plan of ${counted(plan.length, 'step')}. Whether one is cheaper is not known: ${stopText(stopped)}`

const stopText = ({ end, atLeast }: Stopped): string =>
  `${
    end.at === 'states'
      ? `The search stopped at the limit of ${counted(end.states, 'state')}.`
      : end.at === 'memory'
        ? `The search stopped at the limit of ${end.megabytes} MB of memory.`
        : 'What plans cost is beyond what is counted exactly.'
  } Every plan costs at least ${decimalText(atLeast)}.`
