// Values shown by zones: sets of literals that are all false in the state, one of them needed by the goal. The first
// of them to become true is made true by an action that needs none of them, so every plan has such an action (a
// disjunctive action landmark, Helmert & Domshlak 2009). The checker itself finds these actions; each gives the
// zone's share of its cost.

import type { CheckContext } from '../context'
import type { Cover } from './cover'
import { type Formula, TRUE } from '../semantics/formula'
import { actionName } from '../semantics/ground-action'
import type { RowTest } from '../semantics/stepper'
import { addExactly, placed, readList, readNames, readNumber, readObject, readPlaces, reject } from '../rejection'
import type { Literal } from '../semantics/world'

/** One way in which an action (by its index in the task) may make a literal true: if all of these hold. */
interface Maker {
  readonly action: number
  readonly literals: readonly Literal[]
  /** The remaining conditions. */
  readonly rest: readonly Formula[]
}

const NO_BODIES: readonly Formula[] = []

/** A parsed cut, kept because most apply to many rows. */
interface Zone {
  /** The complements of its literals, without facts that always hold. */
  readonly opposites: readonly Literal[]
  /** True if all of them hold. */
  readonly noneHolds: RowTest
  /** The actions of the cut, by index in the task. */
  readonly actions: readonly number[]
  readonly share: number
}

export class Zones {
  private readonly context: CheckContext
  private readonly cover: Cover
  private readonly literals: readonly Literal[]
  private readonly makers = new Map<Literal, Maker[]>()
  private readonly bodies = new Map<Literal, Formula[]>()
  /** By the entry in the certificate, which is the checker's own copy. */
  private readonly known = new Map<unknown, Zone>()
  /** Per literal: the last zone that contained it. */
  private readonly seen: Int32Array
  private turn = 0
  /**
   * Per action: the share of its cost used so far, the last zone that used it, and the row for which it did. Shares are not negative, so a
   * rounded sum is above 2^53 - 1, and so above every cost.
   */
  private readonly given: number[]
  private readonly taken: Int32Array
  private readonly takenFor: Int32Array
  /** Actions with a used share. */
  private givers: number[] = []

  /** `names`: the literals of zones, by index. */
  constructor(context: CheckContext, cover: Cover, names: unknown) {
    const { world, budget } = context
    this.context = context
    this.cover = cover
    this.literals = readNames(names, 'The literals of zones').map(name => world.literalNamed(name))
    const wanted = new Set(this.literals)
    const { actions, rules } = cover.task
    // Not a typed array: until the code is compiled, V8 allocates an object for each number read from one.
    this.given = new Array<number>(actions.length).fill(0)
    this.taken = new Int32Array(actions.length)
    this.takenFor = new Int32Array(actions.length).fill(-1)
    for (let action = 0; action < actions.length; action++) {
      const { precondition, effects } = actions[action]!
      for (let e = 0; e < effects.length; e++) {
        const { condition, adds, deletes } = effects[e]!
        budget.spend(1 + adds.length + deletes.length)
        let maker: Maker | undefined
        // Counting it as made false although the step adds it again is harmless: it can only add actions.
        for (let i = 0; i < adds.length + deletes.length; i++) {
          const literal = i < adds.length ? 2 * adds[i]! : 2 * deletes[i - adds.length]! + 1
          if (!wanted.has(literal)) continue
          put(this.makers, literal, (maker ??= makerOf(action, precondition, condition)))
        }
      }
    }
    for (const { head, body } of rules) if (wanted.has(2 * head)) put(this.bodies, 2 * head, body)
    this.seen = new Int32Array(this.literals.reduce((max, each) => Math.max(max, (each | 1) + 1), 0))
  }

  /** Rejects if these zones do not show that every plan from the row costs at least `value` units. */
  check(row: number, where: string, zones: unknown, value: number): void {
    const { world } = this.context
    this.cover.load(row)
    this.givers = []
    let sum = 0
    const list = readList(zones, `${where}: the cuts`)
    for (let number = 0; number < list.length; number++)
      try {
        sum = addExactly(sum, this.take(list[number], row), where)
      } catch (error) {
        throw placed(error, `${where}, cut ${number}`)
      }
    for (let i = 0; i < this.givers.length; i++) {
      const number = this.givers[i]!
      const action = this.cover.task.actions[number]!
      const given = this.given[number]!
      if (!(given <= action.cost)) {
        const [its, away] = [world.costOfUnits(action.cost), world.costOfUnits(given)]
        reject(`${where}: ${actionName(world, action)} costs ${its}, but ${away} of it is given away.`)
      }
    }
    if (!(value <= sum)) {
      const [all, wanted] = [world.costOfUnits(sum), world.costOfUnits(value)]
      reject(`${where}: the shares add up to ${all}, less than ${wanted}.`)
    }
  }

