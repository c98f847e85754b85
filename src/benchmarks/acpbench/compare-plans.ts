// Comparing what depends on plans: removable pieces, landmarks, next actions.

import { redundantActions } from '../../analysis/redundant'
import { isTrivialLandmark, partitionLandmarks } from '../../analysis/landmarks'
import { landmarkLimits } from '../../analysis/landmark-decision'
import { searchOptimal } from '../../search/a-star'
import { withInitial } from '../../task/derive'
import { actionName, factName, findAction, findFact } from '../../task/names'
import { applicableActions, isGoal, progress } from '../../task/step'
import { FLUENT, type FactId, type Task } from '../../task/task'
import {
  atLimit,
  type Comparing,
  type Comparison,
  compared,
  normalItem,
  plainly,
  proven,
} from './difference'
import type { Difference } from '../family'
import type { JustGold, LandGold, NextaGold } from './gold'
import { endOf } from '../../task/trace'

/** Every listed piece can be left out; a pair listed n times can at n places. */
export function compareRemovable({ ready, asked, gold }: Comparing<JustGold>): Comparison {
  const { task } = ready
  const names = asked.plan ?? []
  const { taken: plan, end, broken } = endOf(task, task.initial, names)
  if (broken !== undefined || !isGoal(task, end))
    return compared([
      plainly('given-no-plan', 'The given sequence is not a plan.', { ours: false, gold: true }),
    ])
  const { single, pairs } = redundantActions(task, plan)
  const differences: Difference[] = []
  const used = new Map<string, number>()
  for (const entry of gold) {
    const piece = entry.slice(0, entry.length === 3 ? 2 : 1).map(normalItem)
    const text = piece.map(action => `\`${action}\``).join(' ')
    const say = (type: string, what: string): void => {
      differences.push(plainly(type, `${text} ${what}`, { ours: false, gold: entry }))
    }
    if (piece.length === 2) {
      const places = names.flatMap((name, i) =>
        name === piece[0] && names[i + 1] === piece[1] ? [i] : [],
      )
      const times = (used.get(text) ?? 0) + 1
      used.set(text, times)
      if (places.length < times)
        say('listed-not-in-plan', 'is listed, but does not stand in the plan so often.')
      else if (places.filter(place => pairs.includes(place)).length < times)
        say('listed-not-removable', 'is listed, but without it no plan remains.')
      continue
    }
    const places = names.flatMap((name, i) => (name === piece[0] ? [i] : []))
    const place = places[Number(entry[1]) - 1]
    if (place === undefined)
      say('listed-not-in-plan', 'is listed, but does not stand in the plan so often.')
    else if (!single.includes(place))
      say('listed-not-removable', `at index ${place} is listed, but without it no plan remains.`)
  }
  return compared(differences)
}

