// What can be left out of a plan?

import { reachesFrom } from '../analysis/redundant'
import type { Rng } from '../base/rng'
import type { ActionId } from '../task/task'
import { Forms, wordsIn } from './forms'
import type { Item, Offer } from './offers'
import { askChoice, type Option } from './options'
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
    if (longer === undefined) return notHere(NO_PLAN)
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

  mcq(situation, rng, bounds) {
    const { task } = situation
    const plan = somePlan(task, { ...bounds, maxSteps: bounds.maxSteps - 2 })
    if (plan === undefined) return notHere(NO_PLAN)
    const forms = new Forms(task)
    const plans = wasteful(task, plan, rng, bounds.maxSteps)
    const found = plans.map(each => itemsOf(situation, each, forms, rng))
    const two = drawTwo(found, rng)
    if (two === undefined) return notHere('needed and needless steps do not look alike')
    return askChoice(
      situation,
      `${headOf(two[0].steps)} Which claim is true of leaving out ${two[0].text()}, and of leaving out ${two[1].text()} instead?\n${listOf(situation, two[0].steps)}`,
      WITH_GOAL,
      rng.shuffled(claimsOn(two)),
    )
  },

  offers(situation, rng, bounds) {
    const { task } = situation
    const plan = somePlan(task, { ...bounds, maxSteps: bounds.maxSteps - 2 })
    if (plan === undefined) return NO_PLAN
    const forms = new Forms(task)
    return wasteful(task, plan, rng, bounds.maxSteps).map((longer): Offer => {
      const items = itemsOf(situation, longer, forms, rng)
      const steps = names(task, longer)
      return {
        situation,
        items,
        parts: WITH_GOAL,
        yesNo: ({ text }) =>
          `${headOf(steps)} Does a plan remain when this is left out: ${text()}?\n${listOf(situation, steps)}`,
        choice: () => '',
      }
    })
  },
}

const NO_PLAN = 'no plan with something to leave out was found'
const headOf = (steps: readonly string[]): string => `Here is a plan of ${steps.length} steps.`
const listOf = (situation: Situation, steps: readonly string[]): string =>
  numbered(steps.map(step => sayAction(situation, step)))

/** Two things to leave out of a plan, the four claims on which all read alike. */
type Two = readonly [Piece, Piece]

/**
 * Two forms for which the plans have every case: both can be left out, either one, or neither; then a case by chance,
 * and a plan that has it.
 */
function drawTwo(found: readonly (readonly Piece[])[], rng: Rng): Two | undefined {
  const all = found.flat()
  const right = new Set(all.filter(({ holds }) => holds).map(({ form }) => form))
  const even = rng.shuffled([
    ...new Set(all.filter(({ holds, form }) => !holds && right.has(form)).map(({ form }) => form)),
  ])
  const pairs = even.flatMap(one => even.map(other => [one, other] as const))
  for (const forms of rng.shuffled(pairs).slice(0, MOST_FORM_PAIRS)) {
    const drawn = CASES.map(truths => withTruths(found, forms, truths, rng))
    if (!drawn.includes(undefined)) return rng.pick(drawn)
  }
  return undefined
}

const MOST_FORM_PAIRS = 60
const CASES: readonly (readonly [boolean, boolean])[] = [
  [true, true],
  [true, false],
  [false, true],
  [false, false],
]

/** Two pieces of one plan that have these forms and truths. */
function withTruths(
  found: readonly (readonly Piece[])[],
  [form, otherForm]: readonly [string, string],
  [truth, otherTruth]: readonly [boolean, boolean],
  rng: Rng,
): Two | undefined {
  for (const pieces of rng.shuffled(found)) {
    const ones = pieces.filter(each => each.form === form && each.holds === truth)
    if (ones.length === 0) continue
    const one = rng.pick(ones)
    const others = pieces.filter(
      each => each !== one && each.form === otherForm && each.holds === otherTruth,
    )
    if (others.length > 0) return [one, rng.pick(others)]
  }
  return undefined
}

function claimsOn([one, other]: Two): Option[] {
  const claim = (text: string, can: readonly Piece[]): Option => ({
    text,
    statement: {
      kind: 'removability',
      plan: one.steps,
      can: can.map(({ positions }) => positions),
      cannot: [one, other].filter(each => !can.includes(each)).map(({ positions }) => positions),
    },
  })
  return [
    claim('A plan remains in either case', [one, other]),
    claim('A plan remains in the first case only', [one]),
    claim('A plan remains in the second case only', [other]),
    claim('A plan remains in neither case', []),
  ]
}

/** Which time it is that this action occurs, from 1. */
const occurrence = (steps: readonly string[], at: number): number =>
  steps.slice(0, at + 1).filter(step => step === steps[at]).length

/** Pairs of steps looked at in a plan, and parts of a plan that a step is told to lie in. */
const PAIRS = 200
const PARTS = 1

/** Pairs of steps that name an object in common: neighbours or not. */
function pairs(steps: readonly string[], rng: Rng): number[][] {
  const objects = steps.map(step => new Set(wordsIn(step).slice(1)))
  const found: number[][] = []
  for (let i = 0; i < steps.length; i++)
    for (let j = i + 1; j < steps.length; j++)
      if ([...objects[i]!].some(object => objects[j]!.has(object))) found.push([i, j])
  return rng.shuffled(found).slice(0, PAIRS)
}

interface Piece extends Item {
  readonly steps: readonly string[]
  readonly positions: readonly number[]
}

/** Steps of a plan to leave out, alone or in pairs. */
function itemsOf(
  situation: Situation,
  plan: readonly ActionId[],
  forms: Forms,
  rng: Rng,
): readonly Piece[] {
  const { task } = situation
  const steps = names(task, plan)
  const said = (i: number): string => `step ${i + 1} (${sayAction(situation, steps[i]!)})`
  const choices = [...steps.map((_, i) => [i]), ...pairs(steps, rng)]
  return choices.map((positions): Piece => {
    const left = plan.filter((_, i) => !positions.includes(i))
    const named = positions.map(i => steps[i]!)
    return {
      steps,
      positions,
      statement: { kind: 'removable', plan: steps, positions },
      form: `${forms.of(named, true)} ${placeOf(positions, steps.length)}`,
      holds: reachesFrom(task, task.initial, left, task.goal),
      text: () => positions.map(said).join(' together with '),
    }
  })
}

/** Where in the plan the steps are, and whether they are neighbours. */
function placeOf(positions: readonly number[], length: number): string {
  const [first, second = first] = positions
  const edges = `${first === 0 ? 'first' : ''} ${second === length - 1 ? 'last' : ''}`
  const part = (at: number): number => Math.floor((PARTS * at) / length)
  const near = second === first! + 1 ? 'together' : 'apart'
  return `${edges} ${part(first!)} ${part(second!)} ${near}`
}
