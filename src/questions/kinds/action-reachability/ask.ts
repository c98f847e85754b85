// Action reachability: generates questions on actions that can never become applicable.

import { truthOf } from '#planning/analysis/truth'
import { makeRng, type Rng } from '#base/rng'
import { actionName, findAction } from '#planning/task/names'
import { applicableActions, isApplicable } from '#planning/task/step'
import type { State, Task } from '#planning/task/task'
import { Forms } from '../asking/forms'
import type { Offer } from '../asking/offer'
import type { OfferedItem } from '../asking/offer'
import { type KindAsker, NOTHING, notHere, posed } from '../asking/posed'
import { type Situation, actionSentence } from '../asking/situation'
import { sidesOf, someStates } from '../asking/unreachable'
import { actionSide } from '../solving/unreachable'
import { words } from './words'

export const actionReachability: KindAsker = {
  code: words.code,
  gen({ task, source }) {
    const { impossible, undecided } = sidesOf(actionSide, task)
    if (undecided > 0) return notHere(`${undecided} actions are undecided`)
    return posed({
      stem: 'Name an action that is applicable in no state that can be reached from here, or say None if there is no such action.',
      parts: words.contextParts,
      asked: { kind: 'areach' },
      // The same question has the same key, whatever the seed.
      key: impossible.length === 0 ? [] : [makeRng(source.problem).pick(impossible)],
      rightAnswers: Math.max(1, impossible.length),
    })
  },

  offers(situation, rng) {
    const offers = [singles(situation, rng), pairs(situation, rng)].filter(({ items }) => items.length > 0)
    return offers.length > 0 ? offers : 'no other action becomes applicable'
  },
}

/** Maximum number of actions examined per situation, and of proofs tried. */
const LOOKED_AT = 160
const PROOFS = 24

/** Actions that are not applicable yet: some that will be, and others of the same forms that never are. */
function singles(situation: Situation, rng: Rng): Offer {
  const { task } = situation
  const forms = new Forms(task)
  const possible = new Set(sidesOf(actionSide, task).possible)
  const later = [...possible].filter(name => !isNow(task, name))
  const item = (action: string): OfferedItem => ({
    statement: { kind: 'becomes-applicable', action },
    form: forms.of([action]),
    holds: possible.has(action),
    text: () => actionSentence(situation, action),
  })
  const right = rng.shuffled(later).slice(0, LOOKED_AT)
  const wrong = new Set<string>()
  for (let i = 0; i < LOOKED_AT && later.length > 0; i++) {
    const other = forms.altered(rng.pick(later), rng)
    if (!possible.has(other)) wrong.add(other)
  }
  return {
    situation,
    items: [...right, ...wrong].map(item),
    parts: NOTHING,
    yesNo: ({ text }) => `Is there a way to get to a state in which this action can be taken: ${text()}?`,
    choice: () => 'Which of these actions can be taken in some state that can be reached from here?',
  }
}

type Pair = readonly [string, string]

/** Pairs of actions: some applicable together in a reachable state, and others of the same forms that never are. */
function pairs(situation: Situation, rng: Rng): Offer {
  const { task } = situation
  const forms = new Forms(task)
  const states = someStates(task, rng)
  const items = new Map<string, OfferedItem>()
  const formOf = (pair: readonly string[]): string =>
    `${forms.of(pair)} ${pair.filter(name => isNow(task, name)).length}`
  const add = ([action, also]: Pair, truth: boolean): void => {
    items.set([action, also].sort().join(), {
      statement: { kind: 'becomes-applicable', action, also },
      form: formOf([action, also]),
      holds: truth,
      text: () => `${actionSentence(situation, action)}; or ${actionSentence(situation, also)}`,
    })
  }
  const drawn = (): Pair | undefined => {
    const [one, other] = rng.shuffled(applicableActions(task, rng.pick(states)))
    return one === undefined || other === undefined ? undefined : [actionName(task, one), actionName(task, other)]
  }
  for (let i = 0; i < LOOKED_AT / 4; i++) {
    const pair = drawn()
    if (pair !== undefined && !isNowAll(task, pair)) add(pair, true)
  }
  const wanted = new Set([...items.values()].map(({ form }) => form))
  for (let i = 0, proofs = 0; i < LOOKED_AT && proofs < PROOFS; i++) {
    const [one, other] = drawn() ?? []
    if (one === undefined || other === undefined) continue
    const pair: Pair = [one, forms.altered(other, rng)]
    if (isNowAll(task, pair) || pair[0] === pair[1] || !wanted.has(formOf(pair))) continue
    if (items.has([...pair].sort().join())) continue
    proofs++
    const [action, also] = pair
    const truth = truthOf(task, { kind: 'becomes-applicable', action, also })
    if (truth !== 'undecided') add(pair, truth)
  }
  return {
    situation,
    items: [...items.values()],
    parts: NOTHING,
    yesNo: ({ text }) =>
      `Is there a way to get to a state in which one can choose between these two actions, since both are applicable there: ${text()}?`,
    choice: () =>
      'Each option names two actions. For which option can a state be reached in which both are applicable, so that one can choose between them?',
  }
}

const isNow = (task: Task, name: string): boolean => isAllowed(task, task.initial, name)

const isNowAll = (task: Task, names: readonly string[]): boolean => names.every(name => isNow(task, name))

function isAllowed(task: Task, state: State, name: string): boolean {
  const action = findAction(task, name)
  return action !== undefined && isApplicable(task, state, action)
}
