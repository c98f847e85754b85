// Converts what was reached into the arrays of a task.

import { setBit, wordsFor } from '#base/bits'
import type { Domain, Problem } from '#planning/pddl/model'
import { type Alternatives, AlternativesOf, hasLiteral, NEVER } from './alternatives'
import { EffectRows } from './assemble-effects'
import type { Facts } from './facts'
import type { Formula, Slots } from './formula'
import { bodyOf, byOwner } from './instances'
import { IntList } from '#base/int-list'
import type { Reach } from './reach'
import { closeRules } from '../rules'
import { RowList } from '../rows'
import { RuleList } from './rule-list'
import type { SchemaRules } from './schema-rules'
import type { Symbols } from './symbols'
import { AUXILIARY, DERIVED, FLUENT, type LiteralId, type Task } from '../task'

export interface Parts {
  readonly domain: Domain
  readonly problem: Problem
  readonly symbols: Symbols
  readonly facts: Facts
  readonly reach: Reach
  readonly schemas: readonly SchemaRules[]
  readonly goal: Formula
  readonly goalSlots: Slots
  /** Per predicate, -1 if not derived. */
  readonly layers: Int32Array
  /** Alternatives of a condition before auxiliary facts take over. */
  readonly maxAlternatives: number
  /** Most arguments that any atom or action has. */
  readonly widest: number
}

/** The task of everything reached. */
export function assemble(parts: Parts): Task {
  const { facts, reach, symbols, layers, widest } = parts
  const rules = new RuleList()
  const alternativesOf = new AlternativesOf(
    reach.graph,
    facts,
    fact => layers[facts.predicates.items[fact]!]!,
    widest,
    parts.maxAlternatives,
    rules,
  )
  addDerivedRules(parts, alternativesOf, rules)
  const actions = assembleActions(parts, alternativesOf)
  const goal = goalOf(parts, alternativesOf)

  const { factCount } = alternativesOf
  const words = wordsFor(factCount)
  const initial = new Uint32Array(words)
  for (let fact = 0; fact < facts.initialCount; fact++) setBit(initial, 0, fact)
  const { relations } = facts
  const task: Task = {
    domain: parts.domain,
    problem: parts.problem,
    objects: symbols.objects.names,
    factCount,
    words,
    ...factColumns(facts, symbols, factCount),
    ...actions,
    ...rules.toColumns(),
    initial,
    goal,
    isStaticTrue: (predicate, objects) =>
      symbols.kinds[predicate] === 'static' &&
      relations[predicate]!.arity === objects.length &&
      relations[predicate]!.rowOf(objects instanceof Int32Array ? objects : Int32Array.from(objects)) >= 0,
  }
  closeRules(task, initial)
  return task
}

function factColumns(
  facts: Facts,
  symbols: Symbols,
  factCount: number,
): Pick<Task, 'factPredicate' | 'factArguments' | 'factKind'> {
  const factPredicate = new Int32Array(factCount).fill(-1)
  const factKind = new Uint8Array(factCount).fill(AUXILIARY)
  const first = new Int32Array(factCount + 1)
  const items = new IntList(facts.count * 2)
  for (let fact = 0; fact < factCount; fact++) {
    if (fact < facts.count) {
      const predicate = facts.predicates.items[fact]!
      const { arity, rows } = facts.relations[predicate]!
      const at = facts.rows.items[fact]! * arity
      factPredicate[fact] = predicate
      factKind[fact] = symbols.kinds[predicate] === 'derived' ? DERIVED : FLUENT
      for (let i = 0; i < arity; i++) items.push(rows[at + i]!)
    }
    first[fact + 1] = items.length
  }
  return { factPredicate, factKind, factArguments: { first, items: items.toArray() } }
}

type ActionColumns = Pick<
  Task,
  | 'actionCount'
  | 'actionSchema'
  | 'actionArguments'
  | 'actionCost'
  | 'firstAlternative'
  | 'alternatives'
  | 'firstEffect'
  | 'effectCondition'
  | 'effectAdds'
  | 'effectDeletes'
>

