// Whether a list of steps is a plan, and if not, its first failing step and why.

import { checkPlan } from '#questions/views/plans/check-plan'
import type { CheckedPlan } from '#questions/views/plans/plan-data'
import {
  object,
  orNull,
  sourceInput,
  sourceOf,
  stepsSchema,
  stepsText,
  text,
  texts,
  type Tool,
  ToolError,
} from '../tool'

export const unmetSchema = {
  type: 'array',
  items: object({
    condition: text('What is needed and does not hold, as PDDL.'),
    since: text('How it came not to hold: it never held, or the step that made it false. Empty if not known.'),
  }),
}

export const validate: Tool = {
  name: 'validate',
  title: 'Validate a plan',
  description:
    'Checks whether a list of steps is a plan of a PDDL problem. A plan that fails is refused with its first failing step, what is unmet there and since when, and the state in which it fails. Call this on every plan before you report it.',
  inputSchema: object({
    ...sourceInput,
    plan: stepsSchema('The steps, such as "(move a b)": a list, or a text in any layout that planners print.'),
  }),
  outputSchema: object({
    valid: { type: 'boolean' },
    verdict: {
      enum: ['valid', 'fails', 'short', 'unreadable'],
      description: 'fails: a step cannot be taken. short: all can be taken, and the goal is not reached.',
    },
    why: text('The verdict in words.'),
    cost: orNull('number', 'The cost of a valid plan.'),
    steps: texts('The steps as they were read.'),
    failing: {
      ...object({
        number: { type: 'integer', description: 'The first step is number 1.' },
        action: { type: 'string' },
      }),
      type: ['object', 'null'],
      description: 'The first step that fails.',
    },
    unmet: { ...unmetSchema, description: 'The conditions of the failing step, or of the goal, that do not hold.' },
    state: texts('The facts that hold before the failing step, or after the last step; relevant ones first.'),
    notes: texts('What was skipped or put in another order in reading the plan.'),
  }),
  run: input => {
    const found = checkPlan(sourceOf(input), stepsText(input.plan))
    if (found.kind === 'no-task') throw new ToolError(found.message)
    if (found.kind === 'checked') return resultOf(found)
    const faults = found.faults.map(({ line, message }) => `Line ${line}: ${message}`)
    return {
      ...{ valid: false, verdict: 'unreadable', why: `The plan cannot be read. ${faults[0]!}`, cost: null },
      ...{ steps: [], failing: null, unmet: [], state: [], notes: faults },
    }
  },
}

function resultOf({ verdict, why, cost, steps, failing, unmet, state, notes }: CheckedPlan): object {
  return {
    ...{ valid: verdict === 'valid', verdict, why, cost },
    steps: steps.map(({ name }) => name),
    failing: failing === null ? null : { number: failing + 1, action: steps[failing]!.name },
    unmet: unmet.map(({ text: condition, since }) => ({ condition, since })),
    state,
    notes: notes.map(({ message }) => message),
  }
}
