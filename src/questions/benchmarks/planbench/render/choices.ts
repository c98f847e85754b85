// Builds the blocks of a prompt from instances and choices, in the format of the benchmark's own choices.

import * as v from 'valibot'
import { isError } from '#planning/pddl/diagnostic'
import type { Condition, Problem } from '#planning/pddl/model'
import { printAtom } from '#planning/pddl/print'
import { parseProblem } from '#planning/pddl/problem'
import { loadDomain } from '#planning/task/load'
import type { Atom, PromptBlock, PromptLayout, Step } from '../items'
import { stateAfter } from './execute'
import type { PromptParts } from './prompt'

const steps = v.array(v.string())
const eventFields = { step: v.number(), true: v.array(v.string()), false: v.array(v.string()) }
const checked = { plan: steps, answer: v.string() }
const instance = v.union([v.number(), v.string()])

/** The choices that the instances do not determine; actions and atoms are PDDL text. */
export const choicesSchema = v.object({
  /** Key of the introduction in the configuration. */
  intro: v.optional(v.string(), 'domain_intro'),
  example: v.optional(
    v.object({
      instance,
      plan: v.optional(steps),
      actions: v.optional(steps),
      new_plan: v.optional(steps),
      ...v.partial(v.object(eventFields)).entries,
    }),
  ),
  /** Used by t3. */
  examples: v.optional(v.array(v.object({ instance, ...checked }))),
  plan: v.optional(steps),
  answer: v.optional(v.nullable(v.string())),
  prefix: v.optional(v.number()),
  actions: v.optional(steps),
  goal_order: v.optional(v.array(v.string())),
  ...v.partial(v.object(eventFields)).entries,
})
export type Choices = v.InferOutput<typeof choicesSchema>

/** A missing or invalid choice; the message is a whole sentence for the user. */
export class BadChoices extends Error {}

/** An instance: its text, initial facts and goal. */
interface Instance {
  readonly text: string
  readonly init: readonly Atom[]
  readonly goal: readonly Atom[]
}

const empty: PromptBlock = {
  init: [],
  goal: null,
  plan: null,
  executed: null,
  event: null,
  newPlan: null,
  state: null,
  message: null,
  total: null,
}

/**
 * The parts of a prompt.  @param textOf The PDDL of an instance; undefined if it is not available. @param totalOf The
 * plan's total in t2's worked example: the benchmark counts steps. @throws BadChoices
 */
export function partsOfChoices(
  layout: PromptLayout,
  introduction: string,
  domainText: string,
  instanceId: string,
  choices: Choices,
  textOf: (id: string) => string | undefined,
  totalOf: (plan: readonly Step[]) => number = plan => plan.length,
): PromptParts {
  const { domain, diagnostics } = loadDomain(domainText)
  const fault = diagnostics.find(isError)
  if (fault !== undefined) throw new BadChoices(`The domain cannot be read: ${fault.message}`)
  const load = (id: string | number): Instance => {
    const text = textOf(String(id))
    if (text === undefined) throw new BadChoices(`The instance ${id} is not among \`instances\`.`)
    const { problem, diagnostics: found } = parseProblem(text, domain)
    const wrong = found.find(isError)
    if (wrong !== undefined) throw new BadChoices(`The instance ${id} cannot be read: ${wrong.message}`)
    return { text, init: factsOf(problem), goal: goalOf(problem.goal, id) }
  }
  const after = ({ text }: Instance, done: readonly Step[]): readonly Atom[] => {
    const found = stateAfter({ domain: domainText, problem: text }, done)
    if ('problem' in found) throw new BadChoices(found.problem)
    return found.state
  }
  const own = load(instanceId)
  const { example } = choices
  const base = ({ init, goal }: Instance): PromptBlock => ({ ...empty, init, goal })
  const shown = (): Instance => load(needed(example, 'example').instance)
  const planned = (of: Instance, plan: readonly Step[]): PromptBlock => ({ ...base(of), plan })
  const parts = (worked: readonly PromptBlock[], open: PromptBlock): PromptParts => ({
    ...{ layout, introduction, worked, open },
  })
  switch (layout) {
    case 't1_zero_shot':
      return parts([], base(own))
    case 't1':
    case 't5':
      // Without an example, the prompt begins with the open block.
      if (example === undefined) return parts([], base(own))
      return parts([planned(shown(), needed(example.plan, 'example.plan'))], base(own))
    case 't2': {
      const plan = needed(example?.plan, 'example.plan')
      return parts([{ ...planned(shown(), plan), total: totalOf(plan) }], base(own))
    }
    case 't3':
    case 't3_1':
      return parts(
        needed(choices.examples, 'examples').map(each => ({
          ...planned(load(each.instance), each.plan),
          message: each.answer,
        })),
        planned(own, needed(choices.plan, 'plan')),
      )
    case 't4': {
      const plan = needed(choices.plan, 'plan')
      const full = after(own, plan.slice(0, needed(choices.prefix, 'prefix')))
      return parts([planned(own, plan)], { ...base(own), goal: full })
    }
    case 't6': {
      const worked = needed(example, 'example')
      return parts(
        [
          {
            ...planned(shown(), needed(worked.plan, 'example.plan')),
            event: eventOf(worked),
            newPlan: needed(worked.new_plan, 'example.new_plan'),
          },
        ],
        { ...planned(own, needed(choices.plan, 'plan')), event: eventOf(choices) },
      )
    }
    case 't7': {
      const from = shown()
      const done = needed(example?.actions, 'example.actions')
      return parts([{ ...base(from), goal: null, executed: done, state: after(from, done) }], {
        ...{ ...base(own), goal: null },
        executed: needed(choices.actions, 'actions'),
      })
    }
    case 't8_1':
      return parts([planned(own, needed(choices.plan, 'plan'))], {
        ...base(own),
        goal: needed(choices.goal_order, 'goal_order'),
      })
    case 't8_2': {
      const plan = needed(choices.plan, 'plan')
      return parts([{ ...planned(own, plan), goal: after(own, plan) }], base(own))
    }
    case 't8_3': {
      const plan = needed(choices.plan, 'plan')
      return parts([planned(own, plan)], { ...base(own), goal: after(own, plan) })
    }
  }
}

function needed<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new BadChoices(`\`choices.${name}\` is missing.`)
  return value
}

function eventOf(from: Partial<Pick<Choices, 'plan' | 'step' | 'true' | 'false'>>) {
  const step = needed(from.step, 'step')
  const action = from.plan?.[step - 1]
  if (action === undefined) throw new BadChoices(`\`choices.step\` is ${step}, and the plan has no such step.`)
  return {
    ...{ action, step },
    becameTrue: needed(from.true, 'true'),
    becameFalse: needed(from.false, 'false'),
  }
}

const factsOf = ({ init }: Problem): readonly Atom[] => [...new Set(init.map(printAtom))]

function goalOf(goal: Condition, id: string | number): readonly Atom[] {
  if (goal.kind === 'atom') return [printAtom(goal.atom)]
  if (goal.kind === 'and') return goal.parts.flatMap(part => goalOf(part, id))
  throw new BadChoices(`The goal of the instance ${id} is no list of facts: such prompts cannot describe it.`)
}
