// What can be left out of a plan?

import { reachesFrom } from '../analysis/redundant'
import type { Rng } from '../base/rng'
import type { ActionId } from '../task/task'
import { Forms, wordsIn } from './forms'
import type { Item, Offer } from './offers'
import { names, padded, somePlan, wasteful } from './plans'
import { type KindAsker, notHere, posed, WITH_GOAL } from './posed'
import { type Situation, sayAction } from './situation'
import { numbered } from './steps'

/** The published scorer cuts the plan out as `question[19:-147]`, so head and tail have just these lengths. */
const HEAD = 'Shorten this plan "'
const TAIL =
  '" by leaving out either one action or two consecutive actions, so that what remains is still a valid plan. Answer with the whole plan that remains.'

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

  offers(situation, rng, bounds) {
    const { task } = situation
    const plan = somePlan(task, { ...bounds, maxSteps: bounds.maxSteps - 2 })
    if (plan === undefined) return 'no plan with something to leave out was found'
    const forms = new Forms(task)
    return wasteful(task, plan, rng, bounds.maxSteps).map(longer =>
      offerOf(
        situation,
        longer,
        [...longer.map((_, i) => [i]), ...pairs(names(task, longer), rng)],
        forms,
      ),
    )
  },
}

/** Which time it is that this action occurs, from 1. */
const occurrence = (steps: readonly string[], at: number): number =>
  steps.slice(0, at + 1).filter(step => step === steps[at]).length

/** Pairs of steps looked at in a plan, and parts of a plan that a step is told to lie in. */
const PAIRS = 200
const PARTS = 4

/** Pairs of steps that name an object in common: neighbours or not. */
function pairs(steps: readonly string[], rng: Rng): number[][] {
  const objects = steps.map(step => new Set(wordsIn(step).slice(1)))
  const found: number[][] = []
  for (let i = 0; i < steps.length; i++)
    for (let j = i + 1; j < steps.length; j++)
      if ([...objects[i]!].some(object => objects[j]!.has(object))) found.push([i, j])
  return rng.shuffled(found).slice(0, PAIRS)
}

/** A plan, and steps of it to leave out, alone or in pairs. */
function offerOf(
  situation: Situation,
  plan: readonly ActionId[],
  choices: readonly number[][],
  forms: Forms,
): Offer {
  const { task } = situation
  const steps = names(task, plan)
  const said = steps.map(step => sayAction(situation, step))
  const item = (positions: readonly number[]): Item => ({
    statement: { kind: 'removable', plan: steps, positions },
    form: `${forms.of(
      positions.map(i => steps[i]!),
      true,
    )} ${placeOf(positions, steps.length)}`,
    holds: reachesFrom(
      task,
      task.initial,
      plan.filter((_, i) => !positions.includes(i)),
      task.goal,
    ),
    text: () => positions.map(i => `step ${i + 1} (${said[i]!})`).join(' and '),
  })
  const list = numbered(said)
  const head = `Here is a plan of ${said.length} steps.`
  return {
    situation,
    items: choices.map(item),
    parts: WITH_GOAL,
    yesNo: ({ text, statement }) => {
      const isOne = statement.kind === 'removable' && statement.positions.length === 1
      return `${head} Does a plan remain when ${isOne ? 'this step is' : 'these two steps are'} left out: ${text()}?\n${list}`
    },
    choice: () =>
      `${head} Each option names one or two of its steps. For which option does a plan remain when they are left out?\n${list}`,
  }
}

/** Where in the plan the steps are, and whether they are neighbours. */
function placeOf(positions: readonly number[], length: number): string {
  const [first, second = first] = positions
  const edges = `${first === 0 ? 'first' : ''} ${second === length - 1 ? 'last' : ''}`
  const part = (at: number): number => Math.floor((PARTS * at) / length)
  const near = second === first! + 1 ? 'together' : 'apart'
  return `${edges} ${part(first!)} ${part(second!)} ${near}`
}
