// Evidence that two problems differ by single states and literals. A renaming of the goal states of a onto those of b
// maps literals that always hold in one to literals missing in no state of the other, and back. The check searches all
// renamings to confirm that none does.

import { reject } from '../rejection'
import { FALSE, type Formula, formulaKey, literalFormula, negate } from '../semantics/formula'
import type { Literal } from '../semantics/world'
import type { Colours } from './colours'
import { inclusions, tuplesOf, unlisted } from './inclusions'
import type { Known } from './known'
import { findRenaming } from './match'
import { mayHold } from './partial'
import { initialRelations, startColours, staticRelations } from './requirements'
import { Symmetries } from './symmetries'
import type { Relation } from './tuples'
import type { TwoProblems } from './two-problems'

/** Rejects where a renaming is not excluded; strict: one of those that map the initial states onto one another. */
export function requireNoRenaming(two: TwoProblems, a: Known, b: Known, isStrict: boolean): void {
  const { budget } = two
  const statics = staticRelations(two)
  const initial = initialRelations(two)
  const goals = [...inclusions(a, b, true), ...inclusions(b, a, false)]
  const relations = [...statics, ...(isStrict ? initial : []), ...goals]
  const [restA, restB] = [restOf(a), restOf(b)]
  const hasRest = [restA, restB, a.misses, b.misses].some(list => list.length > 0)
  const colours = startColours(two)
  // A mapping of a problem onto itself preserves its goal states. If all conditions are literals and the initial
  // states need not agree, preserving the relations suffices.
  const symmetriesOf = (known: Known, own: Colours, end: 'inA' | 'inB'): Symmetries =>
    isStrict || hasRest
      ? ofProblem(known, own, [...statics, ...initial], end)
      : new Symmetries(
          own,
          relations.map(relation => relation[end]),
          budget,
        )
  const found = findRenaming(
    {
      ...colours,
      relations,
      ...(hasRest ? { mayBecome: map => agrees(a, b, restA, map) && agrees(b, a, restB, backOf(map)) } : {}),
      symmetriesA: symmetriesOf(a, colours.coloursA, 'inA'),
      symmetriesB: symmetriesOf(b, colours.coloursB, 'inB'),
    },
    budget,
  )
  if (found === undefined) return
  const names = [...found].slice(0, 5).map((to, from) => `${a.side.world.objects[from]} → ${b.side.world.objects[to]}`)
  reject(`A renaming is not excluded: ${names.join(', ')}${found.length > 5 ? ' …' : '.'}`)
}

/** The requirements that the relations do not cover. */
const restOf = (known: Known): Formula[] => [...known.conditions, ...unlisted(known).map(literalFormula)]

/**
 * May these conditions of one problem, renamed, hold in all known goal states of the other, and its renamed goal in no known non-goal state
 * of the other?
 */
function agrees(from: Known, to: Known, rest: readonly Formula[], map: Int32Array): boolean {
  const mayHoldIn = (state: ReadonlySet<number>, formula: Formula): boolean =>
    mayHold(formula, {
      from: from.side,
      to: to.side,
      map,
      state,
      budget: from.side.context.budget,
    })
  const isMissed = to.misses.length === 0 ? FALSE : negate(from.side.context.goal())
  return (
    to.states.every(state => rest.every(formula => mayHoldIn(state, formula))) &&
    to.misses.every(state => mayHoldIn(state, isMissed))
  )
}

/** The inverse map, as far as it is known. */
function backOf(map: Int32Array): Int32Array {
  const back = new Int32Array(map.length).fill(-1)
  map.forEach((to, from) => {
    if (to >= 0) back[to] = from
  })
  return back
}

/** Permutations that map types, initial state, values and goal of one problem onto themselves. */
function ofProblem({ side }: Known, colours: Colours, relations: readonly Relation[], end: 'inA' | 'inB'): Symmetries {
  const { world, context } = side
  const goal = context.goal()
  const literals = goal.any ? [] : goal.literals
  const conditions = goal.any ? [goal] : goal.parts
  const sets = world.predicates.flatMap((_info, predicate) =>
    ([0, 1] as const).map(sign => tuplesOf(side, predicate, literals, sign)),
  )
  const keysUnder = (rename?: (literal: Literal) => Literal): string =>
    conditions
      .map(each => formulaKey(each, rename))
      .sort()
      .join(' ')
  const key = keysUnder()
  const keeps = (map: Int32Array): boolean => {
    context.budget.spend(1 + key.length)
    const rename = (literal: Literal): Literal => {
      const objects = world.argumentsOf[literal >> 1]!.map(object => map[object]!)
      return 2 * world.fact(world.predicateOf[literal >> 1]!, objects) + (literal & 1)
    }
    return keysUnder(rename) === key
  }
  const own = relations.map(relation => relation[end])
  return new Symmetries(colours, [...own, ...sets], context.budget, keeps)
}
