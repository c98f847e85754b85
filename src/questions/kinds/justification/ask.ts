// Generates justification questions: which steps of a plan can be removed?

import { reachesFrom } from '#planning/task/trace'
import type { Rng } from '#base/rng'
import type { ActionId } from '#planning/task/task'
import { Forms, wordsIn } from '../asking/forms'
import type { Offer } from '../asking/offer'
import type { OfferedItem } from '../asking/offer'
import type { Option } from '../asking/offer'
import { names, padded, somePlan, wasteful } from '../asking/plans'
import { type KindAsker, notHere, posed, WITH_GOAL } from '../asking/posed'
import { type Situation, actionSentence } from '../asking/situation'
import { numbered } from '../asking/steps'
import { smallBlocks } from './solve'
import { words } from './words'

/** The published scorer cuts the plan out as `question[19:-147]`, so head and tail have just these lengths. */
const HEAD = 'Shorten this plan "'
const TAIL =
  '" by leaving out either one action or two consecutive actions, so that what remains is still a valid plan. Answer with the whole plan that remains.'

export const justification: KindAsker = {
  code: words.code,
  gen({ task }, rng, bounds) {
    const plan = somePlan(task, { ...bounds, maxSteps: bounds.maxSteps - 2 })
    const longer = plan && padded(task, plan, rng)
    if (longer === undefined) return notHere(NO_PLAN)
    const steps = names(task, longer)
    const blocks = smallBlocks(task, steps)
    return posed({
      stem: HEAD + steps.join(' ') + TAIL,
      parts: words.contextParts,
      asked: { kind: 'just', plan: steps },
      key: blocks.map(([i, next]) =>
        next === undefined ? [steps[i!]!, String(occurrence(steps, i!))] : [steps[i!]!, steps[next]!, '-1'],
      ),
      rightAnswers: blocks.length,
    })
  },

  offers(situation, rng, bounds, format) {
    const { task } = situation
    const plan = somePlan(task, { ...bounds, maxSteps: bounds.maxSteps - 2 })
    if (plan === undefined) return NO_PLAN
    const forms = new Forms(task)
    return wasteful(task, plan, rng, bounds.maxSteps).map((longer): Offer => {
      const items = itemsOf(situation, longer, forms, rng, SEEN[format])
      const steps = names(task, longer)
      return {
        situation,
        items,
        parts: WITH_GOAL,
        yesNo: ({ text }) =>
          `${headOf(steps)} Does a plan remain when this is left out: ${text()}?\n${listOf(situation, steps)}`,
        choice: ([one, other]) =>
          `${headOf(steps)} Which claim is true of leaving out ${one!.text()}, and of leaving out ${other!.text()} instead?\n${listOf(situation, steps)}`,
        two: { relation, claims: claimsOn },
      }
    })
  },
}

const NO_PLAN = 'no plan with something to leave out was found'
const headOf = (steps: readonly string[]): string => `Here is a plan of ${steps.length} steps.`
const listOf = (situation: Situation, steps: readonly string[]): string =>
  numbered(steps.map(step => actionSentence(situation, step)))

const positionsOf = ({ statement }: OfferedItem): readonly number[] =>
  statement.kind === 'removable' ? statement.positions : []

/** The relative position of two removals from one plan: which comes first, and how many steps they share. */
function relation(one: OfferedItem, other: OfferedItem): string {
  const [ones, others] = [positionsOf(one), positionsOf(other)]
  const shared = ones.filter(position => others.includes(position)).length
  return `${Math.sign(ones[0]! - others[0]!)} ${shared}`
}

/** The four claims about two removals from one plan; their wording does not depend on the plan. */
function claimsOn(one: OfferedItem, other: OfferedItem): readonly Option[] {
  const plan = one.statement.kind === 'removable' ? one.statement.plan : []
  const claim = (text: string, can: readonly OfferedItem[]): Option => ({
    text,
    statement: {
      kind: 'removability',
      plan,
      can: can.map(positionsOf),
      cannot: [one, other].filter(each => !can.includes(each)).map(positionsOf),
    },
  })
  return [
    claim('A plan remains in either case', [one, other]),
    claim('A plan remains in the first case only', [one]),
    claim('A plan remains in the second case only', [other]),
    claim('A plan remains in neither case', []),
  ]
}

/** The number of this occurrence of the action in the plan, from 1. */
const occurrence = (steps: readonly string[], at: number): number =>
  steps.slice(0, at + 1).filter(step => step === steps[at]).length

/** Maximum number of pairs of steps examined per plan. */
const PAIRS = 200
/**
 * Granularity of the form: the number of sections of a plan that distinguish a step's position, and the number of
 * steps that distinguishes lengths of plans.
 */
const SEEN = {
  bool: { parts: 4, longer: 3 },
  // All four claims are about one plan, and their cases need more items of equal form: with sections, some domains
  // would have none.
  mcq: { parts: 1, longer: Number.POSITIVE_INFINITY },
} as const

/** Pairs of steps, adjacent or not, with an object in common. */
function pairs(steps: readonly string[], rng: Rng): number[][] {
  const objects = steps.map(step => new Set(wordsIn(step).slice(1)))
  const found: number[][] = []
  for (let i = 0; i < steps.length; i++)
    for (let j = i + 1; j < steps.length; j++)
      if ([...objects[i]!].some(object => objects[j]!.has(object))) found.push([i, j])
  return rng.shuffled(found).slice(0, PAIRS)
}

type SeenForms = (typeof SEEN)['bool' | 'mcq']

/** Steps of a plan to remove, single or in pairs. */
function itemsOf(
  situation: Situation,
  plan: readonly ActionId[],
  forms: Forms,
  rng: Rng,
  seen: SeenForms,
): readonly OfferedItem[] {
  const { task } = situation
  const steps = names(task, plan)
  const stepText = (i: number): string => `step ${i + 1} (${actionSentence(situation, steps[i]!)})`
  const choices = [...steps.map((_, i) => [i]), ...pairs(steps, rng)]
  return choices.map((positions): OfferedItem => {
    const left = plan.filter((_, i) => !positions.includes(i))
    const named = positions.map(i => steps[i]!)
    return {
      statement: { kind: 'removable', plan: steps, positions },
      form: `${forms.of(named, true)} ${placeOf(positions, steps.length, seen)}`,
      holds: reachesFrom(task, task.initial, left, task.goal),
      text: () => positions.map(stepText).join(' together with '),
    }
  })
}

/** The form of a removal: positions in the plan, adjacency, and length of the plan. */
function placeOf(positions: readonly number[], length: number, seen: SeenForms): string {
  const [first, second = first] = positions
  const edges = `${first === 0 ? 'first' : ''} ${second === length - 1 ? 'last' : ''}`
  const part = (at: number): number => Math.floor((seen.parts * at) / length)
  const near = second === first! + 1 ? 'together' : 'apart'
  return `${edges} ${part(first!)} ${part(second!)} ${near} ${Math.floor(length / seen.longer)}`
}