  /** Deducts the share of one cut, in this row, from its actions; returns the share. */
  private take(entry: unknown, row: number): number {
    const { context, cover, known, given, takenFor, givers } = this
    let zone = known.get(entry)
    if (zone === undefined) known.set(entry, (zone = this.read(entry)))
    const { noneHolds, actions, share } = zone
    context.budget.spend(1 + noneHolds.masks.length + actions.length)
    if (!cover.stepper.passes(noneHolds)) reject(`${context.world.literalName(this.holdingOf(zone))} holds already.`)
    for (let i = 0; i < actions.length; i++) {
      const action = actions[i]!
      if (takenFor[action] !== row) {
        takenFor[action] = row
        given[action] = 0
        givers.push(action)
      }
      given[action]! += share
    }
    return share
  }

  /** A literal of the zone that holds. */
  private holdingOf({ opposites }: Zone): Literal {
    const { stepper } = this.cover
    const holds = (literal: Literal): boolean => stepper.holdsFact(literal >> 1) === ((literal & 1) === 0)
    return opposites.find(literal => !holds(literal))! ^ 1
  }

  /** The actions of a cut, independent of the row; rejects if the goal, or a rule for one of its literals, needs none of its literals. */
  private read(entry: unknown): Zone {
    const { context, seen, cover } = this
    const { world, budget } = context
    const cut = readObject<'share' | 'zone'>(entry, 'the cut')
    const share = world.unitsOf(readNumber(cut.share, 'the share'), 'the share')
    if (share < 0) reject('the share is less than zero.')
    const places = readPlaces(cut.zone, this.literals.length, 'the zone')
    budget.spend(1 + 2 * places.length)
    this.turn++
    for (let i = 0; i < places.length; i++) {
      const literal = this.literals[places[i]!]!
      if (seen[literal ^ 1] === this.turn)
        reject(`${world.literalName(literal & ~1)} and its negation are both in the zone.`)
      seen[literal] = this.turn
    }
    if (!this.needs(cover.task.target)) reject('the goal needs none of the zone.')
    const actions: number[] = []
    const opposites: Literal[] = []
    for (let i = 0; i < places.length; i++) {
      const literal = this.literals[places[i]!]!
      this.collect(literal, actions)
      if (!cover.task.alwaysHolds(literal >> 1)) opposites.push(literal ^ 1)
      else if ((literal & 1) === 0) reject(`${world.literalName(literal)} holds already.`)
    }
    const noneHolds = cover.stepper.compile({ any: false, literals: opposites, parts: [] })
    return { noneHolds, opposites, actions, share }
  }

  /** Adds the actions that may make the literal true without needing any literal of the zone. */
  private collect(literal: Literal, into: number[]): void {
    const { taken, turn, seen, context } = this
    const bodies = this.bodies.get(literal) ?? NO_BODIES
    for (let i = 0; i < bodies.length; i++) {
      const body = bodies[i]!
      context.budget.spend(1 + body.literals.length)
      if (!this.needs(body)) reject(`${context.world.literalName(literal)} follows from what is not in the zone.`)
    }
    const makers = this.makers.get(literal) ?? []
    context.budget.spend(makers.length)
    search: for (let m = 0; m < makers.length; m++) {
      const { action, literals, rest } = makers[m]!
      if (taken[action] === turn) continue
      for (let i = 0; i < literals.length; i++) if (seen[literals[i]!] === turn) continue search
      for (let i = 0; i < rest.length; i++) if (this.needs(rest[i]!)) continue search
      taken[action] = turn
      into.push(action)
    }
  }

  /** True if every way to satisfy the formula requires a literal of the zone. */
  private needs({ any, literals, parts }: Formula): boolean {
    const { seen, turn } = this
    for (let i = 0; i < literals.length; i++) if ((seen[literals[i]!] === turn) !== any) return !any
    for (let i = 0; i < parts.length; i++) if (this.needs(parts[i]!) !== any) return !any
    return any
  }
}

/** The conjunction of the conditions: its literals, and its choices. */
function makerOf(action: number, precondition: Formula, when: Formula): Maker {
  if (when === TRUE && !precondition.any) return { action, literals: precondition.literals, rest: precondition.parts }
  const literals: Literal[] = []
  const rest: Formula[] = []
  for (const condition of [precondition, when])
    if (condition.any) rest.push(condition)
    else {
      literals.push(...condition.literals)
      rest.push(...condition.parts)
    }
  return { action, literals, rest }
}

function put<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = map.get(key)
  if (list === undefined) map.set(key, [value])
  else list.push(value)
}
