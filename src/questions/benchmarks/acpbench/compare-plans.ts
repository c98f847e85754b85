// Compares gold answers that depend on plans: removable steps, landmarks, next actions.

import { isTrivialLandmark } from '#planning/analysis/landmarks'
import { smallBlocks } from '#questions/kinds/justification/solve'
import { landmarksOf } from '#questions/kinds/landmark/solve'
import { bestActions } from '#questions/kinds/next-action/solve'
import { countingSteps } from '#planning/task/counting-steps'
import { actionName, factName, findFact } from '#planning/task/names'
import { type ActionId, FLUENT, type FactId } from '#planning/task/task'
import { validatePlan } from '#planning/task/validate'
import { atLimit, type Comparing, type Comparison, compared, normalItem, plainly, proven } from './difference'
import type { Difference } from '../family'
import type { JustGold, LandGold, NextaGold } from './gold'

/** Every listed step must be removable; a pair listed n times must be removable at n positions. */
export function compareRemovable({ ready, asked, gold }: Comparing<JustGold>): Comparison {
  const { task } = ready
  const names = asked.plan ?? []
  if (!validatePlan(task, names).valid)
    return compared([plainly('given-no-plan', 'The given sequence is not a plan.', { proven: false, gold: true })])
  const removable = new Set(smallBlocks(task, names).map(block => block.join()))
  const isRemovable = (...block: number[]): boolean => removable.has(block.join())
  const differences: Difference[] = []
  const used = new Map<string, number>()
  for (const entry of gold) {
    const piece = entry.slice(0, entry.length === 3 ? 2 : 1).map(normalItem)
    const text = piece.map(action => `\`${action}\``).join(' ')
    const addDifference = (type: string, what: string): void => {
      differences.push(plainly(type, `${text} ${what}`, { proven: false, gold: entry }))
    }
    if (piece.length === 2) {
      const places = names.flatMap((name, i) => (name === piece[0] && names[i + 1] === piece[1] ? [i] : []))
      const times = (used.get(text) ?? 0) + 1
      used.set(text, times)
      if (places.length < times)
        addDifference('listed-not-in-plan', 'is listed, but does not occur in the plan that often.')
      else if (places.filter(place => isRemovable(place, place + 1)).length < times)
        addDifference('listed-not-removable', 'is listed, but without it no plan remains.')
      continue
    }
    const places = names.flatMap((name, i) => (name === piece[0] ? [i] : []))
    const place = places[Number(entry[1]) - 1]
    if (place === undefined)
      addDifference('listed-not-in-plan', 'is listed, but does not occur in the plan that often.')
    else if (!isRemovable(place))
      addDifference('listed-not-removable', `at index ${place} is listed, but without it no plan remains.`)
  }
  return compared(differences)
}

/** Every `yes` must be a non-trivial landmark, no `no` may be one, and every proposition of the task must be listed. */
export function compareLandmarks({ ready, asked, gold, limits }: Comparing<LandGold>): Comparison {
  const { task } = ready
  const found = landmarksOf(task, limits)
  if (found.kind === 'no-plan') return { kind: 'undecided', reason: 'no-plan', message: 'The problem has no plan.' }
  if (found.kind === 'undecided') return atLimit(asked.kind, 'the search for a plan')
  if (found.undecided.length > 0) return atLimit(asked.kind, `\`${factName(task, found.undecided[0]!)}\``)
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
          proven: false,
          gold: true,
        }),
      )
      continue
    }
    const decision = found.decisionOf(fact)
    const plan = decision.kind === 'not-landmark' ? decision.plan.map(one => actionName(task, one)) : []
    differences.push(
      proven(
        ready,
        'yes-not-landmark',
        `\`${name}\` is listed as a landmark, but a plan avoids it.`,
        { proven: false, gold: true },
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
        { proven: true, gold: denied ? false : null },
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
    differences.push(plainly('unlisted', sentence, { proven: false, gold: null }))
  }
  return compared(differences)
}

/**
 * `opt` must be h*, every `yes` optimal and every `no` not, and the three lists together must be the applicable
 * actions.
 */
export function compareNextActions({ ready, asked, gold, limits }: Comparing<NextaGold>): Comparison {
  const { task } = countingSteps(ready)
  const found = bestActions(task, limits)
  if (found.kind === 'stopped') return atLimit(asked.kind, 'the shortest plan')
  if (found.kind === 'no-plan') return { kind: 'undecided', reason: 'no-plan', message: 'The problem has no plan.' }
  const best = found.cost
  // Only a wrong answer's text needs the distance, which takes longer to find than whether an action is best.
  const distanceAfter = (action: ActionId): number | undefined => {
    const all = bestActions(task, { ...limits, distances: true })
    return all.kind === 'plan' ? all.actions.find(each => each.action === action)?.after : undefined
  }
  const differences: Difference[] = []
  if (gold.opt === undefined || Number(gold.opt) !== best)
    differences.push(
      plainly('other-distance', `A shortest plan has ${best} steps.`, {
        proven: best,
        gold: gold.opt ?? null,
      }),
    )
  const applicable = new Map(found.actions.map(each => [actionName(task, each.action), each]))
  for (const [list, listed] of [
    ['yes', true],
    ['no', false],
  ] as const)
    for (const item of gold[list]) {
      const name = normalItem(item)
      const value = applicable.get(name)
      if (value === undefined) continue
      const isBest = value.best
      if (isBest === listed) continue
      const after = isBest === undefined ? undefined : isBest ? best - 1 : distanceAfter(value.action)
      if (after === undefined) return atLimit(asked.kind, `the state after \`${name}\``)
      const text = after === Number.POSITIVE_INFINITY ? 'no plan is left' : `the shortest plan has ${after} steps`
      differences.push(
        plainly(listed ? 'yes-not-best' : 'no-is-best', `After \`${name}\` ${text}, before it ${best}.`, {
          proven: isBest,
          gold: listed,
        }),
      )
    }
  const listed = new Set([...gold.yes, ...gold.no, ...gold.maybe].map(normalItem))
  for (const name of applicable.keys())
    if (!listed.has(name))
      differences.push(
        plainly('unlisted-applicable', `\`${name}\` is applicable, but in none of the lists.`, {
          proven: true,
          gold: false,
        }),
      )
  for (const name of listed)
    if (!applicable.has(name))
      differences.push(
        plainly('listed-inapplicable', `\`${name}\` is listed, but not applicable.`, {
          proven: false,
          gold: true,
        }),
      )
  return compared(differences)
}
