// Lists of facts with at most one true in a row. Every action preserves that, so it holds in all states reachable from the row.

import { countWord } from '#base/bits'
import type { CheckContext } from '../context'
import type { Changing } from './changing'
import type { Cover } from './cover'
import { readList, readNames, reject } from '../rejection'
import { type Formula, TRUE } from '../semantics/formula'
import { actionName, type GroundAction } from '../semantics/ground-action'
import type { Literal } from '../semantics/world'

const NO_FACTS: ReadonlySet<number> = new Set()

export class Exclusions {
  private readonly cover: Cover
  private readonly context: CheckContext
  /** Per fact: those that never hold together with it. */
  private readonly apart = new Map<number, Set<number>>()
  /** Per list: alternately a word of a row and its bits in it. */
  private readonly masks: readonly Int32Array[]

  /** Rejects where an action may break one of the lists. */
  constructor(context: CheckContext, cover: Cover, changing: Changing, value: unknown) {
    this.context = context
    this.cover = cover
    this.masks = readList(value, 'The lists with at most one fact that holds').map((names, number) => {
      const where = `The facts of list ${number}`
      const facts = new Set(readNames(names, where).map(name => context.world.fluentNamed(name)))
      for (const fact of facts)
        if (!cover.task.facts.has(fact)) reject(`${where}: ${context.world.factName(fact)} is not tracked.`)
      this.checkKept(facts, changing, where)
      this.separate(facts)
      return this.masksOf(facts)
    })
  }

  private checkKept(facts: ReadonlySet<number>, changing: Changing, where: string): void {
    const { budget } = this.context
    const looked = new Set<number>()
    for (const fact of facts)
      for (const number of changing.get(fact) ?? []) {
        if (looked.has(number)) continue
        looked.add(number)
        const action = this.cover.task.actions[number]!
        budget.spend(1 + action.precondition.literals.length)
        if (!isKept(action, facts))
          reject(`${where}: more than one may hold after ${actionName(this.context.world, action)}.`)
      }
  }

  private separate(facts: ReadonlySet<number>): void {
    for (const fact of facts) {
      let others = this.apart.get(fact)
      if (others === undefined) this.apart.set(fact, (others = new Set()))
      for (const other of facts) if (other !== fact) others.add(other)
    }
    this.context.budget.spend(facts.size * facts.size)
  }

  private masksOf(facts: ReadonlySet<number>): Int32Array {
    const masks = new Map<number, number>()
    for (const fact of facts) {
      const bit = this.cover.stepper.bitOf.get(fact)
      if (bit === undefined) continue
      masks.set(bit >>> 5, (masks.get(bit >>> 5) ?? 0) | (1 << (bit & 31)))
    }
    return Int32Array.from([...masks].flat())
  }

  /** Facts that never hold together with this one. */
  excludedBy(fact: number): ReadonlySet<number> {
    return this.apart.get(fact) ?? NO_FACTS
  }

  /** Rejects where more than one fact of a list holds in the row. */
  check(row: number, where: string): void {
    const { rows, words } = this.cover
    this.context.budget.spend(this.masks.length)
    for (const [number, masks] of this.masks.entries()) {
      let count = 0
      for (let i = 0; i < masks.length; i += 2) count += countWord(rows[row * words + masks[i]!]! & masks[i + 1]!)
      if (count > 1) reject(`${where}: ${count} facts of list ${number} hold.`)
    }
  }
}

/**
 * If at most one of `facts` holds before the action, does at most one hold after it? Yes if the action adds at most one
 * of them and, whenever it adds one, required that one or deletes the one that held.
 */
function isKept({ precondition, effects }: GroundAction, facts: ReadonlySet<number>): boolean {
  const asked = new Set(
    precondition.any ? [] : precondition.literals.filter(each => (each & 1) === 0 && facts.has(each >> 1)),
  )
  if (asked.size > 1) return true
  const adding = effects.filter(({ adds }) => adds.some(fact => facts.has(fact)))
  const added = new Set(adding.flatMap(({ adds }) => adds.filter(fact => facts.has(fact))))
  if (added.size > 1) return false
  return adding.every(({ condition, deletes }) => {
    const mayDelete = (fact: number): boolean =>
      deletes.includes(fact) || effects.some(effect => effect.condition === TRUE && effect.deletes.includes(fact))
    const makesUp = (literal: Literal): boolean => {
      const fact = literal >> 1
      return (literal & 1) === 0 && facts.has(fact) && (added.has(fact) || mayDelete(fact))
    }
    return asksForOne(precondition, makesUp) || asksForOne(condition, makesUp)
  })
}

/** True if every way to satisfy the formula requires such a literal. */
const asksForOne = ({ any, literals, parts }: Formula, isSuch: (literal: Literal) => boolean): boolean =>
  any
    ? literals.every(isSuch) && parts.every(part => asksForOne(part, isSuch))
    : literals.some(isSuch) || parts.some(part => asksForOne(part, isSuch))
