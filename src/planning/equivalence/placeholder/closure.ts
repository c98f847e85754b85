// The closure of a goal, as far as it can be found: the literals that hold in all goal states, each with its proof.

import { factName } from '#planning/task/names'
import { type FactId, FLUENT, isNegated, literal, literalFact, type LiteralId } from '#planning/task/task'
import { makersOf } from '#planning/search/sub-task-relevance'
import type { Certificate } from '#planning/certificates/certificate'
import type { GroundLiteral } from '../closure/form'
import type { Space } from '../closure/space'
import type { Goal } from '../decide/joined'

/** A literal that was proven to hold in all goal states. */
export interface Proven {
  readonly literal: GroundLiteral
  readonly name: string
  readonly certificate: Certificate
}

/** Maximum number of literals of one goal that are decided. */
const MAX_LITERALS = 3_000

/** Decides literals that may hold in all goal states; refuted ones are removed by the goal's samples. */
export function provenOf(space: Space, goal: Goal, maxQueries: number): Proven[] {
  const { task } = space
  const alternatives = space.alternativesOf(goal.form)
  if (alternatives === undefined) return []
  const given = new Set(alternatives.length === 1 ? alternatives[0]! : [])
  const { constant } = makersOf(task)
  const proven: Proven[] = []
  let queries = 0
  for (let fact = 0; fact < task.factCount; fact++) {
    if (task.factKind[fact] !== FLUENT) continue
    for (const lit of [literal(fact, false), literal(fact, true)]) {
      if (given.has(lit) || !goal.samples.possible(lit)) continue
      if (++queries > Math.min(maxQueries, MAX_LITERALS)) return proven
      const against = (lit ^ 1) as LiteralId
      const reached = space.reachAny(
        alternatives
          .filter(each => !each.includes(lit))
          .map(each => (each.includes(against) ? each : [...each, against].sort((a, b) => a - b))),
      )
      if (reached.kind === 'reachable') goal.samples.add(reached.plan)
      else if (reached.kind === 'unreachable' && (constant[lit] !== 1 || !isNegated(lit)))
        proven.push({ ...named(space, lit), certificate: reached.certificate() })
    }
  }
  return proven
}

function named({ task }: Space, lit: LiteralId): { literal: GroundLiteral; name: string } {
  const fact = factName(task, literalFact(lit) as FactId)
  const [predicate, ...objects] = fact.slice(1, -1).split(' ')
  const positive = !isNegated(lit)
  return {
    literal: { positive, predicate: predicate!, objects },
    name: positive ? fact : `(not ${fact})`,
  }
}
