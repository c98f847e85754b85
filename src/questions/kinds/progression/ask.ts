// Generates progression questions: what does an action change?

import type { Rng } from '#base/rng'
import { factName } from '#planning/task/names'
import { applicableActions, holds, progress } from '#planning/task/step'
import { type ActionId, type FactId, FLUENT, type Task } from '#planning/task/task'
import { Forms, wordsIn } from '../asking/forms'
import type { Offer } from '../asking/offer'
import type { OfferedItem } from '../asking/offer'
import { type KindAsker, NOTHING, notHere, posed } from '../asking/posed'
import { type Situation, actionSentence, factSentences } from '../asking/situation'
import { type Changes, changesBy } from './solve'
import { words } from './words'

export const progression: KindAsker = {
  code: words.code,
  gen(situation, rng) {
    const change = chooseChange(situation, rng)
    if (change === undefined) return notHere('no applicable action changes anything')
    const { action, gained, lost } = change
    return posed({
      stem: `What does the action "${action}" change${gloss(situation, action)}? Give two lists: first the propositions that are false now and true afterwards, then those that are true now and false afterwards.`,
      parts: words.contextParts,
      asked: { kind: 'prog', action },
      key: { pos: gained, neg: lost },
      rightAnswers: gained.length + lost.length,
    })
  },

  offers(situation, rng) {
    const changes = allChanges(situation.task, rng, ACTIONS)
    if (changes.length === 0) return 'no applicable action changes anything'
    const forms = new Forms(situation.task)
    return changes.map(change => offerOf(situation, change, forms, rng))
  },
}

/** The action in English, if that says more than its name. */
function gloss(situation: Situation, action: string): string {
  const text = actionSentence(situation, action)
  return text === action ? '' : ` (${text})`
}

/** Maximum number of actions per situation, of facts of each category, and of pairs of them. */
const ACTIONS = 3
const FACTS = 40
const PAIRS = 80

function offerOf(situation: Situation, change: AllChanges, forms: Forms, rng: Rng): Offer {
  const { action } = change
  const objects = new Set(wordsIn(action).slice(1))
  const touched = (fact: string): number =>
    wordsIn(fact)
      .slice(1)
      .filter(object => objects.has(object)).length
  const item = (facts: readonly string[], holds: boolean): OfferedItem => ({
    statement: { kind: 'holds-after', action, facts },
    // Facts with objects of the action invite other guesses than facts without.
    form: `${forms.of(facts)} ${facts.map(touched).sort().join(' ')}`,
    holds,
    text: () => factSentences(situation, facts),
  })
  const some = (facts: readonly string[]): string[] => rng.shuffled(facts).slice(0, FACTS)
  const then = new Set([...change.gained, ...some(change.kept)])
  const all = [...then, ...change.lost, ...some(change.never)]
  const pairs = Array.from({ length: all.length > 1 ? PAIRS : 0 }, () => rng.shuffled(all).slice(0, 2))
  return {
    situation,
    items: [
      ...all.map(fact => item([fact], then.has(fact))),
      ...pairs.map(facts =>
        item(
          facts,
          facts.every(fact => then.has(fact)),
        ),
      ),
    ],
    parts: NOTHING,
    yesNo: ({ text }) =>
      `In the current state, the following is done: ${actionSentence(situation, action)}. Does this hold afterwards: ${text()}?`,
    choice: () =>
      `In the current state, the following is done: ${actionSentence(situation, action)}. Which of these holds afterwards?`,
  }
}

interface AllChanges extends Changes {
  /** `kept`: true before and after; `never`: false before and after. */
  readonly kept: readonly string[]
  readonly never: readonly string[]
}

/** A random applicable action that changes something, with the effect on every proposition. */
const chooseChange = ({ task }: Situation, rng: Rng): AllChanges | undefined => allChanges(task, rng, 1)[0]

/** Up to `max` applicable actions that change something, in random order. */
function allChanges(task: Task, rng: Rng, max: number): AllChanges[] {
  const changes: AllChanges[] = []
  for (const action of rng.shuffled(applicableActions(task, task.initial))) {
    if (changes.length === max) break
    const change = changeBy(task, action)
    if (change.gained.length > 0) changes.push(change)
  }
  return changes
}

function changeBy(task: Task, action: ActionId): AllChanges {
  const after = progress(task, task.initial, action)
  const kept: string[] = []
  const never: string[] = []
  for (let fact = 0 as FactId; fact < task.factCount; fact++) {
    const before = holds(task.initial, fact)
    if (task.factKind[fact] === FLUENT && before === holds(after, fact))
      (before ? kept : never).push(factName(task, fact))
  }
  return { ...changesBy(task, action), kept, never }
}
