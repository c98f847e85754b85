// Where does a sequence of actions first break; is it a plan?

import type { Rng } from '../base/rng'
import type { ActionId, Task } from '../task/task'
import { askYesNo, inOrder, type Option } from './options'
import { names, shortOfGoal, somePlan, spoiled } from './plans'
import { type Bounds, type KindAsker, notHere, posed, WITH_GOAL } from './posed'
import { foreignPhrase, type Situation, sayAction } from './situation'
import type { SequenceClaim, SequenceEntry } from '../analysis/statement'
import { claimOf } from '../analysis/truth'

export const validation: KindAsker = {
  gen({ task }, rng, bounds) {
    const plan = somePlan(task, bounds)
    if (plan === undefined) return notHere(noPlan(bounds))
    const broken = spoiled(task, plan, rng)
    if (broken === undefined) return notHere('every action is applicable everywhere')
    const sequence = names(task, broken.sequence)
    return posed({
      stem: `Which action of this sequence is the first that cannot be taken in its turn: "${sequence.join(' ')}"? Answer with its index, counting from 0.`,
      parts: { ...WITH_GOAL, actions: true },
      asked: { kind: 'val', sequence },
      key: broken.index,
      rightAnswers: 1,
    })
  },

  bool(situation, rng, bounds) {
    const asks: { is: SequenceClaim; words: string; not: Exclude<SequenceKind, 'plan'> }[] = [
      { is: 'is-valid', words: 'made of actions of this domain only', not: 'invalid' },
      {
        is: 'is-applicable',
        words: 'possible, one after the other, from the current state',
        not: 'inapplicable',
      },
      {
        is: 'plan',
        words: 'a plan for the current state',
        not: rng.below(2) === 0 ? 'inapplicable' : 'applicable',
      },
    ]
    const { is, words, not } = rng.pick(asks)
    const entries = sequenceOf(situation, rng.below(2) === 0 ? 'plan' : not, rng, bounds)
    if (entries === undefined) return notHere(noPlan(bounds))
    return askYesNo(
      situation,
      `Is this sequence ${words}: "${said(situation, entries)}"?`,
      WITH_GOAL,
      {
        kind: 'sequence',
        entries,
        is,
      },
    )
  },

  mcq(situation, rng, bounds) {
    const kind = rng.pick<SequenceKind>(['invalid', 'inapplicable', 'applicable', 'plan'])
    const entries = sequenceOf(situation, kind, rng, bounds)
    if (entries === undefined) return notHere(noPlan(bounds))
    const claim = claimOf(situation.task, entries)
    const options = rng
      .shuffled(claims)
      .map(({ is, text }): Option => ({ text, statement: { kind: 'sequence', entries, is } }))
    const right = options.find(
      ({ statement }) => statement.kind === 'sequence' && statement.is === claim,
    )!
    return inOrder(
      `Which of these claims about the following sequence is true: "${said(situation, entries)}"?`,
      WITH_GOAL,
      options,
      right,
    )
  },
}

type SequenceKind = 'invalid' | 'inapplicable' | 'applicable' | 'plan'

const claims: readonly { is: SequenceKind; text: string }[] = [
  { is: 'invalid', text: 'Something in the sequence is no action of this domain' },
  { is: 'inapplicable', text: 'All are actions, but one of them cannot be taken in its turn' },
  {
    is: 'applicable',
    text: 'The actions can be taken one after the other, but the goal does not hold at the end',
  },
  { is: 'plan', text: 'The sequence is a plan' },
]

const noPlan = (bounds: Bounds): string => `no plan of at most ${bounds.maxSteps} steps was found`

const said = (situation: Situation, entries: readonly SequenceEntry[]): string =>
  entries
    .map(entry => (entry.kind === 'action' ? sayAction(situation, entry.action) : entry.phrase))
    .join(', ')

/** A sequence of the kind, made from a plan. */
function sequenceOf(
  situation: Situation,
  kind: SequenceKind,
  rng: Rng,
  bounds: Bounds,
): readonly SequenceEntry[] | undefined {
  const { task } = situation
  const plan = somePlan(task, bounds)
  if (plan === undefined) return undefined
  switch (kind) {
    case 'plan':
      return entriesOf(task, plan)
    case 'applicable': {
      const sequence = shortOfGoal(task, plan, rng)
      return sequence && entriesOf(task, sequence)
    }
    case 'inapplicable': {
      // It ends where it breaks, as in the published questions.
      const broken = spoiled(task, plan, rng)
      return broken && entriesOf(task, broken.sequence.slice(0, broken.index + 1))
    }
    case 'invalid': {
      const phrase = foreignPhrase(situation, rng)
      if (phrase === undefined) return undefined
      const entries = entriesOf(task, plan)
      entries[rng.below(entries.length)] = { kind: 'foreign', phrase }
      return entries
    }
    default:
      return kind satisfies never
  }
}

const entriesOf = (task: Task, actions: readonly ActionId[]): SequenceEntry[] =>
  names(task, actions).map(action => ({ kind: 'action', action }))
