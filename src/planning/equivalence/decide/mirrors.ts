// Goal states already seen, mapped by symmetries of the problem and its goal: if one goal state refutes a literal, it also refutes all
// symmetric literals, without another search.

import { isNegated, literalFact } from '#planning/task/task'
import { hasBit } from '#base/bits'
import type { Renaming } from '../comparison'
import type { GroundLiteral } from '../closure/form'
import { Budget } from '../structure/budget'
import { inverse, renamer } from '../structure/renaming'
import { labelled, withLabels } from '../structure/structure'
import { Symmetries } from '../structure/symmetries'
import { type Goal, type Joined, mayFollow, renamedPlan } from './joined'

/** Nodes of the search for symmetries, and tuples examined for one literal. */
const MAX_NODES = 5_000

export class Mirrors {
  private readonly joined: Joined
  private readonly symmetries: ReadonlyMap<Goal, Symmetries | undefined>

  /** Both goals are conjunctions of literals. */
  constructor(joined: Joined) {
    this.joined = joined
    this.symmetries = new Map(
      [joined.a, joined.b].map(goal => [
        goal,
        Symmetries.of(
          withLabels(
            joined.structure,
            goal.literals!.map(literal => labelled('goal', literal)),
          ),
          new Budget(MAX_NODES),
        ),
      ]),
    )
  }

  /** Adds goal states, mapped from known ones, that refute the renaming; false: there are none. */
  refute(renaming: Renaming): boolean {
    const { a, b } = this.joined
    const [there, back] = [renamer(renaming), renamer(inverse(renaming))]
    let refuted = false
    for (const [from, to, name] of [[a, b, there] as const, [b, a, back] as const])
      for (const literal of from.literals!)
        if (this.mirror(to, { ...literal, objects: literal.objects.map(name) })) refuted = true
    return refuted
  }

  /** Adds a goal state in which the literal is false, mapped from one in which another literal is false. */
  private mirror(goal: Goal, literal: GroundLiteral): boolean {
    const { space } = this.joined
    if (typeof space.literalOf(literal) === 'boolean' || !mayFollow(space, goal, literal)) return false
    let source = literal
    const renaming = this.symmetries.get(goal)?.takingTo(
      literal.objects,
      objects => {
        source = { ...literal, objects }
        return !mayFollow(space, goal, source)
      },
      new Budget(MAX_NODES),
    )
    const known = space.literalOf(source)
    if (renaming === undefined || typeof known === 'boolean') return false
    const sample = goal.samples.list.find(({ state }) => hasBit(state, 0, literalFact(known)) === isNegated(known))
    return sample !== undefined && goal.samples.add(renamedPlan(sample.plan, renaming))
  }
}
