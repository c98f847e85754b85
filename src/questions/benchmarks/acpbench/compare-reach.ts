// Compares gold answers on unreachable facts and actions: every listed item must be unreachable, and an empty list
// requires that the whole universe is reachable.

import {
  actionSide,
  decideMember,
  factSide,
  firstUnreachable,
  type ReachSide,
} from '#questions/kinds/solving/unreachable'
import { actionName } from '#planning/task/names'
import { atLimit, type Comparing, type Comparison, compared, normalItem, plainly, proven } from './difference'
import type { Difference } from '../family'

/** The names for facts or actions, whichever the kind asks for. */
interface Sort {
  readonly side: ReachSide
  readonly one: 'proposition' | 'action'
  readonly reachedAs: string
  readonly never: string
}

const facts: Sort = {
  side: factSide,
  one: 'proposition',
  reachedAs: 'can hold',
  never: 'holds',
}

const actions: Sort = {
  side: actionSide,
  one: 'action',
  reachedAs: 'can become applicable',
  never: 'becomes applicable',
}

/** Compares unreachable facts. */
export const compareReachable = (comparing: Comparing<readonly string[]>): Comparison => compareSort(comparing, facts)

/** Compares actions that can never become applicable. */
export const compareActionReachable = (comparing: Comparing<readonly string[]>): Comparison =>
  compareSort(comparing, actions)

function compareSort(comparing: Comparing<readonly string[]>, sort: Sort): Comparison {
  const { ready, asked, gold, limits } = comparing
  const { side } = sort
  if (gold.length === 0) return compareEmpty(comparing, sort)
  const differences: Difference[] = []
  for (const item of gold) {
    const name = normalItem(item)
    if (side.classify(ready, name).kind !== 'in-universe') {
      const sentence = `\`${name}\` is listed, but it is no ${sort.one} of the question.`
      differences.push(plainly('listed-outside-universe', sentence, { proven: null, gold: name }))
      continue
    }
    const target = side.target(name)
    const decision = decideMember(ready.task, side, name, limits)
    if (decision.kind === 'undecided') return atLimit(asked.kind, `\`${name}\``)
    if (decision.kind === 'unreachable') continue
    const sequence = decision.sequence.map(action => actionName(ready.task, action))
    differences.push(
      proven(
        ready,
        'listed-reachable',
        `\`${name}\` is listed, but ${sort.reachedAs} after ${sequence.length} steps.`,
        { proven: sequence, gold: name },
        { kind: 'reachable', target },
        { kind: 'plan', actions: sequence },
      ),
    )
  }
  return compared(differences)
}

/** For an empty list: checks whether everything is reachable. */
function compareEmpty({ ready, asked, limits }: Comparing<readonly string[]>, { side, one, never }: Sort): Comparison {
  const found = firstUnreachable(ready.task, side, limits)
  if (found.kind === 'undecided') return atLimit(asked.kind, `some ${one}s`)
  if (found.kind === 'none') return compared([])
  const { name, isOutside, decision } = found
  return compared([
    proven(
      ready,
      isOutside ? 'empty-though-relaxed-unreachable' : 'empty-though-exclusive',
      `Nothing is listed, but \`${name}\` never ${never}.`,
      { proven: name, gold: [] },
      { kind: 'unreachable', target: side.target(name) },
      decision.certificate(),
    ),
  ])
}
