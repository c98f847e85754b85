// What can be left out of a plan?

import type { Rng } from '../base/rng'
import { askChoice, askYesNo, type Option } from './options'
import { names, padded, somePlan } from './plans'
import { type Bounds, type KindAsker, notHere, posed, WITH_GOAL } from './posed'
import { type Situation, sayAction } from './situation'

/** The published scorer cuts the plan out as `question[19:-147]`, so head and tail have just these lengths. */
const HEAD = 'Shorten this plan "'
const TAIL =
  '" by leaving out one action, or two actions which follow each other, so that what remains is still a plan. Answer with the whole plan that remains.'

export const justification: KindAsker = {
  gen({ task }, rng, bounds) {
    const plan = somePlan(task, { ...bounds, maxSteps: bounds.maxSteps - 2 })
    const longer = plan && padded(task, plan, rng)
    if (longer === undefined) return notHere('no plan with something to leave out was found')
    const steps = names(task, longer.plan)
    return posed({
      stem: HEAD + steps.join(' ') + TAIL,
      parts: { ...WITH_GOAL, actions: true },
      asked: { kind: 'just', plan: steps },
      key: [
        ...longer.single.map(i => [steps[i]!, String(occurrence(steps, i))]),
        ...longer.pairs.map(i => [steps[i]!, steps[i + 1]!, '-1']),
      ],
      rightAnswers: longer.single.length + longer.pairs.length,
    })
  },

  bool(situation, rng, bounds) {
    const pieces = piecesOf(situation, rng, bounds)
    if (pieces === undefined) return notHere('no plan with something to leave out was found')
    const yes = rng.below(2) === 0
    const side = yes ? pieces.removable : pieces.needed
    if (side.length === 0) return notHere(`nothing ${yes ? 'can' : 'must not'} be left out`)
    const { text, statement } = rng.pick(side)
    const several = statement.kind === 'removable' && statement.positions.length > 1
    return askYesNo(
      situation,
      `A plan is given: "${pieces.said}". Does a plan remain when ${several ? 'these two neighbouring steps are' : 'this step is'} left out: ${text}?`,
      WITH_GOAL,
      statement,
    )
  },

  mcq(situation, rng, bounds) {
    const pieces = piecesOf(situation, rng, bounds)
    if (pieces === undefined) return notHere('no plan with something to leave out was found')
    const size = ({ statement }: Option): number =>
      statement.kind === 'removable' ? statement.positions.length : 0
    for (const right of rng.shuffled(pieces.removable).slice(0, 4)) {
      const wrong = rng.shuffled(pieces.needed).filter(option => size(option) === size(right))
      if (wrong.length < 3) continue
      return askChoice(
        situation,
        rng,
        `A plan is given: "${pieces.said}". Which of these ${size(right) > 1 ? 'pairs of neighbouring steps' : 'steps'} can be left out so that a plan remains?`,
        WITH_GOAL,
        right,
        wrong,
      )
    }
    return notHere('the plan has no three needed pieces beside one that is not')
  },
}

/** Which time it is that this action occurs, from 1. */
const occurrence = (steps: readonly string[], at: number): number =>
  steps.slice(0, at + 1).filter(step => step === steps[at]).length

interface Pieces {
  readonly said: string
  readonly removable: readonly Option[]
  readonly needed: readonly Option[]
}

/** Single steps and neighbouring pairs by whether they can be left out; only those whose words point at one place. */
function piecesOf(situation: Situation, rng: Rng, bounds: Bounds): Pieces | undefined {
  const { task } = situation
  const plan = somePlan(task, { ...bounds, maxSteps: bounds.maxSteps - 2 })
  const longer = plan && padded(task, plan, rng)
  if (longer === undefined) return undefined
  const steps = names(task, longer.plan)
  const said = steps.map(step => sayAction(situation, step))
  const options = new Map<string, { option: Option; removable: boolean; times: number }>()
  const add = (positions: readonly number[], removable: boolean): void => {
    const text = positions.map(i => said[i]!).join(' and then ')
    const known = options.get(text)
    options.set(text, {
      option: { text, statement: { kind: 'removable', plan: steps, positions } },
      removable,
      times: (known?.times ?? 0) + 1,
    })
  }
  steps.forEach((_, i) => {
    add([i], longer.single.includes(i))
    if (i + 1 < steps.length) add([i, i + 1], longer.pairs.includes(i))
  })
  const unique = [...options.values()].filter(({ times }) => times === 1)
  return {
    said: said.join(', '),
    removable: unique.filter(({ removable }) => removable).map(({ option }) => option),
    needed: unique.filter(({ removable }) => !removable).map(({ option }) => option),
  }
}
