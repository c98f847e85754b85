// Remarks on two problems, one sentence each.

import type { Comparison, Pair } from '#planning/equivalence/comparison'
import type { Diff } from '#planning/equivalence/diff/diff'
import { unmetIn, taskOf } from '#planning/equivalence/diff/conditions'
import type { PairNames } from '#planning/equivalence/description/describe'
import type { Diagnostic } from '#planning/pddl/diagnostic'
import { objectsIn } from '#planning/equivalence/diff/rename'

/** Facts about both problems. */
export interface PairFacts {
  readonly pair: Pair
  readonly counted: Comparison
  readonly other: Comparison
  readonly diff: Diff
  readonly warnings: { readonly a: readonly Diagnostic[]; readonly b: readonly Diagnostic[] }
  readonly names: PairNames
}

/** Maximum number of warnings per problem. */
const MAX_WARNINGS = 5

/** The notes, in order of importance. */
export function notesOf(seen: PairFacts): readonly string[] {
  return [
    ...verdicts(seen),
    ...unused(seen),
    ...goals(seen),
    ...costs(seen),
    ...warnings(seen, 'a'),
    ...warnings(seen, 'b'),
  ]
}

/** Explains why the problems are equivalent in one mode only. */
function verdicts({ counted, other }: PairFacts): readonly string[] {
  if (counted.equivalent === null || other.equivalent === null) return []
  if (counted.equivalent === other.equivalent) return []
  return [
    counted.mode === 'placeholder'
      ? 'The goals differ in which objects take which places. That counts as the same here, since the objects in the goal may be exchanged; it would not if each object had its own place.'
      : 'The goals differ only in which objects take which places. Where the objects in the goal may be exchanged (placeholder), the problems are equivalent.',
  ]
}

/** Objects that occur in no fact and no goal. */
function unused({ pair, diff, counted, names }: PairFacts): readonly string[] {
  if (counted.equivalent !== false) return []
  return (['a', 'b'] as const).flatMap(side => {
    const { init, values, goal } = pair[side]
    const used = new Set(objectsIn(goal))
    for (const { terms } of [...init, ...values]) for (const { name } of terms) used.add(name)
    const idle = diff.objects.flatMap(line => {
      const [own, theirs] = side === 'a' ? [line.a, line.b] : [line.b, line.a]
      return own !== null && theirs === null && !used.has(own.name) ? [own.name] : []
    })
    if (idle.length === 0) return []
    const differing = [diff.objects, diff.init, diff.values, diff.goal].flatMap(lines =>
      (lines as readonly { readonly what: string }[]).filter(({ what }) => what !== 'same' && what !== 'renamed'),
    )
    const shown = idle
      .slice(0, 3)
      .map(name => `\`${name}\``)
      .join(', ')
    const what = `${idle.length === 1 ? 'Object' : 'Objects'} ${shown}${idle.length > 3 ? ` and ${idle.length - 3} more` : ''} of ${names[side]} ${idle.length === 1 ? 'stands' : 'stand'} in no fact and in no goal`
    return [
      differing.length === idle.length
        ? `${what}: that is the only difference. One object more still makes a different problem.`
        : `${what}.`,
    ]
  })
}

/** Notes on unsatisfiable goals, and on goals that hold initially. */
function goals({ pair, counted, names }: PairFacts): readonly string[] {
  if (counted.noGoalStates)
    return ['Neither goal can be reached: the problems may be equivalent, but no plan solves either.']
  return (['a', 'b'] as const).flatMap(side => {
    if (counted.solvable[side].solvable === false) return [`No plan reaches the goal of ${names[side]}.`]
    if (counted.solvable[side].plan?.length !== 0) return []
    const task = taskOf(pair.domain, pair[side])
    const holds = task !== undefined && unmetIn(task, pair[side].goal, task.initial)?.length === 0
    return holds ? [`The goal of ${names[side]} holds at once, in the initial state.`] : []
  })
}

function costs({ pair: { a, b }, names }: PairFacts): readonly string[] {
  if (a.minimizesCost === b.minimizesCost) return []
  const [only, not] = a.minimizesCost ? [names.a, names.b] : [names.b, names.a]
  return [`Costs differ: ${only} minimizes the total cost, ${not} does not. The same sequences of actions solve both.`]
}

const warnings = ({ warnings, names }: PairFacts, side: 'a' | 'b'): readonly string[] =>
  warnings[side]
    .filter(({ severity }) => severity === 'warning')
    .slice(0, MAX_WARNINGS)
    .map(({ message }) => `In ${names[side]}: ${message}`)