/** The actions with at least one alternative, in the order found. */
function assembleActions(parts: Parts, alternativesOf: AlternativesOf): ActionColumns {
  const { reach, schemas, facts, widest } = parts
  const { actionCount, actionInstances: instances, schemaOf } = reach
  const effects = new EffectRows(schemas, reach, facts, alternativesOf, widest)
  const kept = new IntList(actionCount)
  const firstAlternative = new IntList(actionCount + 1)
  firstAlternative.push(0)
  const rows = new RowList(instances.count, instances.body.length)
  const add = (action: number, precondition: Alternatives): void => {
    kept.push(action)
    firstAlternative.push(rows.first.length - 1)
    effects.add(action, precondition)
  }
  if (instances.count === actionCount && reach.graph.isEmpty) {
    // Plain conjunctions of facts, one for each action: nothing to multiply out.
    const { items: first } = instances.first
    const { items: body } = instances.body
    const { items: schemaOfAction } = schemaOf
    const literals = rows.items
    for (let action = 0; action < actionCount; action++) {
      const from = literals.length
      const end = first[action + 1]!
      for (let i = first[action]!; i < end; i++) literals.push(body[i]! * 2)
      literals.sortTail(from)
      rows.close()
      const conditional = schemas[schemaOfAction[action]!]!.effects.length > 0
      add(action, conditional ? [literals.items.slice(from, literals.length)] : NEVER)
    }
  } else {
    const instancesOf = byOwner(instances, actionCount)
    for (let action = 0; action < actionCount; action++) {
      const precondition = alternativesOf.any(
        instancesOf[action]!.map(i => alternativesOf.ofBody(...bodyOf(instances, i))),
      )
      if (precondition.length === 0) continue
      for (const alternative of precondition) rows.add(alternative)
      add(action, precondition)
    }
  }
  return {
    actionCount: kept.length,
    ...actionColumns(parts, kept),
    firstAlternative: firstAlternative.toArray(),
    alternatives: rows.toRows(),
    firstEffect: effects.firstEffect.toArray(),
    effectCondition: effects.conditions.toRows(),
    effectAdds: effects.adds.toRows(),
    effectDeletes: effects.deletes.toRows(),
  }
}

/** What the kept actions are, without their conditions and effects. */
function actionColumns(
  { reach }: Parts,
  kept: IntList,
): Pick<ActionColumns, 'actionSchema' | 'actionArguments' | 'actionCost'> {
  if (kept.length === reach.actionCount)
    return {
      actionSchema: reach.schemaOf.release(),
      actionCost: Float64Array.from(reach.costs),
      actionArguments: { first: reach.firstArgument.toArray(), items: reach.arguments.toArray() },
    }
  const actionSchema = new Int32Array(kept.length)
  const actionCost = new Float64Array(kept.length)
  const rows = new RowList(kept.length, reach.arguments.length)
  for (let i = 0; i < kept.length; i++) {
    const action = kept.items[i]!
    actionSchema[i] = reach.schemaOf.items[action]!
    actionCost[i] = reach.costs[action]!
    const to = reach.firstArgument.items[action + 1]!
    for (let at = reach.firstArgument.items[action]!; at < to; at++) rows.items.push(reach.arguments.items[at]!)
    rows.close()
  }
  return { actionSchema, actionCost, actionArguments: rows.toRows() }
}

/** The rules of derived facts, spelled out. */
function addDerivedRules(parts: Parts, alternativesOf: AlternativesOf, rules: RuleList): void {
  const { facts, layers } = parts
  const { owners, body, first, count } = parts.reach.derivedInstances
  for (let i = 0; i < count; i++) {
    const head = owners.items[i]!
    const layer = layers[facts.predicates.items[head]!]!
    const from = first.items[i]!
    const to = first.items[i + 1]!
    if (isPlain(body.items, from, to)) rules.addFacts(head, layer, body.items, from, to)
    else
      for (const each of alternativesOf.ofBody(body.items, from, to))
        if (!hasLiteral(each, head * 2)) rules.add(head, layer, each)
  }
}

/** Are there only facts, and no nodes of the condition graph? */
function isPlain(body: Int32Array, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (body[i]! < 0) return false
  return true
}

function goalOf(parts: Parts, alternativesOf: AlternativesOf): LiteralId[][] {
  const { goal, goalSlots, reach } = parts
  const node = reach.graph.instantiate(goal, goalSlots)
  if (node < 0) return node === -1 ? [[]] : []
  return alternativesOf.ofNode(node).map(each => Array.from(each) as LiteralId[])
}
