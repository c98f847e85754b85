// What does an action change?

import type { Rng } from '../base/rng'
import { actionName, factName } from '../task/names'
import { applicableActions, holds, progress } from '../task/step'
import { type FactId, FLUENT } from '../task/task'
import { askChoice, askYesNo, type Option } from './options'
import { type KindAsker, NOTHING, notHere, posed, WITH_PROPOSITIONS } from './posed'
import { type Situation, sayAction, sayFacts } from './situation'

export const progression: KindAsker = {
  gen(situation, rng) {
    const change = chooseChange(situation, rng)
    if (change === undefined) return notHere('no applicable action changes anything')
    const { action, added, deleted } = change
    return posed({
      stem: `Tell what performing the action "${action}" changes, which is to say: ${sayAction(situation, action)}. Give two lists: first the propositions that are false now and true afterwards, then those that are true now and false afterwards.`,
      parts: WITH_PROPOSITIONS,
      asked: { kind: 'prog', action },
      key: { pos: added, neg: deleted },
      rightAnswers: added.length + deleted.length,
    })
  },

  bool(situation, rng) {
    const change = chooseChange(situation, rng)
    if (change === undefined) return notHere('no applicable action changes anything')
    const classes = [change.added, change.deleted, change.kept, change.never]
    const facts = rng.pick(classes.filter(list => list.length > 0))
    const fact = rng.pick(facts)
    return askYesNo(
      situation,
      `In the current state the following is done: ${sayAction(situation, change.action)}. Does this hold afterwards: ${sayFacts(situation, [fact])}?`,
      NOTHING,
      { kind: 'holds-after', action: change.action, facts: [fact] },
    )
  },

  mcq(situation, rng) {
    const change = chooseChange(situation, rng)
    if (change === undefined) return notHere('no applicable action changes anything')
    const { action, added, deleted, kept, never } = change
    const some = (facts: readonly string[]): string[] => rng.shuffled(facts).slice(0, 2)
    const good = [...some(added), ...some(kept)]
    const bad = [...some(deleted), ...some(never)]
    const option = (facts: readonly string[]): Option => ({
      text: sayFacts(situation, facts),
      statement: { kind: 'holds-after', action, facts },
    })
    const wrong = bad.flatMap(fact => [[fact], ...good.map(other => [other, fact])])
    // Three right options of four are one fact, as in the published questions.
    const rights =
      rng.below(4) < 3 || good.length < 2
        ? rng.shuffled(good).slice(0, 1)
        : rng.shuffled(good).slice(0, 2)
    return askChoice(
      situation,
      rng,
      `In the current state the following is done: ${sayAction(situation, action)}. Which of these holds afterwards?`,
      NOTHING,
      option(rights),
      rng.shuffled(wrong).map(option),
    )
  },
}

interface Change {
  readonly action: string
  readonly added: readonly string[]
  readonly deleted: readonly string[]
  /** True before and after; true neither before nor after. */
  readonly kept: readonly string[]
  readonly never: readonly string[]
}

/** An applicable action that changes something, by chance, and how every proposition fares. */
function chooseChange({ task }: Situation, rng: Rng): Change | undefined {
  for (const action of rng.shuffled(applicableActions(task, task.initial))) {
    const after = progress(task, task.initial, action)
    const lists: Record<'added' | 'deleted' | 'kept' | 'never', string[]> = {
      added: [],
      deleted: [],
      kept: [],
      never: [],
    }
    for (let fact = 0; fact < task.factCount; fact++) {
      if (task.factKind[fact] !== FLUENT) continue
      const before = holds(task.initial, fact as FactId)
      const then = holds(after, fact as FactId)
      const side = before ? (then ? 'kept' : 'deleted') : then ? 'added' : 'never'
      lists[side].push(factName(task, fact as FactId))
    }
    if (lists.added.length > 0) return { action: actionName(task, action), ...lists }
  }
  return undefined
}
