// The effects of ground actions as rows: the unconditional one first, conditions spelled out as literals,
// and nothing in them that the precondition or the unconditional effect already settles.

import {
  ALWAYS,
  type Alternatives,
  type AlternativesOf,
  includes,
  type Literals,
} from './alternatives'
import type { Facts } from './facts'
import { IntList } from './int-list'
import { fill } from './join'
import type { Instances, Reach } from './reach'
import type { AtomPattern, EffectSchema, SchemaRules } from './schema-rules'

/** Rows that are still growing. */
export class RowList {
  readonly first = new IntList()
  readonly items = new IntList()

  constructor() {
    this.first.push(0)
  }

  add(items: ArrayLike<number>): void {
    for (let i = 0; i < items.length; i++) this.items.push(items[i]!)
    this.first.push(this.items.size)
  }
}

interface Row {
  condition: Literals
  adds: number[]
  deletes: number[]
}

export class EffectRows {
  readonly firstEffect = new IntList()
  readonly conditions = new RowList()
  readonly adds = new RowList()
  readonly deletes = new RowList()

  private readonly schemas: readonly SchemaRules[]
  private readonly reach: Reach
  private readonly facts: Facts
  private readonly alternativesOf: AlternativesOf
  private readonly instancesOf: readonly (readonly number[] | undefined)[]
  private readonly tuple: Int32Array
  /** Per effect instance: where its values start. */
  private readonly firstValue: Int32Array

  constructor(
    schemas: readonly SchemaRules[],
    reach: Reach,
    facts: Facts,
    alternativesOf: AlternativesOf,
    widest: number,
  ) {
    this.schemas = schemas
    this.reach = reach
    this.facts = facts
    this.alternativesOf = alternativesOf
    this.tuple = new Int32Array(widest)
    this.firstEffect.push(0)
    this.instancesOf = byOwner(reach.effectInstances, reach.actionCount)
    this.firstValue = new Int32Array(reach.effectInstances.count)
    for (let i = 0, at = 0; i < this.firstValue.length; i++) {
      this.firstValue[i] = at
      const schema = schemas[reach.schemaOf.items[reach.effectInstances.owners.items[i]!]!]!
      at += schema.effects[reach.effectPlaces.items[i]!]!.slots.length
    }
  }

  /** Appends the effects of an action whose precondition has these alternatives. */
  add(action: number, precondition: Alternatives): void {
    const { reach } = this
    const schema = this.schemas[reach.schemaOf.items[action]!]!
    const binding = new Int32Array(schema.slots.members.length)
    for (let i = 0; i < schema.parameterCount; i++)
      binding[i] = reach.arguments.items[reach.firstArgument.items[action]! + i]!
    const always: Row = { condition: ALWAYS[0]!, adds: [], deletes: [] }
    this.collect(schema.always, binding, always)
    const rows: Row[] = []
    const instances = this.instancesOf[action]
    if (instances !== undefined)
      this.conditional(schema, instances, binding, precondition, always, rows)

    const added = new Set(always.adds)
    this.addRow(
      always.condition,
      [...added],
      always.deletes.filter(fact => !added.has(fact)),
    )
    for (const { condition, adds, deletes } of rows) {
      const more = adds.filter(fact => !added.has(fact))
      const gone = deletes.filter(
        fact => !added.has(fact) && !adds.includes(fact) && !always.deletes.includes(fact),
      )
      this.addRow(condition, more, gone)
    }
    this.firstEffect.push(this.conditions.first.size - 1)
  }

  private addRow(condition: Literals, adds: readonly number[], deletes: readonly number[]): void {
    if (adds.length === 0 && deletes.length === 0) return
    this.conditions.add(condition)
    this.adds.add(ascending(adds))
    this.deletes.add(ascending(deletes))
  }

