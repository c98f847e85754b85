// Values shown by zones: literals of which the goal needs one, and none of which holds in the state. The first of them
// that comes true is made true by an action that needs none of them, so every plan has such an action (a disjunctive
// action landmark, Helmert & Domshlak 2009). Which they are the checker finds; each gives up the zone's share of its cost.

import type { CheckContext } from '../context'
import type { Cover } from './cover'
import type { Formula } from '../semantics/formula'
import { actionName, type GroundAction } from '../semantics/instances'
import { readList, readNames, readNumber, readObject, readPlaces, reject } from '../rejection'
import type { Literal } from '../semantics/world'

/** One way in which an action may make a literal true. */
interface Maker {
  readonly action: GroundAction
  readonly condition: Formula
}

export class Zones {
  private readonly context: CheckContext
  private readonly cover: Cover
  private readonly literals: readonly Literal[]
  private readonly makers = new Map<Literal, Maker[]>()
  private readonly bodies = new Map<Literal, Formula[]>()
  /** Per literal: the last zone that had it. */
  private readonly seen: Int32Array
  private turn = 0
  /** Cost given away so far, by action; and the last zone that took of it. */
  private readonly given = new Map<GroundAction, number>()
  private readonly taken = new Map<GroundAction, number>()

  /** `names`: the literals that zones are made of, by place. */
  constructor(context: CheckContext, cover: Cover, names: unknown) {
    const { world, budget } = context
    this.context = context
    this.cover = cover
    this.literals = readNames(names, 'The literals of zones').map(name => {
      const negated = /^\(not (\(.*\))\)$/.exec(name)
      return negated === null ? 2 * world.factNamed(name) : 2 * world.fluentNamed(negated[1]!) + 1
    })
    const wanted = new Set(this.literals)
    const { actions, rules } = cover.task
    for (const action of actions)
      for (const { condition, adds, deletes } of action.effects) {
        budget.spend(1 + adds.length + deletes.length)
        const add = (literal: Literal): void => {
          if (wanted.has(literal)) put(this.makers, literal, { action, condition })
        }
        for (const fact of adds) add(2 * fact)
        // Making it false where the step adds it again is no harm: more actions count, never fewer.
        for (const fact of deletes) add(2 * fact + 1)
      }
    for (const { head, body } of rules) if (wanted.has(2 * head)) put(this.bodies, 2 * head, body)
    this.seen = new Int32Array(this.literals.reduce((most, each) => Math.max(most, each + 1), 0))
  }

  /** Rejects where these zones do not show that every plan from the row costs at least `value` units. */
  check(row: number, where: string, zones: unknown, value: number): void {
    const { world, budget } = this.context
    this.cover.load(row)
    this.given.clear()
    this.taken.clear()
    let sum = 0
    for (const [number, entry] of readList(zones, `${where}: the cuts`).entries()) {
      const here = `${where}, cut ${number}`
      const cut = readObject<'share' | 'zone'>(entry, here)
      const share = world.unitsOf(readNumber(cut.share, `${here}: the share`), `${here}: the share`)
      if (share < 0) reject(`${here}: the share is less than zero.`)
      const places = readPlaces(cut.zone, this.literals.length, `${here}: the zone`)
      budget.spend(1 + 2 * places.length)
      this.enter(places, here)
      for (const place of places) this.charge(this.literals[place]!, share, here)
      sum += share
    }
    for (const [action, given] of this.given)
      if (!(given <= action.cost)) {
        const [its, away] = [world.costOfUnits(action.cost), world.costOfUnits(given)]
        reject(
          `${where}: ${actionName(world, action)} costs ${its}, but ${away} of it is given away.`,
        )
      }
    if (!(value <= sum)) {
      const [all, wanted] = [world.costOfUnits(sum), world.costOfUnits(value)]
      reject(`${where}: the shares add up to ${all}, less than ${wanted}.`)
    }
  }

  /** Marks the zone's literals; rejects where one holds, or the goal needs none of them. */
  private enter(places: Uint32Array, here: string): void {
    const { literals, seen, cover, context } = this
    this.turn++
    for (const place of places) {
      const literal = literals[place]!
      if (cover.stepper.holdsFact(literal >> 1) === ((literal & 1) === 0))
        reject(`${here}: ${context.world.literalName(literal)} holds already.`)
      seen[literal] = this.turn
    }
    if (!this.needs(cover.task.target)) reject(`${here}: the goal needs none of the zone.`)
  }

  /** Takes the share from each action that may make the literal true and needs none of the zone. */
  private charge(literal: Literal, share: number, here: string): void {
    const { given, taken, turn, context } = this
    for (const body of this.bodies.get(literal) ?? []) {
      context.budget.spend(1 + body.literals.length)
      if (!this.needs(body))
        reject(
          `${here}: ${context.world.literalName(literal)} follows from what is not in the zone.`,
        )
    }
    for (const { action, condition } of this.makers.get(literal) ?? []) {
      context.budget.spend(1 + (action.precondition.literals.length >> 2))
      if (taken.get(action) === turn || this.needs(action.precondition) || this.needs(condition))
        continue
      taken.set(action, turn)
      given.set(action, (given.get(action) ?? 0) + share)
    }
  }

  /** Does every way to satisfy the formula ask for a literal of the zone? */
  private needs({ any, literals, parts }: Formula): boolean {
    const { seen, turn } = this
    for (const literal of literals) if ((seen[literal] === turn) !== any) return !any
    for (const part of parts) if (this.needs(part) !== any) return !any
    return any
  }
}

function put<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = map.get(key)
  if (list === undefined) map.set(key, [value])
  else list.push(value)
}
