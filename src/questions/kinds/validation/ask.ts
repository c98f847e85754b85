// Generates validation questions: where does a sequence of actions first fail, and is it a plan?

import type { SequenceClaim, SequenceEntry, Statement } from '#planning/analysis/statement'
import type { Rng } from '#base/rng'
import type { Task } from '#planning/task/task'
import { Forms } from '../asking/forms'
import type { Offer } from '../asking/offer'
import type { OfferedItem } from '../asking/offer'
import { askChoice } from '../asking/options'
import type { Option } from '../asking/offer'
import { names, plansFrom, somePlan } from '../asking/plans'
import { type Bounds, type KindAsker, notHere, posed, WITH_GOAL } from '../asking/posed'
import { brokenAt, schemasOf, shortOfGoal } from '../asking/sequences'
import { type Situation, actionSentence } from '../asking/situation'
import { numbered } from '../asking/steps'
import { firstBreak } from '../solving/first-break'
import { words } from './words'

export const validation: KindAsker = {
  code: words.code,
  gen({ task }, rng, bounds) {
    const found = somePlan(task, bounds)
    if (found === undefined) return notHere(noPlan(bounds))
    const plan = names(task, found)
    const forms = new Forms(task)
    for (const index of rng.shuffled(plan.map((_, i) => i))) {
      const sequence = brokenAt(task, plan, index, forms, rng)
      if (sequence === undefined) continue
      return posed({
        stem: `Which action in this sequence is the first that cannot be executed? Answer with its index, counted from 0: "${sequence.join(' ')}"`,
        parts: words.contextParts,
        asked: { kind: 'val', sequence },
        key: firstBreak(task, sequence)!.step,
        rightAnswers: 1,
      })
    }
    return notHere('every action is applicable everywhere')
  },

  offers(situation, rng, bounds) {
    const plans = plansFrom(situation.task, rng, bounds)
    if (plans.length === 0) return noPlan(bounds)
    const forms = new Forms(situation.task)
    return (['is-applicable', 'plan'] as const).map(is =>
      offerOf(
        situation,
        is,
        plans.flatMap(plan => variants(situation.task, plan, is, forms, rng)),
      ),
    )
  },

  mcq(situation, rng, bounds) {
    const plans = plansFrom(situation.task, rng, bounds)
    if (plans.length === 0) return notHere(noPlan(bounds))
    for (const plan of rng.shuffled(plans)) {
      const choice = drawClaims(situation, plan, rng)
      if (choice !== undefined)
        return askChoice(
          situation,
          `Which of these claims about the following sequence of ${plan.length} steps is true?\n${numbered(describeAll(situation, choice.sequence))}`,
          WITH_GOAL,
          rng.shuffled(choice.options),
        )
    }
    return notHere('no plan could be changed in all the ways that are asked about')
  },
}

const noPlan = (bounds: Bounds): string => `no plan of at most ${bounds.maxSteps} steps was found`

const describeAll = (situation: Situation, sequence: readonly string[]): string[] =>
  sequence.map(action => actionSentence(situation, action))

const entriesOf = (sequence: readonly string[]): SequenceEntry[] => sequence.map(action => ({ kind: 'action', action }))

interface Variant {
  readonly sequence: readonly string[]
  readonly holds: boolean
}

/** Sequences with the plan's schemas: the plan itself, others that miss the goal, others that fail. */
function variants(
  task: Task,
  plan: readonly string[],
  is: 'is-applicable' | 'plan',
  forms: Forms,
  rng: Rng,
): Variant[] {
  const found: Variant[] = [{ sequence: plan, holds: true }]
  const short = shortOfGoal(task, plan, rng)
  if (short !== undefined) found.push({ sequence: short, holds: is === 'is-applicable' })
  for (const base of short === undefined ? [plan] : [plan, short]) {
    const broken = brokenAt(task, base, rng.below(base.length), forms, rng)
    if (broken !== undefined) found.push({ sequence: broken, holds: false })
  }
  return found
}

const asks: Readonly<Record<'is-applicable' | 'plan', string>> = {
  'is-applicable': 'Can these steps be taken one after the other from the current state?',
  plan: 'Is this sequence a plan for the current state?',
}

function offerOf(situation: Situation, is: 'is-applicable' | 'plan', found: readonly Variant[]): Offer {
  const item = ({ sequence, holds }: Variant): OfferedItem => {
    const text = (): string => numbered(describeAll(situation, sequence))
    const statement: Statement = { kind: 'sequence', entries: entriesOf(sequence), is }
    return { statement, form: `${is} ${schemasOf(sequence)}`, holds, text }
  }
  return {
    situation,
    items: found.map(item),
    parts: WITH_GOAL,
    yesNo: ({ text }) => `${asks[is]}\n${text()}`,
    choice: () => asks[is],
  }
}

interface Claims {
  readonly sequence: readonly string[]
  readonly options: readonly Option[]
}

/**
 * Four claims in the same words, whatever is true: positions of failure are chosen first, then the true claim at
 * random. If every executable sequence reaches the goal, another position replaces the claim of missing the goal.
 */
function drawClaims({ task }: Situation, plan: readonly string[], rng: Rng): Claims | undefined {
  const forms = new Forms(task)
  const short = shortOfGoal(task, plan, rng)
  const places = rng.shuffled(plan.map((_, i) => i)).slice(0, short === undefined ? 3 : 2)
  if (places.length < (short === undefined ? 3 : 2)) return undefined
  const base = (): readonly string[] => (short !== undefined && rng.below(2) === 0 ? short : plan)
  const sequences = [
    plan,
    ...(short === undefined ? [] : [short]),
    ...places.map(at => brokenAt(task, base(), at, forms, rng)),
  ]
  if (sequences.includes(undefined)) return undefined
  const sequence = rng.pick(sequences)!
  const claim = (text: string, is: SequenceClaim, at?: number): Option => ({
    text,
    statement: {
      kind: 'sequence',
      entries: entriesOf(sequence),
      is,
      ...(at === undefined ? {} : { at }),
    },
  })
  const fallsShort = claim('All steps can be taken, but the goal does not hold at the end', 'applicable')
  return {
    sequence,
    options: [
      claim('The sequence is a plan', 'plan'),
      ...(short === undefined ? [] : [fallsShort]),
      ...places.map(at => claim(`Step ${at + 1} is the first that cannot be taken`, 'inapplicable', at)),
    ],
  }
}