/** Every `yes` is a non-trivial landmark, every `no` is none, and no proposition of the task is left out. */
export function compareLandmarks({ ready, asked, gold, limits }: Comparing<LandGold>): Comparison {
  const { task } = ready
  const searchStates = landmarkLimits.searchStates.map(count => Math.min(count, limits.maxStates))
  const found = partitionLandmarks(task, { ...landmarkLimits, searchStates })
  if (found.kind === 'no-plan')
    return { kind: 'undecided', reason: 'no-plan', message: 'The problem has no plan.' }
  if (found.kind === 'undecided') return atLimit(asked.kind, 'the search for a plan')
  if (found.undecided.length > 0)
    return atLimit(asked.kind, `\`${factName(task, found.undecided[0]!)}\``)
  const landmarks = new Set(found.landmarks)
  const yes = new Set(gold.yes.map(normalItem))
  const no = new Set(gold.no.map(normalItem))
  const differences: Difference[] = []
  for (const name of yes) {
    const fact = findFact(task, name)
    if (fact !== undefined && landmarks.has(fact)) continue
    if (fact === undefined || isTrivialLandmark(task, fact)) {
      const why = fact === undefined ? 'cannot hold at all' : 'holds initially or in the goal'
      const type = fact === undefined ? 'yes-unreachable' : 'yes-trivial'
      differences.push(
        plainly(type, `\`${name}\` is listed as a landmark, but it ${why}.`, {
          ours: false,
          gold: true,
        }),
      )
      continue
    }
    const decision = found.decisionOf(fact)
    const plan =
      decision.kind === 'not-landmark' ? decision.plan.map(one => actionName(task, one)) : []
    differences.push(
      proven(
        ready,
        'yes-not-landmark',
        `\`${name}\` is listed as a landmark, but a plan avoids it.`,
        { ours: false, gold: true },
        { kind: 'not-landmark', fact: name },
        { kind: 'plan', actions: plan },
      ),
    )
  }
  for (const fact of found.landmarks) {
    const name = factName(task, fact)
    if (yes.has(name)) continue
    const decision = found.decisionOf(fact)
    if (decision.kind !== 'landmark') continue
    const denied = no.has(name)
    differences.push(
      proven(
        ready,
        denied ? 'no-is-landmark' : 'unlisted-landmark',
        `\`${name}\` is ${denied ? 'listed as no landmark' : 'not listed'}, but every plan makes it true.`,
        { ours: true, gold: denied ? false : null },
        { kind: 'landmark', fact: name },
        decision.certificate(),
      ),
    )
  }
  for (let fact = 0 as FactId; fact < task.factCount; fact++) {
    if (task.factKind[fact] !== FLUENT || isTrivialLandmark(task, fact)) continue
    const name = factName(task, fact)
    if (yes.has(name) || no.has(name) || landmarks.has(fact)) continue
    const sentence = `\`${name}\` is a proposition outside initial state and goal, but not listed.`
    differences.push(plainly('unlisted', sentence, { ours: false, gold: null }))
  }
  return compared(differences)
}

/** `opt` is h*, every `yes` best and every `no` not, and the three lists are the applicable actions. */
export function compareNextActions({
  ready,
  asked,
  gold,
  limits,
}: Comparing<NextaGold>): Comparison {
  const { task } = ready
  const counted: Task = { ...task, actionCost: new Float64Array(task.actionCount).fill(1) }
  const steps = (from: Task): number | null | undefined => {
    const outcome = searchOptimal(from, { maxStates: limits.maxStates })
    if (outcome.kind === 'plan') return outcome.plan.length
    return outcome.kind === 'no-plan' ? null : undefined
  }
  const best = steps(counted)
  if (best === undefined) return atLimit(asked.kind, 'the shortest plan')
  if (best === null)
    return { kind: 'undecided', reason: 'no-plan', message: 'The problem has no plan.' }
  const differences: Difference[] = []
  if (gold.opt === undefined || Number(gold.opt) !== best)
    differences.push(
      plainly('other-distance', `A shortest plan has ${best} steps.`, {
        ours: best,
        gold: gold.opt ?? null,
      }),
    )
  const applicable = new Set(
    applicableActions(task, task.initial).map(action => actionName(task, action)),
  )
  for (const [list, listed] of [
    ['yes', true],
    ['no', false],
  ] as const)
    for (const item of gold[list]) {
      const name = normalItem(item)
      const action = findAction(task, name)
      if (action === undefined || !applicable.has(name)) continue
      const after = steps(withInitial(counted, progress(task, task.initial, action)))
      if (after === undefined) return atLimit(asked.kind, `the state after \`${name}\``)
      const isBest = after !== null && after + 1 === best
      if (isBest === listed) continue
      const told = after === null ? 'no plan is left' : `the shortest plan has ${after} steps`
      differences.push(
        plainly(
          listed ? 'yes-not-best' : 'no-is-best',
          `After \`${name}\` ${told}, before it ${best}.`,
          { ours: isBest, gold: listed },
        ),
      )
    }
  const listed = new Set([...gold.yes, ...gold.no, ...gold.maybe].map(normalItem))
  for (const name of applicable)
    if (!listed.has(name))
      differences.push(
        plainly('unlisted-applicable', `\`${name}\` is applicable, but in none of the lists.`, {
          ours: true,
          gold: false,
        }),
      )
  for (const name of listed)
    if (!applicable.has(name))
      differences.push(
        plainly('listed-inapplicable', `\`${name}\` is listed, but not applicable.`, {
          ours: false,
          gold: true,
        }),
      )
  return compared(differences)
}
