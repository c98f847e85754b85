// The effects of ground actions as rows: the unconditional one first, conditions spelled out as literals, without what the precondition or
// the unconditional effect already ensures.

import { ALWAYS, type Alternatives, type AlternativesOf, hasLiteral, type Literals } from './alternatives'
import type { Facts } from './facts'
import { IntList } from '#base/int-list'
import { fill } from './join'
import { bodyOf, byOwner } from './instances'
import type { Reach } from './reach'
import { RowList } from '../rows'
import type { AtomPattern, EffectSchema } from './effect-schemas'
import type { SchemaRules } from './schema-rules'

/** An effect of one action with a condition, or the sum of those that have the same. */
interface Row {
  readonly condition: Literals
  readonly adds: IntList
  readonly deletes: IntList
}

export class EffectRows {
  readonly firstEffect: IntList
  readonly conditions: RowList
  readonly adds: RowList
  readonly deletes: RowList

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
    const { actionCount, effectInstances } = reach
    const rows = actionCount + effectInstances.count
    this.schemas = schemas
    this.reach = reach
    this.facts = facts
    this.alternativesOf = alternativesOf
    this.tuple = new Int32Array(widest)
    this.firstEffect = new IntList(actionCount + 1)
    this.firstEffect.push(0)
    this.conditions = new RowList(rows, effectInstances.body.length)
    this.adds = new RowList(rows, rows * 2)
    this.deletes = new RowList(rows, rows * 2)
    this.instancesOf = effectInstances.count === 0 ? [] : byOwner(effectInstances, actionCount)
    this.firstValue = new Int32Array(effectInstances.count)
    for (let i = 0, at = 0; i < this.firstValue.length; i++) {
      this.firstValue[i] = at
      const schema = schemas[reach.schemaOf.items[effectInstances.owners.items[i]!]!]!
      at += schema.effects[reach.effectPlaces.items[i]!]!.slots.length
    }
  }

  /** Appends the effects of an action with this precondition. */
  add(action: number, precondition: Alternatives): void {
    const { reach } = this
    const adds = this.adds.items
    const deletes = this.deletes.items
    const firstAdd = adds.length
    const firstDelete = deletes.length
    const schema = this.schemas[reach.schemaOf.items[action]!]!
    const binding = schema.slots.binding()
    const at = reach.firstArgument.items[action]!
    const { parameterCount } = schema
    const { items: objects } = reach.arguments
    for (let i = 0; i < parameterCount; i++) binding[i] = objects[at + i]!
    const { items: firstAlways } = reach.firstAdd
    const { items: always } = reach.adds
    const lastAlways = firstAlways[action + 1]!
    for (let i = firstAlways[action]!; i < lastAlways; i++) adds.push(always[i]!)
    this.collectDeletes(schema.always.deletes, binding, deletes)
    const instances = this.instancesOf[action]
    let rows: Iterable<Row> | undefined
    if (instances !== undefined) {
      const first = { condition: ALWAYS[0]!, adds, deletes }
      rows = this.conditional(schema, instances, precondition, first)
    }
    adds.sortTail(firstAdd)
    const lastAdd = adds.length
    deletes.dropTail(firstDelete, adds, firstAdd, lastAdd)
    deletes.sortTail(firstDelete)
    const lastDelete = deletes.length
    if (lastAdd > firstAdd || lastDelete > firstDelete) {
      this.conditions.close()
      this.adds.close()
      this.deletes.close()
    }
    if (rows !== undefined)
      for (const row of rows) {
        row.adds.dropTail(0, adds, firstAdd, lastAdd)
        row.adds.sortTail(0)
        row.deletes.dropTail(0, adds, firstAdd, lastAdd)
        row.deletes.dropTail(0, deletes, firstDelete, lastDelete)
        row.deletes.dropTail(0, row.adds, 0, row.adds.length)
        row.deletes.sortTail(0)
        if (row.adds.length === 0 && row.deletes.length === 0) continue
        this.conditions.add(row.condition)
        this.adds.add(row.adds.toArray())
        this.deletes.add(row.deletes.toArray())
      }
    this.firstEffect.push(this.conditions.first.length - 1)
  }

  /** The action's effect instances, gathered by condition; in `always` if none is left of it. */
  private conditional(
    schema: SchemaRules,
    instances: readonly number[],
    precondition: Alternatives,
    always: Row,
  ): Iterable<Row> {
    const { reach, firstValue } = this
    const binding = schema.slots.binding()
    const rows = new Map<string, Row>()
    for (const [effect, values, found] of this.grouped(schema, instances)) {
      const alternatives = this.alternativesOf.any(
        found.map(i => this.alternativesOf.ofBody(...bodyOf(reach.effectInstances, i))),
      )
      for (let i = 0; i < effect.slots.length; i++)
        binding[effect.slots[i]!] = reach.effectValues.items[firstValue[values]! + i]!
      for (const alternative of alternatives) {
        const condition = beyond(alternative, precondition)
        if (condition === undefined) continue
        const key = condition.join()
        let row = condition.length === 0 ? always : rows.get(key)
        if (row === undefined) {
          row = { condition, adds: new IntList(4), deletes: new IntList(4) }
          rows.set(key, row)
        }
        this.collectAdds(effect.adds, binding, row.adds)
        this.collectDeletes(effect.deletes, binding, row.deletes)
      }
    }
    return rows.values()
  }

  /** Effects grouped by change: the instances that lead to the same one, and a representative for its values. */
  private grouped(schema: SchemaRules, instances: readonly number[]): [EffectSchema, number, number[]][] {
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

  private collectAdds(adds: readonly AtomPattern[], binding: Int32Array, into: IntList): void {
    for (const { predicate, terms } of adds) into.push(this.facts.find(predicate, fill(this.tuple, terms, binding)))
  }

  /** Facts never found cannot be deleted and are left out. */
  private collectDeletes(deletes: readonly AtomPattern[], binding: Int32Array, into: IntList): void {
    for (let i = 0; i < deletes.length; i++) {
      const { predicate, terms } = deletes[i]!
      const fact = this.facts.find(predicate, fill(this.tuple, terms, binding))
      if (fact >= 0) into.push(fact)
    }
  }
}

/**
 * The literals of a condition that the precondition does not already ensure; undefined if it rules the
 * condition out.
 */
function beyond(condition: Literals, precondition: Alternatives): Literals | undefined {
  const ensured = (literal: number): boolean => precondition.every(alternative => hasLiteral(alternative, literal))
  if (condition.some(literal => ensured(literal ^ 1))) return undefined
  return condition.filter(literal => !ensured(literal))
}