  /** Sorts the action's effect instances into `rows` by condition, or into `always` where there is none left. */
  private conditional(
    schema: SchemaRules,
    instances: readonly number[],
    binding: Int32Array,
    precondition: Alternatives,
    always: Row,
    rows: Row[],
  ): void {
    const { reach, firstValue } = this
    const rowOf = new Map<string, Row>()
    for (const [effect, values, found] of this.grouped(schema, instances)) {
      const alternatives = this.alternativesOf.any(
        found.map(i => this.alternativesOf.ofBody(...bodyOf(reach.effectInstances, i))),
      )
      for (let i = 0; i < effect.slots.length; i++)
        binding[effect.slots[i]!] = reach.effectValues.items[firstValue[values]! + i]!
      for (const alternative of alternatives) {
        const condition = beyond(alternative, precondition)
        if (condition === undefined) continue
        let row = condition.length === 0 ? always : rowOf.get(condition.join())
        if (row === undefined) {
          row = { condition, adds: [], deletes: [] }
          rowOf.set(condition.join(), row)
          rows.push(row)
        }
        this.collect(effect, binding, row)
      }
    }
  }

  /** Effects with the instances that are ways to the same change, and one of them for its values. */
  private grouped(
    schema: SchemaRules,
    instances: readonly number[],
  ): [EffectSchema, number, number[]][] {
    const groups: [EffectSchema, number, number[]][] = []
    const known = new Map<string, number[]>()
    for (const instance of instances) {
      const place = this.reach.effectPlaces.items[instance]!
      const effect = schema.effects[place]!
      const list = [instance]
      if (effect.ways.length > 1 || effect.ways[0]!.slots.length > 0) {
        const at = this.firstValue[instance]!
        const values = this.reach.effectValues.items.subarray(at, at + effect.slots.length)
        const key = `${place} ${values.join()}`
        const same = known.get(key)
        if (same !== undefined) {
          same.push(instance)
          continue
        }
        known.set(key, list)
      }
      groups.push([effect, instance, list])
    }
    return groups
  }

  private collect(
    effect: { readonly adds: readonly AtomPattern[]; readonly deletes: readonly AtomPattern[] },
    binding: Int32Array,
    row: Row,
  ): void {
    const { facts, tuple } = this
    for (const { predicate, terms } of effect.adds)
      row.adds.push(facts.find(predicate, fill(tuple, terms, binding)))
    for (const { predicate, terms } of effect.deletes) {
      const fact = facts.find(predicate, fill(tuple, terms, binding))
      if (fact >= 0) row.deletes.push(fact)
    }
  }
}

/** Per owner, the instances that belong to it. */
export function byOwner(
  instances: Instances,
  count: number,
): readonly (readonly number[] | undefined)[] {
  const lists: (number[] | undefined)[] = new Array(count).fill(undefined)
  for (let i = 0; i < instances.count; i++) (lists[instances.owners.items[i]!] ??= []).push(i)
  return lists
}

/** The arguments of `ofBody` for an instance. */
export function bodyOf(instances: Instances, i: number): [Int32Array, number, number] {
  return [instances.body.items, instances.first.items[i]!, instances.first.items[i + 1]!]
}

/**
 * The literals of a condition that the precondition does not already ensure; undefined where it rules the
 * condition out.
 */
function beyond(condition: Literals, precondition: Alternatives): Literals | undefined {
  const ensured = (literal: number): boolean =>
    precondition.every(alternative => includes(alternative, Int32Array.of(literal)))
  if (condition.some(literal => ensured(literal ^ 1))) return undefined
  return condition.filter(literal => !ensured(literal))
}

/** Distinct numbers in order. */
function ascending(numbers: readonly number[]): Int32Array {
  const sorted = Int32Array.from(numbers).sort()
  let size = 0
  for (let i = 0; i < sorted.length; i++)
    if (i === 0 || sorted[i] !== sorted[i - 1]) sorted[size++] = sorted[i]!
  return sorted.subarray(0, size)
}
